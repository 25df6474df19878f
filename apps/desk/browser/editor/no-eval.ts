import { config } from "zod";

// Zod tries `eval` when a schema is created, which the desk's CSP would report.
config({ jitless: true });
