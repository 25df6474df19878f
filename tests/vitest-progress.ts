import type { Reporter, TestModule, TestSpecification } from "vitest/node";
import { Progress } from "./progress.ts";

/** Vitest's reporter if the output is not a terminal; scripts/test.ts prints the failures. */
export default class VitestProgress implements Reporter {
  private readonly progress = new Progress("test files");

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.progress.start(specifications.length);
  }

  onTestModuleEnd(module: TestModule) {
    this.progress.add(!module.ok());
  }
}
