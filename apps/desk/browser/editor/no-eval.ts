import { config } from "zod";

// The desk's policy forbids eval, which Zod tries as soon as a schema is made.
config({ jitless: true });
