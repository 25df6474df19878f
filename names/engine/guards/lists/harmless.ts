/**
 * Words of their own good meaning that sound like a guarded word of another language, or are
 * written like it: *phool*, a flower, is no fool. Each is in everyday use on boards or as a name.
 */
export const HARMLESS: ReadonlySet<string> = new Set(
  `handi thaila sharbat masala allam gur khoya doodh palu vindu gota neel jooti kadam kundan choodi
  kanti manduva illu jaali chhat deewar kunji mandi bhandar mela jhula mashal lau baraat khabar
  phool kisan thota shikhar boond megha taara sharad siksha bodha manan manas akshara kalam syahi
  bahi khata sankhya ganak tark sandhi karuna drishti kannu nazar nazara kala kriti pal karya sopan
  nishana khel vaidya navvu sur naada geet paata chakka muddy pit vat kohl handy melody patti tally
  bandhani chinnari campus lens maata mithas sangha best shital kavya meena harish varun bhavna kol jyoti co can`.split(
    /\s+/,
  ),
);
