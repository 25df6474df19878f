import { type Dispatch, type SetStateAction, createContext } from "react";

/** A menu opened by click is pinned: it stays open when the pointer leaves. */
export interface OpenMenu {
  id: string;
  isPinned: boolean;
}

type OpenMenuState = readonly [
  OpenMenu | undefined,
  Dispatch<SetStateAction<OpenMenu | undefined>>,
];

/** The open menu of a navigation; at most one. */
export const OpenMenuContext = createContext<OpenMenuState>([undefined, () => {}]);
