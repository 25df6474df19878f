import { expect } from "@playwright/test";
import type { Visitor } from "../journeys/visitor.ts";
import {
  type ElementPosition,
  findOverlaps,
  listFailedFiles,
  listSmallFields,
  measureHorizontalOverflow,
  readElementPositions,
} from "./inspect.ts";
import type { VisitorPair } from "./test.ts";

export const WIDTHS = [1440, 390] as const;

/** Maximum distance of a heading or an action from its position in Chromium, in pixels. */
const TOLERANCE = 8;
/** WebKit rounds the height of a line down to whole pixels: at most 0.9 of 27. */
const LINE_ROUNDING = 0.035;
/** Letter widths differ by less than 1 %, so one in four paragraphs may be a line longer. */
const PARAGRAPHS_PER_LINE = 4;
const LINE_HEIGHT = 30;

interface CrawlOptions {
  /** A page of the desk has no web fonts to wait for, and is laid out at once. */
  isDesk?: boolean;
}

/** Opens a page at all widths. Returns its problems, one line each. */
export async function crawlPage(
  { visitor, reference }: VisitorPair,
  url: string,
  { isDesk = false }: CrawlOptions = {},
): Promise<string[]> {
  const visitors = reference ? [visitor, reference] : [visitor];
  for (const current of visitors) {
    await current.resize(WIDTHS[0]);
    await openCompletely(current, url, isDesk);
  }
  const problems: string[] = [];
  for (const width of WIDTHS) {
    for (const current of visitors) {
      await fitWidth(current, width);
      await current.settle();
    }
    const foundProblems = [
      ...(await findProblems(visitor, width)),
      ...(await comparePositions(visitor, reference)),
    ];
    problems.push(...foundProblems.map((problem) => `${url} at ${width}: ${problem}`));
  }
  return problems;
}

/** Opens a page and waits until all of its parts are laid out. */
async function openCompletely(visitor: Visitor, url: string, isDesk: boolean): Promise<void> {
  if (isDesk) {
    await visitor.openWithoutReact(url);
    await visitor.waitFor(() => document.readyState === "complete");
    return;
  }
  await visitor.open(url);
}

/** Sets the page's width, not counting a scroll bar if the engine has one that takes space. */
async function fitWidth(visitor: Visitor, width: number): Promise<void> {
  await resize(visitor, width);
  await expect
    .poll(async () => {
      const { inner, client } = await visitor.evaluate(() => ({
        inner: innerWidth,
        client: document.documentElement.clientWidth,
      }));
      if (client !== width) await resize(visitor, width + inner - client);
      return client;
    })
    .toBe(width);
}

async function resize(visitor: Visitor, width: number): Promise<void> {
  await visitor.resize(width);
  await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width);
}

async function findProblems(visitor: Visitor, width: number): Promise<string[]> {
  const overflow = await visitor.evaluate(measureHorizontalOverflow);
  const overlaps = await visitor.evaluate(findOverlaps);
  const failedFiles = await visitor.evaluate(listFailedFiles);
  const smallFields = width < 768 ? await visitor.evaluate(listSmallFields) : [];
  return [
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ...overlaps.map((pair) => `${pair} overlap`),
    ...failedFiles.map((file) => `not loaded: ${file}`),
    ...smallFields.map((field) => `small text in ${field}`),
  ];
}

async function comparePositions(
  visitor: Visitor,
  reference: Visitor | undefined,
): Promise<string[]> {
  if (!reference) return [];
  const positions = await visitor.evaluate(readElementPositions);
  const expectedPositions = await reference.evaluate(readElementPositions);
  const joinLabels = (list: ElementPosition[]) => list.map(({ label }) => label).join("\n");
  if (joinLabels(positions) !== joinLabels(expectedPositions))
    return [
      `has other headings or actions than in Chromium: ${describeDifference(positions, expectedPositions)}`,
    ];
  return findMoved(positions, expectedPositions);
}

/** Returns elements that moved further than the previous element and the text in between explain. */
function findMoved(positions: ElementPosition[], expectedPositions: ElementPosition[]): string[] {
  let previous = { top: 0, moved: 0 };
  const movedElements: string[] = [];
  for (const [index, position] of positions.entries()) {
    const { left, top } = expectedPositions[index] ?? position;
    const moved = position.top - top;
    const lineCount = Math.ceil(position.paragraphs / PARAGRAPHS_PER_LINE);
    const maxDifference =
      TOLERANCE + Math.abs(top - previous.top) * LINE_ROUNDING + lineCount * LINE_HEIGHT;
    if (
      Math.abs(position.left - left) > TOLERANCE ||
      Math.abs(moved - previous.moved) > maxDifference
    )
      movedElements.push(
        `${position.label} at ${position.left},${position.top}, not at ${left},${top}`,
      );
    previous = { top, moved };
  }
  return movedElements;
}

function describeDifference(
  positions: ElementPosition[],
  expectedPositions: ElementPosition[],
): string {
  const firstDifference = positions.findIndex(
    ({ label }, index) => label !== expectedPositions[index]?.label,
  );
  const index = firstDifference < 0 ? positions.length : firstDifference;
  return `${positions[index]?.label ?? "none"}, not ${expectedPositions[index]?.label ?? "none"}`;
}
