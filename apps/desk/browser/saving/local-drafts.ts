/** The text of a post's form that is not stored on the server yet, as this browser keeps it. */
export interface LocalDraft {
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
  // What failed once, or was closed by the browser, is opened again.
  asked.catch(() => (opened = undefined));
  return asked;
}

/** A text under the name and number of its page. Older browsers' texts stand under the name alone. */
interface Row {
  page: string;
  text: LocalDraft;
}

/** Digits of the largest number, so that keys sort by number. */
const NUMBER_LENGTH = 16;

const keyFor = (page: string, number: number) =>
  `${page} ${String(number).padStart(NUMBER_LENGTH, "0")}`;

/** A page's texts up to a number: keys begin with the page's name. */
const upTo = (page: string, number: number) => IDBKeyRange.bound(page, keyFor(page, number));

/**
 * Makes requests of the store; resolves with the last one's result once they are done. The transaction
 * is committed at once and needs this page no more: one that waited for its page would hold up every
 * other tab while that hangs, and would be undone where the page is being left.
 */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.commit();
    transaction.addEventListener("complete", () => resolve(request.result));
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("not written")),
    );
  });
}

/** Keeps a text in place of the page's earlier ones; false if this browser keeps nothing. */
export const saveLocalDraft = (text: LocalDraft): Promise<boolean> =>
  inStore("readwrite", (store) => {
    const { page, number } = text;
    store.delete(upTo(page, number));
    return store.put({ page: keyFor(page, number), text } satisfies Row);
  }).then(
    () => true,
    () => false,
  );

/** Forgets a page's texts up to a number: stored, or thrown away. A newer one stays. */
export const deleteLocalDraft = ({
  page,
  number,
}: Pick<LocalDraft, "page" | "number">): Promise<unknown> =>
  inStore("readwrite", (store) => store.delete(upTo(page, number))).catch(() => undefined);

/** The newest text that this browser keeps of a page. */
export const readLocalDraft = async (page: string): Promise<LocalDraft | undefined> =>
  (await textsIn(upTo(page, Number.MAX_SAFE_INTEGER))).at(-1);

/** Everything that this browser keeps of somebody's. */
export const listLocalDrafts = async (staff: string): Promise<LocalDraft[]> =>
  (await textsIn()).filter((text) => text.staff === staff);

async function textsIn(range?: IDBKeyRange): Promise<LocalDraft[]> {
  const rows = await inStore<(Row | LocalDraft)[]>("readonly", (store) =>
    store.getAll(range),
  ).catch(() => []);
  return rows.map((row) => ("text" in row ? row.text : row));
}

/** Forgets everything of somebody's. */
export async function clearTexts(staff: string): Promise<void> {
  await Promise.all((await listLocalDrafts(staff)).map(deleteLocalDraft));
}
