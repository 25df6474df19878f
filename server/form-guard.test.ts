import { describe, expect, it } from "vitest";
import { readForm } from "./form-guard.ts";

const TYPE = "application/x-www-form-urlencoded";
const posted = (body: BodyInit, type?: string) =>
  new Request("http://x.test/contact", {
    method: "POST",
    body,
    ...(type ? { headers: { "Content-Type": type } } : {}),
  });

describe("readForm", () => {
  it("passes a form on as it came", async () => {
    const form = new FormData();
    form.set("name", "Asha");
    const passed = await readForm(posted(form));
    expect(passed).toBeInstanceOf(Request);
    expect((await (passed as Request).formData()).get("name")).toBe("Asha");
  });

  it.each([
    [
      "a multipart body cut short",
      posted("--x\r\nContent-Disposition", "multipart/form-data; boundary=x"),
      400,
    ],
    ["a multipart body without boundary", posted("a=b", "multipart/form-data"), 400],
    ["JSON", posted("{}", "application/json"), 400],
    ["no type", posted(new Uint8Array([1])), 400],
    ["too much", posted(`a=${"x".repeat(70_000)}`, TYPE), 413],
  ])("refuses %s", async (_what, request, status) => {
    expect(await readForm(request)).toMatchObject({ status });
  });
});
