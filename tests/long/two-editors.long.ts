import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, type Page, chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { startBuiltDesk } from "../built-desk.ts";
import { findChromium } from "@angadi/test-kit/chromium";
import { countLocalDrafts } from "../count-local-drafts.ts";
import { createMetricLogger } from "./metrics.ts";
import { scaleCount } from "./scale.ts";

/** Milliseconds: of writing, between two kills, of one browser's offline time, between crashes. */
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
  /** When the word was typed: the page's `Date.now()`. */
  at: number;
}

/** When a page started to crash, and when it was gone, by the same clock. */
interface Crash {
  startedAt: number;
  endedAt: number;
}

/** The state of a writer's page. */
interface EditorSnapshot {
  /** `typing`, or what the writer has to do first. */
  is: "typing" | "apart" | "conflict" | "kept" | "elsewhere";
  isSaved: boolean;
  text: string;
}

/** Reads the page in one step, so that the save status belongs to the text. */
const readState = (page: Page): Promise<EditorSnapshot> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form[data-post]");
    const text = [...document.querySelectorAll(".ProseMirror p")]
      .map(({ textContent }) => textContent)
      .join(" ");
    if (!form) return { is: "elsewhere", isSaved: false, text };
    const status = form.querySelector<HTMLElement>("[data-save-status]");
    const saveState = status?.dataset["is"];
    const isSaved =
      saveState === "saved" &&
      getComputedStyle(status?.querySelector("[data-status-text]") ?? form).visibility ===
        "visible";
    if (form.dataset["state"] === "conflict") return { is: "conflict", isSaved, text };
    if (document.querySelector("[data-local-draft]:not([hidden])"))
      return { is: "kept", isSaved, text };
    if (status?.querySelector("[data-status-action] button")) return { is: "apart", isSaved, text };
    return { is: "typing", isSaved, text };
  });

/** Types a word. Returns the time. */
const typeWord = (page: Page, word: string): Promise<number> =>
  page.evaluate((one) => {
    const area = document.querySelector<HTMLTextAreaElement>('textarea[name="blocks"]');
    if (!area) throw new Error("there is no text");
    const [block] = JSON.parse(area.value) as { data: { text: string } }[];
    const text = `${block?.data.text ?? ""} ${one}`.trim();
    area.value = JSON.stringify([{ type: "paragraph", data: { text } }]);
    area.dispatchEvent(new Event("input", { bubbles: true }));
    return Date.now();
  }, word);

/** Appends the words that only one's own text has to the other text, and saves. */
const resolveConflict = (page: Page) =>
  page.evaluate(() => {
    const take = document.querySelector<HTMLElement>('[data-use-saved="blocks"]');
    const area = document.querySelector<HTMLTextAreaElement>('textarea[name="blocks"]');
    const save = document.querySelector<HTMLButtonElement>('.save-bar button[value="save"]');
    if (!area || !save) throw new Error("there is nothing to merge");
    const readWords = (json: string) =>
      (JSON.parse(json) as { data: { text: string } }[]).flatMap(({ data }) =>
        data.text.split(/\s+/),
      );
    const theirWords = readWords(take?.dataset["value"] ?? area.value);
    const ownWords = readWords(area.value).filter((word) => !theirWords.includes(word));
    const text = [...theirWords, ...ownWords].join(" ");
    area.value = JSON.stringify([{ type: "paragraph", data: { text } }]);
    area.dispatchEvent(new Event("input", { bubbles: true }));
    save.form?.requestSubmit(save);
  });

/** A writer who types numbered words into a post, whatever happens to the page. */
class Writer {
  readonly typed: Word[] = [];
  readonly reportedSaved = new Set<string>();
  readonly crashes: Crash[] = [];
  conflictCount = 0;
  readonly context: BrowserContext;
  readonly #name: string;
  readonly #address: string;
  #page: Page | undefined;
  #thinksUntil = 0;

  constructor(context: BrowserContext, name: string, address: string) {
    this.context = context;
    this.#name = name;
    this.#address = address;
  }

  /** Writes until a time, then only waits for it to be stored. Returns whether everything is. */
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
    const snapshot = await readState(page);
    if (snapshot.isSaved)
      for (const word of snapshot.text.split(/\s+/)) this.reportedSaved.add(word);
    switch (snapshot.is) {
      case "typing": {
        if (canType && performance.now() < this.#thinksUntil) return false;
        if (!canType) return (await countLocalDrafts(page)) === 0 && (await isStored(page));
        const word = `${this.#name}${this.typed.length}`;
        this.typed.push({ word, at: await typeWord(page, word) });
        if (this.typed.length % WORDS_PER_PARAGRAPH === 0)
          this.#thinksUntil = performance.now() + PAUSE_MS;
        return false;
      }
      case "elsewhere":
        await page.goto(this.#address, { timeout: 5000 });
        return false;
      case "apart":
        await page.locator("[data-status-action] button").click({ timeout: 2000 });
        return false;
      case "kept":
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

/** Lost words, although their page had time to save them; and how long it had. */
const findLost = ({ typed, crashes }: Writer, words: ReadonlySet<string>): string[] =>
  typed
    .filter(({ word }) => !words.has(word))
    .map(({ word, at }) => ({
      word,
      left: crashes.find(({ endedAt }) => at <= endedAt)?.startedAt,
      at,
    }))
    .filter(({ left, at }) => left === undefined || left - at > MAX_UNSAVED_MS)
    .map(
      ({ word, left, at }) => `${word}: ${left ? `${left - at} ms before a crash` : "no crash"}`,
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
    const one = contexts[index];
    if (one) await desk.join(one, name);
  }
  const first = await contexts[0].newPage();
  await first.goto(`${desk.url}/posts/new`);
  await typeWord(first, "start");
  await expect.poll(() => first.url(), { timeout: 20_000 }).toMatch(/\/posts\/[0-9a-f-]{36}$/);
  const address = first.url();
  await first.close();

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
  const [ashaIsDone, raviIsDone] = await Promise.all([
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
  const words = new Set(document.match(/\b[ar]\d+\b/g));
  const saved = new Set(
    [...asha.reportedSaved, ...ravi.reportedSaved].filter((one) => /^[ar]\d/.test(one)),
  );
  const lostSavedWords = [...saved].filter((word) => !words.has(word));
  const lostTypedWords = [...findLost(asha, words), ...findLost(ravi, words)];
  const typed = [...asha.typed, ...ravi.typed];
  note("words typed", typed.length);
  note("called saved", saved.size);
  note("called saved and lost", lostSavedWords.length);
  note("lost beyond two seconds", lostTypedWords.length);
  note("kills", killCount);
  note("lost at all", typed.filter(({ word }) => !words.has(word)).length);
  note("crashes of a page", asha.crashes.length + ravi.crashes.length);
  note("times side by side", asha.conflictCount + ravi.conflictCount);
  expect(lostSavedWords).toEqual([]);
  expect(lostTypedWords).toEqual([]);
  expect([ashaIsDone, raviIsDone]).toEqual([true, true]);
  expect(asha.conflictCount + ravi.conflictCount).toBeGreaterThan(0);
  expect(saved.size).toBeGreaterThan(10);
});
