import { diffTexts } from "./diff-texts.ts";

/** Two texts as one: what only the first has is struck out, what only the second has underlined. */
export function Difference({ id, first, second }: { id?: string; first: string; second: string }) {
  return (
    <div className="difference" id={id}>
      {diffTexts(first, second).map(({ in: side, text }, index) => {
        if (side === "both") return text;
        return side === "first" ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>;
      })}
    </div>
  );
}
