import { build } from "vite";
import { describe, expect, it } from "vitest";
import { inlineFacts } from "./inline-facts.ts";

/** Builds a module that imports `fact`, and returns its code. */
async function buildModule(body: string, importPath = "@angadi/content/facts"): Promise<string> {
  const code = `import { getDueDates, getFactValue } from "${importPath}";\n${body}`;
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry: "entry.ts", formats: ["es"] } },
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id.endsWith("entry.ts") ? "entry.ts" : undefined),
        load: (id) => (id === "entry.ts" ? code : undefined),
      },
      inlineFacts,
    ],
  });
  const chunks = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  return chunks.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
}

describe("facts in code", () => {
  it("become their values, without the tables", async () => {
    const code = await buildModule(
      'export const texts = [`From ${getFactValue("tm-fee.1")}`, Number(getFactValue("msmed-days.2"))];',
    );
    expect(code).toMatch(/\["From ₹4,500", 15\]/);
    expect(code.length).toBeLessThan(100);
  });

  it("become their due dates", async () => {
    const code = await buildModule('export const dates = getDueDates("due-gstr-4");');
    expect(code).toMatch(/months: \[6\],\s*day: 30/);
  });

  it("become their values within the package of the facts", async () => {
    const code = await buildModule(
      'export const days = getFactValue("msmed-days.2");',
      "./facts.ts",
    );
    expect(code).toMatch(/"15"/);
  });

  it.each(["unknown", "tm-fee", "tm-fee.9"])("fail the build for %s", async (id) => {
    await expect(buildModule(`export const fee = getFactValue("${id}");`)).rejects.toThrow(id);
  });

  it("fail the build if the id is computed", async () => {
    const buildResult = buildModule("export const fee = (id: string) => getFactValue(id);");
    await expect(buildResult).rejects.toThrow("one literal");
  });
});
