import { type RenderResult, cleanup, fireEvent, render } from "@testing-library/react";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, vi } from "vitest";
import { waitFor } from "@angadi/tests/wait-for";
import type { ComponentType } from "react";
import type { ToolProps } from "./tool.ts";

const ORIGIN = "https://www.angadi.example";

/** A rendered tool, with its controls and a person's actions. */
export interface RenderedTool extends Omit<RenderResult, "rerender"> {
  user: UserEvent;
  /** The field, radio button or checkbox with this label; the first, if there are several. */
  getField: (label: string | RegExp) => HTMLInputElement;
  /** The button whose whole text is `name`. */
  getButton: (name: string) => HTMLElement;
  /** The link whose whole text is `name`. */
  getLink: (name: string) => HTMLElement;
  /** Replaces a field's text at once. */
  fill: (field: HTMLElement, text: string) => Promise<void>;
  /** Simulates a reload: a new page with this browser's saved state. */
  reload: () => RenderedTool;
}

function requireFirst<Element>([element]: readonly Element[]): Element {
  if (element === undefined) throw new Error("No such element.");
  return element;
}

/** Renders a tool as in its guide. */
export function renderTool(Tool: ComponentType<ToolProps>, slug: string): RenderedTool {
  // Styles are not loaded here, so the pointer-events check is useless.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const rendered = render(<Tool slug={slug} url={`${ORIGIN}/business-starter-guide/${slug}`} />);
  return {
    ...rendered,
    user,
    getField: (label) => requireFirst(rendered.getAllByLabelText(label)) as HTMLInputElement,
    getButton: (name) => requireFirst(rendered.getAllByText(name, { selector: "button" })),
    getLink: (name) => requireFirst(rendered.getAllByText(name, { selector: "a" })),
    async fill(field, text) {
      await user.clear(field);
      if (text !== "") await user.paste(text);
    },
    reload() {
      cleanup();
      return renderTool(Tool, slug);
    },
  };
}

/** Sets the day in a date field, which has no text to paste into. */
export const setDay = (field: HTMLElement, day: string): boolean =>
  fireEvent.change(field, { target: { value: day } });

/** Returns the amount next to a label, on a receipt or in a list of results. */
export function getAmount(label: string | RegExp, container: HTMLElement = document.body): string {
  const terms = Array.from(container.querySelectorAll("dt"));
  const term = terms.find(({ textContent: text }) =>
    typeof label === "string" ? text.includes(label) : label.test(text),
  );
  if (!term) throw new Error(`No amount is called ${label}.`);
  return term.parentElement?.querySelector("dd")?.textContent ?? "";
}

/** Returns the `details` element whose summary contains `title`. */
export function getDetails(title: string | RegExp): HTMLElement {
  const summaries = Array.from(document.querySelectorAll("summary"));
  const summary = summaries.find(({ textContent: text }) =>
    typeof title === "string" ? text.includes(title) : title.test(text),
  );
  if (!summary?.parentElement) throw new Error(`No summary has the text ${title}.`);
  return summary.parentElement;
}

/** Opens the `details` element whose summary contains `title`. */
export async function openDetails({ user }: RenderedTool, title: string): Promise<HTMLElement> {
  const details = getDetails(title);
  const summary = details.querySelector("summary");
  if (summary) await user.click(summary);
  expect(details).toHaveAttribute("open");
  return details;
}

/** Text of the summary of a `details` element. */
export const getSummaryText = (details: HTMLElement): string =>
  details.querySelector("summary")?.textContent ?? "";

/** Texts of a table's rows, each with its cells joined. */
export const getRowTexts = (container: HTMLElement): string[] =>
  Array.from(container.querySelectorAll("tr"), ({ textContent }) => textContent);

interface DownloadedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
}

/** Clicks a download button and returns the downloaded file. */
export async function download(
  { user }: Pick<RenderedTool, "user">,
  button: HTMLElement,
): Promise<DownloadedFile> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return "blob:file";
  });
  const captureName = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.protocol !== "blob:") return;
    names.push(event.target.download);
    event.preventDefault();
  };
  document.addEventListener("click", captureName);
  onTestFinished(() => {
    document.removeEventListener("click", captureName);
    vi.restoreAllMocks();
  });
  await user.click(button);
  await waitFor(() => expect(names).toHaveLength(1));
  document.removeEventListener("click", captureName);
  const [blob] = blobs;
  if (!blob) throw new Error("No file was made.");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { name: names[0] ?? "", type: blob.type, bytes, text: new TextDecoder().decode(bytes) };
}
