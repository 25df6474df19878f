import type { BusinessType } from "@angadi/contract/business-type";
import type { VersionedTypes } from "@angadi/desk-ports/business-types";
import { type Column, toCsv } from "@angadi/formats/csv";
import { type Handler, type StaffContext, redirect } from "../request/request-context.ts";
import { typeFileCopy as copy } from "../copy/types.ts";
import { createCsvResponse } from "../request/csv-response.ts";
import { renderPage } from "../layout/document.tsx";
import { type CheckedFile, checkFile } from "./check-file.ts";
import { FileChanges } from "./file-changes.tsx";
import { FileFaults } from "./file-faults.tsx";
import { FileForm } from "./file-form.tsx";

export const typeFilePages = {
  "GET /types.csv": exportTypes,
  "POST /types.csv": checkUpload,
  "POST /types.csv/apply": applyFile,
} satisfies Record<string, Handler>;

/** Maximum sizes in bytes; the checked file is larger, since it has all ids and quotes. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;
const MAX_APPLIED_BYTES = 2 * MAX_FILE_BYTES;

const COLUMNS: readonly Column<BusinessType>[] = [
  { name: "id", value: ({ id }) => id },
  { name: "name", value: ({ name }) => name },
  { name: "group", value: ({ subIndustryType }) => subIndustryType },
];

async function exportTypes({ ports }: StaffContext): Promise<Response> {
  const { types } = await ports.types.read();
  return createCsvResponse("business-types.csv", COLUMNS, [types]);
}

async function checkUpload(context: StaffContext): Promise<Response> {
  const { ports } = context;
  const upload = await context.readUpload();
  if ("error" in upload) {
    return renderFormPage(
      context,
      upload.error.status === 413 ? copy.tooLarge : upload.error.message,
    );
  }
  if (!upload.file) return renderFormPage(context, copy.missingFile);
  if (upload.file.bytes.length > MAX_FILE_BYTES) return renderFormPage(context, copy.tooLarge);
  const current = await ports.types.read();
  return renderResult(context, current, checkFile(upload.file.bytes, current.types));
}

/** Replaces the list by the file, which the form sends again and which is checked again. */
async function applyFile(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm(MAX_APPLIED_BYTES);
  const bytes = new TextEncoder().encode(values.get("types") ?? "");
  const current = await ports.types.read();
  const checkedFile = checkFile(bytes, current.types);
  if (!checkedFile.types) return renderResult(context, current, checkedFile);
  const outcome = await ports.types.replace(staff, checkedFile.types, values.get("base") ?? "");
  if (outcome.is === "saved") return redirect("/types?done=replaced");
  return renderResult(context, await ports.types.read(), checkedFile, copy.conflict);
}

/** Responds with the changes that the file would make, or with its faults. */
function renderResult(
  { ports, staff }: StaffContext,
  current: VersionedTypes,
  { types, faults }: CheckedFile,
  conflict?: string,
): Response {
  return renderPage({
    title: types ? copy.changes.title : copy.faultsTitle(faults.length),
    staff,
    ports,
    currentPath: "/types",
    status: conflict ? 409 : types ? 200 : 422,
    problem: types ? conflict : copy.faultsText,
    children: types ? (
      <FileChanges current={current} types={types} file={toCsv(types, COLUMNS)} />
    ) : (
      <FileFaults faults={faults} />
    ),
  });
}

const renderFormPage = ({ ports, staff }: StaffContext, problem: string) =>
  renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/types",
    status: 422,
    children: (
      <div className="card">
        <FileForm problem={problem} />
      </div>
    ),
  });
