import { useRef, useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import type { Bill } from "../compute-bill.ts";
import { billMakerCopy } from "../copy.ts";
import type { CurrentBillProps } from "../current-bill.ts";
import styles from "./maker.module.css";
import { toPaperContent } from "../paper-content.ts";
import { findUnsupportedCharacters } from "@angadi/pdf/supported-characters";
import { toFileTitle } from "../to-text.ts";
import { useBillBrand } from "./use-bill-brand.ts";

const copy = billMakerCopy.share;
const PDF_MIME_TYPE = "application/pdf";

interface SharePdfProps extends CurrentBillProps {
  onPrint: () => void;
}

/**
 * Shares the bill as a PDF, or downloads it if the browser cannot share files. Loads the PDF code on
 * click. A bill with characters that are not in the PDF's fonts is printed instead.
 */
export function SharePdf({ currentBill, onPrint }: SharePdfProps) {
  const { bill, issue, setStatusMessage } = currentBill;
  const brand = useBillBrand(bill.draft);
  const [canShare] = useState(canShareFiles);
  const [isMaking, setIsMaking] = useState(false);
  /** The last PDF, with the draft it was made from. */
  const cachedFile = useRef<{ key: string; file: File }>(undefined);
  const [downloadedFile, setDownloadedFile] = useState<File>();
  const unsupportedCharacters = findUnsupportedCharacters(
    JSON.stringify(toPaperContent(bill, { isDraft: false })),
  );
  if (unsupportedCharacters.length > 0) {
    return (
      <>
        <Button variant="quiet" onClick={onPrint}>
          {billMakerCopy.actions.print}
        </Button>
        <p className={styles.note}>{copy.unsupportedCharacters(unsupportedCharacters)}</p>
      </>
    );
  }
  const makeFile = async (issuedBill: Bill) => {
    const key = JSON.stringify([issuedBill.draft, brand?.mark]);
    if (cachedFile.current?.key === key) return cachedFile.current.file;
    const { makePdf } = await import("../pdf/make-pdf.ts");
    const file = new File(
      [await makePdf(issuedBill, { isDraft: false, host: location.host }, brand)],
      `${toFileTitle(issuedBill)}.pdf`,
      {
        type: PDF_MIME_TYPE,
      },
    );
    cachedFile.current = { key, file };
    return file;
  };
  const makeAndShare = async () => {
    const issuedBill = await issue();
    if (!issuedBill) return;
    setIsMaking(true);
    try {
      const file = await makeFile(issuedBill);
      if (canShare) await navigator.share({ files: [file], title: toFileTitle(issuedBill) });
      else setDownloadedFile(saveFile(file.name, PDF_MIME_TYPE, file));
      setStatusMessage({ text: "" });
    } catch (error) {
      setStatusMessage({ text: formatShareError(error) });
    }
    setIsMaking(false);
  };
  return (
    <>
      <Button variant="quiet" aria-busy={isMaking || undefined} onClick={() => void makeAndShare()}>
        {canShare ? copy.button : copy.download}
      </Button>
      <DownloadStatus file={downloadedFile} />
    </>
  );
}

const canShareFiles = () =>
  "canShare" in navigator &&
  navigator.canShare({ files: [new File([], "bill.pdf", { type: PDF_MIME_TYPE })] });

/** An aborted share is not an error; if the user activation has expired, another click is needed. */
function formatShareError(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "AbortError") return "";
  return name === "NotAllowedError" ? copy.pressAgain : copy.failed;
}
