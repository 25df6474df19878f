import type { Page } from "@playwright/test";

/**
 * The number of local drafts in the page's browser that the server has not stored. A key is a page's
 * path and a number; the drafts of one page count once.
 */
export const countLocalDrafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const openRequest = indexedDB.open("desk", 1);
        openRequest.addEventListener("error", () => reject(new Error("no database")));
        openRequest.addEventListener("success", () => {
          const keysRequest = openRequest.result
            .transaction("drafts")
            .objectStore("drafts")
            .getAllKeys();
          keysRequest.addEventListener("success", () => {
            openRequest.result.close();
            const pages = keysRequest.result.map((key) => (key as string).replace(/ \d+$/, ""));
            resolve(new Set(pages).size);
          });
        });
      }),
  );
