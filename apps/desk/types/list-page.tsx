import type { BusinessType } from "@angadi/contract/business-type";
import {
  type TypeOutcome,
  toTypeId,
  normalizeName,
  typeGroupSchema,
  typeIdSchema,
  typeNameSchema,
} from "@angadi/desk-ports/business-types";
import {
  type Handler,
  type StaffContext,
  readMessage,
  redirect,
  readFormField,
} from "../request/request-context.ts";
import { typeFileCopy, typesCopy as copy } from "../copy/types.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskTextField } from "../layout/field.tsx";
import { GroupField } from "./group-field.tsx";
import { FileForm } from "./file-form.tsx";

export const typePages = {
  "GET /types": (context) => renderTypeList(context),
  "POST /types": addType,
} satisfies Record<string, Handler>;

const FIELDS = ["name", "group", "id"] as const;
type FieldTexts = Partial<Record<(typeof FIELDS)[number], string>>;

interface RejectedType {
  submitted: FieldTexts;
  problems: FieldTexts;
}

async function addType(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const texts = Object.fromEntries(
    FIELDS.map((name) => [name, readFormField(values, name)]),
  ) as FieldTexts;
  const name = typeNameSchema.safeParse(texts.name);
  const group = typeGroupSchema.safeParse(texts.group);
  const id = texts.id || toTypeId(name.data ?? "");
  const problems: FieldTexts = {
    ...(!name.success && { name: copy.problems.name }),
    ...(!group.success && { group: copy.problems.group }),
    ...(name.success && id === "" && { id: copy.problems.noId }),
    ...(id !== "" && !typeIdSchema.safeParse(id).success && { id: copy.problems.id }),
  };
  if (!name.success || !group.success || Object.keys(problems).length > 0) {
    return renderTypeList(context, { submitted: texts, problems });
  }
  const type = { id, name: name.data, subIndustryType: group.data };
  const outcome = await ports.types.add(staff, type);
  if (outcome.is === "saved") return redirect("/types?done=added");
  return renderTypeList(context, {
    submitted: texts,
    problems: { name: describeTypeProblem(outcome) },
  });
}

export function describeTypeProblem(outcome: TypeOutcome): string {
  return outcome.is === "taken"
    ? copy.problems.taken(outcome.duplicate.name, outcome.duplicate.id)
    : copy.problems.tooMany;
}

/** Types per page. */
const PAGE_SIZE = 240;

async function renderTypeList(context: StaffContext, rejected?: RejectedType): Promise<Response> {
  const { ports, staff, url } = context;
  const { types } = await ports.types.read();
  const search = url.searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const matchingTypes = types.filter((type) => matchesSearch(type, normalizeName(search)));
  const requestedStart = Math.trunc(Number(url.searchParams.get("from")) || 0);
  const start = Math.max(0, Math.min(requestedStart, matchingTypes.length - 1));
  const getPageUrl = (from: number) =>
    `/types?${new URLSearchParams({ ...(search && { q: search }), from: `${from}` }).toString()}`;
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/types",
    status: rejected ? 422 : 200,
    flashMessage: rejected ? undefined : readMessage(url, copy.done),
    children: (
      <>
        <p className="hint readable-width">{copy.explanation}</p>
        <ListActions groups={listGroups(types)} rejected={rejected} />
        <SearchForm search={search} />
        <p className="hint">{copy.count(matchingTypes.length, types.length)}</p>
        {matchingTypes.length > 0 ? (
          <TypeGroups types={matchingTypes.slice(start, start + PAGE_SIZE)} />
        ) : (
          <p className="empty">{copy.noneFound}</p>
        )}
        <nav className="pagination" aria-label={copy.title}>
          {start > 0 && <a href={getPageUrl(Math.max(0, start - PAGE_SIZE))}>{copy.previous}</a>}
          {matchingTypes.length > start + PAGE_SIZE && (
            <a href={getPageUrl(start + PAGE_SIZE)}>{copy.next}</a>
          )}
        </nav>
      </>
    ),
  });
}

const matchesSearch = ({ id, name, subIndustryType }: BusinessType, search: string) =>
  [id, name, subIndustryType].some((text) => normalizeName(text).includes(search));

export const listGroups = (types: readonly BusinessType[]): string[] => [
  ...new Set(types.map(({ subIndustryType }) => subIndustryType)),
];

interface ListActionsProps {
  groups: readonly string[];
  rejected: RejectedType | undefined;
}

/** Forms to add a type and to replace the whole list by a file, and a link to export it. */
function ListActions(props: ListActionsProps) {
  return (
    <div className="disclosures">
      <AddTypeForm {...props} />
      <details className="disclosure">
        <summary>{typeFileCopy.title}</summary>
        <FileForm />
      </details>
      <a className="button quiet" href="/types.csv">
        {copy.export}
      </a>
    </div>
  );
}

function SearchForm({ search }: { search: string }) {
  return (
    <form className="filters" action="/types">
      <DeskTextField
        name="q"
        type="search"
        label={copy.search}
        hint={copy.searchHint}
        defaultValue={search}
      />
      <button className="button quiet">{copy.apply}</button>
      {search && <a href="/types">{copy.showAll}</a>}
    </form>
  );
}

function AddTypeForm({ groups, rejected }: ListActionsProps) {
  const { add } = copy;
  return (
    <details className="disclosure" open={rejected !== undefined}>
      <summary>{add.title}</summary>
      <form className="stack" method="post" action="/types">
        <DeskTextField
          name="name"
          label={add.name}
          autoComplete="off"
          defaultValue={rejected?.submitted.name}
          problem={rejected?.problems.name}
          required
        />
        <GroupField
          groups={groups}
          defaultValue={rejected?.submitted.group}
          problem={rejected?.problems.group}
        />
        <DeskTextField
          name="id"
          label={add.id}
          hint={add.idHint}
          autoComplete="off"
          defaultValue={rejected?.submitted.id}
          problem={rejected?.problems.id}
        />
        <button className="button">{add.submit}</button>
      </form>
    </details>
  );
}

/** The types by group; an id is shown if it differs from the one derived from the name. */
function TypeGroups({ types }: { types: readonly BusinessType[] }) {
  const groups = Map.groupBy(types, ({ subIndustryType }) => subIndustryType);
  return (
    <div className="type-groups" data-rows="">
      {[...groups].map(([group, members]) => (
        <section key={group} className="panel type-group">
          <h2>{group}</h2>
          <ul>
            {members.map(({ id, name }) => (
              <li key={id}>
                <a href={`/types/${encodeURIComponent(id)}`} data-row-link="">
                  {name}
                </a>
                {id !== toTypeId(name) && <span className="hint"> {id}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
