import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, type Page, chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { startBuiltDesk } from "../built-desk.ts";
import { findChromium } from "@angadi/test-kit/chromium";
import { countLocalDrafts } from "../count-local-drafts.ts";
import { createMetricLogger } from "./metrics.ts";
import { scaleCount } from "./scale.ts";

/** Duration of writing, in milliseconds. */
const WRITING_MS = scaleCount(240_000, 40_000);
const KILL_INTERVAL_MS = 4000;
const OFFLINE_MS = scaleCount(60_000, 8000);
const CRASH_INTERVAL_MS = 15_000;
/** Milliseconds of typing that a page may lose if it crashes. */
const MAX_UNSAVED_MS = 2000;
/** Milliseconds between two words; the writer pauses after every `WORDS_PER_PARAGRAPH` words. */
const KEY_INTERVAL_MS = 150;
const WORDS_PER_PARAGRAPH = 12;
const PAUSE_MS = 2500;
/** Milliseconds after which an unresponsive page is closed. */
const TIMEOUT_MS = 20_000;
/** Milliseconds until everything is stored once the server stays up. */
const SETTLE_TIMEOUT_MS = 60_000;

interface Word {
  word: string;
  /** The page's `Date.now()` when the word was typed. */
  typedAt: number;
}

/** When a page started to crash, and when it was closed, by the same clock. */
interface Crash {
  startedAt: number;
  endedAt: number;
}

/** The state of a writer's page. */
interface EditorSnapshot {
  /** `typing`, or the situation that the writer has to handle first. */
  state: "typing" | "conflict-notice" | "conflict" | "local-draft" | "elsewhere";
  isSaved: boolean;
  text: string;
}

/** Reads the page in one step, so that the save status belongs to the text. */
const readSnapshot = (page: Page): Promise<EditorSnapshot> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form[data-post]");
    const text = [...document.querySelectorAll(".ProseMirror p")]
      .map(({ textContent }) => textContent)
      .join(" ");
    if (!form) return { state: "elsewhere", isSaved: false, text };
    const status = form.querySelector<HTMLElement>("[data-save-status]");
    const saveState = status?.dataset["status"];
    const isSaved =
      saveState === "saved" &&
      getComputedStyle(status?.querySelector("[data-status-text]") ?? form).visibility ===
        "visible";
    if (form.dataset["state"] === "conflict") return { state: "conflict", isSaved, text };
    if (document.querySelector("[data-local-draft]:not([hidden])"))
      return { state: "local-draft", isSaved, text };
    if (status?.querySelector("[data-status-action] button"))
      return { state: "conflict-notice", isSaved, text };
    return { state: "typing", isSaved, text };
  });

/** Types a word. Returns the time. */
const typeWord = (page: Page, word: string): Promise<number> =>
  page.evaluate((newWord) => {
    const textarea = document.querySelector<HTMLTextAreaElement>('textarea[name="blocks"]');
    if (!textarea) throw new Error("there is no text");
    const [block] = JSON.parse(textarea.value) as { data: { text: string } }[];
    const text = `${block?.data.text ?? ""} ${newWord}`.trim();
    textarea.value = JSON.stringify([{ type: "paragraph", data: { text } }]);
    textarea.dispatchEvent(new Event("input", { bubbles: true }));
    return Date.now();
  }, word);

/** Appends the writer's own words to the saved text, and saves. */
const resolveConflict = (page: Page) =>
  page.evaluate(() => {
    const useSavedButton = document.querySelector<HTMLElement>('[data-use-saved="blocks"]');
    const textarea = document.querySelector<HTMLTextAreaElement>('textarea[name="blocks"]');
    const saveButton = document.querySelector<HTMLButtonElement>('.save-bar button[value="save"]');
    if (!textarea || !saveButton) throw new Error("there is nothing to merge");
    const readWords = (json: string) =>
      (JSON.parse(json) as { data: { text: string } }[]).flatMap(({ data }) =>
        data.text.split(/\s+/),
      );
    const savedWords = readWords(useSavedButton?.dataset["value"] ?? textarea.value);
    const ownWords = readWords(textarea.value).filter((word) => !savedWords.includes(word));
    const text = [...savedWords, ...ownWords].join(" ");
    textarea.value = JSON.stringify([{ type: "paragraph", data: { text } }]);
    textarea.dispatchEvent(new Event("input", { bubbles: true }));
    saveButton.form?.requestSubmit(saveButton);
  });

