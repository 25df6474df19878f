/** The four platforms that posts go out on. */
export type Platform = "instagram" | "facebook" | "twitter" | "linkedin";

/** A platform's name, by its key. */
export type PlatformNames = Readonly<Record<Platform, string>>;

/** One post, as it hangs in the calendar. */
export interface Post {
  id: string;
  platform: Platform;
  /** The day it goes out, as 2027-01-15. */
  day: string;
  time: string;
  title: string;
  text: string;
}
