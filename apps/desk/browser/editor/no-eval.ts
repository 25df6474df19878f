import { config } from "zod";

// The desk's CSP forbids eval, which Zod tries as soon as a schema is created.
config({ jitless: true });
