import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Checklist } from "./checklist.tsx";
import { findGuide } from "./guides.server.ts";

const SLUG = "cash-flow-management";
const KEY = `guide-ticks:${SLUG}`;
const FIRST_ITEM = "Stock, customer and supplier days counted this quarter";
const LAST_ITEM = "Sheet compared with facts every Monday";

const items = (findGuide(SLUG)?.sections ?? [])
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.type === "checklist" ? block.items : []));
const checklist = <Checklist items={items} slug={SLUG} />;

const renderChecklist = () => {
  render(checklist);
  return userEvent.setup();
};
const getCheckbox = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const getCount = () => screen.getByRole("status").textContent;

afterEach(() => vi.unstubAllGlobals());

describe("a guide’s checklist", () => {
  it("ticks, counts and saves items by their text, clears them and restores them", async () => {
    const user = renderChecklist();
    expect(screen.getAllByRole("checkbox")).toHaveLength(15);
    expect(getCount()).toBe("0 of 15 done");
    expect(screen.getByText("Clear all")).toBeDisabled();
    await user.click(getCheckbox(FIRST_ITEM));
    await user.click(screen.getByText(LAST_ITEM));
    expect(getCount()).toBe("2 of 15 done");
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify([FIRST_ITEM, LAST_ITEM]));

    cleanup();
    renderChecklist();
    expect(getCount()).toBe("2 of 15 done");
    expect(getCheckbox(LAST_ITEM)).toBeChecked();
    await user.click(screen.getByText("Clear all"));
    expect(getCount()).toBe("0 of 15 done");
    expect(localStorage.getItem(KEY)).toBe(null);
    // Undo is the same button, so the keyboard focus does not move.
    expect(screen.getByText("Undo")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(getCheckbox(FIRST_ITEM)).toBeChecked();
    expect(getCount()).toBe("2 of 15 done");
  });

  it("keeps the ticks of an edited guide, except of removed items", () => {
    localStorage.setItem(KEY, JSON.stringify(["An item of last year", LAST_ITEM, 7, null]));
    renderChecklist();
    expect(getCount()).toBe("1 of 15 done");
    expect(getCheckbox(LAST_ITEM)).toBeChecked();
  });

  it.each(['{"a":', '"text"', "17", '{"0":"x"}', "[[[]]]"])(
    "ignores %s in the browser’s storage",
    async (savedText) => {
      localStorage.setItem(KEY, savedText);
      const user = renderChecklist();
      expect(getCount()).toBe("0 of 15 done");
      await user.click(getCheckbox(FIRST_ITEM));
      expect(getCount()).toBe("1 of 15 done");
    },
  );

  it("updates when another tab changes it", () => {
    renderChecklist();
    act(() => {
      localStorage.setItem(KEY, JSON.stringify([FIRST_ITEM]));
      dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    expect(getCount()).toBe("1 of 15 done");
    expect(getCheckbox(FIRST_ITEM)).toBeChecked();
  });

  it("works if the browser blocks storage", async () => {
    vi.stubGlobal("localStorage", undefined);
    const user = renderChecklist();
    await user.click(getCheckbox(FIRST_ITEM));
    expect(getCount()).toBe("1 of 15 done");
  });
});
