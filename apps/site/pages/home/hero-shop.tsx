import { useMemo, useState } from "react";
import { homeCopy } from "@angadi/content/pages/home";
import type { BusinessType } from "@angadi/contract/business-type";
import { cleanLine } from "@angadi/drafts/engine/clean";
import { EMPTY_ANSWERS } from "@angadi/drafts/maker/answers";
import type { DrawnDraft } from "@angadi/drafts/maker/draft-picture";
import { useModule } from "@angadi/ui/module/use-module";
import { sampleShop } from "@angadi/art/shop-preview/sample-shop";
import { ShopPreview } from "@angadi/art/shop-preview/shop-preview";

const copy = homeCopy.draft;

interface HeroShopProps {
  pickedType: BusinessType | null;
  /** Whether to fetch the code that draws drafts, because a type will probably be picked soon. */
  shouldPrefetch: boolean;
}

/** The sample shop; once a business type is picked, a draft for that type. */
export function HeroShop({ pickedType, shouldPrefetch }: HeroShopProps) {
  const draftModule = useModule(pickedType ?? shouldPrefetch, loadDraftPicture, ignoreFailure);
  const answers = useMemo(() => (pickedType ? toAnswers(pickedType) : undefined), [pickedType]);
  const [drawnDraft, setDrawnDraft] = useState<DrawnDraft>();
  if (drawnDraft && !answers) setDrawnDraft(undefined);
  const typeName = drawnDraft ? cleanLine(drawnDraft.answers.brief.businessTypeName, 40) : "";
  const preview = drawnDraft
    ? {
        ...sampleShop,
        chat: copy.prompt(typeName),
        invoice: copy.invoice,
        paid: copy.paid,
        label: copy.label(typeName, drawnDraft.texts),
      }
    : sampleShop;
  return (
    <ShopPreview
      preview={preview}
      awning={drawnDraft?.colour}
      announcement={drawnDraft ? copy.announcement(typeName) : null}
    >
      {draftModule && answers && (
        <draftModule.DraftPicture answers={answers} onDrawn={setDrawnDraft} />
      )}
    </ShopPreview>
  );
}

const toAnswers = ({ id, name }: BusinessType) => ({
  ...EMPTY_ANSWERS,
  brief: { ...EMPTY_ANSWERS.brief, businessTypeId: id, businessTypeName: name },
});

const loadDraftPicture = () => import("@angadi/drafts/maker/draft-picture");
/** If the code fails to load, the sample shop stays. */
const ignoreFailure = () => undefined;
