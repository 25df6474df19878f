import type { MouseEventHandler } from "react";
import styles from "./whatsapp-link.module.css";

interface WhatsAppLinkProps {
  /** The number in `wa.me` format: country code first, digits only. */
  dial: string;
  title: string;
  /** The prefilled chat message. */
  message: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

const toChatUrl = (dial: string, message: string) =>
  `https://wa.me/${dial}?${new URLSearchParams({ text: message })}`;

/** Opens a chat in place of this page, as the link does. */
export const openChat = (dial: string, message: string): void =>
  location.assign(toChatUrl(dial, message));

/** A link that opens a chat. */
export function WhatsAppLink({ dial, title, message, onClick }: WhatsAppLinkProps) {
  return (
    <a href={toChatUrl(dial, message)} rel="noopener" className={styles.link} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 0 1 0 18c-1.7 0-3.2-.4-4.5-1.2L3 21l1.3-4.3A9 9 0 0 1 12 3z" />
        <path d="M9.2 8.2c-.9.5-1.2 1.4-.8 2.4a9 9 0 0 0 5 5c1 .4 1.9.1 2.4-.8l-2-1.5-1.2.7a6 6 0 0 1-2.6-2.6l.7-1.2z" />
      </svg>
      {title}
    </a>
  );
}
