import { diffTexts } from "./diff-texts.ts";

/** Both texts in one: text only in the first is struck out, text only in the second underlined. */
export function TextDiff({ id, first, second }: { id?: string; first: string; second: string }) {
  return (
    <div className="text-diff" id={id}>
      {diffTexts(first, second).map(({ side, text }, index) => {
        if (side === "both") return text;
        return side === "first" ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>;
      })}
    </div>
  );
}
