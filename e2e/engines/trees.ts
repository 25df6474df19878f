import type { Page } from "@playwright/test";
import type { WebDriver, WebElement } from "selenium-webdriver";
import { parse } from "yaml";
import type { TreeNode } from "../journeys/visitor.ts";

/** The compared roles. A summary has no role in some engines, so its heading is compared. */
const ROLES = new Set(
  `heading link button textbox searchbox combobox checkbox radio switch slider spinbutton dialog
  alertdialog`.split(/\s+/),
);
const ELEMENTS = `h1,h2,h3,h4,h5,h6,a[href],button,input:not([type=hidden]),select,textarea,dialog[open],[role]`;
const STATES = new Set(["checked", "disabled", "expanded", "pressed", "selected"]);

/** Engines differ in whitespace, and in whether `text-transform` affects names. */
const simplify = (name: string) => name.replaceAll(/\s+/g, "").toLowerCase();

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Reads Chromium's own tree with the DevTools protocol. */
export async function readChromiumTree(page: Page): Promise<TreeNode[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = (await browser.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await browser.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const toNodes = (id: string): TreeNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const inside = (node.childIds ?? []).flatMap(toNodes);
    return node.ignored ? inside : [...toTreeNode(node), ...inside];
  };
  return nodes[0] ? toNodes(nodes[0].nodeId) : [];
}

/** ARIA roles by Chromium's own role names. */
const CHROMIUM_ROLES: Record<string, string> = { Date: "textbox" };

function toTreeNode({ role, name, properties = [] }: AxNode): TreeNode[] {
  const ariaRole = CHROMIUM_ROLES[role?.value ?? ""] ?? role?.value ?? "";
  if (!ROLES.has(ariaRole)) return [];
  const states = properties.flatMap(({ name: state, value: { value } }) => {
    if (state === "level") return [`level=${String(value)}`];
    return STATES.has(state) && (value === true || value === "true") ? [state] : [];
  });
  return [{ role: ariaRole, name: simplify(name?.value ?? ""), states: states.toSorted() }];
}

/** Reads Playwright's snapshot of the document; the engine computes styles and states. */
export async function readSnapshot(page: Page): Promise<TreeNode[]> {
  const modal = page.locator("dialog:modal").last();
  const scope = (await modal.count()) > 0 ? modal : page.locator("body");
  return flatten(parse(await scope.ariaSnapshot()));
}

/** Flattens strings such as `link "Pricing" [expanded]`, and objects with them as keys. */
function flatten(snapshot: unknown): TreeNode[] {
  if (typeof snapshot === "string") return parseLine(snapshot);
  if (Array.isArray(snapshot)) return snapshot.flatMap(flatten);
  if (typeof snapshot !== "object" || snapshot === null) return [];
  return Object.entries(snapshot).flatMap(([line, inside]) =>
    // A string value is the text of the node, not another node.
    [parseLine(line), typeof inside === "string" ? [] : flatten(inside)].flat(),
  );
}

function parseLine(line: string): TreeNode[] {
  const [, role = "", quoted = '""', rest = ""] =
    /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/s.exec(line) ?? [];
  if (!ROLES.has(role)) return [];
  const states = [...rest.matchAll(/\[([^\]]+)\]/g)]
    .map(([, state = ""]) => state)
    .filter((state) => state.startsWith("level=") || STATES.has(state));
  return [{ role, name: simplify(JSON.parse(quoted) as string), states: states.toSorted() }];
}

/** Reads WebKit's own roles and names with WebDriver, which reports no states. */
export async function readWebKitTree(session: WebDriver): Promise<TreeNode[]> {
  const exposed: { element: WebElement; isComboBox: boolean }[] = await session.executeScript(
    `return (${findExposed.toString()})(arguments[0])`,
    ELEMENTS,
  );
  const nodes: TreeNode[] = [];
  for (const { element, isComboBox } of exposed) {
    const role = isComboBox ? "combobox" : await element.getAriaRole();
    if (ROLES.has(role)) nodes.push({ role, name: simplify(await element.getAccessibleName()) });
  }
  return nodes;
}

/**
 * Elements exposed to assistive technology; runs in the page. WebKit reports a select as a button
 * with a menu, and a field with suggestions as a text box: both are combo boxes elsewhere.
 */
function findExposed(css: string): { element: HTMLElement; isComboBox: boolean }[] {
  const modal = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
  return [...document.querySelectorAll<HTMLElement>(css)]
    .filter(
      (element) =>
        (!modal || modal.contains(element)) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[aria-hidden=true],[inert]"),
    )
    .map((element) => ({ element, isComboBox: element.matches("select,input[list]") }));
}