/** A writer who types numbered words into a post, even if the page crashes or the server stops. */
class Writer {
  readonly typed: Word[] = [];
  readonly savedWords = new Set<string>();
  readonly crashes: Crash[] = [];
  conflictCount = 0;
  readonly context: BrowserContext;
  readonly #name: string;
  readonly #address: string;
  #page: Page | undefined;
  #pausesUntil = 0;

  constructor(context: BrowserContext, name: string, address: string) {
    this.context = context;
    this.#name = name;
    this.#address = address;
  }

  /** Writes until a time, then waits until everything is stored. Returns whether it is. */
  async write(until: number): Promise<boolean> {
    const end = until + SETTLE_TIMEOUT_MS;
    while (performance.now() < end) {
      // The server or the page may have gone away meanwhile.
      const step = this.#step(performance.now() < until).catch(() => false);
      const isDone = await Promise.race([step, wait(TIMEOUT_MS, undefined)]);
      // It hangs in a document that is being unloaded.
      if (isDone === undefined) await this.crash();
      if (isDone && performance.now() > until) return true;
      await wait(KEY_INTERVAL_MS);
    }
    return false;
  }

  /** Crashes the page's process; unlike when closing, the page gets no event. */
  async crash(): Promise<void> {
    const page = this.#page;
    this.#page = undefined;
    if (!page) return;
    const startedAt = Date.now();
    const crashed = page.waitForEvent("crash", { timeout: 5000 }).catch(() => undefined);
    const session = await this.context.newCDPSession(page);
    // This command never gets a response.
    session.send("Page.crash").catch(() => undefined);
    await crashed;
    await page.close();
    this.crashes.push({ startedAt, endedAt: Date.now() });
  }

