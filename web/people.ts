/**
 * The people of Plus Belle la Vie, chosen by hand to fit name, age and family: invented faces, nobody's
 * likeness. The numbers are those of the drawings of Notionists (CC0); `portraits.ts` draws them.
 */
export type Family = "blue" | "yellow" | "red" | "green";

/** Tones of skin and hair, from light to dark. */
export const SKINS = {
  rose: "#f7d8c3",
  sand: "#f0c8a4",
  honey: "#dfa77c",
  amber: "#c08457",
  umber: "#8f5c40",
};
export const HAIRS = {
  white: "#e3ded6",
  grey: "#99939a",
  blond: "#d8a545",
  red: "#b4522a",
  chestnut: "#84502f",
  brown: "#523524",
  black: "#2b2230",
};

export interface Traits {
  skin: keyof typeof SKINS;
  hair: [drawing: string, colour: keyof typeof HAIRS];
  eyes: string;
  brows: string;
  nose: string;
  lips: string;
  body: string;
  beard?: string;
  glasses?: string;
}
export type Person = Traits & { key: string; family: Family | null };

const person = (
  key: string,
  family: Family | null,
  skin: Traits["skin"],
  hair: Traits["hair"],
  [eyes, brows, nose, lips]: [string, string, string, string],
  body: string,
  more: Pick<Traits, "beard" | "glasses"> = {},
): Person => ({ key, family, skin, hair, eyes, brows, nose, lips, body, ...more });

export const PEOPLE: readonly Person[] = [
  // Blue: a landlady of sixty, a girl who dreams, a retired teacher, the one who mends the boats.
  person("mirta", "blue", "sand", ["43", "chestnut"], ["04", "07", "05", "06"], "21"),
  person("luna", "blue", "rose", ["28", "black"], ["05", "10", "03", "03"], "24"),
  person("odile", "blue", "rose", ["29", "white"], ["03", "12", "16", "22"], "12", { glasses: "08" }),
  person("karim", "blue", "amber", ["22", "black"], ["05", "08", "07", "23"], "16", { beard: "12" }),
  // Yellow: a young heir, a man of business, a boy with a cap, a reporter with red hair.
  person("gauthier", "yellow", "rose", ["18", "blond"], ["05", "02", "06", "17"], "13"),
  person("vincent", "yellow", "sand", ["25", "grey"], ["04", "08", "09", "24"], "20", { glasses: "03" }),
  person("gaspard", "yellow", "honey", ["hat", "brown"], ["05", "13", "17", "08"], "23"),
  person("pauline", "yellow", "rose", ["36", "red"], ["02", "10", "03", "05"], "10"),
  // Red: a dreamer with a fringe, a student, the man behind the bar, the lady of the hotel.
  person("agathe", "red", "rose", ["41", "blond"], ["05", "06", "08", "22"], "22"),
  person("yasmine", "red", "amber", ["20", "black"], ["02", "10", "14", "12"], "17"),
  person("bruno", "red", "honey", ["60", "black"], ["04", "08", "19", "04"], "25", { beard: "01" }),
  person("helene", "red", "sand", ["08", "chestnut"], ["03", "06", "10", "05"], "07"),
  // Green: a cook, his father at the bar's end, a boy with a satchel, the one who runs the park.
  person("thomas", "green", "sand", ["27", "brown"], ["05", "07", "04", "03"], "05"),
  person("roland", "green", "rose", ["42", "grey"], ["04", "12", "19", "06"], "14", { beard: "05" }),
  person("tiago", "green", "umber", ["33", "black"], ["05", "02", "17", "25"], "01"),
  person("sonia", "green", "honey", ["47", "brown"], ["02", "04", "13", "14"], "18"),
  // Guests.
  person("charlotte", "red", "sand", ["57", "brown"], ["05", "01", "03", "30"], "15"),
  person("zoe", "red", "rose", ["59", "grey"], ["05", "12", "20", "08"], "11", { glasses: "09" }),
  person("prat", "blue", "sand", ["32", "brown"], ["04", "02", "12", "19"], "19", { glasses: "10" }),
  person("pina", "blue", "honey", ["63", "white"], ["03", "13", "18", "03"], "03"),
  person("lenoir", "yellow", "umber", ["48", "black"], ["02", "07", "11", "05"], "25", { glasses: "11" }),
  person("caumont", "yellow", "rose", ["10", "grey"], ["04", "12", "15", "13"], "11"),
  person("orsini", "green", "honey", ["55", "white"], ["04", "08", "09", "20"], "19", { beard: "11" }),
  person("louis", "green", "amber", ["49", "brown"], ["05", "08", "19", "05"], "09", { beard: "02" }),
  // Somebody an edition of one's own may name: taken in turn.
  person("somebody-0", null, "sand", ["23", "brown"], ["05", "10", "03", "03"], "21"),
  person("somebody-1", null, "honey", ["13", "black"], ["05", "07", "06", "23"], "13"),
  person("somebody-2", null, "umber", ["40", "black"], ["04", "08", "17", "05"], "23"),
  person("somebody-3", null, "rose", ["02", "chestnut"], ["02", "06", "08", "06"], "16"),
  person("somebody-4", null, "amber", ["62", "black"], ["05", "10", "14", "22"], "14"),
  person("somebody-5", null, "rose", ["35", "red"], ["05", "02", "12", "17"], "25", { beard: "10" }),
  person("somebody-6", null, "honey", ["37", "grey"], ["04", "12", "05", "14"], "12"),
  person("somebody-7", null, "sand", ["05", "grey"], ["03", "03", "18", "04"], "07", { glasses: "08" }),
];
