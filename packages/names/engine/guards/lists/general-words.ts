/**
 * Words that distinguish no name in any trade. Hand-picked: articles and joining words, what
 * rule 8(2) of the Companies (Incorporation) Rules, 2014 disregards between two names (legal
 * forms, articles, domain endings), and words any shop may put on its signboard.
 */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  `a an the and n of by for in at to on with from my our your
  company co group brothers bros sons son daughters family house home india indian bharat
  shop shops shoppe store stores mart market bazaar bazar emporium outlet showroom point centre center corner place world
  services service solutions enterprises enterprise traders trading trader agency agencies associates industries
  works products goods collection collections brand brands hub zone studio com in net org www dot online new old
  shree shri sri smt`.split(/\s+/),
);