  /**
   * Types a word, or does what is due first. Returns true if the page reports that all is stored.
   */
  async #step(canType: boolean): Promise<boolean> {
    const page = (this.#page ??= await this.context.newPage());
    const snapshot = await readSnapshot(page);
    if (snapshot.isSaved) for (const word of snapshot.text.split(/\s+/)) this.savedWords.add(word);
    switch (snapshot.state) {
      case "typing": {
        if (canType && performance.now() < this.#pausesUntil) return false;
        if (!canType) return (await countLocalDrafts(page)) === 0 && (await isStored(page));
        const word = `${this.#name}${this.typed.length}`;
        this.typed.push({ word, typedAt: await typeWord(page, word) });
        if (this.typed.length % WORDS_PER_PARAGRAPH === 0)
          this.#pausesUntil = performance.now() + PAUSE_MS;
        return false;
      }
      case "elsewhere":
        await page.goto(this.#address, { timeout: 5000 });
        return false;
      case "conflict-notice":
        await page.locator("[data-status-action] button").click({ timeout: 2000 });
        return false;
      case "local-draft":
        await page.locator("[data-compare]").click({ timeout: 2000 });
        return false;
      case "conflict":
        this.conflictCount += 1;
        await resolveConflict(page);
        return false;
    }
  }
}

/** Whether everything on the page is stored. */
const isStored = (page: Page) =>
  page.evaluate(() => document.querySelector("form[data-post]:not([data-unsaved])") !== null);

/** The lost words that their page had time to save, each with that time. */
const findLostWords = ({ typed, crashes }: Writer, storedWords: ReadonlySet<string>): string[] =>
  typed
    .filter(({ word }) => !storedWords.has(word))
    .map(({ word, typedAt }) => ({
      word,
      crashedAt: crashes.find(({ endedAt }) => typedAt <= endedAt)?.startedAt,
      typedAt,
    }))
    .filter(
      ({ crashedAt, typedAt }) => crashedAt === undefined || crashedAt - typedAt > MAX_UNSAVED_MS,
    )
    .map(
      ({ word, crashedAt, typedAt }) =>
        `${word}: ${crashedAt ? `${crashedAt - typedAt} ms before a crash` : "no crash"}`,
    );

test("two people edit one post through kills, crashes and offline time: no saved text is lost", async (context) => {
  const note = createMetricLogger(context);
  const desk = await startBuiltDesk({ LOG_LEVEL: "silent" });
  const browser = await chromium.launch(findChromium());
  onTestFinished(async () => {
    await browser.close();
    await desk.stop();
  });
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  for (const [index, name] of ["Asha", "Ravi"].entries()) {
    const browserContext = contexts[index];
    if (browserContext) await desk.join(browserContext, name);
  }
  const firstPage = await contexts[0].newPage();
  await firstPage.goto(`${desk.url}/posts/new`);
  await typeWord(firstPage, "start");
  await expect.poll(() => firstPage.url(), { timeout: 20_000 }).toMatch(/\/posts\/[0-9a-f-]{36}$/);
  const address = firstPage.url();
  await firstPage.close();

  const asha = new Writer(contexts[0], "a", address);
  const ravi = new Writer(contexts[1], "r", address);
  const until = performance.now() + WRITING_MS;
  let killCount = 0;
  const killing = (async () => {
    while (performance.now() < until) {
      await wait(KILL_INTERVAL_MS);
      await desk.kill();
      await desk.start();
      killCount += 1;
    }
  })();
  const outages = (async () => {
    await wait(WRITING_MS / 4);
    await ravi.context.setOffline(true);
    await wait(OFFLINE_MS);
    await ravi.context.setOffline(false);
  })();
  const crashing = (async () => {
    while (performance.now() + CRASH_INTERVAL_MS < until) {
      await wait(CRASH_INTERVAL_MS);
      await asha.crash();
    }
  })();
  const [isAshaDone, isRaviDone] = await Promise.all([
    asha.write(until),
    ravi.write(until),
    killing,
    outages,
    crashing,
  ]);

  const { document } = await desk.db
    .selectFrom("posts")
    .select("document")
    .where("id", "=", address.split("/").at(-1) ?? "")
    .executeTakeFirstOrThrow();
  const storedWords = new Set(document.match(/\b[ar]\d+\b/g));
  const savedWords = new Set(
    [...asha.savedWords, ...ravi.savedWords].filter((word) => /^[ar]\d/.test(word)),
  );
  const lostSavedWords = [...savedWords].filter((word) => !storedWords.has(word));
  const lostTypedWords = [...findLostWords(asha, storedWords), ...findLostWords(ravi, storedWords)];
  const typed = [...asha.typed, ...ravi.typed];
  note("words typed", typed.length);
  note("reported as saved", savedWords.size);
  note("reported as saved and lost", lostSavedWords.length);
  note("lost although typed two seconds before a crash", lostTypedWords.length);
  note("kills", killCount);
  note("lost at all", typed.filter(({ word }) => !storedWords.has(word)).length);
  note("crashes of a page", asha.crashes.length + ravi.crashes.length);
  note("conflicts", asha.conflictCount + ravi.conflictCount);
  expect(lostSavedWords).toEqual([]);
  expect(lostTypedWords).toEqual([]);
  expect([isAshaDone, isRaviDone]).toEqual([true, true]);
  expect(asha.conflictCount + ravi.conflictCount).toBeGreaterThan(0);
  expect(savedWords.size).toBeGreaterThan(10);
});
