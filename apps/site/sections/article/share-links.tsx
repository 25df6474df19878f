import { useState } from "react";
import { Button } from "@angadi/ui/button/button";
import styles from "./share-links.module.css";

export interface ShareCopy {
  heading: string;
  copy: string;
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
  const onCopy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus(copy.copied),
      () => setStatus(copy.failed),
    );
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
  const linkedin = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
  return (
    <div className={styles.share}>
      <p className={styles.heading}>{copy.heading}</p>
      <span className={styles.copy}>
        <Button variant="quiet" onClick={() => void onCopy()}>
          {copy.copy}
        </Button>
      </span>
      <a href={whatsapp} target="_blank" rel="noopener">
        {copy.whatsapp}
      </a>
      <a href={linkedin} target="_blank" rel="noopener">
        {copy.linkedin}
      </a>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
