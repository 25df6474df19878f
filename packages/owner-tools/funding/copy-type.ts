import type { OfferKind, OfferResult } from "./input.ts";
import type { PaymentInterval } from "../loan/input.ts";
import type { PartField } from "../kit/frame/part-card.tsx";
import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";

/** Copy of the comparison of offers. */
export interface FundingCopy extends ToolFrameCopy {
  files: { xlsx: string; csv: string };
  name: (place: number) => string;
  offer: (place: number) => string;
  kind: string;
  kinds: Record<OfferKind, string>;
  fields: Record<OfferKind, readonly PartField[]>;
  every: { label: string } & Record<PaymentInterval, string>;
  cheapest: string;
  /** Shown while no offer is filled in. */
  none: string;
  add: string;
  results: {
    rate: string;
    perYear: string;
    received: string;
    paid: string;
    cost: string;
    monthly: string;
    badMonth: string;
    atEnd: string;
    stays: string;
    time: (time: number, unit: OfferResult["duration"]["unit"]) => string;
    share: string;
    ofProfit: (share: string) => string;
    whole: string;
  };
  chart: {
    sentence: (name: string, rate: string, perYear: string) => string;
    dearest: (name: string, rate: string, perYear: string) => string;
    offer: string;
    rate: string;
    perYear: string;
  };
}
