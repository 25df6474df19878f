import { Button } from "../button/button.tsx";
import { CopyButton } from "../copy-button/copy-button.tsx";
import { filesCopy as copy } from "./copy.ts";
import styles from "./open-elsewhere.module.css";

interface OpenElsewhereProps {
  /** The file that may not have been saved; undefined if the page was not printed. */
  file?: File | undefined;
}

/** Ways out of a browser that neither saves files nor prints: sharing, and another browser. */
export function OpenElsewhere({ file }: OpenElsewhereProps) {
  const shareData: ShareData = file ? { files: [file] } : { url: location.href };
  const canShare = (navigator as Partial<Navigator>).canShare?.(shareData) ?? false;
  // Closing the share sheet rejects; nothing else can be done then.
  const share = () => void navigator.share(shareData).catch(() => undefined);
  return (
    <details className={styles.elsewhere} open={file === undefined}>
      <summary>{file ? copy.noFile : copy.noPrint}</summary>
      <p>{copy.explanation}</p>
      <div className={styles.actions}>
        {canShare && (
          <Button variant="quiet" onClick={share}>
            {file ? copy.shareFile : copy.sharePage}
          </Button>
        )}
        {/android/i.test(navigator.userAgent) && (
          <a href={toIntentUrl(location)}>{copy.openInBrowser}</a>
        )}
        <CopyButton copy={copy.link} getText={() => location.href} />
      </div>
    </details>
  );
}

/** Returns a URL that, on Android, opens this page in the browser instead of inside an app. */
const toIntentUrl = ({ host, pathname, protocol, search }: Location) =>
  `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};end`;

/** Says which download has started, and what to do if the browser saved no file. */
export function DownloadStatus({ file }: { file: File | undefined }) {
  return (
    <div role="status" className={styles.status}>
      {file && (
        <>
          <p>{copy.downloadStarted(file.name)}</p>
          <OpenElsewhere file={file} />
        </>
      )}
    </div>
  );
}
