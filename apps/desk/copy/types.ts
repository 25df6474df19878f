import { MAX_BUSINESS_TYPES } from "@angadi/desk-ports/business-types";
import { glossary } from "./glossary.ts";

const formatCount = (count: number, singular: string, plural: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? singular : plural}`;

export const typesCopy = {
  title: "Business types",
  explanation:
    "The types that visitors choose from on the home page, in this order. The app receives the ID and the group of the chosen one.",
  search: glossary.search,
  searchHint: "Part of a name, a group or an ID",
  apply: glossary.apply,
  showAll: "Show all",
  count: (matchCount: number, totalCount: number) =>
    `${matchCount === totalCount ? "" : `${matchCount} of `}${formatCount(totalCount, "type", "types")}`,
  noneFound: "No types match. Use fewer letters, or add a type above.",
  previous: glossary.previous,
  next: glossary.next,
  export: glossary.exportCsv,
  add: {
    title: "Add a type",
    name: glossary.name,
    group: "Group",
    groupHint: "Choose one from the list, or enter a new one.",
    id: glossary.id,
    idHint:
      "Letters, digits, - and _. Leave it empty to make it from the name. It cannot be changed later, because the app knows the type by it.",
    submit: "Add type",
  },
  problems: {
    name: "Enter a name of up to 200 characters, without invisible ones.",
    group: "Enter a group of up to 100 characters, without invisible ones.",
    id: "Enter an ID of letters, digits, - and _.",
    noId: "Enter an ID: none can be made from this name.",
    taken: (name: string, id: string) =>
      `${name} (${id}) already has this name or ID. Enter a different one.`,
    tooMany: `The picker has room for ${MAX_BUSINESS_TYPES.toLocaleString("en-IN")} types. Delete one first.`,
  },
  done: {
    added: "Type added. The home page shows it now.",
    saved: "Type saved. The home page shows it now.",
    removed: "Type deleted. The home page no longer shows it.",
    replaced: "List replaced. The home page shows it now.",
  } as Readonly<Record<string, string>>,
};

export const typeCopy = {
  idHint: "It cannot be changed, because the app knows the type by it.",
  save: "Save type",
  position: "Position in its group",
  up: glossary.moveUp,
  down: glossary.moveDown,
  handOff: "What the app receives",
  handOffHint: "The browser adds partnerId if a partner sent the visitor.",
  back: "All types",
  notFound:
    "This type no longer exists: a colleague may have deleted it. Open Business types to see the current list.",
  conflict: (name: string, group: string) =>
    `A colleague changed this type while you were editing, so yours is not saved yet: it is ${name} in ${group} now. Save again to replace it with yours.`,
  remove: {
    link: "Delete this type",
    title: "Delete this type?",
    text: (name: string) =>
      `${name} disappears from the picker. Visitors who have the page open can still choose it; the app then decides what to do with its ID.`,
    submit: "Delete",
    back: glossary.cancel,
    onlyType:
      "This is the only type, and the picker needs one, so it was not deleted. Add another one first.",
  },
};

export const typeFileCopy = {
  title: "Replace list from CSV",
  file: "CSV file",
  hint: "Columns id, name and group, in UTF-8 (in Excel: CSV UTF-8). Its lines become the whole list, in their order. The file is checked first, and nothing changes until you have seen and confirmed the changes.",
  submit: "Check file",
  missingFile: glossary.chooseFile,
  tooLarge:
    "The file is larger than 2 MB. A list of types is not that long: check that it is the right file.",
  faultsTitle: (count: number) => `${formatCount(count, "error", "errors")} in the file`,
  faultsText: "Nothing was changed. Fix these lines and choose the file again.",
  line: "Line",
  fault: "Error",
  faults: {
    workbook: "This is an Excel workbook. Save it as CSV UTF-8 and choose that file.",
    encoding: "The file is not in UTF-8. In Excel choose CSV UTF-8 when you save it.",
    empty: "The file has no types. The picker needs at least one.",
    tooMany: `The file has more than ${MAX_BUSINESS_TYPES.toLocaleString("en-IN")} types.`,
    header: "The first line must name the columns: id, name, group.",
    "unclosed-quote": "A quote is opened here and never closed. Close it, or remove it.",
    "text-after-quote": "There is text after a closing quote. Inside a cell, write a quote twice.",
    cellCount: (actual: number, expected: number) =>
      `It has ${formatCount(actual, "cell", "cells")}; it needs ${expected}.`,
    formula: (cell: string) =>
      `A spreadsheet reads ${cell} as a formula. If it is text, put an apostrophe in front.`,
    name: "The name is missing, longer than 200 characters, or has invisible characters.",
    group: "The group is missing, longer than 100 characters, or has invisible characters.",
    id: (id: string) => `${id} is not a valid ID. Use letters, digits, - and _ only.`,
    noId: "No ID can be made from this name. Enter one.",
    idTaken: (id: string, name: string) =>
      `Its ID would be ${id}, which ${name} already has. Enter a different one.`,
    duplicateId: (line: number) => `Line ${line} has the same ID.`,
    duplicateName: (line: number) => `Line ${line} has the same name.`,
    groupSpelling: (group: string, line: number) =>
      `Line ${line} spells this group ${group}. Spell it the same in all lines.`,
  },
  changes: {
    title: "Review the changes",
    none: "No changes: the file is the same as the current list.",
    added: (count: number) => formatCount(count, "type to add", "types to add"),
    removed: (count: number) => formatCount(count, "type to delete", "types to delete"),
    renamed: (count: number) => formatCount(count, "type to rename", "types to rename"),
    regrouped: (count: number) =>
      formatCount(count, "type to move to another group", "types to move to another group"),
    reordered: "The order changes.",
    result: (count: number) => `The picker will have ${formatCount(count, "type", "types")}.`,
    largeList:
      "The home page loads the whole list. With this many types it takes longer to open, especially on a phone.",
    submit: "Replace list",
    back: glossary.cancel,
  },
  conflict:
    "A colleague changed the types after the file was checked, so nothing was saved. Below is what the file would change now. Check it, then replace the list.",
};
