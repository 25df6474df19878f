/**
 * Cuts the build's one stylesheet by route. React Router would link only the styles of what a route
 * imports at once, and late parts (site/late.tsx) must be styled before their code is there; one
 * sheet for all pages would outgrow its budget. So the root's sheet has what every page needs, and a
 * page's own sheet has the rules whose classes stand in the code of that page, late parts included.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type SelectorList, transform } from "lightningcss";

/** An entry of Vite's manifest: a chunk, and the keys of what it imports. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The part of React Router's browser manifest that says what a route loads. */
interface Routes {
  routes: Record<string, { module: string; css?: string[] }>;
}

const MANIFEST_START = "window.__reactRouterManifest=";
/** What `shortName` in vite.config.ts makes of a class. */
const SCOPED = /^_[\w-]{5}$/;

/** Writes the sheets beside the scripts, and who links which into both manifests. */
export function cutStyles(build: string): void {
  const assets = path.join(build, "client/assets");
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(build, "client/.vite/manifest.json"), "utf8"),
  );
  const names = readdirSync(assets);
  const manifestFile = path.join(assets, only(names, /^manifest-.*\.js$/));
  const manifest: Routes = JSON.parse(
    readFileSync(manifestFile, "utf8").slice(MANIFEST_START.length).replace(/;\s*$/, ""),
  );
  const whole = readFileSync(path.join(build, "client", chunks["style.css"]?.file ?? ""), "utf8");

  const codeOf = (module: string) => codeBehind(path.join(build, "client"), chunks, module);
  const rootCode = codeOf(manifest.routes["root"]?.module ?? "");
  const styles: Record<string, string[]> = {};
  for (const [id, route] of Object.entries(manifest.routes)) {
    const code = id === "root" ? "" : codeOf(route.module);
    const css =
      id === "root"
        ? cut(whole, (classes) => classes.every((name) => rootCode.includes(name)))
        : cut(
            whole,
            (classes) =>
              classes.some((name) => !rootCode.includes(name)) &&
              classes.every((name) => rootCode.includes(name) || code.includes(name)),
          );
    route.css = css === "" ? [] : [write(assets, css)];
    styles[id] = route.css;
  }

  for (const name of names) if (name.endsWith(".css")) rmSync(path.join(assets, name));
  rmSync(path.join(build, "client/.vite"), { recursive: true });
  writeFileSync(manifestFile, `${MANIFEST_START}${JSON.stringify(manifest)};`);
  writeFileSync(path.join(build, "route-styles.json"), JSON.stringify(styles));
}

/** The code of a module and of all it imports, at once or late. */
function codeBehind(client: string, chunks: Record<string, Chunk>, module: string): string {
  const start = Object.keys(chunks).find((key) => `/${chunks[key]?.file}` === module);
  const seen = new Set<string>();
  const follow = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : chunks[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
  };
  follow(start);
  return [...seen].map((file) => readFileSync(path.join(client, file), "utf8")).join("\n");
}

/** The sheet with the rules and animations `wanted` says yes to, by the scoped names in them. */
function cut(css: string, wanted: (names: string[]) => boolean): string {
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const keeps = rule.value.selectors.some((selector) => wanted(scopedNames(selector)));
          return keeps ? undefined : [];
        },
        keyframes(rule) {
          const { name } = rule.value;
          return wanted([name.value]) ? undefined : [];
        },
        page: () => (wanted([]) ? undefined : []),
        "font-face": () => (wanted([]) ? undefined : []),
        "layer-statement": () => (wanted([]) ? undefined : []),
      },
    },
  });
  return withoutEmptyBlocks(code.toString());
}

/** Media queries and layers that lost all their rules; they may stand in one another. */
function withoutEmptyBlocks(css: string): string {
  const shorter = css.replaceAll(/@[^{};]+\{\}/g, "");
  return shorter === css ? css : withoutEmptyBlocks(shorter);
}

/** The scoped classes an element must have, or have around it, for a selector to fit. */
function scopedNames(selector: SelectorList[number]): string[] {
  return selector.flatMap((part) =>
    part.type === "class" && SCOPED.test(part.name) ? [part.name] : [],
  );
}

function write(assets: string, css: string): string {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  writeFileSync(path.join(assets, `style-${hash}.css`), css);
  return `/assets/style-${hash}.css`;
}

function only(names: string[], pattern: RegExp): string {
  const [found, ...more] = names.filter((name) => pattern.test(name));
  if (!found || more.length > 0) throw new Error(`Expected one file like ${pattern}.`);
  return found;
}
