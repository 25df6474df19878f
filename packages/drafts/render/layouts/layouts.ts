import type { LayoutId } from "../../draft.ts";
import type { PageLayout } from "../page-layout.ts";
import { boardLayout } from "./board.ts";
import { eveningLayout } from "./evening.ts";
import { letterLayout } from "./letter.ts";
import { menuLayout } from "./menu.ts";
import { posterLayout } from "./poster.ts";
import { windowLayout } from "./window.ts";

export const LAYOUTS_BY_ID: Readonly<Record<LayoutId, PageLayout>> = {
  board: boardLayout,
  menu: menuLayout,
  poster: posterLayout,
  letter: letterLayout,
  window: windowLayout,
  evening: eveningLayout,
};
