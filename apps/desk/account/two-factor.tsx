import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import type { TwoFactorSetup } from "@angadi/desk-ports/staff";
import { accountCopy } from "../copy/account.ts";
import { DeskTextField } from "../layout/field.tsx";

/** A form with the QR code, the backup codes and a field for the first code. */
export function TwoFactorSetupForm({
  setup,
  problem,
}: {
  setup: TwoFactorSetup;
  problem: string | undefined;
}) {
  const copy = accountCopy.twoFactor;
  return (
    <form className="card" method="post" action="/account/two-factor/confirm">
      <TwoFactorSecrets setup={setup} />
      <DeskTextField
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

function TwoFactorSecrets({ setup: { uri, secret, backupCodes } }: { setup: TwoFactorSetup }) {
  const copy = accountCopy.twoFactor;
  const qrCode = generate(uri);
  return (
    <>
      <p>{copy.scan}</p>
      <svg
        className="qr"
        viewBox={`-2 -2 ${qrCode.size + 4} ${qrCode.size + 4}`}
        role="img"
        aria-label={copy.qr}
      >
        <path d={toSvgPath(qrCode)} />
      </svg>
      <p>
        <code>{secret}</code>
      </p>
      <h2>{copy.backup}</h2>
      <p>{copy.backupHint}</p>
      <ul className="backup-codes">
        {backupCodes.map((backupCode) => (
          <li key={backupCode}>
            <code>{backupCode}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
