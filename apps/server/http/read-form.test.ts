import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const post = (body: BodyInit, type?: string) =>
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
    expect(await readForm(post(form))).toEqual({ values: expected });
    expect(await readForm(post("name=Asha&photo=", URLENCODED))).toEqual({ values: expected });
  });

  it.each([
    [
      "a multipart body cut short",
      post("--x\r\nContent-Disposition", "multipart/form-data; boundary=x"),
      400,
    ],
    ["a multipart body without a boundary", post("a=b", "multipart/form-data"), 400],
    ["JSON", post("{}", "application/json"), 400],
    ["a body without a type", post(new Uint8Array([1])), 400],
    ["a body that is too large", post(`a=${"x".repeat(270_000)}`, URLENCODED), 413],
  ])("rejects %s", async (_case, request, status) => {
    expect(await readForm(request)).toMatchObject({ error: { status } });
  });
});
