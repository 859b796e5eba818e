"""What each message or request does once it was let in: one function a message.

`handlers` says which; `caller` is who asks. What they do ends in rows, or in an answer.
"""
