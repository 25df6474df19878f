import { expect, it } from "vitest";
import type { StoredLead } from "../leads/leads.ts";
import { parseSearchWords, searchWords } from "./lead-words.ts";

const createLead = (fields: Partial<StoredLead>) =>
  ({
    name: "Asha",
    email: "asha@shop.test",
    reference: "K7MP-2XWD",
    phone: "",
    ...fields,
  }) as StoredLead;

it.each([
  ["K7MP-2XWD", "K7MP-2XWD"],
  ["K7MP-2XWD", "k7mp2xwd"],
  ["9972-3526", "9972-3526"],
  ["9972-3526", "99723526"],
])("finds a lead by its reference %s, typed as %s", (reference, search) => {
  const words = searchWords(createLead({ reference }));
  for (const word of parseSearchWords(search)) expect(words).toContain(word);
});
