import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { download } from "../../kit/tool.test-helper.tsx";
import { emptyLine } from "../draft.ts";
import { exampleDraft } from "../example.test-helper.ts";
import { BillMaker } from "./maker.tsx";
import { queryBillRow, openMaker, withinBillRow } from "./maker.test-helper.tsx";

/** A complete bill whose number and date are not typed. */
const draft = { ...exampleDraft, number: "", date: "" };
const listNumbers = () => {
  const list = within(screen.getByRole("region", { name: "Your bills" }));
  return list.getAllByRole("rowheader").map(({ textContent }) => textContent);
};

/** Opens another tab, which shares local storage, but not session storage. */
function openTab(buyerName = "") {
  sessionStorage.clear();
  const { container } = render(<BillMaker />);
  const getField = (path: string) => {
    const element = container.querySelector<HTMLInputElement>(`[name="${path}"]`);
    if (!element) throw new Error(`No field is called ${path}.`);
    return element;
  };
  if (buyerName) fireEvent.change(getField("buyer.name"), { target: { value: buyerName } });
  return { container, getField, view: within(container) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.setSystemTime("2027-03-31T23:50:00");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a bill is issued", () => {
  it("when it is shared", async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, { share, canShare: () => true });
    // The PDF's fonts.
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, "share");
      Reflect.deleteProperty(navigator, "canShare");
    });
    const maker = openMaker(draft);
    await maker.press("Share as PDF");
    await screen.findByText(/^The PDF could not be made/, {}, { timeout: 20_000 });
    await maker.press("New bill");
    expect(queryBillRow("26-27/001")).toHaveTextContent("Sample Desk");
    expect(maker.getField("number")).toHaveValue("26-27/002");
  });

  it("when it is copied as text", async () => {
    const maker = openMaker(draft);
    await maker.press("Copy as text");
    await waitFor(() => expect(queryBillRow("26-27/001")).toBeTruthy());
    expect(await navigator.clipboard.readText()).toContain("Tax invoice 26-27/001");
  });

  it("when it is sent on WhatsApp", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const maker = openMaker(draft);
    const link = screen.getByRole("link", { name: "Send on WhatsApp" });
    expect(link).not.toHaveAttribute("href", expect.stringContaining("26-27"));
    await maker.user.click(link);
    await waitFor(() => expect(queryBillRow("26-27/001")).toBeTruthy());
    expect(String(assign.mock.calls[0]?.[0])).toContain("26-27%2F001");
  });

  it("when the browser's own menu prints it", () => {
    openMaker(draft);
    fireEvent(window, new Event("beforeprint"));
    expect(document.querySelector("body > .bill-print")).toHaveTextContent("26-27/001");
    fireEvent(window, new Event("afterprint"));
    expect(queryBillRow("26-27/001")).toBeTruthy();
  });

  it("unless it is incomplete: then it prints as a draft without a number", () => {
    openMaker({ ...draft, lines: [emptyLine] });
    fireEvent(window, new Event("beforeprint"));
    const printClone = document.querySelector("body > .bill-print");
    expect(printClone).toHaveTextContent("Draft");
    expect(printClone).not.toHaveTextContent("26-27/");
    fireEvent(window, new Event("afterprint"));
    expect(queryBillRow("26-27/001")).toBeUndefined();
  });
});

describe("until a bill is issued", () => {
  it("its default number follows its date, and its default date follows the clock", () => {
    const maker = openMaker(draft);
    expect(maker.getField("number")).toHaveValue("26-27/001");
    // Typing in other fields does not make them final.
    maker.fill(maker.getField("buyer.name"), "Meera");
    vi.setSystemTime("2027-04-01T00:05:00");
    fireEvent(window, new Event("focus"));
    expect(maker.getField("date")).toHaveValue("2027-04-01");
    expect(maker.getField("number")).toHaveValue("27-28/001");
    maker.fill(maker.getField("date"), "2027-03-31");
    expect(maker.getField("number")).toHaveValue("26-27/001");
    maker.fill(maker.getField("number"), "A-7");
    maker.fill(maker.getField("date"), "2027-04-01");
    expect(maker.getField("number")).toHaveValue("A-7");
  });

  it("the list shows it as a draft, and totals and the accountant's files leave it out", async () => {
    const maker = openMaker(draft);
    await maker.press("Issue bill");
    await maker.press("New bill");
    maker.fill(maker.getField("buyer.name"), "Meera");
    maker.fill(maker.getField("lines.0.rate"), "5000");
    await maker.press("Save draft");
    expect(listNumbers().toSorted()).toEqual(["26-27/001", "Draft"]);
    expect(maker.container).toHaveTextContent("Not paid yet: ₹8,014");
    for (const name of ["CSV by line", "CSV by tax rate"]) {
      const { text } = await download(maker, screen.getByText(name));
      expect(text).toContain("26-27/001");
      expect(text).not.toContain("Meera");
    }
  });
});

