import type { StaffContext } from "../request-context.ts";
import { eventStream } from "../events.ts";

/** Server-sent events: `change` whenever any lead changes. The events contain no lead data. */
export const liveLeads = ({ ports, request }: StaffContext): Response =>
  eventStream(request, ({ send, close }) =>
    ports.watchLeads({ onChange: () => send("change", ""), onClose: close }),
  );
