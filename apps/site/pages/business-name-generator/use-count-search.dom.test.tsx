import { act, render } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { track } from "../../counting/track.ts";
import { useCountSearch } from "./use-count-search.ts";

vi.mock("../../counting/track.ts", () => ({ track: vi.fn<typeof track>() }));

function Page() {
  useCountSearch();
  return null;
}

it("counts the first search on the page, but not its refinements", async () => {
  const path = "/business-name-generator";
  const router = createMemoryRouter([{ path, Component: Page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const navigateTo = (search: string) => act(() => router.navigate(path + search));
  await navigateTo("?seed=5");
  expect(track).not.toHaveBeenCalled();
  await navigateTo("?about=tea");
  await navigateTo("?about=tea&place=Pune");
  expect(vi.mocked(track).mock.calls).toEqual([["tool", "name-search"]]);
});
