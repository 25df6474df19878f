import { journey } from "./journey.ts";
import { field, link, text } from "./target.ts";

const GUIDES = "/business-starter-guide";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

journey("computes a loan, and downloads the sheet", async (visitor) => {
  await visitor.open(`${GUIDES}/business-loan-guide`);
  await visitor.waitForVisible(text("₹20,676", "#tool"));
  await visitor.click({ css: "[data-held]", within: "#tool" });
  await visitor.expectFocus(field("Loan", "#tool"));
  await visitor.type("5 lakh");
  await visitor.waitForHidden(text("₹20,676", "#tool"));
  await visitor.recordFiles();
  await visitor.click(link("Excel sheet with formulas", "#tool"));
  await visitor.expectFiles(XLSX);
});

journey("downloads a calendar of due dates on the first click", async (visitor) => {
  await visitor.open(`${GUIDES}/tax-planning-strategies`);
  await visitor.recordFiles();
  await visitor.click(link("Calendar file", "#tool"));
  await visitor.expectFiles("text/calendar;charset=utf-8");
});
