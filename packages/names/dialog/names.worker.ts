import { serveCalls } from "@angadi/workers/worker-client";
import { handlers } from "./worker-handlers.ts";

// Runs off the main thread, so that making a thousand names never delays a key press.
serveCalls(handlers);
