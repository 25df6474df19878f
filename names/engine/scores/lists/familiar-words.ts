/**
 * Common English words that anyone who reads English in India can spell when told, beside the
 * pictured things and the trades' words. Chosen by hand, after the manner of Ogden's Basic English
 * (1930): numbers, colours, stuffs, times, sides, and the plain words of home and work.
 */
export const FAMILIAR_WORDS: ReadonlySet<string> = new Set(
  `about accent account acre after afternoon again air airport all almost always amber and animal
  answer antique any apartment april apron arched around artist attic august aunty author autumn
  away awl axle baby back badge bag bake baked balance balanced balcony ball balloon balm barbell
  bare barley barn basket bat batch bath batter battery bay beach beam bearing beat bed beeswax
  before behind bells below bench bend better between bicycle big birthday bit bite bitter black
  blackboard blank block bloom blue blush board bobbin body bold bone bonnet book bookmark bottle
  bouquet bowl box boy bran brass brave breakfast breath bridge bright bronze brother brown buckle
  build builder built bun bundle bus butcher button by cabin cabinet calm camp camphor canopy
  caramel card care career cargo carried case castle catch cellar cement centre chair chairs chalk
  channel chapter charge child children chisel circle city clasp class clause clean clear closet
  cloth cloud clouds coast coastal coat cocoa code coin cold collar colour column come comet comma
  common community confetti contact cook cooked cool copper coriander cork corner corners corridor
  cottage cotton counter counts course court courtyard crate crayon cream crew cricket crimson
  crisp cross crossing crumb crust crystal cuff culture cup cupboard curd curious curl current
  curtain cut cutting daily dance dark dawn day days december deep den desk detail dial dining
  dinner dish dispatch division doctor doll double dough down draft drape draw drawer drawn dream
  dress drip dry dusk dust early earth east echo edition eight eleven emerald empty engine entry
  escape evening event every exact exercise exposure eye eyes fabric face facing fair far father
  feast february feet felt ferry festive fields fifth file filing final fine first fitting five
  flat floor flour flush fly foam fold folded folk foot football for fork fort forward four fourth
  freeze friday fridge friend friends fringe from front frost full furrow fuse game garden garland
  garnet gate gear gentle gift girl glance glass glaze go golden good grain grandma grandmother
  grandpa granite graph gravy gray grease green greenhouse greens grey grid griddle grip grit
  ground groundnut grow grown growth guard guest guidance guide hair half hall hammock hamper hand
  handmade hands handshake hanger harbour hard harvest haul hay head health heart heavy heel
  helping hem hen herb here high hill hinge holiday home hope hot hour house hundred hungry husk
  ice icing in incense indigo ink inner inside into iron island jack jade january jar journey
  journeys joy july jump june kettle keys kind kitchen knife lace lake lamplight lane language lap
  larder last late laugh lavender lawn leather ledger left leg lemongrass lesson letter letters
  level lever light lighter line linen lines list little living locket loft logic logo long look
  looms loop loose loud love low lower loyal luck lunch made magazine magnet main maize make maker
  makers making many map marbles march margin market mat match may meal measure medal medicine
  meeting menthol meter middle midnight mile milestone mill mind minds mist monday money monsoon
  month moonlight more morning moss mother motif motion motor mouth movement much mug music muslin
  name near needle neighbour network new news newspaper next nice night nine ninth noise noon
  north nose note notebook notes november number octave october of off offer office oil old on
  once one only open opinion orbit orchard other our out outdoor outer over oxford packet page
  pages paint painted painting paper parallel parcel park part parties parting party pass past
  pasture path patient pattern paw paws peace pen pencil people pepper petrol picture piggy pillar
  pin pink pipe piston pitch pixel plain plane planning plant planted plate platter play pleat
  pocket poet point pole pond pool porch portrait pose post postcard pour powder power presents
  press pressed price print printer prism promise property provision publisher pulse puncture
  purple puzzle quartz questions quiet rack radio rainbow rainy raisin raw razor read reading
  reads reason red references release resin rest rhyme rhythm rides right rinse ripe river road
  roar rolling roof room rooms rooster rough round row rubber ruby ruler rumour run sack safe sail
  salt salty same saturday sauce saved savings scale scarlet school scoop screen screw seal seam
  season seat second secret september serve seven seventh sew sewn shade shadow shared sharp shave
  shed sheet shelf shield ship shore short shoulder show shutter side sides sight signal silence
  silicon silk silver simple sing sister six sixth skin sky sleep sleeve slice slide slow small
  smile smoke smooth snack so socket soft soil sole some song songs sound soup sour south souvenir
  spaces spanner spare speaking speech spicy spin spine spinning spirit spoken spoon spot spotless
  spring sprint square stable stage stain stairs stamp stand star starch stars station stay steady
  steel step steps still stitch stitched stone stop stories storm story straight stream street
  strength stride strings stripe strong study such sugar summer sums sunday sunlight sunny sunrise
  sunset sunshine supper sweat sweet switch syrup tab table tail tails tale tales talking tall tan
  tank teacher teacup team ten terrace test than that theatre their then there these third this
  those thousand thread threads three through thunder thursday ticket tide tidy tiffin tight
  timber time tin tinsel tiny tissue to together tongue tool toolbox tooth top touch towel tower
  town track tractor trail trails train travel tray tread treats trek trolley truck truth tuesday
  tumbler turning twelve twin two type uncle under up upon upper used valley vanilla vault velvet
  verandah verb verse very view village vinegar voice wait wake walk wall wardrobe warm wash
  washed water way weather weave wednesday week weight well west wet what wheel wheels when where
  which while whisker white who whole wick wicket wide wild wind window windows winter wiring wish
  with without wonder wooden wool woollen word words work working works write written yard yards
  year years yellow yes you young your youth`.split(/\s+/),
);
