import { type Drawing, IconDrawing } from "../../sections/icons/drawing.tsx";

const drawings = {
  // Shrinking coin stacks, month by month.
  instalments: [
    ["line", "M2.5 21h19"],
    ["yellow", "M3.5 6h4v15h-4z"],
    ["body", "M10 11h4v10h-4zM16.5 16h4v5h-4z"],
    ["line", "M11 3.5h7.5V9M15.75 6.75 18.5 9l2.75-2.25"],
  ],
  price: [
    ["red", "M12.5 2.5H21v8.5L10.75 21.5 2.5 13z"],
    ["body", "M15 6.75a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0z"],
  ],
  // A banknote, and its share of tax.
  gstSplit: [
    ["body", "M2.5 5h19v14h-19z"],
    ["green", "M15 5h6.5v14H15z"],
    ["line", "M6 9.5h5M6 14.5h3"],
  ],
  lateBill: [
    ["body", "M3 2.5h12.5v18l-3-2-3.25 2-3.25-2-3 2z"],
    ["line", "M6.5 7h5.5M6.5 11h3"],
    ["red", "M11.5 14.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0z"],
    ["line", "M16.5 12v2.75l1.75 1.25"],
  ],
  // Cash in the till, week by week.
  weeks: [
    ["body", "M2.5 3h19v18h-19z"],
    ["yellow", "M2.5 10.5 7 8l4.5 5.5 4.5 2 5.5-6V21h-19z"],
  ],
  budget: [
    ["yellow", "M6 2.5h5.5V10H6z"],
    ["body", "M11.5 5.5H18V10h-6.5z"],
    ["body", "M2.5 10h19l-2 11h-15z"],
    ["line", "M9 14v3M12 14v3M15 14v3"],
  ],
  // Scales.
  offers: [
    ["line", "M12 2.5V21M7 21h10M4.5 6.5h15M4.5 6.5v6M19.5 6.5v3"],
    ["yellow", "M1.75 12.5h5.5a2.75 2.75 0 0 1-5.5 0z"],
    ["body", "M16.75 9.5h5.5a2.75 2.75 0 0 1-5.5 0z"],
  ],
  plan: [
    ["body", "M4 2.5h10.5l5 5v14H4z"],
    ["green", "M14.5 2.5v5h5z"],
    ["line", "M8 11.5h7.5M8 16h5"],
  ],
  taxDates: [
    ["body", "M3 5h18v16.5H3z"],
    ["red", "M3 5h18v5H3z"],
    ["line", "M7.5 2.5V7M16.5 2.5V7M7.5 14.5h2M14.5 14.5h2M7.5 18h2"],
  ],
  notice: [
    ["green", "M12 2 20.5 5v6.5c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5V5z"],
    ["body", "M8.5 11h7v5.5h-7z"],
    ["line", "M10 11V9.5a2 2 0 0 1 4 0V11"],
  ],
} satisfies Record<string, Drawing>;

/** The icon on a calculator's card. */
export const CalculatorIcon = ({ name }: { name: keyof typeof drawings }) => (
  <IconDrawing drawing={drawings[name]} />
);
