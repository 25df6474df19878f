import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useState } from "react";
import { WEEK_COUNT } from "./arithmetic.ts";
import { cashFlowCopy } from "./copy.ts";
import { WeekPicker } from "./week-picker.tsx";

const { grid: copy } = cashFlowCopy;

function LastWeeks() {
  const [week, setWeek] = useState(WEEK_COUNT - 1);
  return <WeekPicker selectedWeek={week} onSelect={setWeek} />;
}

it("keeps the focus on a button that leads no further", async () => {
  render(<LastWeeks />);
  const user = userEvent.setup();
  const nextButton = screen.getByRole("button", { name: copy.nextWeek });
  await user.click(nextButton);
  await user.keyboard("{Enter}");
  expect(nextButton).toHaveFocus();
  expect(nextButton).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("status")).toHaveTextContent(copy.selectedWeek(WEEK_COUNT));
});
