import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { download } from "../../kit/tool.test-helper.tsx";
import { emptyLine } from "../draft.ts";
import { exampleDraft } from "../example.test-helper.ts";
import { BillMaker } from "./maker.tsx";
import { queryBillRow, openMaker, withinBillRow } from "./maker.test-helper.tsx";

it("shows a GSTIN's error at its field, and marks the bill as a draft until it is corrected", async () => {
  const maker = openMaker({ ...exampleDraft, seller: { ...exampleDraft.seller, gstin: "" } });
  expect(maker.getBillPreview()).toHaveTextContent("Draft");
  await maker.press("Your GSTIN");
  const field = maker.getField("seller.gstin");
  expect(field).toHaveFocus();
  maker.fill(field, "36AAPFU0939F1ZV");
  expect(field).toHaveAccessibleDescription(/15th character of this GSTIN should be W/);
  expect(maker.getBillPreview()).toHaveTextContent("₹8,014");
  maker.fill(field, "36AAPFU0939F1ZW");
  expect(field).not.toHaveAttribute("aria-invalid", "true");
  expect(maker.getBillPreview()).not.toHaveTextContent("Draft");
});

it("lists missing fields only after a print is requested, and links to each field", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const maker = openMaker({ ...exampleDraft, lines: [emptyLine, ...exampleDraft.lines] });
  expect(maker.getTotalBar()).toHaveTextContent("₹8,014");
  expect(maker.container).not.toHaveTextContent("missing");
  await maker.user.click(within(maker.getTotalBar()).getByText("Print or save as PDF"));
  const missingFields = (await screen.findByText(/^3 things are missing/)).closest("div");
  expect(missingFields).toHaveFocus();
  expect(print).not.toHaveBeenCalled();
  await maker.user.click(within(missingFields ?? document.body).getByText(/The rate of/));
  const rate = maker.getField("lines.0.rate");
  expect(rate).toHaveFocus();
  expect(rate.closest("details")).toHaveAttribute("open");
  maker.fill(rate, "10");
  expect(maker.getTotalBar()).toHaveTextContent("₹8,025");
  await maker.press("Print the draft");
  expect(print).toHaveBeenCalledOnce();
});

describe("saved bills", () => {
  it("continue the numbering, and undo restores the previous form", async () => {
    const maker = openMaker();
    await maker.press("Issue bill");
    await maker.press("New bill");
    expect(maker.getField("number")).toHaveValue("26-27/002");
    expect(maker.getField("seller.name")).toHaveValue("Sample Sweets and Bakes");
    expect(maker.getField("buyer.name")).toHaveFocus();
    expect(maker.getField("buyer.name")).toHaveValue("");
    // Undoing twice restores the text typed into the new bill.
    maker.fill(maker.getField("buyer.name"), "Typed Too Early");
    await maker.press("Undo");
    expect(maker.getField("number")).toHaveValue("26-27/001");
    expect(maker.getField("buyer.name")).toHaveValue("Sample Desk Co-working");
    await maker.press("Undo");
    expect(maker.getField("buyer.name")).toHaveValue("Typed Too Early");
  });

  it("can be paid, cancelled, restored, opened and copied", async () => {
    const maker = openMaker();
    await maker.press("Issue bill");
    await maker.press("New bill");
    maker.fill(maker.getField("buyer.name"), "Typed Too Early");
    const number = "26-27/001";
    expect(maker.container).toHaveTextContent("Not paid yet: ₹8,014");
    await maker.user.click(withinBillRow(number).getByRole("checkbox"));
    expect(maker.container).not.toHaveTextContent("Not paid yet");
    await maker.user.click(withinBillRow(number).getByText("Cancel"));
    expect(queryBillRow(number)).toHaveTextContent("Cancelled");
    expect(withinBillRow(number).queryByText("Open")).toBe(null);
    await maker.press("Undo");
    await maker.user.click(withinBillRow(number).getByText("Open"));
    expect(maker.getField("number")).toHaveValue(number);
    expect(withinBillRow(number).getByRole("checkbox")).toBeChecked();
    await maker.press("Undo");
    expect(maker.getField("buyer.name")).toHaveValue("Typed Too Early");
    await maker.user.click(withinBillRow(number).getByText("Copy"));
    expect(maker.getField("number")).toHaveValue("26-27/002");
    expect(maker.getField("buyer.name")).toHaveValue("Sample Desk Co-working");
  });

  it("are backed up to one file, which restores them", async () => {
    const maker = openMaker();
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
    await waitFor(() => expect(queryBillRow("26-27/001")).toHaveTextContent("₹8,014"));
  });

  it("survive a reload, like the bill on the form", async () => {
    const maker = openMaker();
    await maker.press("Issue bill");
    await maker.press("New bill");
    maker.fill(maker.getField("buyer.name"), "Meera");
    cleanup();
    render(<BillMaker />);
    expect(queryBillRow("26-27/001")).toHaveTextContent("Sample Desk");
    expect(screen.getByLabelText("Customer’s name")).toHaveValue("Meera");
  });
});

