/** schema.org data within a page, where it depends on data that may come late. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
