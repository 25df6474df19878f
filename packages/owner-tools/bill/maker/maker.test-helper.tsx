import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { BillDraft } from "../draft.ts";
import { exampleDraft } from "../example.test-helper.ts";
import { BillMaker } from "./maker.tsx";

/** Opens the maker with a bill on its form. */
export function openMaker(draft: BillDraft = exampleDraft) {
  sessionStorage.setItem("bill-form", JSON.stringify({ id: "", draft }));
  const { container } = render(<BillMaker />);
  const user = userEvent.setup();
  const getField = (name: string) => {
    const field = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`No field is called ${name}.`);
    return field;
  };
  return {
    container,
    user,
    getField,
    /** Replaces a field's text at once. */
    fill(field: HTMLElement, value: string) {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    },
    press: (name: string) => user.click(screen.getByText(name, { selector: "button" })),
    getBillPreview: () => screen.getByRole("article"),
    getTotalBar: () => within(container).getByLabelText("Total and print"),
  };
}

/** Returns the row of the saved bill with the given number; undefined or null if none has it. */
export const queryBillRow = (number: string) =>
  screen.queryByText(number, { selector: "th" })?.closest("tr");

/** Returns queries within the row of the saved bill with the given number. */
export function withinBillRow(number: string) {
  const row = queryBillRow(number);
  if (!row) throw new Error(`No bill ${number} is saved.`);
  return within(row);
}
