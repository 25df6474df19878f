import { useRef, useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import type { Bill } from "../compute-bill.ts";
import { makerCopy } from "../copy.ts";
import type { CurrentBillProps } from "../current-bill.ts";
import styles from "./maker.module.css";
import { toPaperContent } from "../paper-content.ts";
import { findUnsupported } from "../pdf/letters.ts";
import { toFileTitle } from "../to-text.ts";

const copy = makerCopy.share;
const PDF = "application/pdf";

interface SharePdfProps extends CurrentBillProps {
  onPrint: () => void;
}

/**
 * Shares the bill as a PDF; browsers that cannot share files download it. Loads the PDF code on
 * click. A bill with characters that the PDF's fonts lack is printed instead.
 */
export function SharePdf({ currentBill, onPrint }: SharePdfProps) {
  const { bill, issue, setStatus } = currentBill;
  const [canShare] = useState(canShareFiles);
  const [isBusy, setIsBusy] = useState(false);
  /** The last PDF, with the bill that it was made of. */
  const cachedFile = useRef<{ state: string; file: File }>(undefined);
  const [download, setDownload] = useState<File>();
  const unsupported = findUnsupported(JSON.stringify(toPaperContent(bill, { isDraft: false })));
  if (unsupported.length > 0) {
    return (
      <>
        <Button variant="quiet" onClick={onPrint}>
          {makerCopy.actions.print}
        </Button>
        <p className={styles.note}>{copy.unsupported(unsupported)}</p>
      </>
    );
  }
  const makeFile = async (issued: Bill) => {
    const state = JSON.stringify(issued.draft);
    if (cachedFile.current?.state === state) return cachedFile.current.file;
    const { makePdf } = await import("../pdf/make-pdf.ts");
    const file = new File([await makePdf(issued, false)], `${toFileTitle(issued)}.pdf`, {
      type: PDF,
    });
    cachedFile.current = { state, file };
    return file;
  };
  const makeAndShare = async () => {
    const issued = await issue();
    if (!issued) return;
    setIsBusy(true);
    try {
      const file = await makeFile(issued);
      if (canShare) await navigator.share({ files: [file], title: toFileTitle(issued) });
      else setDownload(saveFile(file.name, PDF, file));
      setStatus({ text: "" });
    } catch (error) {
      setStatus({ text: errorText(error) });
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button variant="quiet" aria-busy={isBusy || undefined} onClick={() => void makeAndShare()}>
        {canShare ? copy.button : copy.download}
      </Button>
      <DownloadStatus file={download} />
    </>
  );
}

const canShareFiles = () =>
  "canShare" in navigator &&
  navigator.canShare({ files: [new File([], "bill.pdf", { type: PDF })] });

/** Closing the dialog is not an error; if user activation has expired, another click is needed. */
function errorText(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "AbortError") return "";
  return name === "NotAllowedError" ? copy.again : copy.failed;
}
