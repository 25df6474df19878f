/**
 * Words that only say what kind of business it is, or what it sells. Hand-picked: the trades of
 * small Indian shops, freelancers, coaches and agencies. Section 9(1)(b) of the Trade Marks Act,
 * 1999 speaks of such words: "the kind, quality, quantity, intended purpose" of the goods.
 */

/** Words for a trade or a kind of place. A name with one of them still allows new products. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  `academy accessories accountancy accountants accounts ads adventures advertisers advertising
  advisors advisory advocates agents agro angan annam apothecary apparel appliances aromatherapy
  art artisan artisans artistry arts astrologer astrologers astrology atelier attire audio
  auditors auto autos autoworks ayurveda ayurvedic bakehouse bakers bakery bakes banner banquets
  bar barber barbers basket beauty bhandar bhavan bhawan bike bistro bodywork bookkeeping
  booksellers bookshop bootmakers borewells boutique brew brewers brewing bridal builder builders
  building butchers butchery cab cabs cafe canteen cards care careers carpenter carpentry carriers
  caterer caterers catering cctv celebrations ceramic chambers charity chemist chemists
  cinematography civil classes cleaner cleaners cleaning clinic clothes clothiers clothing club
  coach coaching cobblers coding college communications computers computing confectioners
  confectionery conservatory construction constructions content contractor contractors copywriter
  cosmetic cosmetics counsel counselling counsellors couriers couture coworking craft crafts
  creamery cuisine dairy daycare decor decoration decorator decorators delivery dental dentists
  design designer designers detailing developer developers dhaba diagnostic diagnostics diet
  dietetics digital diner dispensary distributors drapers dressmakers drilling drugstore
  drycleaners dukaan dukan eatery eats education eldercare electric electrical electricals
  electrician electronic electronics engineering estates events expeditions eyewear fabrication
  fabricators fabrics facial farm farms fashion fashions fertilizer filing films finance financial
  fishmongers fitness fittings floral florist florists flowers food foods footwear forwarders
  foundation fragrances freight fruiterers furnishers furnishings furniture gadgets games garage
  garden gardeners gardening gardens garment garments gelato gems general gift gifting gifts glass
  goldsmith goldsmiths goods graphics greengrocers groceries grocers grocery grooming growers
  guards guesthouse gym gymnasium hair hairdressers halwai handicraft handicrafts handloom
  handlooms handwoven hardware health healthcare herbals herbs hiring holidays home homeopathy
  homes homestay homoeopathy hospital hostel hotel housekeeping imaging infrastructure inn
  institute interior interiors inverter investment ironing ironmongers ironworks jewel jewellers
  jewellery jewelry jewels joiners joinery journeys kendra kennels khana kindergarten kirana
  kitchen kitchens kitchenware lab laboratory labs landscape lanes languages launderers laundry
  law learning leather legal library lighting lights lodge logistics lounge machines maintenance
  makeover makeup manpower market marketing masala massage matrimonial matrimonials matrimony
  meals mechanic media medical medicals medicare medicos mentoring mentors mess milkmen millers
  mills mithai mobiles modular money motors mover movers music naturals novelties nursery nursing
  nutrition nutritionists optical opticals opticians optics organics ornaments outfits outfitters
  packaging packer packers painter painters paints pantry paper parlour pastry pathology
  patisserie perfumers personnel pet petcare pets pharma pharmacy photo photographer photographers
  photography photos physio physiotherapists physiotherapy pictures placement placements planner
  planners plants plates playhouse playschool plumber plumbers plumbing polyclinic portraits
  potters pottery poultry preschool press print printers printing prints productions programming
  projects properties property provisions publicity publishers purifier rasoi rasoiya realty
  recruiters recruitment rehab remedies rental rentals repair repairs residences resort restaurant
  retreat roadlines roasters robotics ruchi ruchulu sabzi sadan salon sanitary scans school
  seafood security shoemakers silks silversmiths skin skincare snacks software solar spa spares
  spectacles spices sports staffing stall stationer stationers stationery stay stays stitch
  stitches stitching studio studios styling supermarket supplies supply surgery surveillance swaad
  swad sweetmeats sweets tailor tailoring tailors talent tattoo tattooists tax taxi taxis tea
  telecom textile textiles theatre therapy tiffin tiffins tiles tools tour tours toys training
  transport travel travels treks trips tuition tuitions tutorials tutors typing upholstery valet
  vantillu vastra vastralaya vastram vastu vehicles vet veterinary vets video videographer
  videography videos vidyalaya vilas wash washing watches waterworks wear weavers weaves web
  website websites wedding weddings welding wellness wheels wholesale woodworks works workshop
  writer writers writing yarns yoga`.split(/\s+/),
);

/** Words for a single product. A name with one of them ties the business to it. */
export const PRODUCT_WORDS: ReadonlySet<string> = new Set(
  `achar bag bags bangles batteries beads bhel bicycles biryani biscuits blankets blouses boba book
  books boots bread breads bricks brownies bulbs burger burgers cake cakepops cakes candle candles
  car carpets cars chaat chai chappals cheese chicken chips chocolate chocolates churidars cloth
  coffee cookie cookies cottons covers cupcakes curd curry curtains dals denim donuts doors dosa
  dosas doughnuts dress dresses earrings egg eggs falooda fans fish frames fries fruit fruits ghee
  gowns grill gulabjamun halwa headphones honey hoodies ice icecream icecreams idli idlis inks
  jaggery jam jams jeans juice juices kababs kebab kebabs kulfi kurta kurtas kurti kurtis laddu
  laddus lamp lamps laptops lassi leggings lehenga lehengas mango mangoes mats mattress mattresses
  meat meats milk millet millets mirrors mobile momo momos murukku mushrooms mutton naan namkeen
  noodles nuts oil oils paan paani paneer papad papads paratha parathas pastries pen pens perfumes
  phone phones pickle pickles pizza pizzas podi poha popcorn potatoes pots quilts rice rings roll
  rolls roti rotis rugs salads samosa samosas sandals sandwich sandwiches saree sarees sari saris
  scarves seeds shakes shawarma shawls shirt shirts shoe shoes silk soap soaps socks soda sofa
  sofas soup soups steel sugar sugarcane suits tacos teas tees thali toy tshirt tshirts tyres
  umbrellas uniforms vada vadapav waffle waffles wallpapers watch water windows wine wines`.split(
    /\s+/,
  ),
);
