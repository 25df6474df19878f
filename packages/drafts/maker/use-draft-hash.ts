import { useAddressHash } from "@angadi/ui/address/use-address-hash";

/** `sessionStorage` key of the hash. */
const KEY = "draft";

/** Stores the draft in the page's URL hash, and in the tab for other pages. */
export const useDraftHash = (hash: string, isChanged: boolean): void =>
  useAddressHash(hash, isChanged, saveInTab);

function saveInTab(hash: string): void {
  try {
    sessionStorage.setItem(KEY, hash);
  } catch {}
}

/** Returns the hash of the last draft in this tab, or "" if none is saved. */
export function readSavedDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
