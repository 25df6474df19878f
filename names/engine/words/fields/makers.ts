/** Trades of making, showing and telling. Chosen by hand, as the lists of food. */
import { type FieldText } from "./field-text.ts";

export const makers: Readonly<Record<string, FieldText>> = {
  photo: {
    match:
      "photo photographer photography video videographer film editor videography cinematography drone wedding_photography shoot studio_photo reel",
    signs:
      "Photography<photo/photographer/photography/wedding_photography Photos<photo/photographer/photography Films<video/videographer/film/videography/cinematography/wedding_photography Pictures Frames Photo_Studio<photo/photographer/photography Edits<editor | Portrait_House<photo/photographer/photography Photo_House<photo/photographer/photography Photographers<photo/photographer/photography Picture_House | Tasveer<photo/photographer/photography",
    tools: "lens frame shutter tripod lantern aperture window",
    looks: "Slow Still Silver Golden Wide Blue North",
    stuffs: "light silver shadow grain amber dusk monochrome",
    spots: "window room house roof lane corner",
    pictures:
      "Slow_Shutter Golden_Hour North_Light Silver_Grain Second_Frame Light_&_Lens Long_Exposure Half_Second Still_Frame Window_Light Late_Light Shutter_&_Shade Contact_Sheet First_Look Wide_Open",
    roots:
      "Tasveer Chhavi Lamha Jhalak Drishya Kshan Manzar Nazara Chitra Roshni Chhaya Yaadein Kiran Ada Pal Parda Vennela",
  },
  crafts: {
    match:
      "art artist craft handicraft handmade pottery potter ceramic terracotta sculpture painting_art gallery macrame resin resin_art woodcraft basket bamboo artisan homemade soap candle_art brass",
    signs:
      "Crafts<craft/handicraft/handmade/artisan/pottery/bamboo Handmade<craft/handicraft/handmade/artisan/soap/pottery/resin Pottery<pottery/potter/ceramic/terracotta Studio Art<art/artist/painting_art Gallery<art/artist/gallery/painting_art | Craft_House<craft/handicraft/handmade/artisan Potters<pottery/potter/ceramic/terracotta Artisans<craft/handicraft/handmade/artisan/pottery Art_House<art/artist/gallery | Kala Shilp",
    tools: "wheel kiln brush loom chisel pot palette bead",
    looks: "Clay Blue Copper Painted Terracotta Wooden Slow",
    stuffs: "clay indigo bamboo brass terracotta cane glaze ash madder ochre",
    spots: "yard kiln shed studio courtyard lane house village",
    pictures:
      "Clay_&_Cane Slow_Wheel Painted_Gate Kiln_Lane Ochre_&_Ash Blue_Kiln Second_Glaze Bamboo_Yard Third_Firing Indigo_Hand Thumb_&_Clay Mud_&_Madder Brush_&_Brass",
    roots:
      "Mitti Chaak Shilpa Hunar Rang Kala Dastkar Karigar Naqsh Akriti Kumhar Rachna Chitra Matka Hastkala Muggu Rekha Nela",
  },
  design: {
    match:
      "design designer graphic graphic_designer web web_agency website freelance freelancer logo branding ui ux freelance_designer creative animation illustrator creative_agency print printing flex_banner flex printer banner press offset screen_printing",
    signs:
      "Design Studio Press<print/printing/press/printer/banner Prints<print/printing/press/printer/banner Graphics<graphic/graphic_designer/logo/print/printing/designer Creative Web<web/website/web_agency Websites<web/website/web_agency | Printers<print/printing/press/printer/banner Printing_Press<print/printing/press/printer Design_House Printing_House<print/printing/press/printer | Chhapa<print/printing/screen_printing",
    tools: "pencil kite ruler margin grid compass inkwell serif",
    looks: "Paper Blue Bold Yellow Plain Sharp",
    stuffs: "ink paper letter colour line pixel indigo type",
    spots: "press room desk table works window loft",
    pictures:
      "Third_Draft Paper_Kite Wide_Margin Bold_Pencil Ink_&_Indigo Blank_Page Plain_Serif Round_Corner Sharp_Pencil Folded_Paper Yellow_Pencil Fourth_Colour Line_&_Letter Good_Margin White_Space",
    roots:
      "Rekha Bindu Rang Rachna Akriti Kalam Naqsh Kriti Aayam Syahi Kala Chitra Patang Chhapa Kona Ooha Srijan Sanket",
  },
  marketing: {
    match:
      "marketing digital_marketing advertising ad seo social_media agency ad_agency pr promotion media influencer branding_agency hoarding",
    signs:
      "Media Marketing Advertising<advertising/ad/ad_agency Communications Campaigns Agency | Advertising_House<advertising/ad_agency Publicity Outdoor_Media<hoarding/advertising Advertisers<advertising/ad_agency | Dhol",
    tools: "kite drum beacon megaphone lighthouse lantern signal firefly",
    looks: "Loud Paper Bright Red Tall Yellow",
    stuffs: "signal echo spark colour ripple thunder",
    spots: "signal square room lane roof tower",
    pictures:
      "Paper_Kite Red_Drum Loud_Kite Second_Signal Tall_Story Ripple_&_Roar Bright_Drum Good_Noise Word_&_Mouth Yellow_Kite Echo_&_Ember Lit_Window Small_Thunder Street_Corner",
    roots:
      "Goonj Lehar Dhun Patang Tarang Sanket Nishana Mashal Kissa Udaan Naada Jugnu Ooha Shabd Khabar Rang Navya",
  },
  writing: {
    match:
      "writer writing author content content_writer blog blogger news podcast youtuber youtube publisher journalism copywriter magazine newspaper story creator editor_text voice radio poet poetry vlog news_portal channel",
    signs:
      "Stories Words<writer/author/content/content_writer/copywriter/poet Press<publisher/author/news/newspaper Writing<writer/author/content/content_writer/copywriter Dispatch<news/news_portal/newspaper/podcast Pages<writer/author/content/content_writer/blog Podcast<podcast Channel<youtuber/youtube/vlog/channel | Publishers<publisher/author/magazine/newspaper Chronicle<news/news_portal/newspaper/magazine Writers<writer/author/content/content_writer/copywriter Gazette<news/news_portal/newspaper | Katha Kahani",
    tools: "quill lantern inkwell bookmark typewriter sparrow postcard",
    looks: "Blue Paper Plain Long Quiet Evening",
    stuffs: "ink paper letter comma margin rumour verse monsoon",
    spots: "desk page margin lane verandah window room",
    pictures:
      "Third_Draft Ink_&_Monsoon Blue_Pencil Second_Edition Plain_Ink Long_Story Evening_Page Oxford_Lane Verandah_Tales First_Sentence Ink_&_Ember Torn_Page Loose_Leaf Last_Word Dog_Ear",
    roots:
      "Katha Kahani Kissa Dastan Afsana Kalam Syahi Lekha Shabd Akshara Maata Nazm Chitthi Khabar Varaq Gatha Dawaat Goonj Samvad Nukkad",
  },
  software: {
    match:
      "software app developer app_developer it saas programming programmer code coding startup ai data cloud tech technology cyber cyber_cafe csc website_developer game robotics internet xerox electronics_design",
    signs:
      "Software<software/app/app_developer/saas/programming/programmer Systems Labs<software/app/app_developer/saas/startup/ai/data Code<software/app/app_developer/programmer/code Apps<app/app_developer Computing Cyber_Café<cyber/cyber_cafe | Software_House<software/app/app_developer/saas Computers<computer/cyber/cyber_cafe/it/csc Technologies Data_Systems<data/software | Yantra",
    tools: "lantern abacus compass bridge lever kite loom sextant",
    looks: "Quiet Copper Clear Plain Blue Paper North",
    stuffs: "signal copper logic silicon granite thread",
    spots: "works bridge bench room harbour point",
    pictures:
      "Quiet_Lantern Plain_Logic Copper_Bridge Second_Branch Paper_Abacus Clear_Signal Long_Lever Blue_Cursor Small_Release Green_Build Granite_Loop North_Signal Seventh_Bit Bench_&_Branch Main_Branch",
    roots:
      "Yantra Yukti Setu Ank Tark Rachna Bindu Sutra Aayam Akriti Ganak Srijan Navya Tarang Kriti Neev Medha Takneek Gati Prayog Udyam",
  },
  books: {
    match: "book stationery bookshop bookstore library pen notebook stationer comic paper",
    signs:
      "Books Bookshop Stationery<stationery/stationer/pen/notebook Pages Reads Paper<stationery/stationer/paper/notebook | Booksellers Stationers<stationery/stationer/pen/notebook Book_House Book_Depot | Kitaab Pustak",
    tools: "quill lantern bookmark ladder inkwell lamp owl shelf",
    looks: "Blue Paper Old Quiet Second Evening",
    stuffs: "ink paper margin page leaf binding lamplight",
    spots: "corner attic lane shelf window verandah room",
    pictures:
      "Second_Chapter Ink_&_Attic Dog_Ear Quiet_Shelf Loose_Leaf Owl_&_Inkwell Last_Page Margin_Lane Paper_Lantern Rainy_Chapter Lamp_&_Ladder Folded_Corner Blue_Inkwell Once_Upon_A_Lane",
    roots:
      "Kitaab Pustak Kahani Kissa Varaq Syahi Kalam Dawaat Katha Akshara Dastan Patra Lekha Palaka Shabd Panna Nazm Safha",
  },
  toys: {
    match: "toy gift game doll souvenir greeting_card hamper gifting puzzle party_supply",
    signs:
      "Toys<toy/doll/game/puzzle Gifts<gift/hamper/souvenir/gifting Playthings<toy/doll/game Gift_Shop<gift/souvenir Toybox<toy/doll Presents<gift/hamper/gifting | Toy_House<toy Gift_House<gift Emporium Novelties | Khilona<toy",
    tools: "kite drum marble ribbon whistle button balloon pony",
    looks: "Red Paper Wooden Yellow Little Tin Spinning",
    stuffs: "ribbon tinsel marble felt confetti wool",
    spots: "box lane corner house attic shelf",
    pictures:
      "Red_Ribbon Wooden_Pony Tin_Drum Paper_Canoe Spinning_Marble Button_&_Bow Third_Marble Top_&_Twine Yellow_Kite Seven_Marbles Brown_Paper Wooden_Whistle Ribbon_&_Rhyme",
    roots:
      "Khilona Patang Lattoo Gudiya Jhula Bachpan Titli Jugnu Potli Nanhe Kilkari Mela Aata Chinnari Tohfa Rangoli",
  },
  electronics: {
    match:
      "electronic electronics appliance_store mobile_phone mobile phone gadget tv_store computer_shop laptop home_appliance camera audio phone_shop accessory telecom",
    signs:
      "Electronics<electronic/electronics/appliance_store/tv_store/audio Mobiles<mobile/mobile_phone/phone Gadgets Devices Appliances<appliance/appliance_store/home_appliance Phones<mobile/mobile_phone/phone | Electronic_House<electronic/electronics Radio_House<electronic/audio Appliance_Centre<appliance/appliance_store Telecom<mobile/mobile_phone/telecom | Tarang",
    tools: "signal switch antenna beacon dial lantern",
    looks: "Blue Bright Copper Amber Silver",
    stuffs: "signal copper amber silicon echo spark",
    spots: "corner street junction counter square tower",
    pictures:
      "Full_Signal Blue_Dial Copper_&_Chip Second_Ring Amber_Dial Five_Bars Hello_Corner Bright_Antenna Silver_Dial Ring_&_Relay New_Ringtone Quick_Charge",
    roots: "Tarang Roshni Goonj Sanket Sanchar Yantra Chamak Lehar Navya Tejas Kiran Nukkad Velugu",
  },
};
