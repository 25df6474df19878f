import { listColours, listReadablePairs } from "@angadi/brand-kit/engine/colours";
import {
  type KitAnswers,
  hasName,
  makeKitAndDesign,
  readKitAddress,
} from "@angadi/brand-kit/maker/answers";
import { kitCopy as copy } from "@angadi/brand-kit/maker/copy";
import { KitForm } from "@angadi/brand-kit/maker/kit-form";
import { SignNote } from "@angadi/brand-kit/maker/sign-note";
import { drawWideLogo } from "@angadi/brand-kit/pictures/logo";
import { drawBillHead, drawVisitingCard } from "@angadi/brand-kit/pictures/stationery";
import { SceneSvg } from "@angadi/brand-kit/scene/scene-svg";
import { drawSignboard } from "@angadi/brand-kit/signboard/draw-signboard";
import styles from "./kit-section.module.css";

/** The form of a kit, and the three directions that its query asks for. */
export function KitAnswer({ search }: { search: string }) {
  const answers = readKitAddress({ hash: "", search });
  return (
    <>
      <KitForm input={answers.input} className={styles.form} />
      {hasName(answers) && <Directions answers={answers} />}
      <p>{copy.honest}</p>
    </>
  );
}

const Directions = ({ answers }: { answers: KitAnswers }) =>
  makeKitAndDesign(answers).directions.map((design, index) => {
    const colours = listColours(design.palette);
    const [pair] = listReadablePairs(colours);
    const scenes = [drawWideLogo, drawSignboard, drawVisitingCard, drawBillHead];
    return (
      <section key={design.palette.id}>
        <h3>{copy.direction(index)}</h3>
        <div className={styles.pictures}>
          {scenes.map((draw) => (
            <SceneSvg key={draw.name} scene={draw(design, "ground")} hasFonts={false} />
          ))}
        </div>
        <SignNote state={design.input.state} />
        <ul>
          {colours.map(({ name, hex }) => (
            <li key={hex}>
              {name} {hex.toUpperCase()}
            </li>
          ))}
          {pair && (
            <li>
              {copy.colours.pair(pair.text.name, pair.background.name, pair.contrast.toFixed(1))}
            </li>
          )}
        </ul>
      </section>
    );
  });
