/** The platforms that posts are published on. */
export type Platform = "instagram" | "facebook" | "twitter" | "linkedin";

/** A platform's name, by its key. */
export type PlatformNames = Readonly<Record<Platform, string>>;

/** A post in the calendar. */
export interface SocialPost {
  id: string;
  platform: Platform;
  /** Publishing date, as 2027-01-15. */
  day: string;
  time: string;
  title: string;
  text: string;
}
