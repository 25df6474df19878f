import type { BusinessType } from "@angadi/contract/business-type";
import { type VersionedTypes, hasNoChanges, compareTypes } from "@angadi/desk-ports/business-types";
import { typeFileCopy } from "../copy/types.ts";

const { changes: copy } = typeFileCopy;

/** With more types, the home page is noticeably slower. */
const LARGE_LIST_SIZE = 500;

/** Maximum length of a list of changes that is not collapsed initially. */
const MAX_EXPANDED = 60;

interface FileChangesProps {
  current: VersionedTypes;
  types: readonly BusinessType[];
  /** The list as CSV, sent again with the confirmation. */
  file: string;
}

/** The changes to the list, with a form to confirm them. */
export function FileChanges({ current, types, file }: FileChangesProps) {
  const changes = compareTypes(current.types, types);
  return (
    <>
      {hasNoChanges(changes) ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <p>{copy.result(types.length)}</p>
          {types.length > LARGE_LIST_SIZE && (
            <p className="notice warning-notice">{copy.largeList}</p>
          )}
          <ChangeList
            formatTitle={copy.added}
            changes={changes.added.map((type) => ({ id: type.id, after: describeType(type) }))}
          />
          <ChangeList
            formatTitle={copy.removed}
            changes={changes.removed.map((type) => ({ id: type.id, before: describeType(type) }))}
          />
          <ChangeList
            formatTitle={copy.renamed}
            changes={changes.renamed.map(({ before, after }) => ({
              id: after.id,
              before: before.name,
              after: after.name,
            }))}
          />
          <ChangeList
            formatTitle={copy.regrouped}
            changes={changes.regrouped.map(({ before, after }) => ({
              id: after.id,
              name: after.name,
              before: before.subIndustryType,
              after: after.subIndustryType,
            }))}
          />
          {changes.reordered.after.length > 0 && <p>{copy.reordered}</p>}
          <form
            className="inline form-actions"
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

/** A change of one type. */
interface TypeChange {
  id: string;
  /** The type's name, unless `before` and `after` contain it. */
  name?: string;
  before?: string;
  after?: string;
}

interface ChangeListProps {
  formatTitle: (count: number) => string;
  changes: readonly TypeChange[];
}

function ChangeList({ formatTitle, changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <details className="section" open={changes.length <= MAX_EXPANDED}>
      <summary>
        <h2>{formatTitle(changes.length)}</h2>
      </summary>
      <ul className="change-list">
        {changes.map(({ id, name, before, after }) => (
          <li key={id}>
            {name && `${name}: `}
            {before && <del>{before}</del>} {after && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    </details>
  );
}
