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
  /** A choice is at hand: what draws its draft is fetched. */
  awaited: boolean;
}

/** The sample shop, and once a type was picked and its draft is made, that draft in its place. */
export function HeroShop({ picked, awaited }: HeroShopProps) {
  const code = useDraftPicture(awaited, picked);
  const answers = useMemo(() => (picked ? answersFor(picked) : undefined), [picked]);
  const [drawn, setDrawn] = useState<DrawnDraft>();
  if (drawn && !answers) setDrawn(undefined);
  const type = drawn ? cleanLine(drawn.answers.brief.businessTypeName, 40) : "";
  const preview = drawn
    ? {
        ...sampleShop,
        chat: copy.asked(type),
        invoice: copy.what,
        paid: copy.from,
        label: copy.label(type, drawn.words),
      }
    : sampleShop;
  return (
    <ShopPreview
      preview={preview}
      awning={drawn?.colour}
      announcement={drawn ? copy.drawn(type) : null}
    >
      {code && answers && <code.DraftPicture answers={answers} onDrawn={setDrawn} />}
    </ShopPreview>
  );
}

const answersFor = ({ id, name }: BusinessType) => ({
  ...EMPTY_ANSWERS,
  brief: { ...EMPTY_ANSWERS.brief, businessTypeId: id, businessTypeName: name },
});

/** What draws a draft; asked for again at the next choice where it did not come. */
function useDraftPicture(awaited: boolean, picked: BusinessType | null) {
  const [code, setCode] = useState<{ DraftPicture: typeof DraftPicture }>();
  useEffect(() => {
    if (code || !(awaited || picked)) return;
    // Without it the sample shop stays.
    import("@angadi/drafts/maker/draft-picture").then(setCode, () => undefined);
  }, [code, awaited, picked]);
  return code;
}
