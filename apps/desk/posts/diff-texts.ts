/** A part of two texts: in both, only in the first, or only in the second. */
export interface DiffPart {
  side: "both" | "first" | "second";
  text: string;
}

/** Longer lists count as entirely changed: the table of lengths has a cell per pair of items. */
const MAX_ITEMS = 1500;

/** Compares two texts line by line, and changed lines word by word. */
export function diffTexts(first: string, second: string): DiffPart[] {
  const lines = diffLists(first.split("\n"), second.split("\n"));
  const parts: DiffPart[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const { side, text } = lines[index] ?? { side: "both", text: "" };
    const next = lines[index + 1];
    if (side === "first" && next?.side === "second") {
      // No spread: a line may have more words than a call can have arguments.
      for (const part of diffWords(`${text}\n`, `${next.text}\n`)) parts.push(part);
      index += 1;
    } else {
      parts.push({ side, text: `${text}\n` });
    }
  }
  return mergeParts(parts);
}

/** Splits a line into words and white space. */
const splitWords = (line: string) => line.split(/(?<=\s)|(?=\s)/);

const diffWords = (first: string, second: string) =>
  diffLists(splitWords(first), splitWords(second));

const toParts = (side: DiffPart["side"], texts: readonly string[]) =>
  texts.map((text): DiffPart => ({ side, text }));

/** Compares two lists by their longest common subsequence, after the common start and end. */
function diffLists(first: readonly string[], second: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start])
    start += 1;
  let end = 0;
  const maxLength = Math.min(first.length, second.length) - start;
  while (end < maxLength && first[first.length - 1 - end] === second[second.length - 1 - end])
    end += 1;
  return [
    ...toParts("both", first.slice(0, start)),
    ...diffMiddle(first.slice(start, first.length - end), second.slice(start, second.length - end)),
    ...toParts("both", first.slice(first.length - end)),
  ];
}

function diffMiddle(first: readonly string[], second: readonly string[]): DiffPart[] {
  if (Math.max(first.length, second.length) > MAX_ITEMS)
    return [...toParts("first", first), ...toParts("second", second)];
  // `lengths[i * width + j]`: the longest common subsequence of `first` from i and `second` from j.
  const width = second.length + 1;
  const lengths = new Uint16Array((first.length + 1) * width);
  for (let i = first.length - 1; i >= 0; i -= 1) {
    for (let j = second.length - 1; j >= 0; j -= 1) {
      const diagonal = (lengths[(i + 1) * width + j + 1] ?? 0) + 1;
      const down = lengths[(i + 1) * width + j] ?? 0;
      const right = lengths[i * width + j + 1] ?? 0;
      lengths[i * width + j] = first[i] === second[j] ? diagonal : Math.max(down, right);
    }
  }
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < first.length && j < second.length) {
    const [firstItem = "", secondItem = ""] = [first[i], second[j]];
    if (firstItem === secondItem) {
      parts.push({ side: "both", text: firstItem });
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      parts.push({ side: "first", text: firstItem });
      i += 1;
    } else {
      parts.push({ side: "second", text: secondItem });
      j += 1;
    }
  }
  return [...parts, ...toParts("first", first.slice(i)), ...toParts("second", second.slice(j))];
}

/** Joins neighbouring parts of the same side. */
function mergeParts(parts: readonly DiffPart[]): DiffPart[] {
  const mergedParts: DiffPart[] = [];
  for (const part of parts) {
    const last = mergedParts.at(-1);
    if (last?.side === part.side) last.text += part.text;
    else mergedParts.push({ ...part });
  }
  return mergedParts;
}
