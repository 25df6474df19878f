/* Lines as in food-and-shops.ts. */
export const MAKERS_AND_PEOPLE = `
advertising-agency; Advertising for your business; Posters, Online adverts, Names and logos; pencil frame browser pencil; ask
artist; Paintings and drawings; Paintings, Drawings, To order; palette frame pencil palette; ask
author; Books and writing; Books, Talks, Reading; books books mic cup; ask
content-writer; Words for your business; Websites, Articles, Brochures; pencil browser pencil notebook; ask
freelance-designer; Design for your business; Logos, Posters, Websites; palette pencil frame browser; ask
local-news-portal; News from your streets; News, Notices, Advertise; mic notebook board speaker; ask
musician-and-singer; Music for your evening; Weddings, Concerts, Recording; mic mandap speaker mic; book
photographer; Photographs; Weddings, Portraits, Albums; camera mandap frame notebook; book
podcast; Stories to listen to; Episodes, Guests, Sponsors; mic mic cup speaker; ask
printing-and-flex-banner-shop; Printing and banners; Flex banners, Visiting cards, Wedding cards; palette frame ticket heart; order
videographer-and-editor; Films of your day; Weddings, Short films, Editing; camera mandap camera laptop; book
youtuber; Videos; Videos, Working together, Say hello; camera browser speaker cup; ask
app-developer; Apps for your business; New app, Changes, Care; phone phone gear shield; ask
cctv-installer; CCTV cameras, fitted; Home cameras, Shop cameras, Service; camera house briefcase spanner; ask
computer-and-laptop-repair; Computer and laptop repair; Repairs, New parts, Data; laptop laptop gear browser; book
cyber-cafe-and-csc; Forms, prints and online services; Online forms, Prints, Certificates; browser browser clipboard notebook; visit
digital-marketing-agency; Marketing online; Social media, Search, Adverts; chart phone browser speaker; ask
mobile-repair; Mobile repair; Screen, Battery, Repairs; phone screen cell spanner; visit
software-company; Software for your business; New software, Changes, Care; laptop laptop gear shield; ask
tv-and-washing-machine-repair; TV and washing machine repair; TV repair, Washing machine, Home visit; spanner laptop spanner house; book
web-agency; Websites for businesses; Website, Online shop, Care; browser browser parcel shield; ask
handicraft-maker; Things made by hand; Gifts, For the home, To order; diya gift lamp palette; order
agarbatti-and-candle-maker; Agarbatti and candles; Agarbatti, Candles, Gift sets; diya lotus diya gift; order
dairy; Milk and dairy; Milk, Curd, Ghee; cow milk cup jar; order
engineering-workshop; Turning, milling and welding; Single pieces, Batches, Repairs; gear gear parcel spanner; ask
flour-and-oil-mill; Flour and oil; Atta, Oil, Grinding; sack sack jar gear; order
garment-manufacturer; Garments made to order; Shirts, Uniforms, Samples; spool kurta spool scissors; ask
organic-farm; From our farm; Vegetables, Fruit, Grain; leaf basket glass sack; order
plant-nursery; Plants and pots; Indoor plants, Garden plants, Pots; leaf leaf lotus pot; visit
poultry-farm; Eggs and chicken; Eggs, Chicken, Chicks; chicken eggs basket heart; order
seed-and-fertiliser-shop; Seeds and fertiliser; Seeds, Fertiliser, Advice; leaf basket sack cup; ask
tractor-and-farm-equipment-hire; Tractors and tools for hire; Tractor, Harvester, Trolley; tractor tractor gear truck; book
wholesale-distributor; Goods in wholesale; Regular orders, Bulk orders, Delivery; parcel parcel sack truck; ask
animal-shelter-and-gaushala; A home for animals; Adopt, Give, Visit; cow paw milk house; join
church; Come as you are; Services, Prayer, Visit; church calendar heart church; visit
gurdwara; All are welcome; Prayer times, Langar, Seva; gurdwara calendar thali heart; visit
housing-society; Notices and help for residents; Notices, Facilities, Office; house people key briefcase; ask
mosque; All are welcome; Prayer times, Classes, Giving; dome moon books heart; visit
ngo; Help, and join us; Give, Volunteer, Visit; heart heart calendar house; join
old-age-home; A home for elders; Rooms, Care, Visit; house bed heart cup; visit
self-help-group; Made by women of our group; Our products, Meetings, To order; basket jar calendar basket; order
sports-and-youth-club; Sports and company; Membership, Practice, Matches; ball ticket dumbbell calendar; join
temple; Come for darshan; Darshan, Poojas, Giving; gopuram diya flower heart; visit
`;
