import { expect } from "@playwright/test";
import { finishAnimations, isAtRest } from "@angadi/test-kit/settle";
import { FIND_TARGET_SOURCE, type Target } from "./target.ts";

export type Engine = "chromium" | "firefox" | "webkit";

/** Named keys, as in `KeyboardEvent.key`; others are typed. */
export const KEYS = ["Enter", "Tab", "Escape", "ArrowDown", "ArrowUp", "Space"] as const;
export type Key = (typeof KEYS)[number];

/** The operations that differ between the engines' drivers. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  resize: (width: number, height: number) => Promise<void>;
  /** Moves the mouse to the middle of a target, and clicks it. */
  click: (target: Target) => Promise<void>;
  hover: (target: Target) => Promise<void>;
  moveMouse: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  selectOption: (target: Target, label: string) => Promise<void>;
  /** Runs a function in the page, given as its source. */
  evaluate: (functionText: string, argument?: Target) => Promise<unknown>;
  /** Console errors and uncaught errors so far. */
  readErrors: () => string[];
}

/** A user of the site in any engine. Every action waits for its target. */
export class Visitor {
  readonly engine: Engine;
  readonly origin: string;
  private readonly driver: Driver;
  private readonly isWarm: boolean;

  /** A warm visitor waits for hydration before the first action; a cold one does not. */
  constructor(
    driver: Driver,
    { engine, origin, isWarm }: { engine: Engine; origin: string; isWarm: boolean },
  ) {
    this.driver = driver;
    this.engine = engine;
    this.origin = origin;
    this.isWarm = isWarm;
  }

