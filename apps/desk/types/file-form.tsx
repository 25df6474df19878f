import { typeFileCopy as copy } from "../copy/types.ts";
import { DeskTextField } from "../layout/field.tsx";

/** The form to upload a file for checking. */
export function FileForm({ problem }: { problem?: string }) {
  return (
    <form className="stack" method="post" action="/types.csv" encType="multipart/form-data">
      <DeskTextField
        name="file"
        type="file"
        label={copy.file}
        hint={copy.hint}
        problem={problem}
        accept=".csv,text/csv"
      />
      <button className="button">{copy.submit}</button>
    </form>
  );
}
