import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { download } from "../../kit/tool.test-helper.tsx";
import { emptyLine } from "../draft.ts";
import { exampleDraft } from "../example.test-helper.ts";
import { BillMaker } from "./maker.tsx";
import { findRow, openMaker as open, savedBill } from "./maker.test-helper.tsx";

it("shows a GSTIN's error at its field, and marks the bill as a draft until it is corrected", async () => {
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
  const missing = (await screen.findByText(/^3 things are missing/)).closest("div");
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
    await maker.press("Issue bill");
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

  it("can be paid, cancelled, restored, opened and copied", async () => {
    const maker = open();
    await maker.press("Issue bill");
    await maker.press("New bill");
    maker.fill(maker.named("buyer.name"), "Typed Too Early");
    const number = "26-27/001";
    expect(maker.container).toHaveTextContent("Not paid yet: ₹8,014");
    await maker.user.click(findRow(number).getByRole("checkbox"));
    expect(maker.container).not.toHaveTextContent("Not paid yet");
    await maker.user.click(findRow(number).getByText("Cancel"));
    expect(savedBill(number)).toHaveTextContent("Cancelled");
    expect(findRow(number).queryByText("Open")).toBe(null);
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

  it("are backed up to one file, which restores them", async () => {
    const maker = open();
    await maker.press("Issue bill");
    const file = await download(maker, screen.getAllByText("Download a backup")[0] as HTMLElement);
    expect(file.name).toMatch(/^bills-\d{4}-\d\d-\d\d\.json$/);
    localStorage.clear();
    fireEvent(window, new Event("storage"));
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
    await maker.press("Issue bill");
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
      expect(unmarked.map(({ dataset }) => dataset["part"])).toEqual([]);
    },
  );
});

describe("sharing as a PDF", () => {
  it.each([
    ["an emoji", "Meera 😀 Bakes", "😀"],
    ["a script without a font", "مِیرا", "م"],
  ])("is replaced by the print, with the reason, for %s", async (_, name, character) => {
    const print = allowSharing();
    const maker = open({ ...exampleDraft, buyer: { ...exampleDraft.buyer, name } });
    expect(screen.queryByText("Share as PDF")).toBe(null);
    expect(maker.container).toHaveTextContent(`The PDF to share cannot have ${character}`);
    await maker.user.click(screen.getAllByText("Print or save as PDF")[0] as HTMLElement);
    expect(print).toHaveBeenCalledOnce();
  });

  it("is a download if the browser cannot share files", () => {
    open({ ...exampleDraft, number: "26-27/001" });
    expect(screen.queryByText("Share as PDF")).toBe(null);
    expect(screen.getByText("Download PDF")).toBeEnabled();
  });

  it("is offered for Indian scripts and invisible characters", () => {
    allowSharing();
    open({ ...exampleDraft, buyer: { ...exampleDraft.buyer, name: "मीरा અં Mee\u200Bra\u200D" } });
    expect(screen.getByText("Share as PDF")).toBeEnabled();
  });
});

/** Lets the browser share files. Returns the stub of its print. */
function allowSharing() {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  Object.assign(navigator, { share: () => Promise.resolve(), canShare: () => true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "share");
    Reflect.deleteProperty(navigator, "canShare");
  });
  return print;
}

it("shows the selected copy of rule 48, the recipient's by default", async () => {
  const maker = open({ ...exampleDraft, number: "26-27/001" });
  expect(maker.paper()).toHaveTextContent("Original for recipient");
  await maker.user.click(screen.getByRole("radio", { name: "Triplicate for supplier" }));
  expect(maker.paper()).toHaveTextContent("Triplicate for supplier");
  expect(maker.paper()).not.toHaveTextContent("Original for recipient");
});
