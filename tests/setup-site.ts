import type { TestProject } from "vitest/node";
import { startBuiltServer } from "@angadi/test-kit/built-server";

declare module "vitest" {
  export interface ProvidedContext {
    /** Base URL of the built server on SQLite, for tests that change nothing others read. */
    siteUrl: string;
  }
}

/** One built server for all suites. Returns the function that stops it. */
export default async function setup(project: TestProject) {
  const server = await startBuiltServer({ STYLEGUIDE: "1" });
  project.provide("siteUrl", server.url);
  return server.stop;
}
