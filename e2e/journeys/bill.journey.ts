import { journey } from "./journey.ts";
import { button, field, link, text } from "./target.ts";

const MAKER = "#make";
const BILL = {
  "Business name": "Sample Sweets",
  "Customer’s name": "Sample Desk",
  Description: "Laddoo box",
  Rate: "240",
};

journey(
  "makes a bill, and prints the bill alone",
  async (visitor) => {
    await visitor.open("/ai-invoice-builder");
    await visitor.click(link("Make a bill now", "main"));
    await visitor.click({ css: "label", name: "No", within: MAKER });
    for (const [label, value] of Object.entries(BILL))
      await visitor.fill(field(label, MAKER), value);
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
  },
  "short",
);
