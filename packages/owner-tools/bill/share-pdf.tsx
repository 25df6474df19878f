import { useRef, useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { makerCopy } from "./copy.ts";
import type { PrintableBill } from "./bill-layout.ts";
import type { Bill } from "./compute-bill.ts";

const copy = makerCopy.share;
const PDF = "application/pdf";

interface SharePdfProps {
  /** Issues the bill; undefined if it is incomplete. */
  issue: () => Promise<Bill | undefined>;
  toPrintable: (bill: Bill) => PrintableBill | undefined;
  onStatus: (text: string) => void;
}

/** Shares the bill as a PDF, if the browser can share files. Loads the PDF code on click. */
export function SharePdf({ issue, toPrintable, onStatus }: SharePdfProps) {
  const [canShare] = useState(canShareFiles);
  const [isBusy, setIsBusy] = useState(false);
  /** The last PDF, with the bill that it was made of. */
  const cachedFile = useRef<{ state: string; file: File }>(undefined);
  if (!canShare) return null;
  const share = async () => {
    const bill = await issue();
    const printableBill = bill && toPrintable(bill);
    if (!printableBill) return;
    const state = JSON.stringify(bill.draft);
    setIsBusy(true);
    try {
      const file =
        cachedFile.current?.state === state ? cachedFile.current.file : await toFile(printableBill);
      if (!file) return onStatus(copy.letters);
      cachedFile.current = { state, file };
      await navigator.share({ files: [file], title: printableBill.title });
      onStatus("");
    } catch (error) {
      onStatus(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="quiet" aria-busy={isBusy || undefined} onClick={() => void share()}>
      {copy.button}
    </Button>
  );
}

const canShareFiles = () =>
  "canShare" in navigator &&
  navigator.canShare({ files: [new File([], "bill.pdf", { type: PDF })] });

/** Undefined if the bill has letters that the PDF's fonts lack. */
async function toFile(printed: PrintableBill): Promise<File | undefined> {
  const [{ makePdf }, { hasLetters }] = await Promise.all([
    import("./pdf/make-pdf.ts"),
    import("./pdf/fonts.ts"),
  ]);
  if (!hasLetters(printed.paper.textContent)) return undefined;
  return new File([await makePdf(printed)], `${printed.title}.pdf`, { type: PDF });
}

/** Closing the dialog is not an error; if user activation has expired, another click is needed. */
function errorText(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "AbortError") return "";
  return name === "NotAllowedError" ? copy.again : copy.failed;
}
