/** The trades that share a style profile; unlisted trades are shops. */
export const TRADE_GROUPS = {
  bakery: `bakery-and-cake-shop cafe ice-cream-parlour juice-and-shake-bar papad-and-pickle-maker
    dry-fruit-and-spice-shop florist gift-and-toy-shop`,
  kitchen: `restaurant catering-service cloud-kitchen tiffin-service`,
  street: `dhaba fast-food-and-chaat-stall sweet-shop tea-stall`,
  workshop: `ac-and-fridge-repair carpenter electrician house-cleaning-service house-painter
    laundry-and-dry-cleaner maid-and-cook-agency packers-and-movers pest-control plumber
    ro-water-service borewell-drilling-service building-materials-supplier civil-contractor
    grill-and-gate-fabricator solar-installer auto-spare-parts-shop bike-and-scooter-repair
    car-and-bike-rental car-repair-garage car-wash-and-detailing courier-service
    goods-transport-company two-wheeler-showroom tyre-and-puncture-shop used-car-dealer taxi-service
    printing-and-flex-banner-shop cctv-installer computer-and-laptop-repair cyber-cafe-and-csc
    mobile-repair tv-and-washing-machine-repair engineering-workshop garment-manufacturer
    tractor-and-farm-equipment-hire security-guard-agency gym personal-trainer sports-academy
    sports-and-youth-club trekking-and-camping-operator`,
  office: `ca-firm company-secretary gst-and-tax-consultant lawyer insurance-agent
    mutual-fund-distributor business-consultant placement-agency architect builder-and-developer
    property-dealer matrimonial-bureau visa-and-passport-agent study-abroad-consultant author
    content-writer housing-society coworking-space`,
  clinic: `ayurvedic-clinic counsellor-and-therapist dental-clinic diagnostic-lab dietitian
    family-doctor homoeopathy-clinic medical-store nursing-home-and-hospital optical-shop
    physiotherapy-clinic veterinary-clinic old-age-home ngo animal-shelter-and-gaushala
    life-and-career-coach`,
  class: `coaching-centre computer-training-institute dance-academy driving-school home-tutor
    music-classes play-school school spoken-english-classes advertising-agency freelance-designer
    local-news-portal podcast youtuber app-developer digital-marketing-agency software-company
    web-agency travel-agency tour-guide`,
  beauty: `beauty-parlour makeup-artist mehndi-artist unisex-salon barber-shop
    gold-and-silver-jeweller imitation-jewellery-shop bangles-and-cosmetics-shop`,
  clothing: `fabric-and-dress-material-shop fashion-designer handloom-and-khadi-shop kids-wear-shop
    ladies-wear-shop mens-wear-shop saree-shop tailor-and-boutique footwear-shop handicraft-maker
    furniture-showroom interior-designer modular-kitchen-maker self-help-group`,
  events: `photographer videographer-and-editor artist musician-and-singer dj-and-sound-system
    event-decorator marriage-hall wedding-and-event-planner tent-house tattoo-studio`,
  retreat: `yoga-studio spa-and-massage-centre astrologer-and-vastu-consultant
    pandit-and-pooja-service temple church mosque gurdwara homestay resort hotel-and-lodge
    agarbatti-and-candle-maker temple-flower-supplier pilgrimage-tour-operator`,
  bazaar: "",
} as const;
export type TradeGroup = keyof typeof TRADE_GROUPS;
