import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, By, Key as WebDriverKey, type WebDriver } from "selenium-webdriver";
import type { WebElement } from "selenium-webdriver";
import { findFreePort } from "@angadi/test-kit/network";
import { FIND_TARGET_SOURCE, type Target } from "./target.ts";
import type { Driver, Key } from "./visitor.ts";

const VIEW_PROGRAM = path.join(import.meta.dirname, "webkit-view.py");
/** The name that webkit-view.py uses. */
const BROWSER_NAME = "angadi-webkit-view";
const KEYS: Record<Key, string> = {
  Enter: WebDriverKey.ENTER,
  Tab: WebDriverKey.TAB,
  Escape: WebDriverKey.ESCAPE,
  ArrowDown: WebDriverKey.ARROW_DOWN,
  ArrowUp: WebDriverKey.ARROW_UP,
  Space: WebDriverKey.SPACE,
};

/** WebKitGTK in a virtual display, for all tests of a worker. */
export interface WebKit {
  openDriver: () => Promise<{ driver: Driver; close: () => Promise<void> }>;
  stop: () => Promise<void>;
}

export async function startWebKit(): Promise<WebKit> {
  const { display, server } = await startDisplay();
  const port = await findFreePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
    },
  });
  let output = "";
  for (const stream of [driver.stdout, driver.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const session = await openSession(`http://127.0.0.1:${port}`);
  return {
    openDriver: async () => {
      const start = output.length;
      return {
        driver: createDriver(session, () => output.slice(start)),
        close: () => clearState(session),
      };
    },
    stop: async () => {
      await session.quit();
      await stopProcess(driver);
      await stopProcess(server);
    },
  };
}

/** Starts Xvfb on a display that it picks. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}

async function openSession(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: BROWSER_NAME,
    "webkitgtk:browserOptions": { binary: VIEW_PROGRAM, args: [] },
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver is not listening yet.
      if (attempt === 50) throw error;
      await wait(100);
    }
  }
}

/**
 * A script that scrolls a target into view, not covered by sticky bars. Returns the target's centre,
 * since the driver's own is wrong in a dialog.
 */
const FIND_CENTRE = `
  const target = (${FIND_TARGET_SOURCE})(arguments[0]);
  const findCentre = (block) => {
    target.scrollIntoView({ block, behavior: "instant" });
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const { x, y } = findCentre("nearest");
  return target.contains(document.elementFromPoint(x, y)) ? { x, y } : findCentre("center");`;

function createDriver(session: WebDriver, readOutput: () => string): Driver {
  const find = (target: Target): Promise<WebElement> =>
    session.executeScript(`return (${FIND_TARGET_SOURCE})(arguments[0])`, target);
  const findCentre = (target: Target): Promise<{ x: number; y: number }> =>
    session.executeScript(FIND_CENTRE, target);
  const createActions = () => session.actions({ async: true });
  return {
    goto: (url) => session.get(url),
    url: () => session.getCurrentUrl(),
    resize: async (width, height) =>
      void (await session.manage().window().setRect({ x: 0, y: 0, width, height })),
    click: async (target) =>
      createActions()
        .move(await findCentre(target))
        .click()
        .perform(),
    hover: async (target) =>
      createActions()
        .move(await findCentre(target))
        .perform(),
    moveMouse: (x, y) => createActions().move({ x, y }).perform(),
    press: (key) => createActions().sendKeys(KEYS[key]).perform(),
    type: (text) => createActions().sendKeys(text).perform(),
    selectOption: async (target, label) => {
      const select = await find(target);
      await select.findElement(By.xpath(`.//option[normalize-space(.)='${label}']`)).click();
    },
    evaluate: (functionText, argument) =>
      session.executeScript(`return (${functionText})(arguments[0])`, argument),
    readErrors: () => readOutput().match(/^page error: .*$/gm) ?? [],
  };
}

/** Clears the browser's state before the next visitor. */
async function clearState(session: WebDriver): Promise<void> {
  await session.executeScript("localStorage.clear(); sessionStorage.clear()");
  await session.manage().deleteAllCookies();
  await session.get("about:blank");
  await session.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
}
