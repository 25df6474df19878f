import { useEffect, useMemo, useState } from "react";
import { homeCopy } from "@angadi/content/pages/home";
import type { BusinessType } from "@angadi/contract/business-type";
import { cleanLine } from "@angadi/drafts/engine/clean";
import { EMPTY_ANSWERS } from "@angadi/drafts/maker/answers";
import type { DraftPicture, DrawnDraft } from "@angadi/drafts/maker/draft-picture";
import { sampleShop } from "@angadi/ui/previews/sample-shop";
import { ShopPreview } from "@angadi/ui/previews/shop-preview";

const copy = homeCopy.draft;

interface HeroShopProps {
  picked: BusinessType | null;
  /** A choice is likely soon: fetch the code that draws drafts. */
  shouldPrefetch: boolean;
}

/** The sample shop; after a choice, the drawn draft of that business type. */
export function HeroShop({ picked, shouldPrefetch }: HeroShopProps) {
  const code = useDraftPicture(shouldPrefetch, picked);
  const answers = useMemo(() => (picked ? toAnswers(picked) : undefined), [picked]);
  const [drawnDraft, setDrawnDraft] = useState<DrawnDraft>();
  if (drawnDraft && !answers) setDrawnDraft(undefined);
  const type = drawnDraft ? cleanLine(drawnDraft.answers.brief.businessTypeName, 40) : "";
  const preview = drawnDraft
    ? {
        ...sampleShop,
        chat: copy.prompt(type),
        invoice: copy.what,
        paid: copy.from,
        label: copy.label(type, drawnDraft.words),
      }
    : sampleShop;
  return (
    <ShopPreview
      preview={preview}
      awning={drawnDraft?.colour}
      announcement={drawnDraft ? copy.announcement(type) : null}
    >
      {code && answers && <code.DraftPicture answers={answers} onDrawn={setDrawnDraft} />}
    </ShopPreview>
  );
}

const toAnswers = ({ id, name }: BusinessType) => ({
  ...EMPTY_ANSWERS,
  brief: { ...EMPTY_ANSWERS.brief, businessTypeId: id, businessTypeName: name },
});

/** Loads the code that draws a draft; retries at the next choice if that fails. */
function useDraftPicture(shouldPrefetch: boolean, picked: BusinessType | null) {
  const [code, setCode] = useState<{ DraftPicture: typeof DraftPicture }>();
  useEffect(() => {
    if (code || !(shouldPrefetch || picked)) return;
    // If it fails, the sample shop stays.
    import("@angadi/drafts/maker/draft-picture").then(setCode, () => undefined);
  }, [code, shouldPrefetch, picked]);
  return code;
}
