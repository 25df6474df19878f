import { useEffect, useEffectEvent, useRef, useState } from "react";
import { printPage } from "@angadi/ui/files/print-page";
import { NotSavedNotice } from "@angadi/ui/saved/not-saved";
import { Actions } from "./actions.tsx";
import { type CurrentBillProps, useCurrentBill } from "../current-bill.ts";
import { BillForm } from "./bill-form.tsx";
import { BillList } from "./bill-list.tsx";
import { focusField, createBillForm } from "./form.ts";
import { issuingCopy, statusCopy } from "../lifecycle-copy.ts";
import { MissingFields } from "./missing-fields.tsx";
import styles from "./maker.module.css";
import { toOpenBill } from "../open-bill.ts";
import { Paper } from "../paper/paper.tsx";
import { PrintOptions } from "./print-options.tsx";
import { printOnlyBill } from "./print-bill.ts";
import { listCopyMarks } from "../requirements.ts";
import { BILL_PREFIX } from "../saved-kind.ts";
import { TotalBar } from "./total-bar.tsx";
import { useBillBrand } from "./use-bill-brand.ts";

/** The bill maker; all data stays in this browser. */
export function BillMaker() {
  const makerRef = useRef<HTMLDivElement>(null);
  const paperRef = useRef<HTMLDivElement>(null);
  const currentBill = useCurrentBill();
  const brand = useBillBrand(currentBill.openBill.draft);
  const { missingFields, formKey, openBill, hasTriedToIssue } = currentBill;
  const [hasPrintFailed, setHasPrintFailed] = useState(false);
  const [selectedCopyIndex, setSelectedCopyIndex] = useState(0);
  const isDraft = missingFields.length > 0 || currentBill.isCancelled;
  // A draft has no number, unless the owner typed one.
  const number = isDraft ? openBill.draft.number : currentBill.bill.draft.number;
  const bill = { ...currentBill.bill, draft: { ...currentBill.bill.draft, number } };
  const copyMarks = isDraft ? [] : listCopyMarks(bill);
  const copyIndex = Math.min(selectedCopyIndex, Math.max(copyMarks.length - 1, 0));
  const form = createBillForm(currentBill);
  const focusPath = (path: string) => focusField(makerRef.current, path);

  const issueAtOnce = useEffectEvent(() => currentBill.issueForPrint());
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
  // Focuses the first question, or the customer's name if another bill was opened.
  useEffect(() => {
    if (formKey > 0) return focusField(makerRef.current, "buyer.name");
    makerRef.current?.querySelector<HTMLElement>("input")?.focus();
  }, [formKey]);

  const print = async () => setHasPrintFailed(!(await printPage()));
  const issueAndPrint = async () => {
    if (await currentBill.issue()) await print();
  };
  return (
    <div ref={makerRef} className={styles.maker}>
      <Notices currentBill={currentBill} />
      <div className={styles.columns}>
        <BillForm key={formKey} form={form} />
        <div className={styles.result}>
          <PrintOptions
            form={form}
            {...{ copyMarks, copyIndex }}
            onCopyChange={setSelectedCopyIndex}
          />
          <div className={styles.stickyResult}>
            <div
              ref={paperRef}
              className={styles.paper}
              data-subtle-draft={hasTriedToIssue ? undefined : ""}
            >
              <Paper
                {...{ bill, brand, isDraft, copyIndex }}
                host={location.host}
                isCancelled={currentBill.isCancelled}
              />
            </div>
            <MissingFields
              bill={bill}
              missingFields={hasTriedToIssue ? missingFields : []}
              onFix={focusPath}
              onPrint={() => void print()}
            />
            <Actions
              currentBill={currentBill}
              hasPrintFailed={hasPrintFailed}
              onPrint={() => void issueAndPrint()}
            />
          </div>
        </div>
      </div>
      <BillList currentBill={currentBill} />
      <TotalBar
        bill={bill}
        missingFields={missingFields}
        statusMessage={currentBill.statusMessage}
        onFix={focusPath}
        onSeeBill={() => paperRef.current?.scrollIntoView()}
        onPrint={() => void issueAndPrint()}
      />
    </div>
  );
}

/** Says if bills cannot be saved, and, on a new form, if the last bill is still a draft. */
function Notices({ currentBill: { openBill, bills, formKey, replace } }: CurrentBillProps) {
  const [newestBill] = bills;
  const isNewForm = openBill.id === "" && formKey === 0;
  return (
    <div className={styles.notices}>
      <NotSavedNotice prefix={BILL_PREFIX} />
      {isNewForm && newestBill?.status === "draft" && (
        <p className={styles.advice}>
          {issuingCopy.unfinished(newestBill.draft.buyer.name || issuingCopy.unnamed)}{" "}
          <button
            type="button"
            onClick={() => replace(toOpenBill(newestBill), statusCopy.openedDraft)}
          >
            {issuingCopy.resume}
          </button>
        </p>
      )}
    </div>
  );
}
