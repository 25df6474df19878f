/**
 * Harmless words that sound or are spelt like a guarded word of another language: *phool*, a
 * flower, is not a fool. Indian words first, then everyday English ones such as *boil*.
 */
export const HARMLESS: ReadonlySet<string> = new Set(
  `thaila sharbat allam gur doodh palu vindu gota neel jooti kadam kundan choodi kanti illu jaali
  deewar kunji mandi mela lau khabar phool kisan thota shikhar boond megha taara siksha manan manas
  akshara kalam syahi bahi khata sankhya ganak tark sandhi karuna drishti kannu nazar nazara kala
  kriti pal karya sopan nishana vaidya navvu sur naada paata chakka vat patti tally bandhani
  chinnari campus maata mithas sangha shital meena varun nayi lal chhoti sheet pilates bhajan math
  maths puris partition patakha kabaddi smoothie lash blinds gadda rent aloo poli mooli kada patta
  tota ber thela haar jhola makar kothi nath luchi sadya juti deewali kumar mala rita sheela pai
  pritam shahid rahul pawar pani kabadi raddi fancy
  mocha boil pup sale pool pork win pay mars vital league goal mail basis duty boom setup pi aims
  agree grant call called seen sent operation`.split(/\s+/),
);
