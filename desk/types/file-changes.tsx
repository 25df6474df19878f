import type { BusinessType } from "#contract/business-type.ts";
import { type ReadTypes, changesNothing, typeChanges } from "#contract/desk/types.ts";
import { typeFile } from "../copy/types.ts";

const { changes: words } = typeFile;

/** From so many types on the home page is noticeably heavier. */
const MANY = 500;

interface FileChangesProps {
  current: ReadTypes;
  types: readonly BusinessType[];
  /** The list as CSV: it is sent along with the confirmation. */
  file: string;
  conflict: string | undefined;
}

/** What would become of the list, to be confirmed. */
export function FileChanges({ current, types, file, conflict }: FileChangesProps) {
  const changes = typeChanges(current.types, types);
  const from = (before: string, after: string) => (
    <>
      <del>{before}</del> <ins>{after}</ins>
    </>
  );
  return (
    <>
      {conflict && (
        <p className="notice bad-notice" role="alert">
          {conflict}
        </p>
      )}
      {changesNothing(changes) ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.result(types.length)}</p>
          {types.length > MANY && <p className="notice caution">{words.heavy}</p>}
          <Part title={words.added} of={changes.added} line={(type) => <ins>{named(type)}</ins>} />
          <Part
            title={words.removed}
            of={changes.removed}
            line={(type) => <del>{named(type)}</del>}
          />
          <Part
            title={words.renamed}
            of={changes.renamed}
            line={({ before, after }) => from(before.name, after.name)}
          />
          <Part
            title={words.regrouped}
            of={changes.regrouped}
            line={({ before, after }) => (
              <>
                {after.name}: {from(before.subIndustryType, after.subIndustryType)}
              </>
            )}
          />
          {changes.isReordered && <p>{words.reordered}</p>}
          <form
            className="inline decide"
            method="post"
            action="/types.csv/apply"
            encType="multipart/form-data"
          >
            <input type="hidden" name="base" value={current.version} />
            <input type="hidden" name="types" value={file} />
            <button className="button">{words.submit}</button>
          </form>
        </>
      )}
      <p>
        <a href="/types">{words.back}</a>
      </p>
    </>
  );
}

const named = ({ name, subIndustryType, id }: BusinessType) =>
  `${name} · ${subIndustryType} · ${id}`;

interface PartProps<T> {
  title: (count: number) => string;
  of: readonly T[];
  line: (one: T) => React.ReactNode;
}

function Part<T>({ title, of, line }: PartProps<T>) {
  if (of.length === 0) return null;
  return (
    <section className="part">
      <h2>{title(of.length)}</h2>
      <ul className="difference-list">
        {of.map((one, index) => (
          // A line has no other name than its place, and the list stands as it is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line(one)}</li>
        ))}
      </ul>
    </section>
  );
}
