import { type Target, button } from "../journeys/target.ts";
import type { TreeNode, Visitor } from "../journeys/visitor.ts";
import { ALL_ENGINES_LONG, type VisitorPair, expect, test } from "./test.ts";

const PATHS = [
  "/",
  "/contact",
  "/business-starter-guide/startup-budget-calculator",
  "/pricing",
  "/blog",
  "/blog/get-paid-on-time",
  "/affiliate/apply",
  "/business-name-generator",
  "/website-inspiration",
  "/ai-invoice-builder",
];

const DIALOGS: Record<string, { path: string; open: Target; width?: number }> = {
  "the small screen's menu": {
    path: "/about",
    open: { css: "header button", name: "Open menu" },
    width: 390,
  },
  "the alert": { path: "/", open: button("Generate Website", "main") },
  "the application": { path: "/affiliate", open: { css: "main a[aria-haspopup=dialog]" } },
  "the name generator": {
    path: "/business-name-generator",
    open: { css: "main button", name: "Generate Business Name" },
  },
  "a design": {
    path: "/website-inspiration",
    open: { css: "main a", name: "Dona Ana (larger view)" },
  },
};

test("pages have equal accessibility trees in each engine", ALL_ENGINES_LONG, async ({ pair }) => {
  test.setTimeout(120_000);
  for (const path of PATHS) {
    await runForBoth(pair, async (visitor) => {
      await visitor.open(path);
      await visitor.hydrate();
    });
    await expectSameTree(pair, path);
  }
});

for (const [name, { path, open, width = 1440 }] of Object.entries(DIALOGS)) {
  test(`${name} has the same tree in each engine`, ALL_ENGINES_LONG, async ({ pair }) => {
    await runForBoth(pair, async (visitor) => {
      await visitor.resize(width);
      await visitor.open(path);
      await visitor.hydrate();
      await visitor.click(open);
      await visitor.waitFor(() => document.querySelector("dialog:modal") !== null);
    });
    await expectSameTree(pair, name);
  });
}

async function runForBoth(
  { visitor, reference }: VisitorPair,
  action: (visitor: Visitor) => Promise<void>,
) {
  await action(visitor);
  if (reference) await action(reference);
}

async function expectSameTree({ visitor, reference }: VisitorPair, where: string): Promise<void> {
  for (const current of reference ? [visitor, reference] : [visitor]) await current.settle();
  const tree = await visitor.readTree();
  expect(filterUnnamed(tree), `${where}: without a name`).toEqual([]);
  if (!reference) return;
  const hasStates = tree.some(({ states }) => states !== undefined);
  const expectedLines = (await reference.readTree()).map((node) => toLine(node, hasStates));
  expect(
    tree.map((node) => toLine(node, hasStates)),
    where,
  ).toEqual(expectedLines);
}

const filterUnnamed = (tree: TreeNode[]) => tree.filter(({ name }) => name === "");

const toLine = ({ role, name, states = [] }: TreeNode, hasStates: boolean) =>
  [role, `“${name}”`, ...(hasStates ? states : [])].join(" ");
