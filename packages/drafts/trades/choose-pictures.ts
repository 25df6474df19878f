/*
 * The picture for a word in an offer. A line has a picture, or two in case the first is taken, and
 * the words it illustrates, in the singular. An `@` limits a line to trades whose id contains one
 * of these parts, because "cleaning" means something else at a dentist's. If such a line matches,
 * lines without `@` are ignored. Earlier lines take precedence.
 */
const PICTURE_TABLE = `
dumbbell @gym,trainer,sports,club: personal training trainer strength session
dancer @gym,dance,sports,music: zumba aerobic dance dancing adult
geyser @plumb: bathroom geyser heater
geyser @electric,hardware,repair: geyser heater
fan @electric,electronics,hardware,repair: fan cooler exhaust
wire @electric,hardware,electronics: wiring wire cable
battery @electric,electronics,hardware,solar,repair,tyre,parts: inverter
bulb @electric,hardware,electronics,decor: light bulb led tube
socket spanner @electric: switch socket fitting repair service mcb fuse
screen @mobile: screen display glass folder
cell @mobile: battery
charger @mobile: charging charger port cable
oil @kirana,supermarket,wholesale,mill,organic: oil ghee
sack @kirana,supermarket,wholesale: grocery rice atta flour sugar
dal @kirana,supermarket,wholesale: dal pulse chana rajma lentil
packet @kirana,supermarket,wholesale,stall,tea: snack chip namkeen biscuit noodle
carrier thali @tiffin,catering,kitchen: tiffin lunch office dinner
brush @dental: cleaning scaling polishing whitening
root @dental: root canal implant filling extraction
braces @dental: brace aligner
child @dental: children kid child
tooth clipboard @dental: check checkup check-up crown denture tooth teeth
mirror @dental: smile
bucket @cleaning: full kitchen bathroom cleaning home
car @driving: class lesson
deed @law,visa,company: document deed agreement will affidavit registration passport
house @law,property: property land rent flat plot house
people @law: family divorce marriage custody
cheque @law: cheque
scales briefcase @law: court civil criminal matter case bail
album @photo,video: album photobook
camera frame @photo,video: portrait candid portfolio product
scissors comb @salon,parlour,barber: haircut cut trim
comb scissors @salon,parlour,barber,spa,makeup: hair spa straightening styling keratin colour
face cream @salon,parlour,spa,makeup: bridal bride
lipstick @salon,parlour,spa,makeup: makeup make-up lipstick
notes @music: violin guitar veena sitar instrument
sun @yoga,dance,music,gym,coaching,academy: morning
moon @yoga,dance,music,gym,coaching,academy: evening night
calendar @yoga,gym,tiffin,coaching,trainer,academy: monthly weekend plan
spanner tap @hardware,plumb,build: plumbing sanitary
pipe @hardware,plumb,build: pipe fitting
tap bucket @plumb: leak leakage
tap pipe @hardware,plumb,build: tap leak faucet
hammer gear @hardware: hardware
gear @engineering: batch
talk @clinic,doctor,hospital: consultation
calendar @clinic,doctor,hospital: follow-up
clipboard @clinic,doctor,hospital,health: check test
cake slice: cake gateau
slice cake: pastry
cupcake: cupcake muffin brownie
cookie: cookie biscuit nankhatai khari
bread: bread loaf bun pav roll toast
barfi gift: barfi burfi katli peda
laddu gift: laddu laddoo mithai jalebi sweet
jar packet: namkeen mixture murukku
soap: soap shampoo detergent
panipuri: puri panipuri golgappa
samosa: samosa snack chaat kachori pakoda
cone: ice kulfi cone sundae
dosa: dosa uttapam pesarattu
idli: idli vada bonda
tumbler: coffee kaapi
cup: tea chai
glass: juice shake lassi lemonade drink smoothie
sack @kirana,supermarket,wholesale,dry-fruit,mill: rice dal flour atta sugar grain
jar @kirana,supermarket,wholesale,dry-fruit,mill: spice masala ghee
thali pot: thali meal lunch dinner tiffin roti sabzi combo starter
pot thali: biryani curry rice dal soup gravy kitchen
gift: gift hamper toy
parcel: parcel box courier packing
jar packet @papad: mango lime lemon garlic chilli mixed pickle achar
jar: pickle achar papad chutney honey powder jam masala oil ghee
sack: atta flour grain wheat sugar spice seed
milk: milk curd paneer dairy buttermilk
basket: vegetable fruit grocery sabzi greens
eggs: egg
chicken: chicken mutton meat
flower lotus gift: flower bouquet garland plant
lotus: yoga massage meditation pranayama
diya: pooja puja diya candle agarbatti
cream face: facial skin cleanup clean-up bleach
bangles: bangle
ring: ring jewellery necklace chain
blouse cottonblouse: blouse
saree stack: saree sari fall
lehenga: lehenga frock gown ghagra dress
kurta stack spool: kurta kurti shirt suit salwar churidar uniform
tape scissors: alteration fitting measure pico
spool: stitching
stack spool: fabric cotton silk cloth linen
sandals: sandal shoe chappal
roller paint: paint painting primer distemper wall
cement: cement concrete
pipe: pipe
tap: tap
hammer spanner: tool
screen: screen
charger: charging charger
spanner hammer: repair service puncture fitting
key: lock key
lamp bulb: light lamp bulb
fan: fan
wire: wiring wire
geyser: geyser
battery: battery inverter
house: house home villa flat room
sofa: sofa furniture chair
bed: bed
suitcase car: airport
car: car taxi outstation
bus: bus tour trip
truck: truck shifting transport load
tyre: tyre tube
suitcase: holiday travel
ticket: ticket
mandap rings: wedding marriage mandap reception
rings heart: pre-wedding engagement couple
pram: baby babies newborn maternity
album: album
frame: frame painting
camera: photo photograph video shoot
calculator board: math maths mathematics account algebra
flask: science chemistry physics biology
notebook books: english book notebook notes hindi
pen: pen
pencil: drawing
mic: singing song podcast
dumbbell: gym fitness training weight
board notebook books: batch class tuition coaching
talk: advice consultation consulting talk counselling discussion meeting
people: family group
calendar: appointment plan
calculator @ca-firm,gst: income
clipboard notebook deed: document form report return audit
firstaid: first-aid aid
syrup pill: medicine tablet syrup
heart: health
phone: phone mobile
laptop: laptop computer
shield: insurance guard security cover
`;

