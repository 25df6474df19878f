import type { ReactNode } from "react";
import type { EditablePost, PostVersion } from "@angadi/desk-ports/posts";

/** The initial state of autosave (`apps/desk/browser/saving/`). */
export interface SavingState {
  postId: string;
  /** The version that the next save is based on. */
  base: number;
  page: string;
  number: number;
  isNew: boolean;
  /**
   * `stored`: the server has this text. `typed`: it may not have it. `conflict`: a colleague has
   * saved another version since `basedOn`; autosave pauses until the user has compared both texts
   * and saved one.
   */
  state: "stored" | "typed" | "conflict";
  basedOn: number;
}

/** A rejected submit; the new page continues with its page id and number. */
type RejectedSave = Pick<SavingState, "base" | "page" | "number"> & { current?: PostVersion };

export function getSavingState(
  post: EditablePost,
  { isNew = false, rejected }: { isNew?: boolean | undefined; rejected: RejectedSave | undefined },
): SavingState {
  const { current, base = post.version, page = "", number = 0 } = rejected ?? {};
  return {
    postId: post.id,
    base: current?.version ?? base,
    page,
    number,
    isNew,
    state: current ? "conflict" : rejected ? "typed" : "stored",
    basedOn: base,
  };
}

/** Hidden fields of the form, which the script keeps up to date. */
export function SavingFields({ base, page, number, isNew }: SavingState) {
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
 * The sticky buttons, with the save status and who else has the post open, both set by the script.
 * "Saving…" is hidden from screen readers, which would announce it after each word.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="save-bar">
      {children}
      <div className="save-status" data-save-status="">
        <span className="single-cell">
          <span aria-hidden="true" data-saving="" />
          <span role="status" data-status-text="" />
        </span>
        <span data-status-action="" />
      </div>
      <p className="presence" role="status" data-presence="reading" />
    </div>
  );
}
