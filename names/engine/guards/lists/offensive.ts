/**
 * Obscenities, slurs and ill-omened words, in English and in romanised Hindi, Urdu, Punjabi,
 * Telugu, Tamil, Kannada, Malayalam, Marathi and Bengali. Chosen by hand, from general knowledge:
 * words a reader would wince at on a signboard. The ground in law: rule 8A(1)(c) of the Companies
 * (Incorporation) Rules, 2014 ("offensive to any section of the people") and section 9(2)(c) of
 * the Trade Marks Act, 1999 ("scandalous or obscene matter").
 */

/**
 * Refused wherever the letters stand, across spaces too, because a web address has none:
 * "Pen Island". After the colon, harmless words that hold them.
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

/** Refused as a word by itself, or with a plural s. */
export const OFFENSIVE_WORDS: ReadonlySet<string> = new Set(
  `anal anus arse ass asses balls bloody bum boob boobs bra cock coon crap cum damn dick dyke dumb
  fag fart fat gay
  hell hoe homo horny idiot kinky knob knocker lesbo lust milf moron naked negro nude orgy paki
  pee piss poo poop
  prick pube rape rapes screw semen sex sexy shag shit shitty stupid sucker suck sucks tart
  testicle tit tits turd ugly vulva wank
  wog thug terror bomb pimp hoes slave slaves slavery lynch redneck chink spastic cripple lunatic
  midget savage
  chamar bhangi chura chuhra dhed mleccha neech achoot kafir katua mulla chinki madrasi junglee
  chod gaand gand lund lauda lora bhosda chut chuchi gote randi rundi saala saali kutta kutte
  kutti kutiya suar suwar ullu gadha gadhe
  bewda harami haraam haram kamine nalayak nikamma besharam badmash chor dakait gunda goonda hagga
  hagna mutra tatti susu pad paad
  lanja pooku puku sulli gudda kojja lafangi dengu erripuku
  otha punda mayir mayiru
  soole tullu muchko bevarsi
  myru thendi
  zavadi chinal chinala chhinala fokat bhadva shenya
  khanki
  death dead die dying funeral coffin corpse grave hearse tomb morgue poison toxic venom disease
  cancer tumour virus covid corona
  plague ebola cholera malaria leprosy debt bankrupt bankruptcy fail failure failed poor poverty
  beggar curse cursed
  evil devil satan demon doom disaster tragedy accident murder killer kill suicide bloodshed war
  widow orphan rotten stale filth filthy
  dirty garbage vomit mucus pus rat rats cockroach lice maggot
  maut mrityu mrit kabr kabristan shamshan smashan samshan shavgruh shok shoka shokam ashubh
  asubha manhoos apshagun
  vidhwa randua bhikhari gareebi daridra nark narak naraka rakshas rakshasa pishach chudail bhoot
  preta yamaraj shani panauti
  chavu smashanam daridram visham vishak rogam rogi bimari beemari zeher zahar kshati nuksan
  nuksaan`
    .replaceAll("-", "")
    .split(/\s+/),
);

/** Refused where a word begins with the letters: inside, they are harmless, as in "Ishita". */
export const OFFENSIVE_STARTS: readonly string[] = `
  shit:shital,shitij,shitala cock:cockatoo,cocktail,cockpit,cockle,cockspur,cockade
  porno tits piss:pissar turd nigg boob rape:raper fart titty arse:arsen jerkoff
`
  .trim()
  .split(/\s+/);
