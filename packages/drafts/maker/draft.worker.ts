import { serveCalls } from "@angadi/workers/worker-client";
import { draftHandlers } from "./worker-handlers.ts";

// Runs off the main thread, so that making a draft never delays a key press.
serveCalls(draftHandlers);
