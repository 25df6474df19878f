import { useMemo, useState } from "react";
import { Link } from "react-router";
import { homeCopy as copy } from "@angadi/content/pages/home";
import type { BusinessType } from "@angadi/contract/business-type";
import type { Deferred } from "../../data/deferred.ts";
import { BusinessPicker } from "../../sections/business-picker/business-picker.tsx";
import { Promises } from "../../sections/promises/promises.tsx";
import { DeferredView } from "../../data/deferred-view.tsx";
import { HeroShop } from "./hero-shop.tsx";
import { unpackTypes } from "./packed-types.ts";
import styles from "./hero.module.css";

interface HeroPickerProps {
  /** The output of `packTypes`. */
  businessTypes: Deferred<string>;
  error: string | undefined;
}

/** The picker, next to a shop that shows the picked business type. */
export function HeroPicker({ businessTypes, error }: HeroPickerProps) {
  const [pickedType, setPickedType] = useState<BusinessType | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const renderPicker = (packedTypes: string) => (
    <PackedPicker packedTypes={packedTypes} error={error} onPick={setPickedType} />
  );
  return (
    <>
      <div className={styles.picker} onFocus={() => setIsTouched(true)}>
        <DeferredView data={businessTypes} skeleton={renderPicker("")}>
          {(outcome) => renderPicker(outcome.ok ? outcome.value : "")}
        </DeferredView>
        <p className={styles.nameLink}>
          {copy.noName.text} <Link to={copy.noName.link.href}>{copy.noName.link.title}</Link>
        </p>
        <Promises items={copy.promises} />
      </div>
      <div className={styles.shop}>
        <HeroShop pickedType={pickedType} shouldPrefetch={isTouched} />
      </div>
    </>
  );
}

interface PackedPickerProps {
  packedTypes: string;
  error: string | undefined;
  onPick: (type: BusinessType | null) => void;
}

function PackedPicker({ packedTypes, error, onPick }: PackedPickerProps) {
  const types = useMemo(() => unpackTypes(packedTypes), [packedTypes]);
  return <BusinessPicker copy={copy.picker} types={types} error={error} onPick={onPick} />;
}
