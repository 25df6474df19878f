/** The text of a form, saved in this browser until the server has stored it. */
export interface LocalDraft {
  /** For a post, the id of the page it was typed on; for other forms, the form's path. */
  page: string;
  /** Increases with each draft of the page. */
  number: number;
  staff: string;
  fields: Readonly<Record<string, string>>;
}

export interface PostDraft extends LocalDraft {
  post: string;
  /** The version it is based on. */
  base: number;
  /** True if the post does not exist yet. */
  isNew: boolean;
}

const DATABASE = "desk";
const STORE_NAME = "drafts";

let connection: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  const opening = (connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(STORE_NAME, { keyPath: "page" }),
    );
    request.addEventListener("success", () => {
      request.result.addEventListener("close", () => (connection = undefined));
      resolve(request.result);
    });
    request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
  }));
  // Reopen after a failure, or if the browser closed the database.
  opening.catch(() => (connection = undefined));
  return opening;
}

/** A stored draft; `page` is its key (`toKey`). */
interface Row {
  page: string;
  draft: LocalDraft;
}

/** Number of digits to pad to, so that keys sort by number. */
const NUMBER_LENGTH = 16;

const toKey = (page: string, number: number) =>
  `${page} ${String(number).padStart(NUMBER_LENGTH, "0")}`;

/** A page's drafts up to a number: keys begin with the page id. */
const toKeyRange = (page: string, number: number) => IDBKeyRange.bound(page, toKey(page, number));

/**
 * Runs a request in a transaction of its own; resolves with the result once the transaction is
 * complete. Commits explicitly: an open transaction would block other tabs while this page hangs,
 * and would be aborted if the page is unloaded.
 */
async function runInStore<T>(
  mode: IDBTransactionMode,
  startRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE_NAME, mode);
    const request = startRequest(transaction.objectStore(STORE_NAME));
    transaction.commit();
    transaction.addEventListener("complete", () => resolve(request.result));
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("not written")),
    );
  });
}

/**
 * Saves a draft, then deletes the page's earlier ones. Returns false if this browser cannot store
 * it. Uses two transactions: if the page is unloaded, WebKit may abort one without restoring what
 * it deleted.
 */
export async function saveLocalDraft(draft: LocalDraft): Promise<boolean> {
  const { page, number } = draft;
  const row: Row = { page: toKey(page, number), draft };
  try {
    await runInStore("readwrite", (store) => store.put(row));
  } catch {
    return false;
  }
  void deleteLocalDraftsUpTo({ page, number: number - 1 });
  return true;
}

/** Deletes a page's drafts up to a number. */
export const deleteLocalDraftsUpTo = ({
  page,
  number,
}: Pick<LocalDraft, "page" | "number">): Promise<unknown> =>
  runInStore("readwrite", (store) => store.delete(toKeyRange(page, number))).catch(() => undefined);

/** Returns the page's newest draft. */
export const readLocalDraft = async (page: string): Promise<LocalDraft | undefined> =>
  (await listDrafts(toKeyRange(page, Number.MAX_SAFE_INTEGER))).at(-1);

/** Returns the newest local draft of each page of a staff member. */
export const listLocalDrafts = async (staffId: string): Promise<LocalDraft[]> =>
  (await listDrafts()).filter((draft) => draft.staff === staffId);

/** Returns the newest draft of each page; an unloaded page may have left earlier ones. */
async function listDrafts(range?: IDBKeyRange): Promise<LocalDraft[]> {
  const rows = await runInStore<Row[]>("readonly", (store) => store.getAll(range)).catch(() => []);
  return [...new Map(rows.map(({ draft }) => [draft.page, draft])).values()];
}

/** Returns the newest local draft of each page with a post. */
export const listPostDrafts = async (staffId: string): Promise<PostDraft[]> =>
  (await listLocalDrafts(staffId)).filter((draft): draft is PostDraft => "post" in draft);

/** Deletes all local drafts of a staff member. */
export async function clearLocalDrafts(staffId: string): Promise<void> {
  await Promise.all((await listLocalDrafts(staffId)).map(deleteLocalDraftsUpTo));
}
