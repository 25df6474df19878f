/**
 * Obscenities rejected within and across words; whole words are in the lists of the languages.
 * In English and in romanised Hindi, Urdu, Punjabi, Telugu, Tamil, Kannada, Malayalam, Marathi
 * and Bengali. Hand-picked from general knowledge: words a reader would wince at on a signboard.
 * Legal basis: rule 8A(1)(c) of the Companies (Incorporation) Rules, 2014 ("offensive to any
 * section of the people") and section 9(2)(c) of the Trade Marks Act, 1999 ("scandalous or obscene
 * matter").
 */

/** Rejected wherever the letters appear, also across spaces, because a web address has none: "Pen Island". */
export const OFFENSIVE_ANYWHERE: readonly string[] =
  `fuck fvck phuck cunt penis vagina nigger nigga faggot retard pussy bitch blowjob handjob cumshot
  dildo wanker porn masturbat orgasm rapist rapeme slut whore twat bollock arsehole asshole
  bastard cocksuck shemale hooker jizz titties buttplug buttfuck pedophil paedophil nazi hitler
  kike bukkake tranny golliwog molest expertsexchange whorepresents chutiya chutia chootiya choot
  madarchod maderchod behenchod bhenchod bahenchod benchod bhosdi bhosad bhosri gaandu gandu
  jhaant lauda lavda lavde lawda randwa haramza haramkhor kameena kamina hijda hijra bhadwa bhadva
  rakhail chinaal chhinal bakchod betichod raand lanjakod lanjak lanja modda dengey dengu nakodaka
  thevidiya thevdiya pundai punda koothi bolimaga tayigand kunna thayoli zavadya lavdya bhikarchot
  khanki bokachoda choda`.split(/\s+/);

/** Rejected if a word begins with the letters; inside a word they are harmless, as in "Ishita". */
export const OFFENSIVE_STARTS: readonly string[] =
  `shit cock porno tits piss turd nigg boob rape fart titty arse jerkoff`.split(/\s+/);

/** Harmless words, or parts of them, that contain such letters: "Scunthorpe". */
export const HARMLESS_MATCHES: readonly string[] =
  `arsen banazi brasshole chodav chootha cockade cockatoo cockle cockpit cockspur cocktail danazi
  dengue dengui dengul gandul gandur glasshole grasshole hijran kaminari khankin kikeri kikey
  kunnam kunnat laudab laudation laudatory moddal nazia naziha nazim nazir orbitch pissar porna
  pornim pundal pundar pundav pussyc pussywil raper retardant retardat scunthorpe shital shitij
  slutsk stranny therapist twatch twater twati`.split(/\s+/);
