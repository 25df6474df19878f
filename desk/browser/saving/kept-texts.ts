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
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(STORE, { keyPath: "page" }),
    );
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
  });
  return opened;
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
  inStore("readwrite", (store) => store.put(text)).then(
    () => true,
    () => false,
  );

/** Forgets a page's text: it is stored, or thrown away. */
export const dropText = (page: string): Promise<unknown> =>
  inStore("readwrite", (store) => store.delete(page)).catch(() => undefined);

/** Everything that this browser keeps of somebody's. */
export async function keptTexts(staff: string): Promise<KeptText[]> {
  const texts = await inStore<KeptText[]>("readonly", (store) => store.getAll()).catch(() => []);
  return texts.filter((text) => text.staff === staff);
}

/** Forgets everything, whosever it is. */
export const clearTexts = (): Promise<unknown> =>
  inStore("readwrite", (store) => store.clear()).catch(() => undefined);
