import { useMemo, useState, useSyncExternalStore } from "react";
import { toFileBaseName } from "@angadi/drafts/maker/to-file-base-name";
import { Button, ButtonLink } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import { findUnsupportedDesignCharacters } from "../files/brand-sheet.ts";
import type { KitDesign } from "../kit.ts";
import { findMissingLanguage } from "../signboard/draw-signboard.ts";
import { type KitAnswers, KIT_PATH, encodeKitAnswers, toKitHash } from "./answers.ts";
import { kitCopy } from "./copy.ts";
import styles from "./maker.module.css";
import { savedKit } from "./saved-kit.ts";
import { toDraftHash } from "./to-draft-hash.ts";

const copy = kitCopy.actions;

interface KitActionsProps {
  answers: KitAnswers;
  design: KitDesign;
}

/** What to do with a kit: download it, save it, and use it in the other tools. */
export function KitActions({ answers, design }: KitActionsProps) {
  const [status, setStatus] = useState("");
  const [file, setFile] = useState<File>();
  const unsupportedCharacters = useMemo(() => findUnsupportedDesignCharacters(design), [design]);
  const missingLanguage = findMissingLanguage(design);
  const query = encodeKitAnswers(answers);
  const savedQuery = useSyncExternalStore(savedKit.subscribe, savedKit.read, () => "");
  const save = () => savedKit.write(query);
  const download = async () => {
    setFile(undefined);
    setStatus(copy.making);
    try {
      const { zipKit } = await import("../files/zip-kit.ts");
      const name = `${toFileBaseName(design.input.name, "my-shop")}-brand-kit.zip`;
      setFile(saveFile(name, "application/zip", await zipKit(design), "brand-kit"));
      setStatus("");
    } catch {
      setStatus(copy.failed);
    }
  };
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button onClick={() => void download()}>{copy.download}</Button>
        <Button variant="quiet" onClick={save}>
          {copy.save}
        </Button>
        <CopyButton
          copy={copy.link}
          getText={() => new URL(KIT_PATH + toKitHash(answers), location.href).href}
        />
        <ButtonLink variant="quiet" href={`/ai-website-builder${toDraftHash(design)}`}>
          {copy.website}
        </ButtonLink>
        <ButtonLink variant="quiet" href="/ai-invoice-builder#make" onClick={save}>
          {copy.bill}
        </ButtonLink>
      </div>
      <p>{copy.files}</p>
      {unsupportedCharacters.length > 0 && (
        <p>{copy.withoutSheet(unsupportedCharacters.join(" "))}</p>
      )}
      {missingLanguage && <p>{copy.missingScript(missingLanguage)}</p>}
      <p role="status">{status || (savedQuery === query ? copy.saved : "")}</p>
      <DownloadStatus file={file} />
    </div>
  );
}