interface PictureRule {
  pictures: readonly string[];
  /** Parts of trade ids; empty matches any trade. */
  trades: readonly string[];
  words: ReadonlySet<string>;
}

const PICTURE_RULES: readonly PictureRule[] = PICTURE_TABLE.trim()
  .split("\n")
  .map((line) => {
    const [head = "", words = ""] = line.split(": ");
    const [keys = "", trades = ""] = head.split(" @");
    return {
      pictures: keys.split(" "),
      trades: trades === "" ? [] : trades.split(","),
      words: new Set(words.split(" ")),
    };
  });

/** The pictures of all rules; a test checks that each one exists. */
export const RULE_PICTURES: readonly string[] = PICTURE_RULES.flatMap((rule) => rule.pictures);

/** A word and its possible singulars, as for "cookies", "dresses" and "batteries". */
const listSingulars = (word: string): string[] =>
  /(?:ss|us|is)$/.test(word)
    ? [word]
    : [
        word,
        word.replace(/s$/, ""),
        word.replace(/(s|x|z|ch|sh)es$/, "$1"),
        word.replace(/ies$/, "y"),
      ];

/** Pictures that match an offer's words, most likely first; empty if no word is known. */
function findPictures(offer: string, tradeId: string): readonly string[] {
  const words = offer
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, "")
    .split(/[^\p{L}-]+/u)
    .flatMap((word) => listSingulars(word));
  const matches = ({ trades, words: ruleWords }: PictureRule) =>
    (trades.length === 0 || trades.some((part) => tradeId.includes(part))) &&
    words.some((word) => ruleWords.has(word));
  const rules = PICTURE_RULES.filter((rule) => matches(rule));
  const tradeRules = rules.filter(({ trades }) => trades.length > 0);
  return (tradeRules.length > 0 ? tradeRules : rules).flatMap((rule) => rule.pictures);
}

/**
 * Chooses a picture for each offer: one that matches its words, or else one of the trade's. Avoids
 * duplicates and the page's large picture as long as another picture fits.
 */
export function choosePictures(
  offers: readonly string[],
  trade: { id: string; offers: readonly string[]; pictures: readonly string[] },
): string[] {
  const [large = "house", ...offerPictures] = trade.pictures;
  const usedKeys = new Set([large]);
  const take = (keys: readonly (string | undefined)[]) => {
    const key = keys.find((candidate) => candidate !== undefined && !usedKeys.has(candidate));
    if (key !== undefined) usedKeys.add(key);
    return key;
  };
  const matchingKeys = offers.map((offer) => findPictures(offer, trade.id));
  // Assign pictures that match words first, before any picture serves as a fallback.
  const chosenKeys = matchingKeys.map((keys) => take(keys));
  return offers.map((offer, index) => {
    const usualPicture = offerPictures[trade.offers.indexOf(offer)];
    return (
      chosenKeys[index] ??
      take([usualPicture]) ??
      matchingKeys[index]?.[0] ??
      take(offerPictures) ??
      offerPictures[index % offerPictures.length] ??
      large
    );
  });
}
