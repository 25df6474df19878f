import { type Dispatch, type SetStateAction, createContext } from "react";

/** A menu the visitor pressed is pinned: it stays when the pointer leaves. */
export interface OpenMenu {
  id: string;
  pinned: boolean;
}

type OpenMenuState = readonly [
  OpenMenu | undefined,
  Dispatch<SetStateAction<OpenMenu | undefined>>,
];

/** The one open menu of a navigation. */
export const OpenMenuContext = createContext<OpenMenuState>([undefined, () => {}]);
