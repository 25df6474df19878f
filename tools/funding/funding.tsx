import { frameWords } from "../kit/frame/copy.ts";
import { fundingBlank, offerBlank } from "./example.ts";
import { fundingWords as words } from "./copy.ts";
import { funding, offerSums } from "./arithmetic.ts";
import { type FundingFields, MOST_OFFERS, OFFER_FIELDS, readFunding, readOffer } from "./input.ts";
import { EVERY } from "../loan/input.ts";
import { useKept } from "../kit/frame/persisted-state.ts";
import { like } from "../kit/frame/parse.ts";
import { AddLine, without } from "../kit/frame/line-buttons.tsx";
import { moneyFiles } from "../kit/frame/money-files.ts";
import { isRounding } from "../kit/frame/rounding.ts";
import { sheetOf } from "../kit/frame/sheet.ts";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { worked } from "../kit/frame/computed.ts";
import type { ToolProps } from "../kit/tool.ts";
import { fundingStart } from "./funding-start.ts";
import { OffersChart } from "./offers-chart.tsx";
import styles from "./funding.module.css";
import { OfferCard } from "./offer-card.tsx";

const RESETS = { example: fundingStart, empty: fundingBlank };

function accept(stored: unknown): FundingFields | undefined {
  const fields = like(fundingStart, stored, MOST_OFFERS);
  if (!fields || !isRounding(fields.rounding) || fields.offers.length === 0) return undefined;
  const known = fields.offers.every(
    ({ kind, every }) => Object.hasOwn(OFFER_FIELDS, kind) && Object.hasOwn(EVERY, every),
  );
  return known ? fields : undefined;
}

const workbook = async () => (await import("./workbook/sheets.ts")).fundingWorkbook;

/** Up to four offers, each turned into rupees a year. */
export function Funding({ slug, url }: ToolProps) {
  const kept = useKept({ tool: "funding", version: 1, start: fundingStart, accept });
  const fields = kept.value;
  const { rounding, offers } = fields;
  const cards = offers.map((offer, index) =>
    worked(readOffer(offer, index), (input) => offerSums(input, rounding)),
  );
  const sheet = sheetOf(
    kept,
    cards.map(({ read }) => read),
  );
  const { input } = worked(readFunding(fields), funding);
  const results = cards.map(({ result }, index) =>
    result ? { ...result, name: result.name || words.offer(index + 1) } : undefined,
  );
  const rates = results.flatMap((result) => (result ? [result.rate] : []));
  const change = (next: FundingFields["offers"]) => sheet.update({ ...fields, offers: next });
  return (
    <ToolFrame
      words={words}
      slug={slug}
      kept={kept}
      resets={RESETS}
      files={moneyFiles({ tool: "funding", input, url, labels: words.files, workbook })}
      blocked={input ? undefined : frameWords.blocked}
    >
      <ol className={styles.offers}>
        {offers.map((offer, index) => (
          <OfferCard
            key={index}
            offer={offer}
            index={index}
            sheet={sheet}
            result={results[index]}
            wrong={cards[index]?.wrong}
            cheapest={rates.length > 1 && results[index]?.rate === Math.min(...rates)}
            onChange={(next) =>
              change(offers.map((other, place) => (place === index ? next : other)))
            }
            onRemove={offers.length > 1 ? () => change(without(offers, index)) : undefined}
          />
        ))}
      </ol>
      {offers.length < MOST_OFFERS && (
        <AddLine label={words.add} onAdd={() => change([...offers, offerBlank])} />
      )}
      <OffersChart results={results.flatMap((result) => result ?? [])} />
    </ToolFrame>
  );
}
