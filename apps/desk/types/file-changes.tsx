import type { BusinessType } from "@angadi/contract/business-type";
import { type VersionedTypes, hasNoChanges, compareTypes } from "@angadi/desk-ports/types";
import { typeFile } from "../copy/types.ts";

const { changes: copy } = typeFile;

/** From this number of types on, the home page is noticeably slower. */
const LARGE_LIST = 500;

/** Longer lists of changes are collapsed, so that the button below stays close. */
const OPEN = 60;

interface FileChangesProps {
  current: VersionedTypes;
  types: readonly BusinessType[];
  /** The list as CSV, sent again with the confirmation. */
  file: string;
  conflict: string | undefined;
}

/** The changes to the list, with a form to confirm them. */
export function FileChanges({ current, types, file, conflict }: FileChangesProps) {
  const changes = compareTypes(current.types, types);
  return (
    <>
      {conflict && (
        <p className="notice bad-notice" role="alert">
          {conflict}
        </p>
      )}
      {hasNoChanges(changes) ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <p>{copy.result(types.length)}</p>
          {types.length > LARGE_LIST && <p className="notice caution">{copy.heavy}</p>}
          <Part
            title={copy.added}
            lines={changes.added.map((type) => ({ id: type.id, after: describeType(type) }))}
          />
          <Part
            title={copy.removed}
            lines={changes.removed.map((type) => ({ id: type.id, before: describeType(type) }))}
          />
          <Part
            title={copy.renamed}
            lines={changes.renamed.map(({ before, after }) => ({
              id: after.id,
              before: before.name,
              after: after.name,
            }))}
          />
          <Part
            title={copy.regrouped}
            lines={changes.regrouped.map(({ before, after }) => ({
              id: after.id,
              of: after.name,
              before: before.subIndustryType,
              after: after.subIndustryType,
            }))}
          />
          {changes.reordered.after.length > 0 && <p>{copy.reordered}</p>}
          <form
            className="inline decide"
            method="post"
            action="/types.csv/apply"
            encType="multipart/form-data"
          >
            <input type="hidden" name="base" value={current.version} />
            <input type="hidden" name="types" value={file} />
            <button className="button">{copy.submit}</button>
          </form>
        </>
      )}
      <p>
        <a href="/types">{copy.back}</a>
      </p>
    </>
  );
}

const describeType = ({ name, subIndustryType, id }: BusinessType) =>
  `${name} · ${subIndustryType} · ${id}`;

/** The change to one type. */
interface TypeChange {
  id: string;
  /** The type's name, unless `before` and `after` contain it. */
  of?: string;
  before?: string;
  after?: string;
}

interface PartProps {
  title: (count: number) => string;
  lines: readonly TypeChange[];
}

function Part({ title, lines }: PartProps) {
  if (lines.length === 0) return null;
  return (
    <details className="part" open={lines.length <= OPEN}>
      <summary>
        <h2>{title(lines.length)}</h2>
      </summary>
      <ul className="difference-list">
        {lines.map(({ id, of, before, after }) => (
          <li key={id}>
            {of && `${of}: `}
            {before && <del>{before}</del>} {after && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    </details>
  );
}