/** Simulates a print. Returns the page's title during it, and whether it is marked as a draft. */
function simulatePrint() {
  fireEvent(window, new Event("beforeprint"));
  const text = document.querySelector("body > .bill-print")?.textContent ?? "";
  const title = document.title;
  fireEvent(window, new Event("afterprint"));
  return { title, isDraft: text.includes("Draft") };
}

describe("printing", () => {
  it("titles the page like the bill, and restores it afterwards", () => {
    document.title = "AI invoice builder";
    openMaker();
    expect(simulatePrint().title).toBe("Tax invoice 26-27-001 Sample Desk Co-working");
    expect(document.title).toBe("AI invoice builder");
    expect(document.querySelector(".bill-print")).toBe(null);
  });

  it.each(["regular", "composition"] as const)(
    "marks a %s seller's bill as a draft if a required part was removed",
    (registration) => {
      const maker = openMaker({ ...exampleDraft, registration });
      expect(simulatePrint().isDraft).toBe(false);
      const parts = Array.from(maker.container.querySelectorAll<HTMLElement>("[data-part]"));
      expect(parts.length).toBeGreaterThan(8);
      const partsNotEnforced = parts.filter((part) => {
        const { part: name = "" } = part.dataset;
        delete part.dataset["part"];
        const { isDraft } = simulatePrint();
        part.dataset["part"] = name;
        return !isDraft;
      });
      expect(partsNotEnforced.map(({ dataset }) => dataset["part"])).toEqual([]);
    },
  );
});

describe("sharing as a PDF", () => {
  it.each([
    ["an emoji", "Meera 😀 Bakes", "😀"],
    ["a script without a font", "مِیرا", "م"],
  ])(
    "offers printing instead, and says why, if the bill contains %s",
    async (_, name, character) => {
      const print = mockShareAndPrint();
      const maker = openMaker({ ...exampleDraft, buyer: { ...exampleDraft.buyer, name } });
      expect(screen.queryByText("Share as PDF")).toBe(null);
      expect(maker.container).toHaveTextContent(`The PDF to share cannot have ${character}`);
      await maker.user.click(screen.getAllByText("Print or save as PDF")[0] as HTMLElement);
      expect(print).toHaveBeenCalledOnce();
    },
  );

  it("downloads the file if the browser cannot share files", () => {
    openMaker({ ...exampleDraft, number: "26-27/001" });
    expect(screen.queryByText("Share as PDF")).toBe(null);
    expect(screen.getByText("Download PDF")).toBeEnabled();
  });

  it("supports Indian scripts and invisible characters", () => {
    mockShareAndPrint();
    openMaker({
      ...exampleDraft,
      buyer: { ...exampleDraft.buyer, name: "मीरा અં Mee\u200Bra\u200D" },
    });
    expect(screen.getByText("Share as PDF")).toBeEnabled();
  });
});

/** Mocks a browser that can share files and print. Returns the mock of `print`. */
function mockShareAndPrint() {
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
  const maker = openMaker({ ...exampleDraft, number: "26-27/001" });
  expect(maker.getBillPreview()).toHaveTextContent("Original for recipient");
  await maker.user.click(screen.getByRole("radio", { name: "Triplicate for supplier" }));
  expect(maker.getBillPreview()).toHaveTextContent("Triplicate for supplier");
  expect(maker.getBillPreview()).not.toHaveTextContent("Original for recipient");
});
