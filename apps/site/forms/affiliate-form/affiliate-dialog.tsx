import { PrefetchPageLinks } from "react-router";
import { Dialog } from "@angadi/ui/dialog/dialog";
import { APPLY, AffiliateForm, type AffiliateFormProps } from "./affiliate-form.tsx";

export interface AffiliateDialogCopy {
  title: string;
  close: string;
}

interface AffiliateDialogProps extends AffiliateFormProps {
  dialogWords: AffiliateDialogCopy;
  open: boolean;
  /** Closing forgets everything typed. */
  onClose: () => void;
}

/** The application over the page, step by step. */
export function AffiliateDialog({ dialogWords, open, onClose, ...form }: AffiliateDialogProps) {
  return (
    <Dialog
      title={dialogWords.title}
      closeLabel={dialogWords.close}
      open={open}
      onClose={onClose}
      closesOnBackdrop={false}
    >
      {/* What takes the answer is there before the form is sent, so a lost connection cannot take the page. */}
      <PrefetchPageLinks page={APPLY} />
      <AffiliateForm {...form} inSteps level={3} onBook={onClose} />
    </Dialog>
  );
}
