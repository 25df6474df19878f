import { useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { TextField } from "@angadi/ui/field/field";
import type { ShortlistCopy } from "./copy.ts";
import { callEngine } from "./worker-client.ts";
import type { JudgedName } from "./worker-handlers.ts";
import { MAX_BUSINESS_NAME_LENGTH, toShortlistEntry, parseName } from "./shortlist.ts";
import styles from "./shortlist-panel.module.css";
import type { Shortlist } from "./use-shortlist.ts";

/** The language of the word that a name sounds like, if it is known. */
async function findGuardLanguage({ heardAs = -1 }: JudgedName): Promise<string | undefined> {
  if (heardAs < 0) return undefined;
  // If the list of languages can’t be fetched, the reason is shown without the language.
  const list = await import("./guard-language.ts").catch(() => undefined);
  return list?.guardLanguage(heardAs);
}

interface OwnNameProps {
  copy: ShortlistCopy["add"];
  /** Message if the shortlist is full. */
  full: string;
  shortlist: Shortlist;
}

/** A field for the owner's own name: scored like the others, or refused with the reason. */
export function OwnName({ copy, full, shortlist }: OwnNameProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState("");

  const add = async () => {
    const name = parseName(text);
    setStatus("");
    if (name === undefined) return setProblem(copy.invalid);
    if (shortlist.has(name)) return setProblem(copy.already);
    if (shortlist.isFull) return setProblem(full);
    const [judged] = await callEngine("judge", [name]).catch(() => []);
    if (!judged) return setProblem(copy.failed);
    if (judged.refusal)
      return setProblem(copy.refused(judged.refusal, await findGuardLanguage(judged)));
    shortlist.add([toShortlistEntry({ text: name, scores: judged.scores })]);
    setProblem(undefined);
    setText("");
    setStatus(copy.added(name, judged.scores.total));
  };
  return (
    <form
      noValidate
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={copy.label}
        placeholder={copy.placeholder}
        value={text}
        maxLength={MAX_BUSINESS_NAME_LENGTH}
        autoComplete="off"
        error={problem}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="quiet">
        {copy.button}
      </Button>
      <p role="status">{status}</p>
    </form>
  );
}
