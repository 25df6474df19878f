import { summaryCopy as copy } from "../copy/summary.ts";
import { type StaffContext, redirect } from "../request/request-context.ts";

/** Turns the weekly summary on or off for the signed-in user. */
export async function saveSummarySetting(context: StaffContext): Promise<Response> {
  const isOn = (await context.readForm()).get("summary") === "on";
  await context.ports.summary.set(context.staff, isOn);
  return redirect(`/account?done=${isOn ? "summary-on" : "summary-off"}`);
}

/** The form of the account page with this setting. */
export function SummarySettingForm({ isOn, canMail }: { isOn: boolean; canMail: boolean }) {
  return (
    <form className="card" method="post" action="/account/summary">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      {!canMail && <p className="hint">{copy.noMailServer}</p>}
      <label className="checkbox-label">
        <input type="checkbox" name="summary" value="on" defaultChecked={isOn} /> {copy.label}
      </label>
      <button className="button quiet">{copy.submit}</button>
    </form>
  );
}
