/**
 * Tells a page who else has a post open, or is replying to a lead. Returns a function that ends it,
 * and with it the page's own presence.
 */
export type WatchPresence = (listener: {
  /** The id of the post or lead. */
  subject: string;
  staffId: string;
  /** False for a page that only watches. */
  isPresent: boolean;
  /** Called with the names of the others at first, and whenever they change. */
  onOthers: (names: readonly string[]) => void;
  onClose: () => void;
}) => () => void;
