/** Where the buttons lead that open the dialog: without code, to its place in the page. */
export const OPENS = "#name-generator";
