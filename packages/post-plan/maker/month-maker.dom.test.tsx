import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { savedKit } from "@angadi/brand-kit/maker/saved-kit";
import { MonthMaker } from "./month-maker.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-29T06:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const listCards = () =>
  screen.queryAllByRole("button").filter((button) => button.id.startsWith("card-"));
const getFirstCard = () => listCards()[0] ?? document.body;
const getCard = (name: RegExp) => screen.getByRole("button", { name });

const LINK =
  "#try?trade=Bakery&name=Meera%E2%80%99s+Bakes&town=Hyderabad&month=2027-01&offer1=Til+laddoo+box&price1=240";

function openMonth() {
  history.replaceState(null, "", `/social-media${LINK}`);
  render(<MonthMaker />);
  return userEvent.setup();
}

it("plans ten posts as soon as the form has a trade and something on offer", async () => {
  const user = userEvent.setup();
  render(<MonthMaker />);
  await user.selectOptions(screen.getByLabelText("Month"), "January 2027");
  screen.getByLabelText("What is your business?").focus();
  await user.paste("Bakery");
  expect(listCards()).toHaveLength(0);
  expect(screen.getByText(/^Say what your business is/)).toBeVisible();
  screen.getByLabelText("Product or service 1").focus();
  await user.paste("Bread");
  expect(screen.getByRole("heading", { name: "January 2027" })).toBeVisible();
  expect(listCards()).toHaveLength(10);
});

it("changes the text of a post, moves it by keyboard and finds it there", async () => {
  const user = openMonth();
  getCard(/Sankranti/).focus();
  await user.keyboard("{Enter}");
  const dialog = within(screen.getByRole("dialog", { name: "Sankranti" }));
  const caption = dialog.getByLabelText("Text");
  await user.clear(caption);
  await user.paste("Open from 8 to 2.");
  await user.selectOptions(dialog.getByLabelText("Goes out on"), "Monday 25 January");
  expect(screen.getByText(/now goes out on Monday 25 January/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Close the post" }));
  const card = document.querySelector('[data-day="2027-01-25"] button');
  expect(card).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByLabelText("Text")).toHaveValue("Open from 8 to 2.");
  await user.click(screen.getByRole("button", { name: "Close the post" }));
  await user.click(getFirstCard());
  await user.click(screen.getByRole("button", { name: "Close the post" }));
  expect(getFirstCard()).toHaveFocus();
});

it("replaces one text, and all of them, which can be undone", async () => {
  const user = openMonth();
  await user.click(getFirstCard());
  const before = screen.getByLabelText<HTMLTextAreaElement>("Text").value;
  await user.click(screen.getByRole("button", { name: "Another text" }));
  const after = screen.getByLabelText<HTMLTextAreaElement>("Text").value;
  expect(after).not.toBe(before);
  await user.click(screen.getByRole("button", { name: "Close the post" }));
  await user.click(screen.getByRole("button", { name: "Ten other posts" }));
  await user.click(screen.getByRole("button", { name: "Back to the ones before" }));
  await user.click(getFirstCard());
  expect(screen.getByLabelText("Text")).toHaveValue(after);
});

it("saves the month with its changes, and restores it", async () => {
  const user = openMonth();
  await user.click(getCard(/Sankranti/));
  await user.type(screen.getByLabelText("Text"), "X");
  await user.click(screen.getByRole("button", { name: "Close the post" }));
  await user.click(screen.getByRole("button", { name: "Save in this browser" }));
  expect(screen.getByText("Saved in this browser.")).toBeVisible();
  cleanup();
  render(<MonthMaker />);
  expect(screen.getByLabelText("Product or service 1")).toHaveValue("Til laddoo box");
  await user.click(getCard(/Sankranti/));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text").value).toMatch(/X$/);
});

it("starts with the saved kit’s name, and draws with its colours", async () => {
  savedKit.write("name=Mogra&trade=Flower+shop&palette=3");
  render(<MonthMaker />);
  expect(screen.getByLabelText(/^Its name/)).toHaveValue("Mogra");
  await userEvent.type(screen.getByLabelText("Product or service 1"), "Lei");
  expect(screen.getByText("The pictures carry your saved brand kit.")).toBeVisible();
});

it("says how long a text is, and when it is too long for its platform", async () => {
  const user = openMonth();
  await user.click(screen.getAllByRole("button", { name: /^Twitter/ })[0] ?? document.body);
  await user.clear(screen.getByLabelText("Text"));
  await user.paste("₹".repeat(141));
  expect(screen.getByText("282 of 280 characters")).toBeVisible();
  expect(screen.getByText("Too long for Twitter.")).toBeVisible();
});

it("keeps a changed post when the form changes, but not in another month", async () => {
  const user = openMonth();
  await user.click(getFirstCard());
  await user.type(screen.getByLabelText("Text"), "X");
  await user.click(screen.getByRole("button", { name: "Close the post" }));
  await user.type(screen.getByLabelText("Product or service 2"), "Y");
  await user.click(getFirstCard());
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text").value).toMatch(/X$/);
  await user.click(screen.getByRole("button", { name: "Close the post" }));
  await user.selectOptions(screen.getByLabelText("Month"), "February 2027");
  await user.click(getFirstCard());
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text").value).not.toMatch(/X$/);
});
