import { Button } from "../button/button.tsx";
import { CopyButton } from "../copy-button/copy-button.tsx";
import { filesCopy as copy } from "./copy.ts";
import styles from "./open-elsewhere.module.css";

interface OpenElsewhereProps {
  /** The file that may not have been saved; without it, nothing was printed. */
  file?: File | undefined;
}

/** What works in browsers that neither save files nor print: sharing, and another browser. */
export function OpenElsewhere({ file }: OpenElsewhereProps) {
  const shared: ShareData = file ? { files: [file] } : { url: location.href };
  const canShare = (navigator as Partial<Navigator>).canShare?.(shared) ?? false;
  // Closing the share sheet rejects; nothing else can be done then.
  const share = () => void navigator.share(shared).catch(() => undefined);
  return (
    <details className={styles.elsewhere} open={file === undefined}>
      <summary>{file ? copy.noFile : copy.noPrint}</summary>
      <p>{copy.text}</p>
      <div className={styles.ways}>
        {canShare && (
          <Button variant="quiet" onClick={share}>
            {file ? copy.shareFile : copy.sharePage}
          </Button>
        )}
        {/android/i.test(navigator.userAgent) && <a href={toIntent(location)}>{copy.open}</a>}
        <CopyButton copy={copy.link} getText={() => location.href} />
      </div>
    </details>
  );
}

/** On Android, this address leaves an app for the browser. */
const toIntent = ({ host, pathname, protocol, search }: Location) =>
  `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};end`;

/** Says which file the browser was given, and what to do if it saved none. */
export function DownloadStatus({ file }: { file: File | undefined }) {
  return (
    <div role="status" className={styles.status}>
      {file && (
        <>
          <p>{copy.started(file.name)}</p>
          <OpenElsewhere file={file} />
        </>
      )}
    </div>
  );
}
