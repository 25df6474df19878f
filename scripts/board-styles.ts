import type { Plugin } from "vite";
import { BOARDS } from "@angadi/names/board/boards";

const RULES = Object.entries(BOARDS)
  .map(([lettering, { emPerCharacter, css }]) => `.${lettering}{--em:${emPerCharacter}}${css}`)
  .join("\n");

/** Adds the boards of packages/names/board/boards.ts to the generator's style sheet. */
export const boardStyles: Plugin = {
  name: "angadi:board-styles",
  enforce: "pre",
  transform: (code, id) =>
    /\/name-board\.module\.css(?:$|\?)/.test(id) && id.includes("/names/board/")
      ? { code: code.replace("@boards;", RULES), map: null }
      : null,
};
