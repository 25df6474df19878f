import { useState } from "react";
import { Button } from "@angadi/ui/button/button";
import styles from "./share-links.module.css";

export interface ShareCopy {
  heading: string;
  copyLink: string;
  copied: string;
  failed: string;
  whatsapp: string;
  linkedin: string;
}

interface ShareLinksProps {
  copy: ShareCopy;
  title: string;
  /** Absolute URL. */
  url: string;
}

/** Links to share a page, without third-party scripts. */
export function ShareLinks({ copy, title, url }: ShareLinksProps) {
  const [status, setStatus] = useState("");
  const copyLink = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus(copy.copied),
      () => setStatus(copy.failed),
    );
  const whatsappUrl = `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
  const linkedinQuery = new URLSearchParams({ url });
  const linkedinUrl = `https://www.linkedin.com/sharing/share-offsite/?${linkedinQuery}`;
  return (
    <div className={styles.share}>
      <p className={styles.heading}>{copy.heading}</p>
      <span className={styles.copyButton}>
        <Button variant="quiet" onClick={() => void copyLink()}>
          {copy.copyLink}
        </Button>
      </span>
      <a href={whatsappUrl} target="_blank" rel="noopener">
        {copy.whatsapp}
      </a>
      <a href={linkedinUrl} target="_blank" rel="noopener">
        {copy.linkedin}
      </a>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
