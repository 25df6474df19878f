import type { Page } from "@playwright/test";

/** The number of local drafts in the page's browser that the server has not stored. */
export const countLocalDrafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const openRequest = indexedDB.open("desk", 1);
        openRequest.addEventListener("error", () => reject(new Error("no database")));
        openRequest.addEventListener("success", () => {
          const countRequest = openRequest.result
            .transaction("kept-texts")
            .objectStore("kept-texts")
            .count();
          countRequest.addEventListener("success", () => {
            openRequest.result.close();
            resolve(countRequest.result);
          });
        });
      }),
  );
