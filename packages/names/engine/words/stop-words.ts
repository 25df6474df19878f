/**
 * Words in a brief that say nothing about the trade: joining words, verbs and polite phrases in
 * English, Hinglish and other romanised Indian languages, and words any shop may use. Hand-picked.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and the of for in at on to from by with near opposite opp behind beside next my our your we i
  am is are be do does make makes making made sell sells selling run runs running own owner small
  new home based house shop store firm company service services business centre center best good
  fresh all types type kind kinds other more very local online offline who that which this it its
  people customer customers want wants need needs start starting started open opening provide
  providing provides offer offering offers also etc some any many high quality cheap affordable like
  help helps teach teaches give gives maker seller artist startup street studio hall bar parlour
  agent agency city town village india indian family year years old young men women man woman kid
  child student students has have had will would can us me you they their his her one two three lady
  gent out rent hire called named name please dealer dealers outlet branch famous since est no only
  here ka ki ke ko se mein mai par pe aur ya hai hain hum ham mera meri mere hamara hamari hamare
  apna apni apne wala wali wale walla dukan dukaan dukhan ghar ghare banate banata banati bechte
  bechta bechti karte karta karti chalate chalata chalati kaam sab bhi liye ek naya nayi purana lo
  ni nu ku maa mana naa meeru memu kottu dukanam angadi ammutam ammutunnam chestam chestunnam undi
  kosam inti oka koththa la il enga engal namma nammal kadai virpanai vikkirom seiyirom oru pudhu
  veettu alli nalli galli nanna mane maduva maaduttheve maratha ondu hosa nte ude njangal nammude
  kada vilkkunnu undakkunnu cha chi che madhe aamcha aamche majha majhi gharguti vikto vikte banavto
  na ma amaro amari amara maru mari vechie banaviye er te amar amader dokan bikri kori banai barir
  da di de vich saada saadi sada hatti pune mumbai delhi hyderabad chennai bengaluru bangalore
  kolkata jaipur vizag kochi lucknow indore`.split(/\s+/),
);
