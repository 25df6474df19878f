import { useEffect, useEffectEvent, useRef, useState } from "react";
import { printPage } from "@angadi/ui/files/print-page";
import { NotSaved } from "@angadi/ui/saved/not-saved";
import { Actions } from "./actions.tsx";
import { type CurrentBillProps, useCurrentBill } from "../current-bill.ts";
import { BillForm } from "./bill-form.tsx";
import { BillList } from "./bill-list.tsx";
import { focusField, makeForm } from "./form.ts";
import { issuingCopy, statusCopy } from "../life-copy.ts";
import { MissingFields } from "./missing-fields.tsx";
import styles from "./maker.module.css";
import { toOpenBill } from "../open-bill.ts";
import { Paper } from "../paper/paper.tsx";
import { PaperChoice } from "./paper-choice.tsx";
import { printOnlyBill } from "./print-bill.ts";
import { copyMarks } from "../requirements.ts";
import { BILL_PREFIX } from "../saved-kind.ts";
import { TotalBar } from "./total-bar.tsx";

/** The bill maker, from the first question to the print; all data stays in this browser. */
export function BillMaker() {
  const makerRef = useRef<HTMLDivElement>(null);
  const paperRef = useRef<HTMLDivElement>(null);
  const currentBill = useCurrentBill();
  const { missing, formKey, open, hasTriedToIssue } = currentBill;
  const [isPrintIgnored, setIsPrintIgnored] = useState(false);
  const [chosenCopy, setChosenCopy] = useState(0);
  const isDraft = missing.length > 0 || currentBill.isCancelled;
  // A draft has no number, unless the owner typed one.
  const number = isDraft ? open.draft.number : currentBill.bill.draft.number;
  const bill = { ...currentBill.bill, draft: { ...currentBill.bill.draft, number } };
  const copies = isDraft ? [] : copyMarks(bill);
  const copyIndex = Math.min(chosenCopy, Math.max(copies.length - 1, 0));
  const form = makeForm(currentBill);
  const focusPath = (path: string) => focusField(makerRef.current, path);

  const issueAtOnce = useEffectEvent(() => currentBill.issueAtOnce());
  const getPrintableBill = useEffectEvent(() => {
    const paper = paperRef.current?.querySelector("article");
    return paper ? { bill, paper } : undefined;
  });
  useEffect(
    () =>
      printOnlyBill(() => {
        issueAtOnce();
        return getPrintableBill();
      }),
    [],
  );
  // The visitor opened it, so focus the first question, or the customer of a later bill.
  useEffect(() => {
    if (formKey > 0) return focusField(makerRef.current, "buyer.name");
    makerRef.current?.querySelector<HTMLElement>("input")?.focus();
  }, [formKey]);

  const print = async () => setIsPrintIgnored(!(await printPage()));
  const printNow = async () => {
    if (await currentBill.issue()) await print();
  };
  return (
    <div ref={makerRef} className={styles.maker}>
      <Unsaved currentBill={currentBill} />
      <div className={styles.desk}>
        <BillForm key={formKey} form={form} />
        <div className={styles.result}>
          <PaperChoice form={form} {...{ copies, copyIndex }} onCopyChange={setChosenCopy} />
          <div className={styles.beside}>
            <div
              ref={paperRef}
              className={styles.paper}
              data-calm={hasTriedToIssue ? undefined : ""}
            >
              <Paper {...{ bill, isDraft, copyIndex }} isCancelled={currentBill.isCancelled} />
            </div>
            <MissingFields
              bill={bill}
              missing={hasTriedToIssue ? missing : []}
              onFix={focusPath}
              onPrint={() => void print()}
            />
            <Actions
              currentBill={currentBill}
              isPrintIgnored={isPrintIgnored}
              onPrint={() => void printNow()}
            />
          </div>
        </div>
      </div>
      <BillList currentBill={currentBill} />
      <TotalBar
        bill={bill}
        missing={missing}
        status={currentBill.status}
        onFix={focusPath}
        onSee={() => paperRef.current?.scrollIntoView()}
        onPrint={() => void printNow()}
      />
    </div>
  );
}

/** What the browser refuses to save, and, on a new form, the draft that was begun last. */
function Unsaved({ currentBill: { open, saved, formKey, replace } }: CurrentBillProps) {
  const [newest] = saved;
  const isFresh = open.id === "" && formKey === 0;
  return (
    <div className={styles.unsaved}>
      <NotSaved prefix={BILL_PREFIX} />
      {isFresh && newest?.status === "draft" && (
        <p className={styles.advice}>
          {issuingCopy.unfinished(newest.draft.buyer.name || issuingCopy.unnamed)}{" "}
          <button type="button" onClick={() => replace(toOpenBill(newest), statusCopy.openedDraft)}>
            {issuingCopy.resume}
          </button>
        </p>
      )}
    </div>
  );
}
