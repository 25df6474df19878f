/** Trades of celebration, worship and community. Chosen by hand; no name of a deity or holy place. */
import { type FieldText } from "./field-text.ts";

export const gatherings: Readonly<Record<string, FieldText>> = {
  events: {
    match:
      "event wedding planner decorator decoration dj sound_system tent_house tent party birthday wedding_planner event_management stage catering_event balloon anchor emcee",
    signs:
      "Events Weddings<wedding/wedding_planner/decorator/decoration Celebrations Parties<event/party/birthday/dj Occasions Décor<decorator/decoration Sound<dj/sound_system | Event_House Wedding_House<wedding/wedding_planner Tent_House<tent/tent_house Decorators<decorator/decoration/tent_house | Utsav Shamiana<tent/tent_house/decorator",
    tools: "lantern marigold garland canopy drum lamp ribbon sparkler",
    looks: "Golden Marigold Paper Red Evening Silver",
    stuffs: "marigold jasmine confetti silk sparkle rose velvet",
    spots: "garden tent courtyard lawn pavilion terrace hall",
    pictures:
      "Paper_Lantern Marigold_&_Moon Second_Dance Golden_Canopy Hundred_Lamps Confetti_&_Co Seven_Steps Lantern_Lawn Big_Tent First_Dance Red_Canopy Late_Drum Silk_&_Sparkle Evening_Garland",
    roots:
      "Utsav Jashn Shamiana Toran Mehfil Rangoli Shehnai Milan Mandap Baraat Umang Bahar Dawat Banthi Mela Swagat Ananda Muggu Nyota",
  },
  pooja: {
    match:
      "pooja puja pandit priest temple_flower agarbatti incense candle camphor pooja_item ritual dhoop",
    signs:
      "Incense<incense/agarbatti/dhoop Candles<candle Lamps<lamp/pooja_item/candle Aromas<incense/agarbatti/dhoop/candle Pooja_Needs<pooja/puja/pooja_item Pooja_Store<pooja_item Flowers<temple_flower Garlands<temple_flower Pooja_Services<pandit/priest | Incense_House<incense/agarbatti Candle_House<candle Lamp_House<lamp/pooja_item Pooja_Stores<pooja_item | Sugandh<incense/agarbatti Dhoop<incense/agarbatti/dhoop",
    tools: "lamp wick bell garland lotus brazier",
    looks: "Brass Golden White Evening Clay Quiet",
    stuffs: "sandalwood camphor jasmine marigold beeswax resin saffron vetiver cedar",
    spots: "lamp courtyard street house garden corner",
    pictures:
      "Brass_Lamp Evening_Wick Camphor_&_Clove Clay_Lamp Marigold_Morning Slow_Wick Cedar_&_Smoke White_Jasmine Sandal_&_Smoke Hundred_Wicks First_Lamp",
    roots:
      "Sugandh Chandan Deep Diya Chirag Parimal Saurabh Mogra Lau Prabha Banthi Malle Deepam Dhoop Genda Mehek",
    sober: true,
  },
  community: {
    match:
      "ngo charity foundation trust self_help_group self_help shg temple church mosque gurdwara community society volunteer social association nonprofit club bhajan cooperative women_group",
    signs:
      "Community Collective Circle Together Foundation<ngo/charity/foundation/trust Network Club<club/youth_club | Society<society/association/housing_society/cooperative Association<association/society Fellowship<church Sangha | Seva Samaj",
    tools: "lamp banyan bridge seed lantern well sparrow",
    looks: "Open Green Common Bright",
    stuffs: "seed shade rain light clay thread",
    spots: "circle well grove bridge courtyard field",
    pictures:
      "Common_Well Banyan_Circle Many_Lamps Open_Courtyard Seed_&_Shade Second_Spring Village_Well Hundred_Hands Green_Bridge Open_Hands Common_Thread Long_Shade Shared_Lamp",
    roots:
      "Saath Sahyog Maitri Setu Asha Umang Bargad Aashray Sneha Seva Chaupal Chelimi Karuna Ujala Ankur Mitra Thodu Pragati Bhor Udaya",
    sober: true,
  },
};
