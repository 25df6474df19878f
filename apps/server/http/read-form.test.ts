import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.ts";

const TYPE = "application/x-www-form-urlencoded";
const posted = (body: BodyInit, type?: string) =>
  new Request("http://x.test/contact", {
    method: "POST",
    body,
    ...(type ? { headers: { "Content-Type": type } } : {}),
  });

describe("readForm", () => {
  it("returns the text of each field, and the first of two with one name", async () => {
    const form = new FormData();
    form.append("name", "Asha");
    form.append("name", "Ravi");
    form.append("photo", new Blob(["x"]), "x.png");
    const expected = new Map([
      ["name", "Asha"],
      ["photo", ""],
    ]);
    expect(await readForm(posted(form))).toEqual({ values: expected });
    expect(await readForm(posted("name=Asha&photo=", TYPE))).toEqual({ values: expected });
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
    ["too much", posted(`a=${"x".repeat(270_000)}`, TYPE), 413],
  ])("refuses %s", async (_what, request, status) => {
    expect(await readForm(request)).toMatchObject({ error: { status } });
  });
});
