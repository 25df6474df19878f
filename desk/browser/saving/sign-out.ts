import { saving as words } from "../../copy/saving.ts";
import { clearTexts } from "./kept-texts.ts";
import type { Saver } from "./saver.ts";

const SIGN_OUT = new Set(["/sign-out", "/account/sign-out-everywhere"]);

/** Who signs out leaves no text in this browser: what is not stored yet is stored first. */
export function clearAtSignOut(saver: Saver | undefined): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!SIGN_OUT.has(new URL(form.action).pathname)) return;
    event.preventDefault();
    void signOut(form, saver);
  });
}

async function signOut(form: HTMLFormElement, saver: Saver | undefined): Promise<void> {
  const isStored = (await saver?.flush()) ?? true;
  if (!isStored && !confirm(words.signOutAnyway)) return;
  await clearTexts();
  // It has been asked.
  for (const guarded of document.querySelectorAll("[data-guard]")) {
    guarded.removeAttribute("data-guard");
  }
  form.submit();
}
