import { describe, expect, it } from "vitest";
import { contactForm } from "./contact-message.ts";
import { isEmailAddress } from "./email-address.ts";

const validFields = {
  name: "Asha",
  email: "asha@shop.test",
  mobileNo: "+91 98480 00000",
  message: "Hi",
};

describe("typed text", () => {
  it("is reduced to one line without control characters, except the message", () => {
    const parsed = contactForm.parse({
      ...validFields,
      name: " Asha\r\nBcc: all@x.test\u0000 ",
      message: " one\r\ntwo\u0000\u0007 ",
    });
    expect(parsed.name).toBe("Asha Bcc: all@x.test");
    expect(parsed.message).toBe("one\ntwo");
  });

  it("loses invalid characters, and those that XML does not allow", () => {
    const message = "a\uFFFEb\uFFFFc\uD83Dd\uDE00e\u0001f 🙏";
    const parsed = contactForm.parse({ ...validFields, name: message, message });
    for (const text of [parsed.name, parsed.message]) {
      expect(text).toBe("abc\uFFFDd\uFFFDef 🙏");
    }
  });

  it.each([
    ["name", "  "],
    ["email", "not an address"],
    ["email", "a@b.test\r\nBcc: x@y.test"],
    ["mobileNo", "\u0000"],
    ["message", ""],
    ["message", 5],
    ["message", "x".repeat(20_001)],
  ])("is rejected if %s is %j", (field, value) => {
    const parsed = contactForm.safeParse({ ...validFields, [field]: value });
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
  });

  it.each([
    "\u200B",
    "\u200D\u200C",
    "\u2800",
    "\u3164 \u00AD",
    "\uFE0F",
    "\u{E0020}",
    "\u202E\u2066",
    "\uE000",
  ])("is rejected if it only has invisible characters: %j", (value) => {
    for (const field of ["name", "mobileNo", "message"])
      expect(contactForm.safeParse({ ...validFields, [field]: value }).error?.issues).toMatchObject(
        [{ path: [field], message: expect.stringMatching(/^Please (enter|write)/) }],
      );
  });

  it("loses characters that reverse the text around them or are invisible", () => {
    const hostile = "\u202Eevil\u202C \u2067a\u2069\u200Fb\u061C\u200Bc\uFEFF";
    const parsed = contactForm.parse({ ...validFields, name: hostile, message: hostile });
    expect([parsed.name, parsed.message]).toEqual(["evil abc", "evil abc"]);
  });

  it("keeps scripts and emoji of every kind, with their joiners", () => {
    const message =
      "నమస్తే 🙏🏽 <b>ok</b> =1+1 क्\u200Dष न\u200C 👩\u200D👩\u200D👧 ❤\uFE0F 🏴\u{E0067}\u{E007F} עברית";
    const parsed = contactForm.parse({ ...validFields, name: message, message });
    expect([parsed.name, parsed.message]).toEqual([message, message]);
  });

  it("may have 20,000 characters of any script", () => {
    for (const letter of ["x", "ह", "𑄇", "🙏"]) {
      const [longest, tooLong] = [letter.repeat(20_000), letter.repeat(20_001)];
      expect(contactForm.parse({ ...validFields, message: longest }).message).toBe(longest);
      expect(
        contactForm.safeParse({ ...validFields, message: tooLong }).error?.issues[0]?.message,
      ).toBe("Please use at most 20,000 characters.");
    }
  });
});

describe("an email address", () => {
  it.each([
    ["ram@उदाहरण.भारत", "ram@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["राम@उदाहरण.भारत", "राम@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["కృష్ణ@shop.example", "కృష్ణ@shop.example"],
    ["josé@cafe\u0301.example", "josé@xn--caf-dma.example"],
    ["  a.b+c@Shop.Example ", "a.b+c@Shop.Example"],
    ["root@localhost", "root@localhost"],
  ])("accepts %j and converts its domain to ASCII", (typedAddress, stored) => {
    expect(contactForm.parse({ ...validFields, email: typedAddress }).email).toBe(stored);
    expect(isEmailAddress(typedAddress)).toBe(true);
  });

  it.each([
    "राम",
    "@भारत",
    "राम@",
    "a@b@c",
    "a b@c.test",
    "a@-b.test",
    "a@b..test",
    "a@भा/रत",
    "a@भारत:25",
    "a,b@c.test",
    "a@b.test\u3000>",
  ])("rejects %j", (typedAddress) => {
    expect(isEmailAddress(typedAddress)).toBe(false);
    expect(contactForm.safeParse({ ...validFields, email: typedAddress }).success).toBe(false);
  });
});
