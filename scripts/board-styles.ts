import type { Plugin } from "vite";
import { BOARDS } from "@angadi/names/board/boards";

const RULES = Object.entries(BOARDS)
  .map(([lettering, { em, css }]) => `.${lettering}{--em:${em}}${css}`)
  .join("\n");

/** Puts the boards of packages/names/board/boards.ts into the style sheet of the generator's boards. */
export const boardStyles: Plugin = {
  name: "angadi:board-styles",
  enforce: "pre",
  transform: (code, id) =>
    /\/name-board\.module\.css(?:$|\?)/.test(id) && id.includes("/names/board/")
      ? { code: code.replace("@boards;", RULES), map: null }
      : null,
};
