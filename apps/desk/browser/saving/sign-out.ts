import { savingCopy as copy } from "../../copy/saving.ts";
import { clearLocalDrafts, listLocalDrafts } from "./local-drafts.ts";
import type { FormDrafts } from "./form-drafts.ts";
import type { Saver } from "./saver.ts";

const SIGN_OUT_PATHS = new Set(["/sign-out", "/account/sign-out-everywhere"]);

/**
 * Makes signing out store all drafts on the server and delete them from this browser. If some,
 * including those of other pages, cannot be stored, the user must confirm.
 */
export function storeDraftsOnSignOut(
  staffId: string,
  saver: Saver | undefined,
  formDrafts: FormDrafts,
): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!SIGN_OUT_PATHS.has(new URL(form.action).pathname)) return;
    event.preventDefault();
    void signOut(form, staffId, { saver, formDrafts });
  });
}

async function signOut(
  form: HTMLFormElement,
  staffId: string,
  { saver, formDrafts }: { saver: Saver | undefined; formDrafts: FormDrafts },
): Promise<void> {
  const isFlushed = (await saver?.flush()) ?? true;
  const isStored = isFlushed && (await listLocalDrafts(staffId)).length === 0;
  if (!isStored && !confirm(copy.confirmSignOut)) return;
  // Otherwise, unloading the page would save the drafts again.
  saver?.stop();
  formDrafts.stop();
  await clearLocalDrafts(staffId);
  form.submit();
}
