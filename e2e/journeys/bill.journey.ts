import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";
import { button, field, link, text } from "./target.ts";

const MAKER = "#make";
/** The unnumbered bill in the list. */
const DRAFT_ROW = { css: "th", name: "Draft", within: `${MAKER} section tbody` };
const BILL = {
  "Business name": "Sample Sweets",
  "Customer’s name": "Sample Desk",
  Description: "Laddoo box",
  Rate: "240",
};

/** Makes a first bill, and prints it without the rest of the page. */
async function printBill(visitor: Visitor): Promise<void> {
  await visitor.open("/ai-invoice-builder");
  await visitor.click(link("Make a bill now", "main"));
  await visitor.click({ css: "label", name: "No", within: MAKER });
  for (const [label, value] of Object.entries(BILL)) await visitor.fill(field(label, MAKER), value);
  await visitor.waitForVisible(text("Names, number, date, goods and amounts are there.", MAKER));
  await visitor.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      const paper = document.querySelector(".bill-print")?.textContent ?? "";
      document.documentElement.dataset["printed"] = paper;
      dispatchEvent(new Event("afterprint"));
    };
  });
  await visitor.click(button("Print or save as PDF", MAKER));
  await visitor.waitFor(() =>
    /Sample Desk.*Laddoo box.*₹240/s.test(document.documentElement.dataset["printed"] ?? ""),
  );
  await visitor.waitForVisible(text("Sample Desk ₹240", `${MAKER} tbody`));
}

journey("makes a bill, and prints it without the page", printBill, "short");

journey("numbers each bill that is printed or copied", async (visitor) => {
  await printBill(visitor);
  await visitor.click(button("New bill", MAKER));
  await visitor.fill(field("Customer’s name", MAKER), "Meera");
  await visitor.waitForVisible(DRAFT_ROW);
  await visitor.fill(field("Description", MAKER), "Murukku");
  await visitor.fill(field("Rate", MAKER), "90");
  await visitor.click(button("Copy as text", MAKER));
  await visitor.waitForHidden(DRAFT_ROW);
  await visitor.waitFor(() => {
    // Skips the lines on the paper.
    const rowHeaders = [...document.querySelectorAll("#make section tbody th")];
    const numbers = rowHeaders.flatMap((cell) => (cell.closest("article") ? [] : cell.textContent));
    return (
      numbers.length === 2 &&
      numbers[0]?.endsWith("002") === true &&
      numbers[1]?.endsWith("001") === true
    );
  });
});
