import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { Progress } from "./progress.ts";

/** Playwright's reporter if the output is not a terminal; scripts/test.ts prints the failures. */
export default class PlaywrightProgress implements Reporter {
  private readonly progress = new Progress("browser tests");

  onBegin(_config: FullConfig, suite: Suite) {
    this.progress.start(suite.allTests().length);
  }

  onTestEnd(test: TestCase) {
    this.progress.add(test.outcome() === "unexpected");
  }
}
