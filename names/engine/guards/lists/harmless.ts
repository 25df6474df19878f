/**
 * Words of their own good meaning that sound like a guarded word of another language, or are
 * written like it: *phool*, a flower, is no fool. Each is in everyday use on boards or as a name.
 */
export const HARMLESS: ReadonlySet<string> = new Set(
  `thaila sharbat allam gur doodh palu vindu gota neel jooti kadam kundan choodi kanti illu jaali
  deewar kunji mandi mela lau khabar phool kisan thota shikhar boond megha taara siksha manan manas
  akshara kalam syahi bahi khata sankhya ganak tark sandhi karuna drishti kannu nazar nazara kala
  kriti pal karya sopan nishana vaidya navvu sur naada paata chakka vat patti tally bandhani
  chinnari campus maata mithas sangha shital meena varun`.split(/\s+/),
);
