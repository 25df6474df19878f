import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection string of the server; each suite creates its own databases. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for all suites. Returns the function that stops it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("postgresUrl", await postgres.createDatabase());
  return () => postgres.stop();
}
