import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { exampleDraft } from "./example.ts";
import { BillMaker } from "./maker.tsx";

it("says what is wrong with a GSTIN at its field, and marks the paper as a draft until it is right", async () => {
  localStorage.setItem(
    "guide-tool:bill",
    JSON.stringify({ version: 1, value: { id: "", draft: exampleDraft } }),
  );
  const user = userEvent.setup();
  render(<BillMaker />);
  const field = screen.getByLabelText("GSTIN");
  await user.clear(field);
  await user.type(field, "36AAPFU0939F1ZV");
  await user.tab();
  expect(field).toHaveAccessibleDescription(/15th character of this GSTIN should be W/);
  const paper = screen.getByRole("article");
  expect(paper).toHaveTextContent("Draft");
  await user.clear(field);
  await user.type(field, "36AAPFU0939F1ZW");
  expect(paper).not.toHaveTextContent("Draft");
});
