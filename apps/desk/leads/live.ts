import type { StaffContext } from "../request/request-context.ts";
import { createEventStream } from "../request/events.ts";

/** Server-sent events: `change` whenever any lead changes. The events contain no lead data. */
export const streamLeads = ({ ports, request }: StaffContext): Response =>
  createEventStream(request, ({ send, close }) =>
    ports.watchLeads({ onChange: () => send("change", ""), onClose: close }),
  );

/**
 * The same for one lead and the delivery of its mails, and `others` with the names, as JSON, of
 * colleagues who are replying to it. `?replying` reports that this page's user is replying, too.
 */
export const streamLead = (context: StaffContext): Response => {
  const { ports, request, staff, url } = context;
  const leadId = context.param("id");
  return createEventStream(request, ({ send, close }) => {
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
