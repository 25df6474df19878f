import { expect, it } from "vitest";
import { HYDRATED_EVENT } from "./hydrated-event.ts";
import { restoreScrollPosition } from "./scroll-position.ts";

it("lets React start after a link to a part of the page", () => {
  restoreScrollPosition();
  history.pushState(null, "", "#part");
  dispatchEvent(new Event(HYDRATED_EVENT));
  expect(history.state).toEqual({});
});
