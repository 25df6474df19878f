import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { download } from "../kit/tool.test-helper.tsx";
import { type Draft, emptyLine } from "./draft.ts";
import { exampleDraft } from "./example.ts";
import { BillMaker } from "./maker.tsx";

/** Opens the maker with a bill on its form. */
function open(draft: Draft = exampleDraft) {
  localStorage.setItem("guide-tool:bill", JSON.stringify({ version: 1, value: { id: "", draft } }));
  const { container } = render(<BillMaker />);
  const user = userEvent.setup();
  const named = (name: string) => {
    const field = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`No field is called ${name}.`);
    return field;
  };
  return {
    container,
    user,
    named,
    /** Replaces a field's text at once. */
    fill(field: HTMLElement, value: string) {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    },
    press: (name: string) => user.click(screen.getByText(name, { selector: "button" })),
    paper: () => screen.getByRole("article"),
    total: () => within(container).getByLabelText("Total and print"),
  };
}

/** The row of the saved bill with a number; null if there is none. */
const savedBill = (number: string) => screen.queryByText(number, { selector: "th" })?.closest("tr");
function findRow(number: string) {
  const row = savedBill(number);
  if (!row) throw new Error(`No bill ${number} is saved.`);
  return within(row);
}

it("shows a GSTIN's error at its field, and marks the bill as a draft meanwhile", async () => {
  const maker = open({ ...exampleDraft, seller: { ...exampleDraft.seller, gstin: "" } });
  expect(maker.paper()).toHaveTextContent("Draft");
  await maker.press("Your GSTIN");
  const field = maker.named("seller.gstin");
  expect(field).toHaveFocus();
  maker.fill(field, "36AAPFU0939F1ZV");
  expect(field).toHaveAccessibleDescription(/15th character of this GSTIN should be W/);
  expect(maker.paper()).toHaveTextContent("₹8,014");
  maker.fill(field, "36AAPFU0939F1ZW");
  expect(field).not.toHaveAttribute("aria-invalid", "true");
  expect(maker.paper()).not.toHaveTextContent("Draft");
});

it("lists missing fields only after a print is requested, and links to each field", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const maker = open({ ...exampleDraft, lines: [emptyLine, ...exampleDraft.lines] });
  expect(maker.total()).toHaveTextContent("₹8,014");
  expect(maker.container).not.toHaveTextContent("missing");
  await maker.user.click(within(maker.total()).getByText("Print or save as PDF"));
  const missing = screen.getByText(/^3 things are missing/).closest("div");
  expect(missing).toHaveFocus();
  expect(print).not.toHaveBeenCalled();
  await maker.user.click(within(missing ?? document.body).getByText(/The rate of/));
  const rate = maker.named("lines.0.rate");
  expect(rate).toHaveFocus();
  expect(rate.closest("details")).toHaveAttribute("open");
  maker.fill(rate, "10");
  expect(maker.total()).toHaveTextContent("₹8,025");
  await maker.press("Print the draft");
  expect(print).toHaveBeenCalledOnce();
});

