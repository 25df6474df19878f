/**
 * Obscenities refused within and across words; whole words are in the lists of the languages.
 * In English and in romanised Hindi, Urdu, Punjabi, Telugu, Tamil, Kannada, Malayalam, Marathi
 * and Bengali. Hand-picked from general knowledge: words a reader would wince at on a signboard.
 * Legal basis: rule 8A(1)(c) of the Companies (Incorporation) Rules, 2014 ("offensive to any
 * section of the people") and section 9(2)(c) of the Trade Marks Act, 1999 ("scandalous or obscene
 * matter").
 */

/**
 * Refused wherever the letters appear, also across spaces, because a web address has none:
 * "Pen Island". After the colon, harmless words that contain them.
 */
export const OFFENSIVE_ANYWHERE: readonly string[] = `
  fuck fvck phuck cunt:scunthorpe penis vagina nigger nigga faggot retard:retardant,retardat
  pussy:pussyc,pussywil
  bitch:orbitch blowjob handjob cumshot dildo wanker porn:pornam,pornim,porna,pornav masturbat
  orgasm
  rapist:therapist rapeme slut:slutsk whore twat:twater,twatch,twati bollock arsehole
  asshole:glasshole,grasshole,brasshole
  bastard cocksuck shemale hooker jizz titties buttplug buttfuck pedophil paedophil
  nazi:nazia,nazim,nazir,naziha,banazi,danazi hitler
  kike:kikeri,kikey bukkake tranny:stranny golliwog molest expertsexchange whorepresents
  chutiya chutia chootiya choot:chootha,chhoot madarchod maderchod behenchod bhenchod bahenchod
  benchod
  bhosdi bhosad bhosri gaandu gandu:gandul,gandur jhaant lauda:lauded,laudab,laudation,laudatory
  lavda lavde lawda
  randwa haramza haramkhor kameena kamina:kaminari hijda hijra:hijran
  bhadwa bhadva rakhail chinaal chhinal bakchod betichod raand
  lanjakod lanjak lanja modda:moddal dengey dengu:dengue,dengul,dengui nakodaka
  thevidiya thevdiya pundai punda:pundar,pundal,pundav,pundal koothi
  bolimaga tayigand kunna:kunnam,kunnat thayoli
  zavadya lavdya bhikarchot khanki:khankin bokachoda choda:chodav
`
  .trim()
  .split(/\s+/);

/** Refused if a word begins with the letters; inside a word they are harmless, as in "Ishita". */
export const OFFENSIVE_STARTS: readonly string[] = `
  shit:shital,shitij,shitala cock:cockatoo,cocktail,cockpit,cockle,cockspur,cockade
  porno tits piss:pissar turd nigg boob rape:raper fart titty arse:arsen jerkoff
`
  .trim()
  .split(/\s+/);
