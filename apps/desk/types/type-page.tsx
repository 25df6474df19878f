import type { BusinessType } from "@angadi/contract/business-type";
import {
  type TypeOutcome,
  typeGroupSchema,
  typeNameSchema,
} from "@angadi/desk-ports/business-types";
import {
  type Handler,
  HttpError,
  type StaffContext,
  readMessage,
  redirect,
  readFormField,
} from "../request/request-context.ts";
import { typeCopy as copy, typesCopy as listCopy } from "../copy/types.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskTextField } from "../layout/field.tsx";
import { GroupField } from "./group-field.tsx";
import { listGroups, describeTypeProblem } from "./list-page.tsx";

export const typeRecordPages = {
  "GET /types/:id": (context) => renderTypePage(context),
  "POST /types/:id": saveType,
  "POST /types/:id/move": moveType,
  "GET /types/:id/remove": (context) => renderRemovePage(context),
  "POST /types/:id/remove": removeType,
} satisfies Record<string, Handler>;

const getTypePath = (id: string) => `/types/${encodeURIComponent(id)}`;

interface RejectedType {
  status: 409 | 422;
  name: string;
  group: string;
  /** Shown above the form. */
  message?: string;
  problems?: { name?: string; group?: string };
}

async function saveType(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const id = context.param("id");
  const values = await context.readForm();
  const texts = {
    name: readFormField(values, "name"),
    group: readFormField(values, "group"),
  };
  const name = typeNameSchema.safeParse(texts.name);
  const group = typeGroupSchema.safeParse(texts.group);
  if (!name.success || !group.success) {
    const problems = {
      ...(!name.success && { name: listCopy.problems.name }),
      ...(!group.success && { group: listCopy.problems.group }),
    };
    return renderTypePage(context, { status: 422, ...texts, problems });
  }
  const type = { id, name: name.data, subIndustryType: group.data };
  const previous = {
    id,
    name: values.get("previousName") ?? "",
    subIndustryType: values.get("previousGroup") ?? "",
  };
  const outcome = await ports.types.update(staff, type, previous);
  if (outcome.is === "conflict") {
    const { current } = outcome;
    const message = copy.conflict(current.name, current.subIndustryType);
    return renderTypePage(context, { status: 409, ...texts, message });
  }
  if (outcome.is === "taken") {
    return renderTypePage(context, {
      status: 422,
      ...texts,
      problems: { name: describeTypeProblem(outcome) },
    });
  }
  return redirectOrNotFound(outcome, `${getTypePath(id)}?done=saved`);
}

async function moveType(context: StaffContext): Promise<Response> {
  const id = context.param("id");
  const step = (await context.readForm()).get("step") === "up" ? -1 : 1;
  const outcome = await context.ports.types.move(context.staff, id, step);
  return redirectOrNotFound(outcome, `${getTypePath(id)}?done=saved`);
}

async function removeType(context: StaffContext): Promise<Response> {
  const outcome = await context.ports.types.remove(context.staff, context.param("id"));
  if (outcome.is === "last") return renderRemovePage(context, copy.remove.onlyType);
  return redirectOrNotFound(outcome, "/types?done=removed");
}

function redirectOrNotFound(outcome: TypeOutcome, path: string): Response {
  if (outcome.is === "not-found") throw new HttpError(404, copy.notFound);
  return redirect(path);
}

async function loadType(
  context: StaffContext,
): Promise<{ type: BusinessType; types: BusinessType[] }> {
  const { types } = await context.ports.types.read();
  const type = types.find(({ id }) => id === context.param("id"));
  if (!type) throw new HttpError(404, copy.notFound);
  return { type, types };
}

async function renderTypePage(context: StaffContext, rejected?: RejectedType): Promise<Response> {
  const { ports, staff, url } = context;
  const { type, types } = await loadType(context);
  return renderPage({
    title: type.name,
    staff,
    ports,
    currentPath: "/types",
    status: rejected?.status ?? 200,
    flashMessage: rejected ? undefined : readMessage(url, listCopy.done),
    problem: rejected?.message,
    children: (
      <>
        <div className="cards">
          <TypeForm type={type} groups={listGroups(types)} rejected={rejected} />
          <PositionForm type={type} types={types} />
          <section className="card">
            <h2>{copy.handOff}</h2>
            <p className="url">{ports.types.getHandOff(type)}</p>
            <p className="hint">{copy.handOffHint}</p>
          </section>
        </div>
        <nav className="pagination" aria-label={listCopy.title}>
          <a href="/types">{copy.back}</a>
          <a className="danger-link" href={`${getTypePath(type.id)}/remove`}>
            {copy.remove.link}
          </a>
        </nav>
      </>
    ),
  });
}

interface TypeFormProps {
  type: BusinessType;
  groups: readonly string[];
  rejected: RejectedType | undefined;
}

function TypeForm({ type, groups, rejected }: TypeFormProps) {
  return (
    <form className="card" method="post" action={getTypePath(type.id)}>
      <input type="hidden" name="previousName" value={type.name} />
      <input type="hidden" name="previousGroup" value={type.subIndustryType} />
      <DeskTextField
        name="name"
        label={listCopy.add.name}
        autoComplete="off"
        defaultValue={rejected?.name ?? type.name}
        problem={rejected?.problems?.name}
        required
      />
      <GroupField
        groups={groups}
        defaultValue={rejected?.group ?? type.subIndustryType}
        problem={rejected?.problems?.group}
      />
      <DeskTextField
        id="id"
        name=""
        label={listCopy.add.id}
        hint={copy.idHint}
        defaultValue={type.id}
        readOnly
      />
      <button className="button">{copy.save}</button>
    </form>
  );
}

/** Number of types shown before and after the type. */
const NEIGHBOUR_COUNT = 3;

/** Shows the type among its neighbours, with buttons to move it up or down. */
function PositionForm({ type, types }: { type: BusinessType; types: readonly BusinessType[] }) {
  const group = types.filter((member) => member.subIndustryType === type.subIndustryType);
  const index = group.indexOf(type);
  const start = Math.max(0, index - NEIGHBOUR_COUNT);
  const neighbours = group.slice(start, index + NEIGHBOUR_COUNT + 1);
  return (
    <form className="card" method="post" action={`${getTypePath(type.id)}/move`}>
      <h2>{copy.position}</h2>
      <ol className="neighbouring-types">
        {neighbours.map((member) => (
          <li key={member.id} aria-current={member === type ? "true" : undefined}>
            {member.name}
          </li>
        ))}
      </ol>
      <p className="inline">
        <button className="button quiet" name="step" value="up" disabled={index === 0}>
          {copy.up}
        </button>
        <button
          className="button quiet"
          name="step"
          value="down"
          disabled={index === group.length - 1}
        >
          {copy.down}
        </button>
      </p>
    </form>
  );
}

async function renderRemovePage(context: StaffContext, problem?: string): Promise<Response> {
  const { ports, staff } = context;
  const { type } = await loadType(context);
  return renderPage({
    title: copy.remove.title,
    staff,
    ports,
    currentPath: "/types",
    status: problem ? 409 : 200,
    children: (
      <form className="card" method="post" action={`${getTypePath(type.id)}/remove`}>
        {problem ? (
          <p className="problem" role="alert">
            {problem}
          </p>
        ) : (
          <p>{copy.remove.text(type.name)}</p>
        )}
        <p className="inline">
          {!problem && <button className="button danger">{copy.remove.submit}</button>}
          <a href={getTypePath(type.id)}>{copy.remove.back}</a>
        </p>
      </form>
    ),
  });
}
