import { MAX_TYPES } from "@angadi/contract/desk/types";

const count = (number: number, one: string, more: string) =>
  `${number.toLocaleString("en-IN")} ${number === 1 ? one : more}`;

export const types = {
  title: "Business types",
  explanation:
    "What visitors pick on the home page, in this order. The app is handed the id and the group of what they picked.",
  search: "Search",
  searchHint: "A part of a name, a group or an id",
  show: "Apply",
  all: "Show all",
  count: (found: number, all: number) =>
    found === all ? count(all, "type", "types") : `${found} of ${count(all, "type", "types")}`,
  noneFound: "No types match. Use fewer letters.",
  earlier: "Earlier types",
  later: "Later types",
  export: "Export CSV",
  add: {
    title: "Add a type",
    name: "Name",
    group: "Group",
    groupHint: "One of those there are, or a new one.",
    id: "Id",
    idHint:
      "Letters, digits, - and _. Empty: made of the name. It cannot be changed later, because the app knows the type by it.",
    submit: "Add type",
  },
  problems: {
    name: "Please type a name of at most 200 characters, all of which can be seen.",
    group: "Please type a group of at most 100 characters, all of which can be seen.",
    id: "Please type an id of letters, digits, - and _.",
    noId: "Please type an id: none can be made of this name.",
    taken: (name: string, id: string) => `This name or id is that of ${name} (${id}).`,
    limit: `The picker has room for ${MAX_TYPES.toLocaleString("en-IN")} types.`,
  },
  done: {
    added: "Added. The home page has it now.",
    saved: "Saved. The home page shows it now.",
    removed: "Removed. The home page does not have it any more.",
    replaced: "The list of the file is in place. The home page shows it now.",
  } as Readonly<Record<string, string>>,
};

export const type = {
  idHint: "It stays: the app knows the type by it.",
  save: "Save type",
  place: "Place in its group",
  up: "One up",
  down: "One down",
  handOff: "What the picker hands over",
  handOffHint: "The browser adds partnerId where a partner sent the visitor.",
  back: "All types",
  gone: "This type is not there any more. Somebody may have removed it.",
  conflict: (name: string, group: string) =>
    `Somebody changed this type while you were at it: it is ${name} in ${group} now. Nothing of theirs was changed. Save again to put yours in its place.`,
  remove: {
    link: "Delete this type",
    title: "Delete a type",
    text: (name: string) =>
      `${name} goes from the picker. Visitors who have the page open can still choose it; the app decides what it does with its id then.`,
    submit: "Delete",
    back: "Cancel",
    last: "This is the only type. The picker needs one, so it stays.",
  },
};

export const typeFile = {
  title: "Replace with a file",
  file: "CSV file",
  hint: "Columns id, name and group, in UTF-8 (in Excel: CSV UTF-8). Its lines become the whole list, in their order. The whole file is checked first, and nothing changes before you have seen what would.",
  submit: "Check the file",
  missing: "Choose a file.",
  tooLarge: "The file is larger than 2 MB. A list of types is not that long: is it the right file?",
  faultsTitle: (faults: number) => `${count(faults, "error", "errors")} in the file`,
  faultsText: "Nothing was changed. Fix these lines and choose the file again.",
  line: "Line",
  fault: "Error",
  faults: {
    workbook: "This is an Excel workbook. Save it as CSV UTF-8 and choose that file.",
    encoding: "The file is not in UTF-8. In Excel choose CSV UTF-8 when you save it.",
    empty: "The file has no types. The picker needs one at least.",
    tooMany: `The file has more than ${MAX_TYPES.toLocaleString("en-IN")} types.`,
    header: "The first line has to name the columns: id, name, group.",
    open: "A quote is opened here and never closed.",
    broken: "Something stands behind a closing quote. Inside a cell a quote is written twice.",
    cells: (there: number, wanted: number) =>
      `It has ${count(there, "cell", "cells")}; ${wanted} are wanted.`,
    formula: (cell: string) =>
      `${cell} is a formula to a spreadsheet. If it is meant so, put an apostrophe in front.`,
    name: "The name is missing, longer than 200 characters, or has characters that cannot be seen.",
    group:
      "The group is missing, longer than 100 characters, or has characters that cannot be seen.",
    id: (id: string) => `${id} is no id: letters, digits, - and _ only.`,
    noId: "No id can be made of this name. Please write one.",
    idOfOther: (id: string, name: string) =>
      `Its id would be ${id}, which is that of ${name}. Please write another one.`,
    sameId: (line: number) => `Line ${line} has the same id.`,
    sameName: (line: number) => `Line ${line} has the same name.`,
    otherGroup: (group: string, line: number) =>
      `Line ${line} writes this group ${group}. Write it the same in all lines.`,
  },
  changes: {
    title: "What the file would change",
    none: "Nothing: the file says what stands already.",
    added: (number: number) => count(number, "type is new", "types are new"),
    removed: (number: number) => count(number, "type goes", "types go"),
    renamed: (number: number) => count(number, "type gets another name", "types get other names"),
    regrouped: (number: number) =>
      count(number, "type gets another group", "types get other groups"),
    reordered: "The order changes.",
    result: (number: number) => `The picker has ${count(number, "type", "types")} then.`,
    heavy:
      "The home page carries the whole list. With so many it takes longer to open, above all on a phone.",
    submit: "Replace the list",
    back: "Cancel",
  },
  conflict:
    "Somebody changed the types since the file was checked, so nothing was written. What the file would change now stands below.",
};
