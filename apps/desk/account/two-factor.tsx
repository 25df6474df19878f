import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import type { TwoFactorSetup } from "@angadi/desk-ports/staff";
import { account } from "../copy/account.ts";
import { TextField } from "../layout/field.tsx";

/** The QR code, backup codes and confirmation field. */
export function TwoFactorSetupForm({
  setup,
  problem,
}: {
  setup: TwoFactorSetup;
  problem: string | undefined;
}) {
  const copy = account.twoFactor;
  return (
    <form className="slip" method="post" action="/account/two-factor/confirm">
      <Secrets setup={setup} />
      <TextField
        name="code"
        label={copy.code}
        problem={problem}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <button className="button">{copy.confirm}</button>
    </form>
  );
}

function Secrets({ setup: { uri, secret, backupCodes } }: { setup: TwoFactorSetup }) {
  const copy = account.twoFactor;
  const code = generate(uri);
  return (
    <>
      <p>{copy.scan}</p>
      <svg
        className="qr"
        viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
        role="img"
        aria-label={copy.qr}
      >
        <path d={toSvgPath(code)} />
      </svg>
      <p>
        <code>{secret}</code>
      </p>
      <h2>{copy.backup}</h2>
      <p>{copy.backupHint}</p>
      <ul className="codes">
        {backupCodes.map((backupCode) => (
          <li key={backupCode}>
            <code>{backupCode}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
