import { useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { TextField } from "@angadi/ui/field/field";
import type { ShortlistCopy } from "./copy.ts";
import { callEngine } from "./worker-client.ts";
import type { JudgedName } from "./worker-handlers.ts";
import { MAX_BUSINESS_NAME_LENGTH, toShortlistEntry, parseName } from "./shortlist.ts";
import styles from "./shortlist-panel.module.css";
import type { Shortlist } from "./use-shortlist.ts";

/** Loads the language of the word that a name sounds like; undefined if it is unknown. */
async function loadGuardLanguage({ soundIndex = -1 }: JudgedName): Promise<string | undefined> {
  if (soundIndex < 0) return undefined;
  // If the languages cannot be fetched, the reason is shown without one.
  const languages = await import("./guard-language.ts").catch(() => undefined);
  return languages?.findGuardLanguage(soundIndex);
}

interface OwnNameProps {
  copy: ShortlistCopy["add"];
  /** Message if the shortlist is full. */
  fullMessage: string;
  shortlist: Shortlist;
}

/** A field for the owner's own name: scored like the others, or rejected with the reason. */
export function OwnName({ copy, fullMessage, shortlist }: OwnNameProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState("");

  const add = async () => {
    const name = parseName(text);
    setStatus("");
    if (name === undefined) return setProblem(copy.invalid);
    if (shortlist.has(name)) return setProblem(copy.duplicate);
    if (shortlist.isFull) return setProblem(fullMessage);
    const [judgedName] = await callEngine("judge", [name]).catch(() => []);
    if (!judgedName) return setProblem(copy.failed);
    if (judgedName.rejection)
      return setProblem(copy.rejected(judgedName.rejection, await loadGuardLanguage(judgedName)));
    shortlist.add([toShortlistEntry({ text: name, scores: judgedName.scores })]);
    setProblem(undefined);
    setText("");
    setStatus(copy.added(name, judgedName.scores.total));
  };
  return (
    <form
      noValidate
      className={styles.ownName}
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