describe("an issued bill", () => {
  it("cannot have the number of another bill, which the message names", async () => {
    const maker = openMaker(draft);
    await maker.press("Issue bill");
    await maker.user.click(withinBillRow("26-27/001").getByText("Copy"));
    maker.fill(maker.getField("number"), "26-27/001");
    await maker.press("Issue bill");
    expect(await screen.findAllByText(/already on the bill of .* to Sample Desk/)).not.toEqual([]);
    expect(listNumbers().toSorted()).toEqual(["26-27/001", "Draft"]);
  });

  it("keeps its number and its financial year when it is edited", async () => {
    const maker = openMaker(draft);
    await maker.press("Issue bill");
    expect(maker.getField("number")).toHaveAttribute("readonly");
    maker.fill(maker.getField("buyer.name"), "Meera");
    expect(queryBillRow("26-27/001")).toHaveTextContent("Sample Desk");
    await maker.press("Save changes");
    await waitFor(() => expect(queryBillRow("26-27/001")).toHaveTextContent("Meera"));
    maker.fill(maker.getField("date"), "2027-04-01");
    await maker.press("Save changes");
    await screen.findByText(/^Not saved as 26-27\/001/);
    expect(queryBillRow("26-27/001")).toHaveTextContent("31 Mar 2027");
  });

  it("stays in the accountant's files at zero after it is cancelled", async () => {
    const maker = openMaker(draft);
    await maker.press("Issue bill");
    await maker.user.click(withinBillRow("26-27/001").getByText("Cancel"));
    await maker.press("New bill");
    expect(maker.getField("number")).toHaveValue("26-27/002");
    const { text } = await download(maker, screen.getByText("CSV by tax rate"));
    expect(text).toMatch(/26-27\/001.*,0,.*"Cancelled"/);
    expect(text).not.toContain("8014");
  });
});

describe("two tabs", () => {
  it("have separate drafts", async () => {
    const first = openTab("Meera");
    const second = openTab("Ravi");
    expect(first.getField("buyer.name")).toHaveValue("Meera");
    fireEvent.click(second.view.getByText("New bill"));
    expect(second.getField("buyer.name")).toHaveValue("");
    expect(first.getField("buyer.name")).toHaveValue("Meera");
    cleanup();
    const { view } = openTab();
    expect(view.getAllByText(/^(?:Meera|Ravi)$/, { selector: "td" })).toHaveLength(2);
  });

  it("show the same draft, and issue it once", async () => {
    const first = openTab("Meera");
    const second = openTab();
    fireEvent.click(second.view.getByText("Continue it"));
    fireEvent.change(second.getField("lines.0.name"), { target: { value: "Laddoo" } });
    expect(first.getField("lines.0.name")).toHaveValue("Laddoo");
    fireEvent.click(second.view.getByLabelText("No"));
    fireEvent.change(second.getField("seller.name"), { target: { value: "Sweets" } });
    fireEvent.change(second.getField("lines.0.rate"), { target: { value: "240" } });
    const user = userEvent.setup();
    await user.click(second.view.getByText("Issue bill"));
    await first.view.findAllByText("26-27/001", { selector: "th" });
    expect(first.getField("number")).toHaveAttribute("readonly");
    expect(first.view.queryByText("Issue bill")).toBe(null);
  });
});

const throwQuotaError = () => {
  throw new DOMException("full", "QuotaExceededError");
};

describe("a browser that cannot store bills", () => {
  it.each([
    ["full", { getItem: () => null, setItem: throwQuotaError, removeItem: () => undefined }],
    [
      "blocked",
      { getItem: throwQuotaError, setItem: throwQuotaError, removeItem: throwQuotaError },
    ],
  ])(
    "because its storage is %s shows a message, keeps the bill until the page is closed, and offers a copy",
    async (_, storage) => {
      vi.stubGlobal("localStorage", storage);
      const maker = openMaker(draft);
      expect(screen.queryByText(/Not saved in this browser/)).toBe(null);
      maker.fill(maker.getField("buyer.name"), "Meera");
      expect(screen.getByRole("alert")).toHaveTextContent("Not saved in this browser");
      await maker.press("Issue bill");
      await maker.press("New bill");
      expect(maker.getField("number")).toHaveValue("26-27/002");
      const { text } = await download(maker, screen.getByText("Download a copy"));
      expect(text).toContain("Meera");
      vi.unstubAllGlobals();
      // The storage works again.
      maker.fill(maker.getField("buyer.name"), "Ravi");
      expect(screen.queryByRole("alert")).toBe(null);
      expect(Object.values(localStorage).join(" ")).toContain("Meera");
    },
  );
});

const queryBackupOffer = () => screen.queryByText(/^Keep a backup/);

it("requests persistent storage at the first issued bill, and offers a backup each month", async () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  Object.defineProperty(navigator, "storage", { value: { persist }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "storage"));
  const maker = openMaker(draft);
  expect(queryBackupOffer()).toBe(null);
  await maker.press("Issue bill");
  await waitFor(() => expect(persist).toHaveBeenCalledOnce());
  expect(maker.container).toHaveTextContent("Safari on iPhones and iPads deletes them");
  await download(maker, screen.getAllByText("Download a backup")[0] as HTMLElement);
  expect(queryBackupOffer()).toBe(null);
  cleanup();
  vi.setSystemTime("2027-05-02T10:00:00");
  render(<BillMaker />);
  expect(queryBackupOffer()).not.toBe(null);
});

it("suggests another way if the browser does not print", async () => {
  vi.stubGlobal("print", () => undefined);
  const maker = openMaker(draft);
  await maker.press("Print or save as PDF");
  await screen.findByText(/often save no files and do not print/, {}, { timeout: 5000 });
  expect(queryBillRow("26-27/001")).toBeTruthy();
});
