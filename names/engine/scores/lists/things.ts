/**
 * Things, plants and animals one can see in the mind's eye; the criterion: a stranger could draw
 * it so that another names it. Paivio's finding that such words are better remembered (1969, and
 * after) is the ground; the list is ours, by hand, and no published ratings were used.
 */
export const THINGS: ReadonlySet<string> = new Set(
  `aam acorn almond amla anchor anklet ant apple apricot arch arrow ash badal bamboo banana banyan
  bargad barrel basil basket beacon bead bean bear bee beehive bell berry bindi bird biscuit
  blossom boat bolt bookshelf bottle bow bowl box branch brass bread brick bridge broom brush
  bucket bud bulb bull bullock bus butter butterfly button cactus camel candle canvas cardamom
  carrot cart cashew cat cedar chair chalk chameli champa chand chanda chariot charkha chest
  chettu chidiya chilli chimney chirag cinnamon clay cliff clock cloud clove clover coal cobbler
  coconut coin comb compass conch coral cotton cow cradle crane creeper crow cup cushion cycle
  daisy deer dew diya dog dolphin donkey door doorbell dove drop drum duck dune eagle ear earth
  easel elephant elm ember eye falcon fan feather fern fiddle field fig finch fire firefly fish
  flag flame flamingo flower flute forest fork fountain fox frog gajra gate gauraiya genda
  ghungroo ginger giraffe goat gong goose gourd grape grass grove guava gulab gulmohar haathi
  haldi hammer hare harp hat hathi hawk hazel hearth hedge heron hibiscus hill hiran hive honey
  honeycomb hoof hook hoop horn horse hut imli ink ivy jackfruit jar jasmine jhumka jug kamal
  kesar kettle key kite kiwi knot koel koyal ladder ladle ladybird lake lamp lantern lark latch
  leaf lemon lentil lighthouse lily lime linen lion loaf lock log loom lota lotus lychee magpie
  malli mallige mango mangrove maple marble marigold mask mat matka mayil mayur meadow megh mehndi
  melon mill mint mirror mitten mogra monkey monsoon moon mor mortar moth mountain mud mulberry
  mullai mushroom mustard mynah nadi nail nariyal needle neem nest net nightingale nut nutmeg oak
  oar oasis ocean olive onion orange orchard orchid otter oven owl ox paddle paddy paintbrush
  palette palm pan pankh pansy papaya parrot parvat patang path payal pea peach peacock pear
  pebble peepal pen pencil pepper pestle petal piano pigeon pillow pine pineapple pinwheel pipal
  pistachio plate plough plum pond pony poovu poppy porch pot potter puddle pumpkin puppy puvvu
  quill quilt rabbit radish raft rain raindrop ram rangoli raven reed ribbon rice ridge ring river
  robin rocket roof root rope rose saddle saffron sagar sail samudra sand sandal sandalwood
  sapling saucer scissors sea seed sesame shawl sheep shell ship shoe shovel shuttle sieve silk
  skylark slate sleeve snail snow soap spade spark sparrow spear spice spider spinach spindle
  spool spoon spring sprout squirrel stair stamp starfish steam stem stone stool stove straw
  stream string sugarcane sun sunbird sunflower suraj swallow swan swing table tamara tamarind
  tambourine tap tara tea teapot tent thamara thimble thistle thorn thread thumb tiger tile titli
  toast tomato torch tortoise tower train tray tree trowel trumpet trunk tulip turban turmeric
  turtle twig umbrella vase veena velvet vine violin wall walnut watermelon wave weaver wheat
  wheel whistle willow window wing wok wolf wood wool wren yak yarn zebra`.split(/\s+/),
);
