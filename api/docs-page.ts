import { html, raw } from "hono/html";

interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  enum?: unknown[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  description?: string;
}

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: SchemaNode }[];
  requestBody?: { content?: Record<string, { schema?: SchemaNode }> };
  responses?: Record<string, { description?: string }>;
}

/** The parts of an OpenAPI document that the page shows. */
interface Document {
  info: { title: string; description?: string };
  paths?: Record<string, unknown>;
}

export const docsStyles = `body { max-width: 46rem; margin: 2rem auto 6rem; padding: 0 1.25rem;
  font: 1.0625rem/1.6 system-ui, sans-serif; color: #1c1d3a; background: #fffaf1; }
h1 { font-size: 2.25rem; line-height: 1.1; } h2 { margin: 2rem 0 0.25rem; } h3 { margin: 1rem 0 0; }
hr { margin-top: 2.5rem; border: 0; border-top: 1px solid #e9dfcd; } ul { margin: 0.25rem 0; }
code { padding: 0.1em 0.35em; border-radius: 4px; background: #fdecc0; font-size: 0.9375rem; }
`;

/** A plain page of the API document: every operation, its fields and its answers. */
export function docsPage(document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <h1>${document.info.title}</h1>
        <p>${document.info.description}</p>
        <p><a href="/api/openapi.json">The same as an OpenAPI document</a></p>
        ${operations.map(section)}
      </body>
    </html>`;
}

function section({
  method,
  path,
  operation,
}: {
  method: string;
  path: string;
  operation: Operation;
}) {
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  const parameters = operation.parameters ?? [];
  return html`<hr />
    <h2>${operation.summary}</h2>
    <p><code>${method} ${path}</code></p>
    ${
      parameters.length > 0 &&
      html`<h3>Parameters</h3>
        <ul>
          ${parameters.map(
            (parameter) =>
              html`<li>
                <code>${parameter.name}</code>
                (${parameter.in}${!parameter.required && ", optional"})
              </li>`,
          )}
        </ul>`
    }
    ${
      body &&
      html`<h3>Payload</h3>
        ${fields(body)}`
    }
    <h3>Answers</h3>
    <ul>
      ${Object.entries(operation.responses ?? {}).map(
        ([status, { description }]) => html`<li><strong>${status}</strong> ${description}</li>`,
      )}
    </ul>`;
}

function fields(schema: SchemaNode): ReturnType<typeof html> | string {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return "";
  return html`<ul>
    ${properties.map(
      ([name, field]) =>
        html`<li>
          <code>${name}</code> ${limits(field)}${!schema.required?.includes(name) && ", optional"}
          ${fields(field.items ?? field)}
        </li>`,
    )}
  </ul>`;
}

function limits(field: SchemaNode) {
  const parts = [
    field.enum ? `one of ${field.enum.map(String).join(", ")}` : [field.type].flat().join(" or "),
    field.maxLength !== undefined && `at most ${field.maxLength} characters`,
    field.minimum !== undefined && `from ${field.minimum}`,
    field.maximum !== undefined && `to ${field.maximum}`,
    field.description,
  ];
  return parts.filter(Boolean).join(", ") || raw("any value");
}
