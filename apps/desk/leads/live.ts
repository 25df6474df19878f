import type { StaffContext } from "../request/request-context.ts";
import { eventStream } from "../request/events.ts";

/** Server-sent events: `change` whenever any lead changes. The events contain no lead data. */
export const liveLeads = ({ ports, request }: StaffContext): Response =>
  eventStream(request, ({ send, close }) =>
    ports.watchLeads({ onChange: () => send("change", ""), onClose: close }),
  );

/**
 * The same for one lead and the delivery of its mails, and `others` with the names, as JSON, of who
 * else is replying to it. `?replying` announces that this page does.
 */
export const liveLead = (context: StaffContext): Response => {
  const { ports, request, staff, url } = context;
  const leadId = context.param("id");
  return eventStream(request, ({ send, close }) => {
    const ends = [
      ports.watchLeads({ leadId, onChange: () => send("change", ""), onClose: close }),
      ports.watchPresence({
        subject: leadId,
        staffId: staff.id,
        isPresent: url.searchParams.has("replying"),
        onOthers: (names) => send("others", JSON.stringify(names)),
        onClose: close,
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
};
