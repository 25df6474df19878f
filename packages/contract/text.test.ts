import { describe, expect, it } from "vitest";
import { contactForm } from "./contact-message.ts";

const typed = { name: "Asha", email: "asha@shop.test", mobileNo: "+91 98480 00000", message: "Hi" };

describe("typed text", () => {
  it("is folded to one line without control characters, except the message", () => {
    const parsed = contactForm.parse({
      ...typed,
      name: " Asha\r\nBcc: all@x.test\u0000 ",
      message: " one\r\ntwo\u0000\u0007 ",
    });
    expect(parsed.name).toBe("Asha Bcc: all@x.test");
    expect(parsed.message).toBe("one\ntwo");
  });

  it("loses invalid characters, and those that XML refuses", () => {
    const message = "a\uFFFEb\uFFFFc\uD83Dd\uDE00e\u0001f 🙏";
    const parsed = contactForm.parse({ ...typed, name: message, message });
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
  ])("is refused where %s is %j", (field, value) => {
    const parsed = contactForm.safeParse({ ...typed, [field]: value });
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
  });

  it("keeps scripts and emoji of every kind", () => {
    const message = "నమస్తే 🙏🏽 <b>ok</b> =1+1 \u202Eabc";
    expect(contactForm.parse({ ...typed, message }).message).toBe(message);
  });
});
