/** Id of the maker's section on its page. A link's hash starts with it, followed by the input. */
export const PLAN_SECTION_ID = "try";
