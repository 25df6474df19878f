/** The text of a post's form that is not stored on the server yet, as this browser keeps it. */
export interface KeptText {
  /** The open page it was typed on, and which of that page's texts it is. */
  page: string;
  number: number;
  staff: string;
  post: string;
  /** The version that it was made from. */
  base: number;
  /** The post does not exist yet. */
  isNew: boolean;
  fields: Readonly<Record<string, string>>;
}

const DATABASE = "desk";
const STORE = "kept-texts";

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const asked = (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(STORE, { keyPath: "page" }),
    );
    request.addEventListener("success", () => {
      request.result.addEventListener("close", () => (opened = undefined));
      resolve(request.result);
    });
    request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
  }));
  // What failed once, or was closed by the browser, is opened anew.
  asked.catch(() => (opened = undefined));
  return asked;
}

/** Does one thing in the store; resolves once it is written. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.addEventListener("complete", () => resolve(request.result));
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("not written")),
    );
  });
}

/** Keeps a text in place of the page's one before; false where this browser keeps nothing. */
export const keepText = (text: KeptText): Promise<boolean> =>
  inStore("readwrite", (store) => {
    const request = store.put(text);
    // Ended at once: a page that is being left has no later turn to end it, and it would be undone.
    store.transaction.commit();
    return request;
  }).then(
    () => true,
    () => false,
  );

/** Forgets a page's text up to a number: it is stored, or thrown away. A newer one stays. */
export const dropText = ({ page, number }: Pick<KeptText, "page" | "number">): Promise<unknown> =>
  inStore<KeptText | undefined>("readwrite", (store) => {
    const request = store.get(page);
    request.addEventListener("success", () => {
      if (request.result && request.result.number <= number) store.delete(page);
    });
    return request;
  }).catch(() => undefined);

/** What this browser keeps of a page. */
export const keptText = (page: string): Promise<KeptText | undefined> =>
  inStore<KeptText | undefined>("readonly", (store) => store.get(page)).catch(() => undefined);

/** Everything that this browser keeps of somebody's. */
export async function keptTexts(staff: string): Promise<KeptText[]> {
  const texts = await inStore<KeptText[]>("readonly", (store) => store.getAll()).catch(() => []);
  return texts.filter((text) => text.staff === staff);
}

/** Forgets everything of somebody's. */
export async function clearTexts(staff: string): Promise<void> {
  await Promise.all((await keptTexts(staff)).map(dropText));
}
