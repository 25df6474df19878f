import { cleanup, within } from "@testing-library/react";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import {
  type RenderedTool,
  download,
  getSummaryText,
  openDetails,
  getDetails,
  renderTool,
  setDay,
} from "../kit/tool.test-helper.tsx";
import { Calendar } from "./calendar.tsx";

const TAX_GUIDE = "tax-planning-strategies";
const renderCalendar = (slug = TAX_GUIDE) => renderTool(Calendar, slug);

const parseEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

/** The days in the list, each with its entries. */
const listDays = () =>
  Array.from(document.querySelectorAll("time"), (day) => day.parentElement?.textContent);
const getEntry = (name: string) => getDetails(name).closest("li") ?? document.body;
const getCount = (tool: RenderedTool) => tool.getByText(/^\d+ dates$/).textContent;
const downloadCalendar = (tool: RenderedTool) => download(tool, tool.getByText(/^Calendar file/));

describe("the calendar", () => {
  it.each([
    ["social-media-strategy", "Posts and festivals", "Start posting for Christmas"],
    [TAX_GUIDE, "GST", "GSTR-3B: return and tax for November 2026"],
    ["hr-compliance-checklist", "Staff", "Provident fund for November 2026"],
    ["accounting-basics", "Your books", "GSTR-1: bills of November 2026"],
  ])("of the guide %s begins with %s", (slug, firstStep, date) => {
    const tool = renderCalendar(slug);
    expect(tool.container.querySelector("summary")).toHaveTextContent(firstStep);
    expect(tool.container).toHaveTextContent(date);
  });

  it("starts with each guide’s defaults until something is chosen", async () => {
    const tax = renderCalendar();
    expect(tax.container).toHaveTextContent("Deposit the TDS of November 2026");
    cleanup();
    const books = renderCalendar("accounting-basics");
    expect(books.container).not.toHaveTextContent("Deposit the TDS of November 2026");
    await books.user.click(books.getField("7 days before"));
    cleanup();
    expect(renderCalendar().container).not.toHaveTextContent("Deposit the TDS of November 2026");
  });

  it("shows the chosen dates in its list and in its file", async () => {
    const tool = renderCalendar();
    const gst = await openDetails(tool, "GST");
    await tool.user.click(tool.getField("Every quarter, tax every month (QRMP)"));
    await tool.user.selectOptions(
      tool.getByLabelText(/^State of your principal place of business/),
      "Odisha",
    );
    expect(getSummaryText(gst)).toContain("Returns every quarter, Odisha");
    const quarterly = "Quarterly GSTR-3B for October to December 2026";
    expect(listDays()).toContainEqual(
      expect.stringMatching(/^24Sun.*Quarterly GSTR-3B for October/),
    );
    const entry = getEntry(quarterly);
    expect(entry).toHaveTextContent("Goods and Services Tax portal, as of May 2026");
    await openDetails(tool, quarterly);
    expect(entry).toHaveTextContent("Your state is in the group of the 24th.");
    expect(entry).toHaveTextContent("Due dates are sometimes extended");
    expect(within(entry).getByText("Goods and Services Tax portal")).toHaveAttribute(
      "href",
      "https://www.gst.gov.in",
    );

    await tool.user.click(tool.getField("7 days before"));
    expect(getSummaryText(getDetails("Reminders"))).toContain("3 days before, 7 days before");
    await tool.user.click(tool.getButton("Add a date"));
    await tool.fill(tool.getField("What"), "दुकान का लाइसेंस; renew, pay");
    setDay(tool.getField("On"), "2027-03-10");

    const { name, text } = await downloadCalendar(tool);
    expect(name).toBe("calendar.ics");
    const events = parseEvents(text);
    const dates = Object.fromEntries(
      events.map(({ summary, startDate }) => [summary, startDate.toString()]),
    );
    expect(dates[quarterly]).toBe("2027-01-24");
    expect(dates["दुकान का लाइसेंस; renew, pay"]).toBe("2027-03-10");
    expect(dates["Advance tax: 75% of the year’s tax by today"]).toBe("2026-12-15");
    const alarms = events.map(({ component }) => component.getAllSubcomponents("valarm").length);
    expect(new Set(alarms)).toEqual(new Set([2]));
    // A second export has the same events.
    const secondExport = parseEvents((await downloadCalendar(tool)).text);
    expect(secondExport.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it("leaves out a rule, saves that, and restores it", async () => {
    const tool = renderCalendar();
    const initialCount = getCount(tool);
    const tds = await openDetails(tool, "Deposit the TDS of November 2026");
    await tool.user.click(within(tds).getByText("Leave out all year"));
    expect(tool.container).not.toHaveTextContent("Deposit the TDS of November 2026");
    expect(getCount(tool)).not.toBe(initialCount);
    const reloaded = tool.reload();
    await reloaded.user.click(reloaded.getButton("Put back Deposit the TDS of …"));
    expect(getCount(reloaded)).toBe(initialCount);
  });

  it("shows the festivals of the chosen regions, and how certain their dates are", async () => {
    const tool = renderCalendar("social-media-strategy");
    expect(tool.container).toHaveTextContent("Chhath Puja");
    expect(listDays()).toContainEqual(expect.stringMatching(/^10Wed.*Eid al-Fitr.*Check/));
    for (const region of ["North", "East"]) await tool.user.click(tool.getField(region));
    expect(tool.container).not.toHaveTextContent("Chhath Puja");
    await tool.user.selectOptions(tool.getField("Start posting before each"), "21");
    expect(listDays()).toContainEqual(expect.stringMatching(/^8Fri.*Start posting for Diwali/));
  });

  it("expands its months", async () => {
    const tool = renderCalendar();
    const january = tool.getByRole("button", { name: /^January 2027/ });
    expect(january).toHaveAttribute("aria-expanded", "false");
    await tool.user.click(january);
    expect(january).toHaveAttribute("aria-expanded", "true");
    await tool.user.click(tool.getButton("Open every month"));
    expect(tool.container.querySelector("[aria-expanded=false]")).toBe(null);
  });

  it("makes no file while an own date is incomplete", async () => {
    const tool = renderCalendar();
    await tool.user.click(tool.getButton("Add a date"));
    await tool.fill(tool.getField("What"), "Lease");
    expect(tool.getField("On")).toHaveAccessibleDescription("Choose a day");
    await tool.user.click(tool.getByText(/^Calendar file/));
    expect(tool.getByText(/one of your own dates has no name/)).toBeVisible();
    await tool.user.click(tool.getButton("Remove Lease"));
    expect(tool.queryByLabelText("What")).toBe(null);
  });

  it.each(["{", '{"version":1,"value":{"own":[{"title":{}}],"gst":["x"],"without":"y"}}'])(
    "ignores %s in the browser’s storage",
    (stored) => {
      localStorage.setItem("guide-tool:calendar", stored);
      expect(renderCalendar().getByText("What is coming")).toBeVisible();
    },
  );
});
