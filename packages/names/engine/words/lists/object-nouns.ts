/**
 * Things, plants and animals one can picture. Criterion: a stranger could draw it so that another
 * person can name it. Based on Paivio's finding that such words are better remembered (1969 and
 * later); the list is hand-picked, without published ratings. The tools of the trades are added
 * to it.
 */
export const OBJECT_NOUNS: ReadonlySet<string> = new Set(
  `aam almond amla ant apricot arrow ash badal bamboo banana bargad barrel basil bean bear beehive
  berry bindi bird blossom bookshelf branch brass bread bulb bull bus butter butterfly cactus camel
  canvas cardamom carrot cashew cat cedar chalk chameli champa chand chanda chariot charkha chest
  chettu chidiya chilli chimney chirag cinnamon cliff cloud clove clover coal cobbler coin conch
  coral cotton cow creeper crow cycle daisy deer dew diya dog dolphin donkey dove drop duck dune
  eagle ear earth elephant elm eye fan fiddle field fig finch fire fish flag flamingo flower forest
  fox frog gajra gauraiya genda ghungroo ginger giraffe goat gong goose gourd grape grass grove
  gulab gulmohar haathi haldi hare harp hathi hawk hazel hearth hedge hibiscus hill hiran honey
  honeycomb hoop horse hut imli ivy jackfruit jasmine jhumka kamal kesar kiwi koel koyal lake lark
  lentil lily lime linen lion log lota lychee magpie malli mallige mangrove maple mask matka mayil
  mayur meadow megh mehndi melon mill mint mitten mogra monkey monsoon mor moth mountain mud
  mulberry mullai mushroom mustard mynah nadi nariyal neem nest nightingale nut nutmeg oar oasis
  ocean olive onion orchid otter oven ox paddle paddy paintbrush pankh pansy papaya parrot parvat
  patang path payal pea peach pear peepal pepper piano pigeon pine pineapple pinwheel pipal
  pistachio plum pond poovu poppy porch potter puppy puvvu rabbit radish raft rain raindrop ram
  rangoli raven rice ridge river robin roof rose saffron sagar samudra sand sandalwood sapling sea
  sesame shawl sheep shell ship shoe shovel silk skylark snow soap spear spice spider spinach sprout
  squirrel stair starfish steam stem stove stream sugarcane sun sunbird sunflower suraj swallow
  tamara tamarind tambourine tara tea teapot thamara thistle thorn thread thumb tiger titli toast
  tomato torch tortoise train tree trunk tulip turban turmeric turtle twig veena velvet violin wall
  walnut watermelon wave weaver wheat willow wing wok wolf wood wool wren yak yarn zebra`.split(
    /\s+/,
  ),
);
