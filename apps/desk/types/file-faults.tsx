import { typeFileCopy as copy } from "../copy/types.ts";
import { TableHead } from "../layout/list-table.tsx";
import type { FileFault } from "./check-file.ts";
import { FileForm } from "./file-form.tsx";

/** All faults with their lines, and a form to try another file. */
export function FileFaults({ faults }: { faults: readonly FileFault[] }) {
  return (
    <>
      <div className="panel fit">
        <table className="list file-faults">
          <TableHead columns={[copy.line, copy.fault]} />
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
      <div className="card">
        <FileForm />
      </div>
    </>
  );
}
