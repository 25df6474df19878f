/**
 * Indic words of kitchen and table, as Indians spell them on boards. Each row: word, language
 * (S Sanskrit, H Hindi, T Telugu, U Urdu), gender of a Hindi or Urdu noun that an adjective may
 * precede (m, f, or - where usage wavers or the language has none), sort (t thing, i idea, p place),
 * meaning. Chosen by hand from words in everyday use; one of doubtful sense is left out. Written from
 * knowledge, not looked up one by one; to check against: R. S. McGregor, The Oxford Hindi-English
 * Dictionary (1993); J. T. Platts, A Dictionary of Urdu, Classical Hindi, and English (1884);
 * C. P. Brown, A Telugu-English Dictionary (1903); M. Monier-Williams, A Sanskrit-English Dictionary
 * (1899).
 */
export const KITCHEN = `
Chulha H m t clay stove
Tandoor U m t clay oven
Kadhai H f t wok of the Indian kitchen
Tawa H m t griddle
Handi H f t cooking pot
Matka H m t clay water pot
Kulhad H m t clay cup
Surahi U f t long-necked water jug
Silbatta H m t grinding stone
Okhli H f t stone mortar
Chakki H f t flour mill
Kolhu H m t oil press
Martaban U m t pickle jar
Dabba H m t tiffin box
Potli H f t small cloth bundle
Tokri H f t basket
Thaila H m t shopping bag
Thali H f t platter
Rasoi H f p kitchen
Vantillu T - p kitchen
Chai H f t tea
Kahwa U m t spiced green tea
Sharbat U m t cooling drink
Masala U m t spice mix
Mirchi H f t chilli
Jeera H m t cumin
Kesar H m t saffron
Elaichi H f t cardamom
Laung H f t clove
Dalchini H f t cinnamon
Haldi H f t turmeric
Adrak H - t ginger
Allam T - t ginger
Pudina H m t mint
Tulsi H f t holy basil
Imli H f t tamarind
Aam H m t mango
Mamidi T - t mango
Nimbu H m t lemon
Nimma T - t lemon
Anaar U m t pomegranate
Anjeer U m t fig
Badam U m t almond
Pista U m t pistachio
Akhrot U m t walnut
Khajur H m t date palm
Gur H m t jaggery
Bellam T - t jaggery
Shakkar U f t sugar
Mishri H f t rock sugar
Batasha H m t sugar drop
Khoya H m t milk solids for sweets
Makhan H m t butter
Malai H f t cream
Ghee H m t clarified butter
Neyyi T - t ghee
Dahi H m t curd
Doodh H m t milk
Palu T - t milk
Gehun H m t wheat
Atta H m t wholemeal flour
Dhaan H m t paddy
Anaaj H m t grain
Sarson H f t mustard
Til H m t sesame
Achaar U m t pickle
Namak U m t salt
Madhu S - t honey
Thene T - t honey
Rasa S - i essence, flavour
Barf U f t ice
Thandak H f i coolness
Annam T - t cooked rice, food
Ahara S - i nourishment
Bhojan H m i meal
Vindu T - i feast
Dawat U f i feast
Ruchi S - i taste
Swaad H m i taste
Zaika U m i flavour
Lazzat U f i relish
Mithas H f i sweetness
`;
