/**
 * Puts files in the place of others of the same name in a ZIP file that has neither comments nor
 * parts written as streams.
 *
 * The library packs whatever is larger than 160,000 bytes in a worker made from a blob, which the
 * site's Content-Security-Policy forbids, and then waits for ever: such files are put in here.
 */
export async function withFiles(
  zip: Uint8Array<ArrayBuffer>,
  files: ReadonlyMap<string, string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const entry of entriesOf(zip)) {
    const text = files.get(entry.name);
    const { local, central } = text === undefined ? entry : await packed(entry, text);
    new DataView(central.buffer).setUint32(CENTRAL.offset, offset, true);
    parts.push(local);
    directory.push(central);
    offset += local.length;
  }
  return joined([...parts, ...directory, end(directory, offset)]);
}

/** Where the figures of a directory record stand, and those of a local header. */
const CENTRAL = { length: 46, crc: 16, packed: 20, size: 24, name: 28, extra: 30, offset: 42 };
const LOCAL = { length: 30, crc: 14, packed: 18, size: 22, name: 26, extra: 28 };
const END = { length: 22, mark: 0x06054b50, here: 8, count: 10, size: 12, offset: 16 };

interface Entry {
  name: string;
  /** Local header and packed bytes, and the record in the directory. */
  local: Uint8Array<ArrayBuffer>;
  central: Uint8Array<ArrayBuffer>;
}

function entriesOf(zip: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const last = zip.length - END.length;
  if (view.getUint32(last, true) !== END.mark) throw new Error("The ZIP file has another end");
  const entries: Entry[] = [];
  let at = view.getUint32(last + END.offset, true);
  while (entries.length < view.getUint16(last + END.count, true)) {
    const name = view.getUint16(at + CENTRAL.name, true);
    const central = zip.slice(
      at,
      at + CENTRAL.length + name + view.getUint16(at + CENTRAL.extra, true),
    );
    const from = view.getUint32(at + CENTRAL.offset, true);
    const header =
      LOCAL.length +
      view.getUint16(from + LOCAL.name, true) +
      view.getUint16(from + LOCAL.extra, true);
    const local = zip.slice(from, from + header + view.getUint32(at + CENTRAL.packed, true));
    const letters = central.subarray(CENTRAL.length, CENTRAL.length + name);
    entries.push({ name: new TextDecoder().decode(letters), local, central });
    at += central.length;
  }
  return entries;
}

/** The entry with another text, packed as the others are. */
async function packed(entry: Entry, text: string): Promise<Pick<Entry, "local" | "central">> {
  const bytes = new TextEncoder().encode(text);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const small = new Uint8Array(await new Response(stream).arrayBuffer());
  const before = new DataView(entry.local.buffer);
  const header = entry.local.slice(
    0,
    LOCAL.length + before.getUint16(LOCAL.name, true) + before.getUint16(LOCAL.extra, true),
  );
  const central = entry.central.slice();
  for (const [record, places] of [
    [header, LOCAL],
    [central, CENTRAL],
  ] as const) {
    const view = new DataView(record.buffer);
    view.setUint32(places.crc, crc32(bytes), true);
    view.setUint32(places.packed, small.length, true);
    view.setUint32(places.size, bytes.length, true);
  }
  return { local: joined([header, small]), central };
}

function end(directory: readonly Uint8Array[], offset: number): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(END.length);
  const view = new DataView(record.buffer);
  view.setUint32(0, END.mark, true);
  view.setUint16(END.here, directory.length, true);
  view.setUint16(END.count, directory.length, true);
  view.setUint32(
    END.size,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  view.setUint32(END.offset, offset, true);
  return record;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The check sum of ZIP files. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
