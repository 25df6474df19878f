/** Trades that build, mend and clean. Chosen by hand, as the lists of food. */
import { type FieldText } from "./field-text.ts";

export const homes: Readonly<Record<string, FieldText>> = {
  building: {
    match:
      "builder developer construction civil contractor building civil_contractor fabricator fabrication grill gate welding engineering engineering_workshop steel infrastructure machine_shop lathe cnc manufacturing manufacturer factory",
    signs:
      "Builders<builder/developer/construction/building/civil Constructions<builder/developer/construction/civil Works Projects<builder/developer/construction/civil/infrastructure Structures Engineering<engineering/workshop/fabrication/machine_shop | Engineering_Works<engineering/workshop/fabrication/machine_shop Contractors<contractor/civil Building_Co<builder/developer/construction Fabricators<fabricator/fabrication/grill/welding | Nirman",
    tools: "anvil plumb_line trowel beam arch pillar hammer ladder chisel",
    looks: "Iron Granite Steel Red Plumb Upright",
    stuffs: "granite steel brick mortar iron stone slate teak",
    spots: "yard works bridge gate row hill",
    pictures:
      "Plumb_Line Red_Brick Brick_&_Beam Third_Storey Sutra_&_Steel Iron_Arch Corner_Stone Stone_&_Level Long_Beam Granite_Hill Hammer_&_Hill First_Course Spirit_Level Square_&_Level",
    roots:
      "Neev Shilpa Nirman Rachna Loha Faulad Eent Patthar Sthira Sthapati Akriti Sankalp Dhruva Konda Mitti Karigar Setu Auzaar",
  },
  hardware: {
    match: "hardware paint tool building_material cement tile sanitary supplier pipe plywood",
    signs:
      "Hardware<hardware/tool Tools<hardware/tool Paints<paint Colours<paint/painter/house_painter Supplies<building_material/cement/hardware/supplier Fittings<hardware/sanitary/pipe | Hardware_Stores<hardware Ironmongers<hardware Mill_Stores<hardware Paint_House<paint | Auzaar",
    tools: "hammer brush bolt bucket spanner ladder hinge nail",
    looks: "Iron Brass Red Blue Steel Good Yellow",
    stuffs: "iron brass steel timber enamel primer copper",
    spots: "yard corner works street gate bench",
    pictures:
      "Nut_&_Bolt Brass_Hinge Second_Coat Red_Hammer Fresh_Coat Blue_Ladder Hinge_&_Hammer Nail_&_Timber Long_Ladder Two_Coats Steel_&_Stone Yellow_Bucket Hammer_&_Hue",
    roots: "Auzaar Loha Faulad Rang Taala Kunji Eent Neev Karigar Naya Chaukhat Rangrez Pital",
  },
  furniture: {
    match:
      "furniture carpenter carpentry wood woodwork modular_kitchen sofa bed wardrobe timber cabinet joinery",
    signs:
      "Furniture Woodworks Joinery Carpentry<carpenter/carpentry Timber Kitchens<modular_kitchen | Furniture_House<furniture Cabinet_Makers Furnishers Joiners | Lakdi",
    tools: "chisel plane mallet chair bench table dovetail stool",
    looks: "Teak Oak Rosewood Walnut Low Long",
    stuffs: "teak cedar walnut oak cane rosewood grain brass linen",
    spots: "yard bench room works loft house lane",
    pictures:
      "Teak_&_Tenon Long_Bench Chisel_&_Cedar Low_Stool Straight_Grain Blue_Chair Dovetail_Lane Cane_&_Cedar Rosewood_Row Fourth_Leg Oak_&_Awl Mortise_&_Moon Window_Seat",
    roots:
      "Sagwan Sheesham Chandan Lakdi Karigar Hunar Shilpa Jaali Chaukhat Baithak Jharokha Kala",
  },
  interiors: {
    match:
      "interior decor interior_designer home_decor architect architecture vastu_design decorator_home landscape_architect lighting",
    signs:
      "Interiors Design Spaces Rooms Interior_Studio Decor | Interior_Design Furnishings Decorators Design_House | Griha",
    tools: "lamp arch lantern window courtyard column vase chair",
    looks: "Blue Clay White Stone Low Quiet North Arched",
    stuffs: "clay linen terracotta brass lime teak light cane marble",
    spots: "room house courtyard window studio lane verandah",
    pictures:
      "North_Light Clay_&_Cane Blue_Courtyard Low_Window Lime_&_Linen Second_Room Quiet_Corner White_Wall Brass_&_Bamboo Arch_&_Lantern Late_Light Stone_Verandah Terracotta_Room",
    roots:
      "Aangan Jharokha Jaali Rachna Rekha Akriti Griha Dehleez Nilaya Manduva Mitti Chhaya Sthala Muggu Kona Aayam Roshni Haveli",
  },
  electrical: {
    match:
      "electrician electrical wiring solar solar_installer inverter power light_shop battery generator",
    signs:
      "Electricals Electric Solar<solar Wiring<electrician/wiring Power<inverter/solar/generator/battery Switches | Electric_Works Electrical_Stores<electrical/light_shop Electric_House Lighting<light_shop/electrical | Bijli",
    tools: "lamp switch lantern fuse filament socket beacon",
    looks: "Copper Bright Amber Blue Live First",
    stuffs: "copper amber sunlight spark current filament",
    spots: "street roof works corner terrace yard",
    pictures:
      "Copper_Filament Bright_Terrace Amber_Switch First_Light Switch_&_Spark Sunny_Side Copper_&_Current Noon_Roof Light_Switch Long_Daylight South_Roof Spare_Fuse",
    roots:
      "Roshni Ujala Kiran Tejas Urja Velugu Dhoop Kiranam Deep Prabha Jugnu Chamak Tarang Arun",
  },
  water: {
    match:
      "plumber plumbing ro_water water borewell ro tap drilling bathroom waterproofing purifier tank mineral_water",
    signs:
      "Plumbing<plumber/plumbing Plumbers<plumber/plumbing Waterworks Water<ro/ro_water/purifier/water/mineral_water Taps<plumber/plumbing/bathroom Borewells<borewell/drilling Pure_Water<ro/ro_water/purifier | Water_Works Plumbing_Co<plumber/plumbing Sanitary_Works<plumber/plumbing Pump_House<borewell/drilling | Jal",
    tools: "tap well pump spout bucket fountain pitcher",
    looks: "Copper Brass Blue Deep Clear Steel",
    stuffs: "copper brass rain stone water pebble",
    spots: "well spring works bridge lane tank",
    pictures:
      "Copper_Tap Deep_Well Clear_Spring Last_Drip Brass_Spout Stepwell_Lane Third_Tap Rain_&_Copper Blue_Bucket Village_Well Cool_Pitcher Dry_Floor",
    roots: "Boond Dhara Jal Neer Neeru Jharna Baoli Kuan Vaagu Surahi Matka Lehar Dariya Tarang",
  },
  cleaning: {
    match:
      "cleaning house_cleaning laundry dry_cleaner dry_cleaning housekeeping wash ironing steam_press maid_service washing deep_cleaning",
    signs:
      "Cleaners Laundry<laundry/dry_cleaner/wash/ironing Cleaning Wash<laundry/wash Housekeeping<house_cleaning/cleaning/housekeeping Pressing<laundry/ironing/steam_press/dry_cleaner | Launderers<laundry/dry_cleaner Dry_Cleaners<dry_cleaner Laundry_House<laundry/dry_cleaner Cleaning_Co | Dhobi<laundry/ironing/wash/dry_cleaner Dhobighat<laundry/dry_cleaner/wash",
    tools: "bucket peg basket broom iron kettle clothesline",
    looks: "Blue White Crisp Tin Bright Spotless",
    stuffs: "soap starch linen lime cotton steam lavender sunshine",
    spots: "line yard street corner terrace lane",
    pictures:
      "Blue_Bucket Soap_&_Starch Crisp_Linen Second_Rinse Linen_Line White_Shirt Sun_&_Soap Peg_&_Line Monday_Wash Lime_&_Linen Warm_Iron Clean_Corner Sunny_Clothesline",
    roots: "Nirmal Ujjwal Chamak Shubhra Dhobi Phuhar Boond Swachh Naya Kapas Dhoop Jharna Tella",
  },
  repair: {
    match:
      "repair ac fridge refrigerator washing_machine tv mobile_repair laptop_repair appliance service_centre technician ac_repair computer_repair cctv_repair watch air_conditioner",
    signs:
      "Repairs Service Fixers Repair_Room Appliances<ac/fridge/washing_machine/tv/appliance Service_Centre | Repair_Works Repair_House Service_Co Menders | Mistri",
    tools: "spanner screwdriver fuse magnet socket spring bolt toolbox",
    looks: "Blue Brass Steel Red Handy Good",
    stuffs: "copper solder spark steel spring",
    spots: "bench corner works street room lane",
    pictures:
      "Good_Spanner Bench_&_Bolt Second_Spark Blue_Toolbox Tuesday_Spanner Solder_&_Spark Spare_Fuse Second_Life Red_Toolbox Tight_Bolt Cool_Again",
    roots: "Auzaar Karigar Hunar Ustad Mistri Naya Sahaja Yantra Chaabi Pahal",
  },
  security: {
    match:
      "security guard security_guard cctv surveillance bodyguard watchman bouncer fire_safety safety alarm camera_install",
    signs:
      "Security Guards<guard/security_guard Watch Security_Services Sentries<guard/security_guard Cameras<cctv/camera/surveillance | Guarding<guard/security_guard Watch_&_Ward<guard/security_guard Security_House Protection | Prahari",
    tools: "lantern sentry gate owl tower shield lamp bell",
    looks: "Night Blue Iron Steady North Watchful",
    stuffs: "iron granite steel night oak",
    spots: "gate tower watch post wall gatehouse",
    pictures:
      "Night_Lantern Iron_Gate Third_Watch Owl_&_Lantern North_Gate Steady_Lamp Second_Gate Watchful_Owl Iron_Lantern All_Night Main_Gate Tower_&_Torch",
    roots: "Prahari Kavach Pehra Raksha Nigah Suraksha Drishti Mashal Dhruva Chirag Veer Bharosa",
    sober: true,
  },
  moving: {
    match:
      "packer mover packers_and_movers courier goods transport logistics cargo truck delivery shifting parcel freight warehouse tempo",
    signs:
      "Movers<packer/mover/shifting Logistics Carriers Couriers<courier/parcel/delivery Transport<goods/transport/truck Cargo<goods/transport/cargo/courier | Transport_Co<goods/transport/truck Roadlines<goods/transport/truck Carriers_&_Movers<packer/mover/transport Forwarders | Karwan",
    tools: "crate wheel milestone parcel compass bullock_cart anchor knot",
    looks: "Red Blue Long Brown Steady Swift",
    stuffs: "jute road rope mile canvas",
    spots: "road mile bridge junction highway gate",
    pictures:
      "Next_Milestone Brown_Parcel Long_Haul Rope_&_Road Red_Crate Far_Milestone Blue_Parcel Crate_&_Compass Two_Wheels Fragile_&_Co Jute_&_Rope Steady_Axle This_Side_Up",
    roots:
      "Karwan Safar Raasta Pahiya Raftaar Manzil Baata Daari Sadak Gati Potli Dak Setu Vega Musafir",
  },
  painting: {
    match:
      "painter house_painter painting wall_painting waterproofing wallpaper texture_paint polish",
    signs:
      "Painters Colours Paints Walls Finishes Coats | Painting_House Decorators Painting_Co Distempers | Rang",
    tools: "brush ladder roller bucket palette swatch",
    looks: "Blue Yellow Red Ochre Tall Fresh",
    stuffs: "ochre indigo lime chalk primer enamel ivory turmeric",
    spots: "wall ladder verandah gate yard terrace",
    pictures:
      "Second_Coat Fresh_Coat Blue_Ladder Lime_&_Ochre White_Wall Two_Coats Wet_Paint Yellow_Bucket Tall_Ladder Ochre_Wall Brush_&_Bucket Last_Coat Clean_Edge",
    roots: "Rang Rangrez Deewar Naya Chhat Neel Karigar Ujjwal Chamak Rekha Shubhra Muggu Rangoli",
  },
  pest: {
    match: "pest pest_control termite exterminator fumigation mosquito rodent cockroach",
    signs:
      "Pest_Control Pest_Care Fumigation Pest_Services Safe_Homes | Pest_House Pest_Control_Co Fumigators Pest_Works | Raksha",
    tools: "shield lantern broom gate owl hornbill",
    looks: "Green Clear Watchful Quiet White Steady",
    stuffs: "neem cedar camphor clove lemongrass citronella",
    spots: "gate house corner lane yard",
    pictures:
      "Neem_Shield Clean_Corner Quiet_Kitchen Watchful_Owl Cedar_&_Clove Green_Shield Last_Ant Closed_Gate Sound_Sleep Clear_Corner Still_House Neem_Gate",
    roots: "Kavach Raksha Neem Nirmal Swachh Suraksha Prahari Sukoon Griha Swasthya Shubhra Nirog",
    sober: true,
  },
};
