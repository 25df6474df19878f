import { expect, it } from "vitest";
import { parsePhone } from "@angadi/formats/phone";
import type { StoredLead } from "../../leads/leads.ts";
import { parseSearchWords, listSearchWords } from "./lead-words.ts";

const createLead = (fields: Partial<StoredLead>) =>
  ({
    name: "Asha",
    email: "asha@shop.test",
    reference: "K7MP-2XWD",
    phone: parsePhone(""),
    ...fields,
  }) as StoredLead;

it.each([
  ["K7MP-2XWD", "K7MP-2XWD"],
  ["K7MP-2XWD", "k7mp2xwd"],
  ["9972-3526", "9972-3526"],
  ["9972-3526", "99723526"],
])("finds a lead by its reference %s, typed as %s", (reference, search) => {
  const words = listSearchWords(createLead({ reference }));
  for (const word of parseSearchWords(search)) expect(words).toContain(word);
});

const PHONES = ["+91 98765 43210", "098765 43210", "9876543210", "91-98765-43210", "९८७६५ ४३२१०"];

it.each(PHONES.flatMap((typed) => PHONES.map((search) => [typed, search] as const)))(
  "finds a lead by its phone number %s, typed as %s",
  (typed, search) => {
    const words = listSearchWords(createLead({ phone: parsePhone(typed) }));
    for (const word of parseSearchWords(search)) expect(words).toContain(word);
  },
);

it.each(["98765", "+91 98765", "98765 432", "0987"])(
  "finds a lead by the beginning %s of its phone number",
  (search) => {
    const words = listSearchWords(createLead({ phone: parsePhone("098765 43210") }));
    for (const word of parseSearchWords(search)) expect(words).toContain(word);
  },
);
