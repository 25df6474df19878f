import type { StaffContext } from "../request/request-context.ts";
import { eventStream } from "../request/events.ts";

/** Server-sent events: `change` whenever any lead changes. The events contain no lead data. */
export const streamLeads = ({ ports, request }: StaffContext): Response =>
  eventStream(request, ({ send, close }) =>
    ports.watchLeads({ onChange: () => send("change", ""), onClose: close }),
  );

/**
 * The same for one lead and the delivery of its emails, and `others` with the names of colleagues
 * who are replying to it, as JSON. `?replying` reports that this page's user is.
 */
export const streamLead = (context: StaffContext): Response => {
  const { ports, request, staff, url } = context;
  const leadId = context.param("id");
  return eventStream(request, ({ send, close }) => {
    const unsubscribes = [
      ports.watchLeads({ leadId, onChange: () => send("change", ""), onClose: close }),
      ports.watchPresence({
        subject: leadId,
        staffId: staff.id,
        isPresent: url.searchParams.has("replying"),
        onPresenceChange: (names) => send("others", JSON.stringify(names)),
        onClose: close,
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  });
};
