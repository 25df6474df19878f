import type { Page } from "@playwright/test";

/** The number of local drafts in the page's browser that the server has not stored. */
export const keptTexts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open("desk", 1);
        opened.addEventListener("error", () => reject(new Error("no database")));
        opened.addEventListener("success", () => {
          const counted = opened.result.transaction("kept-texts").objectStore("kept-texts").count();
          counted.addEventListener("success", () => {
            opened.result.close();
            resolve(counted.result);
          });
        });
      }),
  );
