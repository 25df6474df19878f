import { type Plugin, build } from "vite";

const SUFFIX = "?script";

/** Bundles a module and its imports into one minified classic script, to be inlined in a page. */
export async function bundleScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      target: "es2022",
      rolldownOptions: {
        input: file,
        output: { format: "iife" },
        optimization: { inlineConst: { mode: "all", pass: 2 } },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error(`${file} was not built.`);
  return output.output[0].code.trim();
}

/** `import text from "./x.ts?script"`: the module as the source of an inline script. */
export const inlineScriptPlugin: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(SUFFIX)) return undefined;
    const code = await bundleScript(id.slice(0, -SUFFIX.length));
    return { code: `export default ${JSON.stringify(code)};`, moduleType: "js" };
  },
};