  /** Opens a document and waits until it is complete, with its fonts. */
  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.origin).href);
    await this.waitFor(
      () => document.readyState === "complete" && "fullLayout" in document.documentElement.dataset,
    );
    if (this.isWarm) await this.hydrate();
  }

  /** Opens a page that has no React, such as a page of the desk. */
  async openWithoutReact(url: string): Promise<void> {
    await this.driver.goto(new URL(url, this.origin).href);
  }

  /** Moves the mouse, and waits for hydration. */
  async hydrate(): Promise<void> {
    await this.driver.moveMouse(2, 300);
    await this.driver.moveMouse(4, 302);
    await this.waitFor(() => "hydrated" in document.documentElement.dataset);
  }

  /** Waits until the page is at rest, and finishes its animations: see `settle` in test-kit/settle.ts. */
  async settle(): Promise<void> {
    await this.waitFor(isAtRest);
    await this.evaluate(finishAnimations);
  }

  /** Reloads the document and waits until it is complete, but not for hydration. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      Object.assign(window, { isOld: true });
      setTimeout(() => location.reload());
    });
    await this.waitFor(() => !("isOld" in window) && document.readyState === "complete");
  }

  async goBack(): Promise<void> {
    await this.evaluate(() => setTimeout(() => history.back()) && undefined);
  }

  async click(target: Target): Promise<void> {
    await this.waitForVisible(target);
    await this.driver.click(target);
  }

  async hover(target: Target): Promise<void> {
    await this.waitForVisible(target);
    await this.driver.hover(target);
  }

  /** Focuses a control, as the Tab key would. */
  async focus(target: Target): Promise<void> {
    await this.waitForVisible(target);
    await this.evaluateOn(target, (element) => element.focus());
  }

  /** Scrolls a target to the top of the screen. */
  async scrollTo(target: Target): Promise<void> {
    await this.waitForVisible(target);
    await this.evaluateOn(target, (element) => element.scrollIntoView({ behavior: "instant" }));
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    await this.driver.type(text);
  }

  /** Replaces a field's text by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target);
    await this.evaluateOn(target, (element) => (element as HTMLInputElement).select());
    await this.driver.type(text);
  }

  async selectOption(target: Target, label: string): Promise<void> {
    await this.waitForVisible(target);
    await this.driver.selectOption(target, label);
  }

  /** Waits until a target is visible. */
  async waitForVisible(target: Target): Promise<void> {
    await expect
      .poll(() => this.isVisible(target), {
        message: `${describeTarget(target)} is visible`,
      })
      .toBe(true);
  }

  /** Waits until a target is gone or hidden. */
  async waitForHidden(target: Target): Promise<void> {
    await expect
      .poll(() => this.isVisible(target), {
        message: `${describeTarget(target)} is hidden`,
      })
      .toBe(false);
  }

  /** Waits until a target has the focus. */
  async expectFocus(target: Target): Promise<void> {
    await this.expectValue(target, (element) => element === document.activeElement, true);
  }

  /** Waits until the value read from a target is `expected`. */
  async expectValue<Result>(
    target: Target,
    read: (element: HTMLElement) => Result,
    expected: Result,
  ): Promise<void> {
    await this.waitForVisible(target);
    await expect
      .poll(() => this.evaluateOn(target, read), { message: describeTarget(target) })
      .toEqual(expected);
  }

  /** Starts recording the files that the page creates. */
  async recordFiles(): Promise<void> {
    await this.evaluate(() => {
      const createObjectURL = URL.createObjectURL.bind(URL);
      const files: Blob[] = [];
      URL.createObjectURL = (file: Blob) => {
        files.push(file);
        return createObjectURL(file);
      };
      Object.assign(window, { recordedFiles: files });
    });
  }

  /** Waits until the page has created non-empty files of these types since `recordFiles`. */
  async expectFiles(...types: string[]): Promise<void> {
    const listRecordedTypes = () =>
      this.evaluate(() => {
        const files = Reflect.get(window, "recordedFiles") as Blob[];
        return files.map(({ type, size }) => (size > 0 ? type : "empty"));
      });
    await expect.poll(listRecordedTypes, { message: "files made" }).toEqual(types);
  }

  /** Waits until a form no longer considers the sender a bot. */
  async waitForHumanDelay(): Promise<void> {
    await this.waitFor(() => performance.now() > 1600);
  }

  /** Waits until the URL's path, search and hash match `expected`. */
  async expectUrl(expected: string | RegExp): Promise<void> {
    const readUrl = async () => {
      // The driver's own URL is not used: Firefox's driver ignores pages from the back/forward cache.
      const { pathname, search, hash } = new URL(await this.evaluate(() => location.href));
      return pathname + search + hash;
    };
    const poll = expect.poll(readUrl);
    await (typeof expected === "string" ? poll.toBe(expected) : poll.toMatch(expected));
  }

  async waitFor(condition: () => boolean): Promise<void> {
    await expect
      .poll(() => this.evaluate(condition), {
        message: condition.toString(),
      })
      .toBe(true);
  }

  /** Runs a function in the page; it must not use outside variables. */
  evaluate<Result>(run: () => Result): Promise<Result> {
    return this.driver.evaluate(run.toString()) as Promise<Result>;
  }

  resize(width: number, height = 900): Promise<void> {
    return this.driver.resize(width, height);
  }

  url(): Promise<string> {
    return this.driver.url();
  }

  readErrors(): string[] {
    return this.driver.readErrors();
  }

  private isVisible(target: Target): Promise<boolean> {
    return this.evaluateOn(target, () => true).then(Boolean);
  }

  /** Returns what `read` returns for a target, or undefined if the target does not exist. */
  private evaluateOn<Result>(
    target: Target,
    read: (element: HTMLElement) => Result,
  ): Promise<Result | undefined> {
    const functionText = `(target) => {
      const element = (${FIND_TARGET_SOURCE})(target);
      return element && (${read.toString()})(element);
    }`;
    return this.driver.evaluate(functionText, target) as Promise<Result | undefined>;
  }
}

const describeTarget = ({ css, name = "", within = "" }: Target) =>
  `${within} ${css} “${name}”`.trim();
