import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { KitMaker } from "./kit-maker.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const open = () =>
  render(
    <MemoryRouter>
      <KitMaker />
    </MemoryRouter>,
  );

const typeName = async (name: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText("Name of the business"));
  await user.paste(name);
  return user;
};

/** The shapes and colours of a picture. */
const describePicture = (name: string) =>
  Array.from(screen.getAllByRole("img", { name })[0]?.children ?? [], (shape) =>
    ["fill", "d", "font-family"].map((attribute) => shape.getAttribute(attribute)).join(" "),
  ).join("\n");
const getSignboard = () => describePicture("Signboard of Mogra");
const getMark = () => describePicture("Mark of Mogra");

it("makes three directions as soon as there is a name, and puts the chosen one to use", async () => {
  open();
  expect(screen.queryByText("Your kit in use")).toBeNull();
  const user = await typeName("Mogra");
  const directions = screen.getByRole("group", { name: "Choose a direction" });
  expect(within(directions).getAllByRole("radio")).toHaveLength(3);
  const first = getSignboard();
  await user.click(screen.getByRole("radio", { name: "Direction 2" }));
  const second = getSignboard();
  expect(second).not.toBe(first);
  await user.click(screen.getByRole("radio", { name: "Direction 1" }));
  expect(getSignboard()).toBe(first);
  const colours = screen.getByRole("group", { name: "Colours" });
  within(colours).getByRole("radio", { checked: true }).focus();
  await user.keyboard("[ArrowRight]");
  expect(getSignboard()).not.toBe(first);
});

it("changes the mark by its kind and its variant", async () => {
  open();
  const user = await typeName("Mogra");
  const marks = new Set<string>();
  for (const kind of ["Letter", "Picture"]) {
    await user.click(screen.getByRole("radio", { name: kind }));
    marks.add(getMark());
    await user.click(screen.getByRole("button", { name: "Next mark" }));
    marks.add(getMark());
  }
  expect(marks.size).toBe(4);
});

it("shows what the state asks for, and asks for the name in its script", async () => {
  open();
  const user = await typeName("Mogra");
  await user.selectOptions(screen.getByLabelText("State of the shop"), "Karnataka");
  expect(screen.getByText(/^Karnataka: 60% of the board in Kannada/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Source: / }).getAttribute("href")).toMatch(/^https:/);
  expect(screen.getByText(/type the name in Kannada first/)).toBeTruthy();
  await user.click(screen.getByLabelText(/another script/));
  await user.paste("ಮೊಗ್ರಾ");
  expect(screen.queryByText(/type the name in Kannada first/)).toBeNull();
});

it("says before the download what the sheet cannot have", async () => {
  open();
  await typeName("Mogra 🌸");
  expect(screen.getByText(/cannot have 🌸/)).toBeTruthy();
});

it("keeps the kit in the address and in the browser", async () => {
  open();
  const user = await typeName("Mogra & Sons");
  await user.click(screen.getByRole("radio", { name: "Direction 3" }));
  await user.click(screen.getByRole("radio", { name: "Colours 4" }));
  const board = describePicture("Signboard of Mogra & Sons");
  dispatchEvent(new Event("pagehide"));
  expect(location.hash).toBe("#try?name=Mogra+%26+Sons&direction=2&palette=3");
  await user.click(screen.getByRole("button", { name: "Save in this browser" }));
  expect(screen.getByText(/^Saved\./)).toBeTruthy();

  // From the address alone, then from the browser alone.
  const { hash } = location;
  cleanup();
  for (const address of [hash, ""]) {
    history.replaceState(null, "", `/${address}`);
    open();
    expect(describePicture("Signboard of Mogra & Sons")).toBe(board);
    cleanup();
  }
});
