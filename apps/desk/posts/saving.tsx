import type { ReactNode } from "react";
import type { EditablePost, PostVersion } from "@angadi/desk-ports/posts";

/** The initial state of autosave (`apps/desk/browser/saving/`). */
export interface Saving {
  postId: string;
  /** The version that the next save is based on. */
  base: number;
  page: string;
  number: number;
  isNew: boolean;
  /**
   * `stored`: the server has this text. `typed`: it may not. `conflict`: another revision was stored
   * meanwhile; autosave waits until someone has compared both and saves, based on `typedFrom`.
   */
  state: "stored" | "typed" | "conflict";
  typedFrom: number;
}

/** A rejected submit; the new page continues with its page id and number. */
type RejectedSave = Pick<Saving, "base" | "page" | "number"> & { current?: PostVersion };

export function getSavingState(
  post: EditablePost,
  { isNew = false, rejected }: { isNew?: boolean | undefined; rejected: RejectedSave | undefined },
): Saving {
  const { current, base = post.version, page = "", number = 0 } = rejected ?? {};
  return {
    postId: post.id,
    base: current?.version ?? base,
    page,
    number,
    isNew,
    state: current ? "conflict" : rejected ? "typed" : "stored",
    typedFrom: base,
  };
}

export const savingData = ({ postId, state, typedFrom }: Saving) => ({
  "data-post": postId,
  "data-state": state,
  "data-typed-from": typedFrom,
});

/** Hidden fields of the form, which the script keeps up to date. */
export function SavingFields({ base, page, number, isNew }: Saving) {
  return (
    <>
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="new" value={isNew ? "1" : ""} />
    </>
  );
}

/**
 * The buttons, always visible, with the save status and who else is here, both set by the script.
 * Screen readers skip what changes with each word ("Saving…"); other messages are announced once,
 * when they change.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="save-bar">
      {children}
      <div className="save-status" data-save-status="">
        <span className="one-of">
          <span aria-hidden="true" data-saving="" />
          <span role="status" data-status-text="" />
        </span>
        <span data-way-on="" />
      </div>
      <p className="here" role="status" data-others="reading" />
    </div>
  );
}
