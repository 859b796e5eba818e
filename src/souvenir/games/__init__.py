"""The games. Each package here that holds a BOX is found by the registry."""
