import type { StaffContext } from "../request-context.ts";
import { eventStream } from "../events.ts";

/** Server-sent events: `change` each time when a list of leads is not what it was. Nothing of them. */
export const liveLeads = ({ ports, request }: StaffContext): Response =>
  eventStream(request, ({ send, close }) =>
    ports.watchLeads({ onChange: () => send("change", ""), onClose: close }),
  );
