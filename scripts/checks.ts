/** The checks that `npm run check` and `npm test` run on the sources. */
export const CHECKS = [
  { name: "route types", tool: "react-router", args: ["typegen"] },
  { name: "types", tool: "tsc", args: ["-b"] },
  { name: "lint", tool: "oxlint", args: ["--type-aware", "--quiet"] },
  { name: "format", tool: "oxfmt", args: ["--check", "."] },
  { name: "facts", tool: "node", args: ["scripts/facts.ts"] },
  { name: "dead code", tool: "knip", args: [] },
  { name: "reading grade", tool: "node", args: ["scripts/reading-grade.ts"] },
] as const;
