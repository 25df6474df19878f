import type { LayoutId } from "../../draft.ts";
import type { Layout } from "../layout.ts";
import { board } from "./board.ts";
import { evening } from "./evening.ts";
import { letter } from "./letter.ts";
import { menu } from "./menu.ts";
import { poster } from "./poster.ts";
import { windowPanes } from "./window.ts";

export const LAYOUTS_BY_ID: Readonly<Record<LayoutId, Layout>> = {
  board,
  menu,
  poster,
  letter,
  window: windowPanes,
  evening,
};