describe("saved bills", () => {
  it("continue the numbering, and undo restores the previous form", async () => {
    const maker = open();
    await maker.press("Save bill");
    await maker.press("New bill");
    expect(maker.named("number")).toHaveValue("26-27/002");
    expect(maker.named("seller.name")).toHaveValue("Sample Sweets and Bakes");
    expect(maker.named("buyer.name")).toHaveFocus();
    expect(maker.named("buyer.name")).toHaveValue("");
    // Undoing twice restores the text typed into the new bill.
    maker.fill(maker.named("buyer.name"), "Typed Too Early");
    await maker.press("Undo");
    expect(maker.named("number")).toHaveValue("26-27/001");
    expect(maker.named("buyer.name")).toHaveValue("Sample Desk Co-working");
    await maker.press("Undo");
    expect(maker.named("buyer.name")).toHaveValue("Typed Too Early");
  });

  it("can be paid, deleted, restored, opened and copied", async () => {
    const maker = open();
    await maker.press("Save bill");
    await maker.press("New bill");
    maker.fill(maker.named("buyer.name"), "Typed Too Early");
    const number = "26-27/001";
    await maker.user.click(findRow(number).getByRole("checkbox"));
    expect(maker.container).not.toHaveTextContent("Not paid yet");
    await maker.user.click(findRow(number).getByText("Delete"));
    expect(savedBill(number)).toBeUndefined();
    await maker.press("Undo");
    await maker.user.click(findRow(number).getByText("Open"));
    expect(maker.named("number")).toHaveValue(number);
    expect(findRow(number).getByRole("checkbox")).toBeChecked();
    await maker.press("Undo");
    expect(maker.named("buyer.name")).toHaveValue("Typed Too Early");
    await maker.user.click(findRow(number).getByText("Copy"));
    expect(maker.named("number")).toHaveValue("26-27/002");
    expect(maker.named("buyer.name")).toHaveValue("Sample Desk Co-working");
  });

  it("are exported to one file and imported from it", async () => {
    const maker = open();
    await maker.press("Save bill");
    const file = await download(maker, screen.getByText("Export all as a file"));
    expect(file.name).toMatch(/^bills-\d{4}-\d\d-\d\d\.json$/);
    await maker.user.click(findRow("26-27/001").getByText("Delete"));
    expect(maker.container).toHaveTextContent("No bills yet.");
    const input = maker.container.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("No file input.");
    await maker.user.upload(input, new File(["{}"], "other.json", { type: "application/json" }));
    await waitFor(() => expect(maker.container).toHaveTextContent("not a file of bills"));
    await maker.user.upload(input, new File([file.text], file.name, { type: file.type }));
    await waitFor(() => expect(savedBill("26-27/001")).toHaveTextContent("₹8,014"));
  });

  it("and the bill on the form survive a reload", async () => {
    const maker = open();
    await maker.press("Save bill");
    await maker.press("New bill");
    maker.fill(maker.named("buyer.name"), "Meera");
    cleanup();
    render(<BillMaker />);
    expect(savedBill("26-27/001")).toHaveTextContent("Sample Desk");
    expect(screen.getByLabelText("Customer’s name")).toHaveValue("Meera");
  });
});

/** The printed content, and the page's title during the print. */
function readPrint() {
  fireEvent(window, new Event("beforeprint"));
  const text = document.querySelector("body > .bill-print")?.textContent ?? "";
  const name = document.title;
  fireEvent(window, new Event("afterprint"));
  return { name, isDraft: text.includes("Draft") };
}

describe("the print", () => {
  it("has the bill’s title, and restores the page afterwards", () => {
    document.title = "AI invoice builder";
    open();
    expect(readPrint().name).toBe("Tax invoice 26-27-001 Sample Desk Co-working");
    expect(document.title).toBe("AI invoice builder");
    expect(document.querySelector(".bill-print")).toBe(null);
  });

  it.each(["regular", "composition"] as const)(
    "of a %s seller is marked as a draft if a required part was removed",
    (registration) => {
      const maker = open({ ...exampleDraft, registration });
      expect(readPrint().isDraft).toBe(false);
      const parts = Array.from(maker.container.querySelectorAll<HTMLElement>("[data-part]"));
      expect(parts.length).toBeGreaterThan(8);
      const unmarked = parts.filter((part) => {
        const { part: name = "" } = part.dataset;
        delete part.dataset["part"];
        const { isDraft } = readPrint();
        part.dataset["part"] = name;
        return !isDraft;
      });
      // The sums only repeat the total.
      expect(unmarked.map(({ dataset }) => dataset["part"])).toEqual(["sums"]);
    },
  );
});

it("explains that letters other than Latin can’t be shared as a PDF", async () => {
  Object.assign(navigator, { share: () => Promise.resolve(), canShare: () => true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "share");
    Reflect.deleteProperty(navigator, "canShare");
  });
  const maker = open({ ...exampleDraft, buyer: { ...exampleDraft.buyer, name: "मीरा" } });
  await maker.press("Share as PDF");
  // The PDF library loads first.
  await waitFor(() => expect(maker.container).toHaveTextContent("has Latin letters only"), {
    timeout: 20_000,
  });
});
