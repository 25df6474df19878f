/** All trades in one table. */
import { body } from "./fields/body.ts";
import { cloth } from "./fields/cloth.ts";
import { type FieldText } from "./fields/field-text.ts";
import { food } from "./fields/food.ts";
import { gatherings } from "./fields/gatherings.ts";
import { health } from "./fields/health.ts";
import { homes } from "./fields/homes.ts";
import { land } from "./fields/land.ts";
import { learning } from "./fields/learning.ts";
import { makers } from "./fields/makers.ts";
import { offices } from "./fields/offices.ts";
import { roads } from "./fields/roads.ts";

/** Every trade the generator knows, by its short name. */
export const FIELDS: Readonly<Record<string, FieldText>> = {
  ...food,
  ...land,
  ...cloth,
  ...body,
  ...health,
  ...learning,
  ...offices,
  ...homes,
  ...roads,
  ...gatherings,
  ...makers,
};
