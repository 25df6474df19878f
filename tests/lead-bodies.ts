import fc from "fast-check";
import { AFFILIATE_TYPES } from "@angadi/contract/affiliate-application";

/** Text as typed by people, bots and attackers. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "=1+1",
    "a\r\nBcc: x@y.test",
    "\u0000",
    "\u202Eabc",
    "🙏🏽",
    "\uD83D",
    "<script>",
    "x".repeat(270_000),
    "'; DROP TABLE job_queue; --",
    "__proto__",
  ),
);
const anyValue = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), text, { maxKeys: 3 }),
);
/** Creates an arbitrary of mostly valid values, and sometimes any value. */
const createMostlyValid = (valid: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: valid }, { weight: 1, arbitrary: anyValue });
const emailAddress = fc.emailAddress();

const almostValidMessage = fc.record(
  {
    businessId: createMostlyValid(fc.constant("angadi")),
    name: createMostlyValid(text),
    email: createMostlyValid(emailAddress),
    mobileNo: createMostlyValid(text),
    message: createMostlyValid(text),
    context: createMostlyValid(
      fc.record(
        {
          landingPath: createMostlyValid(text),
          referrer: createMostlyValid(fc.webUrl()),
          utm: createMostlyValid(fc.dictionary(fc.constantFrom("utm_source", "utm_medium"), text)),
          partnerId: createMostlyValid(fc.constant("partner-1")),
          marketingOptIn: createMostlyValid(fc.boolean()),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: ["businessId", "name"] },
);
const almostValidApplication = fc.record(
  {
    name: createMostlyValid(text),
    mobile: createMostlyValid(text),
    countryCode: createMostlyValid(fc.constantFrom("+91", "+1", "91", "+99999")),
    email: createMostlyValid(emailAddress),
    companyName: createMostlyValid(text),
    additionalDetails: createMostlyValid(
      fc.record(
        {
          websiteUrl: createMostlyValid(fc.webUrl()),
          mediaLink: createMostlyValid(fc.webUrl()),
          affilatedType: createMostlyValid(fc.constantFrom(...AFFILIATE_TYPES)),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: ["name"] },
);
const validMessage = fc.record({
  businessId: fc.constant("angadi"),
  name: fc.stringMatching(/^[A-Z][a-z]{1,20}$/),
  email: fc.stringMatching(/^[a-z]{1,20}@shop\.test$/),
  mobileNo: fc.constant("98480 11111"),
  message: fc.stringMatching(/^[A-Z][a-z ]{1,60}$/),
});
/** Possible request bodies: valid messages, almost valid leads, other JSON, and invalid JSON. */
export const anyLeadBody: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: validMessage },
  { weight: 4, arbitrary: almostValidMessage },
  { weight: 4, arbitrary: almostValidApplication },
  { weight: 1, arbitrary: anyValue },
  // Invalid JSON.
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("{", "[]", "null", "{}", '{"a":', `{"name":${"[".repeat(5000)}`),
  },
);
