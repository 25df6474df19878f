import type { LayoutId } from "../../draft.ts";
import type { Layout } from "../layout.ts";
import { board } from "./board.ts";

export const LAYOUT_OF: Readonly<Record<LayoutId, Layout>> = {
  board,
  menu: board,
  poster: board,
  letter: board,
  window: board,
  evening: board,
};
