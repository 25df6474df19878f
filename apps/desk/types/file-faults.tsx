import { typeFile as copy } from "../copy/types.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import type { FileFault } from "./check-file.ts";
import { FileForm } from "./file-form.tsx";

/** Every fault with its line, and a form to try again. */
export function FileFaults({ faults }: { faults: readonly FileFault[] }) {
  return (
    <>
      <p className="notice bad-notice" role="alert">
        {copy.faultsText}
      </p>
      <div className="sheet fit">
        <table className="list faults">
          <ColumnHeads names={[copy.line, copy.fault]} />
          <tbody>
            {faults.map(({ line, text }) => (
              <tr key={`${line} ${text}`}>
                <td className="line-number">{line > 0 && line}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="slip">
        <FileForm />
      </div>
    </>
  );
}
