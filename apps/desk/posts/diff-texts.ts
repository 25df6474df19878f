/** A piece of two texts: in both, in the first one only, or in the second one only. */
export interface Part {
  in: "both" | "first" | "second";
  text: string;
}

/** More lines or words than this are treated as all changed: the table has a cell for each pair. */
const MAX_WORDS = 1500;

/** Compares two texts line by line, and changed lines word by word. */
export function diffTexts(first: string, second: string): Part[] {
  const lines = compare(first.split("\n"), second.split("\n"));
  const parts: Part[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const { in: side, text } = lines[index] ?? { in: "both", text: "" };
    const next = lines[index + 1];
    if (side === "first" && next?.in === "second") {
      // No spread: a line may have more words than a call can have arguments.
      for (const part of diffWords(`${text}\n`, `${next.text}\n`)) parts.push(part);
      index += 1;
    } else {
      parts.push({ in: side, text: `${text}\n` });
    }
  }
  return mergeParts(parts);
}

/** Words and white space. */
const splitAtSpaces = (line: string) => line.split(/(?<=\s)|(?=\s)/);

const diffWords = (first: string, second: string) =>
  compare(splitAtSpaces(first), splitAtSpaces(second));

/** Compares two lists by their longest common subsequence, after the common start and end. */
function compare(first: readonly string[], second: readonly string[]): Part[] {
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start])
    start += 1;
  let end = 0;
  const maxLength = Math.min(first.length, second.length) - start;
  while (end < maxLength && first[first.length - 1 - end] === second[second.length - 1 - end])
    end += 1;
  const toCommonParts = (texts: readonly string[]) =>
    texts.map((text): Part => ({ in: "both", text }));
  return [
    ...toCommonParts(first.slice(0, start)),
    ...middle(first.slice(start, first.length - end), second.slice(start, second.length - end)),
    ...toCommonParts(first.slice(first.length - end)),
  ];
}

function middle(first: readonly string[], second: readonly string[]): Part[] {
  const removed = (texts: readonly string[]) => texts.map((text): Part => ({ in: "first", text }));
  const added = (texts: readonly string[]) => texts.map((text): Part => ({ in: "second", text }));
  if (Math.max(first.length, second.length) > MAX_WORDS) {
    return [...removed(first), ...added(second)];
  }
  // Lengths of the longest common subsequence of the rest, from each pair of positions.
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
  const parts: Part[] = [];
  let i = 0;
  let j = 0;
  while (i < first.length && j < second.length) {
    const [one = "", other = ""] = [first[i], second[j]];
    if (one === other) {
      parts.push({ in: "both", text: one });
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      parts.push({ in: "first", text: one });
      i += 1;
    } else {
      parts.push({ in: "second", text: other });
      j += 1;
    }
  }
  return [...parts, ...removed(first.slice(i)), ...added(second.slice(j))];
}

/** Joins neighbouring parts of the same side. */
function mergeParts(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last?.in === part.in) last.text += part.text;
    else merged.push({ ...part });
  }
  return merged;
}
