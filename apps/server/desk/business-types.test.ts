import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { seed } from "@angadi/api/seed/seed";
import { MAX_BUSINESS_TYPES } from "@angadi/desk-ports/business-types";
import { ENGINES } from "@angadi/tests/databases";
import { APP_ORIGIN, DESK_ORIGIN, createTestDesk } from "@angadi/tests/desk";

describe.each(ENGINES)("business types at the desk on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const cookie = await desk.join("owner", "Mina");
  beforeEach(() => seed(desk.database.db, "IN", { reset: true }));
  afterAll(desk.remove);

  const listTypes = async () => {
    const response = await desk.leads.api.request("/api/admin/master/business/industry/sub/all");
    const { data } = (await response.json()) as { data: { id: string; name: string }[] };
    return data;
  };
  const findType = async (id: string) => (await listTypes()).find((type) => type.id === id);
  const send = async (path: string, form: Record<string, string>) => {
    const response = await desk.visit(path, { cookie, form });
    return { status: response.status, page: await response.text() };
  };
  const loadPage = async (path: string) => (await desk.visit(path, { cookie })).text();
  const listLog = async (count: number) =>
    (await desk.ports.log.list({ before: undefined, limit: count })).map(
      ({ action, subject, before, after }) => [action, subject, before, after].join("|"),
    );
  /** Uploads a file to be checked. */
  const upload = async (text: string | Uint8Array) => {
    const body = new FormData();
    body.set("file", new File([text as string], "types.csv"));
    const headers = { Cookie: cookie, Host: "localhost:3001", Origin: DESK_ORIGIN };
    const response = await desk.visitRaw(
      new Request(`${DESK_ORIGIN}/types.csv`, { method: "POST", body, headers }),
    );
    return { status: response.status, page: await response.text() };
  };
  const readHiddenField = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`)
      .exec(html)?.[1]
      ?.replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&") ?? "";
  const apply = (html: string) =>
    send("/types.csv/apply", {
      base: readHiddenField(html, "base"),
      types: readHiddenField(html, "types"),
    });

  it("are found by name, group and id, and show ids that differ from their names", async () => {
    expect(await loadPage("/types?q=TEA%20st")).toContain('href="/types/tea-stall"');
    expect(await loadPage("/types?q=tailoring")).toContain("Saree shop");
    expect(await loadPage("/types?q=no%20such")).toContain("No types match");
    for (const from of ["999", "1e999"]) {
      const lastPage = await loadPage(`/types?from=${from}`);
      expect(lastPage).toContain(">Previous</a>");
      expect(lastPage).toContain((await listTypes()).at(-1)?.name);
    }
    expect(await loadPage("/types?from=-1e999")).toContain('href="/types/tea-stall"');
  });

  it("are added at the end of their group, without duplicate names or ids", async () => {
    await send("/types", { name: " Chai  & more ", group: "Food & Drink", id: "" });
    const allTypes = await listTypes();
    const index = allTypes.findIndex(({ id }) => id === "chai-and-more");
    expect(allTypes.slice(index - 1, index + 2)).toMatchObject([
      { name: "Tiffin service" },
      { name: "Chai & more", subIndustryType: "Food & Drink" },
      { name: "Book & stationery shop" },
    ]);
    expect(await listLog(1)).toEqual(["type-added|chai-and-more||Chai & more"]);
    for (const [form, problem] of [
      [{ name: "chai & MORE", group: "X", id: "other" }, "already has this name or ID"],
      [{ name: "Other", group: "X", id: "Tea-Stall" }, "already has this name or ID"],
      [{ name: "", group: "X", id: "x" }, "Enter a name of"],
      [{ name: "\u200B", group: "X", id: "x" }, "Enter a name of"],
      [{ name: "Other", group: "", id: "x" }, "Enter a group of"],
      [{ name: "Other", group: "X", id: "a b" }, "Enter an ID of"],
      [{ name: "चाय", group: "X", id: "" }, "none can be made"],
      [{ name: "<script>", group: "X", id: "/../x" }, "Enter an ID of"],
    ] as const) {
      const { status, page: html } = await send("/types", form);
      expect([form, status, html.includes(problem)]).toEqual([form, 422, true]);
    }
    expect(await listTypes()).toEqual(allTypes);
  });

  it("can change name and group, but never the id; the picker's hand-off is shown", async () => {
    const previousFields = { previousName: "Tea stall", previousGroup: "Food & Drink" };
    await send("/types/tea-stall", { ...previousFields, name: "Chai stall", group: "Retail" });
    expect(await findType("tea-stall")).toMatchObject({
      name: "Chai stall",
      subIndustryType: "Retail",
    });
    expect((await listLog(2)).toSorted()).toEqual([
      "type-regrouped|tea-stall|Food & Drink|Retail",
      "type-renamed|tea-stall|Tea stall|Chai stall",
    ]);
    expect(await loadPage("/types/tea-stall")).toContain(
      `${APP_ORIGIN}/select-location?businessTypeId=tea-stall&amp;subIndustryType=Retail`,
    );

    // Somebody else had opened the form with the old name.
    const staleChange = { ...previousFields, name: "Tea house", group: "Food & Drink" };
    const conflict = await send("/types/tea-stall", staleChange);
    expect([conflict.status, conflict.page.includes("it is Chai stall in Retail now")]).toEqual([
      409,
      true,
    ]);
    expect(conflict.page).toContain('value="Tea house"');
    const duplicate = await send("/types/tea-stall", {
      previousName: "Chai stall",
      previousGroup: "Retail",
      name: "café",
      group: "Retail",
    });
    expect(duplicate.status).toBe(422);
    expect((await send("/types/gone", staleChange)).status).toBe(404);
    expect(await findType("tea-stall")).toMatchObject({ name: "Chai stall" });
  });

  it("move within their group, but not out of it", async () => {
    const listNames = async () => (await listTypes()).slice(0, 3).map(({ name }) => name);
    const [first = "", second = "", third = ""] = await listNames();
    const [{ id } = { id: "" }] = await listTypes();
    await send(`/types/${id}/move`, { step: "up" });
    expect(await listNames()).toEqual([first, second, third]);
    await send(`/types/${id}/move`, { step: "down" });
    expect(await listNames()).toEqual([second, first, third]);
    expect(await listLog(1)).toEqual([`types-ordered||${first}, ${second}|${second}, ${first}`]);
  });

  it("are deleted after confirmation, except the last one", async () => {
    expect(await loadPage("/types/tea-stall/remove")).toContain(
      "Tea stall disappears from the picker",
    );
    await send("/types/tea-stall/remove", {});
    expect(await findType("tea-stall")).toBeUndefined();
    expect(await listLog(1)).toEqual(["type-removed|tea-stall|Tea stall|"]);
    expect((await send("/types/tea-stall/remove", {})).status).toBe(404);
    await desk.database.db.deleteFrom("business_types").where("id", "<>", "cafe").execute();
    expect((await send("/types/cafe/remove", {})).status).toBe(409);
    expect(await listTypes()).toHaveLength(1);
  });

  it("are imported from a file: its changes are shown, and written after confirmation", async () => {
    const before = await listTypes();
    const csv = await loadPage("/types.csv");
    expect((await upload(csv)).page).toContain(
      "No changes: the file is the same as the current list.",
    );
    const changedCsv = csv
      .replace('"tea-stall","Tea stall"', '"tea-stall","Chai & tea stall"')
      .replace(/"dhaba".*\r\n/, "")
      .concat(',"Kite shop","Retail"\r\n');
    const preview = await upload(changedCsv);
    expect(preview.status).toBe(200);
    expect(preview.page).toMatch(/1 type to add[^]*Kite shop · Retail · kite-shop/);
    expect(preview.page).toMatch(/1 type to delete[^]*Dhaba/);
    expect(preview.page).toMatch(/<del>Tea stall<\/del> <ins>Chai &amp; tea stall<\/ins>/);
    expect(await listTypes()).toEqual(before);

    expect((await apply(preview.page)).status).toBe(303);
    expect(await findType("tea-stall")).toMatchObject({ name: "Chai & tea stall" });
    expect(await findType("dhaba")).toBeUndefined();
    const retail = (await listTypes()).filter(
      (type) => "subIndustryType" in type && type.subIndustryType === "Retail",
    );
    expect(retail.at(-1)).toMatchObject({ id: "kite-shop" });
    expect((await listLog(3)).toSorted()).toEqual([
      "type-added|kite-shop||Kite shop",
      "type-removed|dhaba|Dhaba|",
      "type-renamed|tea-stall|Tea stall|Chai & tea stall",
    ]);

    // Somebody else who had the same preview open confirms it.
    const staleChange = await apply(preview.page);
    expect([staleChange.status, staleChange.page.includes("nothing was saved")]).toEqual([
      409,
      true,
    ]);
  });

  it("are not changed by an invalid file or a file that was tampered with", async () => {
    const before = await listTypes();
    const invalid = await upload("id,name,group\n,Tea,X\n,tea,X\n,=1+1,X\n");
    expect(invalid.status).toBe(422);
    expect(invalid.page).toContain("3 errors in the file");
    expect((await upload("")).status).toBe(422);
    expect((await upload(new Uint8Array([0x43, 0xe9, 0x0a]))).status).toBe(422);
    expect((await upload("x".repeat(3 * 1024 * 1024))).page).toContain("larger than 2 MB");
    const { version } = await desk.ports.types.read();
    const tampered = await send("/types.csv/apply", { base: version, types: "name,group\n=1,X" });
    expect(tampered.status).toBe(422);
    expect((await send("/types.csv/apply", {})).status).toBe(422);
    expect(await listTypes()).toEqual(before);
  });

  it("are imported up to 10,000, and exported to an identical file", async () => {
    const lines = Array.from(
      { length: MAX_BUSINESS_TYPES },
      (_, index) => `,Type ${index},Group ${index % 40}`,
    );
    const preview = await upload(`id,name,group\n${lines.join("\n")}`);
    expect(preview.page).toContain("10,000 types to add");
    // Multipart, as the browser sends it.
    const body = new FormData();
    body.set("base", readHiddenField(preview.page, "base"));
    body.set("types", readHiddenField(preview.page, "types"));
    const headers = { Cookie: cookie, Host: "localhost:3001", Origin: DESK_ORIGIN };
    const request = new Request(`${DESK_ORIGIN}/types.csv/apply`, {
      method: "POST",
      body,
      headers,
    });
    expect((await desk.visitRaw(request)).status).toBe(303);
    expect(await listTypes()).toHaveLength(MAX_BUSINESS_TYPES);
    expect((await send("/types", { name: "One more", group: "X", id: "" })).status).toBe(422);
    expect((await upload(await loadPage("/types.csv"))).page).toContain(
      "No changes: the file is the same",
    );
  });
});
