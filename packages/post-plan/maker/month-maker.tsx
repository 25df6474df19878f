import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { KitDesign } from "@angadi/brand-kit/kit";
import { decodeKitAnswers, makeKitAndDesign } from "@angadi/brand-kit/maker/answers";
import { savedKit } from "@angadi/brand-kit/maker/saved-kit";
import { getToday } from "@angadi/owner-tools/kit/today";
import { useAddressHash } from "@angadi/ui/address/use-address-hash";
import { makePlan } from "../engine/make-plan.ts";
import { makePlanDesign } from "../picture/draw-post.ts";
import type { MonthPlan, PlanInput, PostChange } from "../plan.ts";
import { savedPlan } from "../saved-kind.ts";
import {
  type MonthState,
  decodePlanInput,
  hasOffer,
  isInputEmpty,
  readPlanAddress,
  toPlanHash,
} from "./answers.ts";
import { monthCopy as copy } from "../copy.ts";
import { MonthActions } from "./month-actions.tsx";
import { MonthCalendar } from "./month-calendar.tsx";
import styles from "./month.module.css";
import { MonthForm } from "./month-form.tsx";

/** What the address asks for, or else the saved month, or else a form with the saved kit's name. */
function readInitialState(): MonthState {
  const saved = savedPlan.read();
  const savedInput = decodePlanInput(saved.query);
  const linkedInput = readPlanAddress(location);
  if (!isInputEmpty(linkedInput)) {
    const isSaved = toPlanHash(linkedInput) === toPlanHash(savedInput);
    return { input: linkedInput, changes: isSaved ? saved.changes : {} };
  }
  if (saved.query !== "") return { input: savedInput, changes: saved.changes };
  const { name, trade } = decodeKitAnswers(savedKit.read()).input;
  return { input: { ...linkedInput, name, trade }, changes: {} };
}

/** The saved kit, if it is of this business. */
function useSavedDesign({ input }: MonthPlan): KitDesign | undefined {
  const query = useSyncExternalStore(savedKit.subscribe, savedKit.read, () => "");
  return useMemo(() => {
    const answers = decodeKitAnswers(query);
    const isSame = answers.input.name.trim().toLowerCase() === input.name.toLowerCase();
    return query !== "" && isSame ? makeKitAndDesign(answers).design : undefined;
  }, [query, input.name]);
}

/** The form; below it the calendar with ten posts. */
export function MonthMaker() {
  const [initialState] = useState(readInitialState);
  const [state, setState] = useState(initialState);
  const [today] = useState(getToday);
  const makerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened the maker is gone; the address may have asked for a plan further down.
    if (!hasOffer(initialState.input)) return makerRef.current?.querySelector("input")?.focus();
    makerRef.current?.scrollIntoView();
    makerRef.current?.focus({ preventScroll: true });
  }, [initialState]);
  const { input, changes } = state;
  const plan = useMemo(
    () => (hasOffer(input) ? makePlan(input, today, changes) : undefined),
    [input, changes, today],
  );
  // Days of another month mean nothing in this one.
  const changeInput = (newInput: PlanInput) =>
    setState({ input: newInput, changes: newInput.month === input.month ? changes : {} });
  useAddressHash(toPlanHash(input), input !== initialState.input);
  return (
    <div ref={makerRef} role="group" aria-label={copy.label} tabIndex={-1} className={styles.maker}>
      <MonthForm input={input} today={today} onChange={changeInput} />
      {plan ? (
        <PlannedMonth plan={plan} state={state} today={today} onChange={setState} />
      ) : (
        <p className={styles.empty}>{copy.empty}</p>
      )}
      <p className={styles.note}>
        {copy.honest} {copy.privacy}
      </p>
    </div>
  );
}

interface PlannedMonthProps {
  plan: MonthPlan;
  state: MonthState;
  today: string;
  onChange: (state: MonthState) => void;
}

function PlannedMonth({ plan, state, today, onChange }: PlannedMonthProps) {
  const savedDesign = useSavedDesign(plan);
  const ownDesign = useMemo(() => makePlanDesign(plan), [plan]);
  const design = savedDesign ?? ownDesign;
  const changePost = (id: string, change: PostChange) =>
    onChange({
      ...state,
      changes: { ...state.changes, [id]: { ...state.changes[id], ...change } },
    });
  return (
    <>
      <MonthCalendar plan={plan} design={design} today={today} onChange={changePost} />
      <p className={styles.note}>
        {savedDesign ? (
          copy.kit
        ) : (
          <>
            {copy.noKit.text} <a href="/ai-brand-builder#try">{copy.noKit.link}</a>
          </>
        )}
      </p>
      <MonthActions plan={plan} design={design} state={state} onChange={onChange} />
    </>
  );
}
