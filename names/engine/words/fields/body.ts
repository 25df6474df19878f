/** Trades of beauty, movement and health. Chosen by hand, as the lists of food; none promises a cure. */
import { type FieldText } from "./field-text.ts";

export const body: Readonly<Record<string, FieldText>> = {
  beauty: {
    match: "beauty parlour makeup cosmetic bridal facial skin nail lash skincare",
    signs:
      "Beauty Makeup<makeup/bridal Parlour<parlour/beauty/facial Beauty_Studio Skin<skin/skincare/facial Beauty_Room | Beauty_Parlour<parlour Salon<parlour/beauty Beauty_House Cosmetics<cosmetic | Shringar",
    tools: "mirror brush petal comb ribbon vanity lantern",
    looks: "Rose Gold Oval Ivory Silver Soft Velvet",
    stuffs: "rose kohl sandalwood saffron silk turmeric blush pearl jasmine powder",
    spots: "room mirror chair lane vanity window",
    pictures:
      "Oval_Mirror Rose_&_Kohl Soft_Blush Second_Glance Kohl_&_Clove Velvet_Brush Rose_Water Bare_Rose Golden_Hour Pearl_&_Petal Jasmine_Mirror Front_Mirror",
    roots:
      "Kajal Roop Nikhar Lavanya Shringar Aaina Darpan Ubtan Surma Ada Gulab Aabha Kanti Husn Alta Noor Mogra Choodi",
  },
  salon: {
    match: "salon barber hair haircut unisex hairdresser grooming_lounge beard shave",
    signs:
      "Salon Hair Cuts Barbers<barber/beard/shave Hair_Studio Chairs | Barber_Shop<barber Hairdressers Hair_House Grooming | Kesh",
    tools: "comb mirror razor scissors chair brush apron",
    looks: "Brass Red Blue Oval Ivory Steel Sharp",
    stuffs: "lather steel curl amber sandalwood talc fringe foam",
    spots: "chair room mirror corner lane pole",
    pictures:
      "Second_Chair Red_Chair Sharp_Comb Curl_&_Comb Lather_&_Steel Next_Chair Blue_Apron Short_Back_&_Sides Side_Parting Front_Mirror Good_Fringe Brass_Comb",
    roots: "Zulf Kesh Kangha Aaina Andaaz Roop Ada Nikhar Darpan Ustad Nukkad Shaan Lavanya",
  },
  ink: {
    match: "mehndi tattoo henna body_art",
    signs:
      "Mehndi<mehndi/henna Tattoo<tattoo Ink<tattoo Henna<mehndi/henna Body_Art Lines | Tattoo_House<tattoo Tattooists<tattoo Henna_House<mehndi/henna | Hina<mehndi/henna",
    tools: "needle cone peacock paisley feather petal compass",
    looks: "Black Indigo Fine Red Bold",
    stuffs: "henna ink indigo vine petal line amber clove",
    spots: "room lane parlour studio table house",
    pictures:
      "Fine_Line Slow_Ink Henna_&_Clove Bold_Vine Full_Sleeve Paisley_Hour Dark_Stain Second_Skin Peacock_Line Night_Before",
    roots: "Hina Booti Rekha Bindu Alta Naqsh Lata Mayuri Rang Kala Akriti Shringar Patra",
  },
  gym: {
    match: "gym fitness trainer workout personal_trainer crossfit bodybuilding zumba strength",
    signs:
      "Fitness Gym Strength Training Barbell Movement | Gymnasium Health_Club Physical_Culture | Akhada Vyayam",
    tools: "barbell kettlebell anvil rope plate ring mat",
    looks: "Iron Steel Heavy Black Raw Red",
    stuffs: "iron chalk sweat grit steel sinew rope breath",
    spots: "yard room floor house shed den works",
    pictures:
      "Iron_Yard Chalk_&_Iron Fifth_Rep Six_AM Heavy_Monday Grit_&_Grip One_More_Rep Iron_&_Oak Early_Iron Rope_&_Ring Steady_Iron Dawn_Barbell",
    roots:
      "Akhada Josh Himmat Loha Faulad Urja Ojas Vyayam Kasrat Hausla Dhairya Vega Tejas Bala Pahal",
  },
  sports: {
    match:
      "sport cricket football badminton sports_academy youth_club swimming chess karate tennis martial skating kabaddi",
    signs:
      "Sports Academy<sports_academy/academy/cricket/football/badminton Play Athletics Club<club/youth_club Games | Sports_Club<club/youth_club Sports_Academy<sports_academy/academy Gymkhana<club/youth_club | Khel Akhada",
    tools: "whistle racket wicket bat shuttle medal ball net",
    looks: "Red Silver Long Early Green Fast",
    stuffs: "willow turf chalk dust sprint leather grass",
    spots: "ground pitch park yard pavilion field",
    pictures:
      "Long_Innings Early_Whistle Second_Innings Red_Wicket Turf_&_Willow Extra_Time Last_Lap Far_Pavilion First_Serve Straight_Bat Home_Ground",
    roots: "Udaan Josh Jeet Daud Himmat Khel Maidan Vega Lakshya Aata Hausla Umang Raftaar Utsah",
  },
  spa: {
    match: "spa massage wellness aromatherapy relaxation sauna perfume attar fragrance scent",
    signs:
      "Spa<spa/massage Wellness Bodywork<massage/spa Massage<massage/spa Baths<spa Aromas<perfume/attar/fragrance/aromatherapy | Bath_House<spa Wellness_House Perfumers<perfume/attar/fragrance Massage_Room<massage/spa | Abhyanga<massage/spa",
    tools: "lantern stone petal towel lotus bowl fountain",
    looks: "Warm Quiet Still Copper Ivory Slow",
    stuffs: "sandalwood vetiver steam rain linen sesame jasmine amber moss rose camphor",
    spots: "room garden pool courtyard bath pavilion house",
    pictures:
      "Still_Water Warm_Stone Vetiver_&_Rain Slow_Hour Quiet_Hour Linen_&_Rain Long_Exhale Low_Lamp Sandal_&_Steam Soft_Rain Warm_Copper",
    roots:
      "Sukoon Rahat Chandan Sugandh Ittar Khushboo Mehek Parimal Sparsh Nidra Vishram Shabnam Chhaya Vennela Saurabh Khus Aaram",
  },
  yoga: {
    match: "yoga meditation pranayam asana pilates mindfulness",
    signs:
      "Yoga Yoga_Room Yoga_Studio Yoga_Space Stillness Yoga_Hall | Yoga_House Yoga_School Yoga_Classes | Yogshala",
    tools: "mat lotus lamp bell heron crane pebble",
    looks: "Quiet Still White Morning Bright Calm",
    stuffs: "breath dawn cotton stillness dew light bamboo stone rain",
    spots: "room terrace grove courtyard garden floor hall",
    pictures:
      "Slow_Breath Still_Heron Morning_Mat Long_Exhale First_Light Quiet_Spine Breath_&_Bamboo Open_Palm Bare_Feet Sunrise_Terrace Dew_&_Dawn White_Cotton Easy_Pose",
    roots:
      "Asana Mudra Prana Shwas Dhyan Sama Santulan Chetana Ananda Sukha Vinyasa Abhyas Manan Bhor Aarambh Sahaja Prabhat",
    sober: true,
  },
  ayurveda: {
    match: "ayurveda ayurvedic homoeopathy homeopathy herbal herb naturopathy siddha unani",
    signs:
      "Ayurveda<ayurveda/ayurvedic Herbals Wellness Herbs Remedies Apothecary | Ayurveda_House<ayurveda/ayurvedic Herb_House Homoeopathy<homoeopathy/homeopathy Dispensary | Arogya Vaidyashala<ayurveda/ayurvedic",
    tools: "pestle mortar root leaf bottle seed bowl",
    looks: "Green Wild Forest",
    stuffs: "neem ashwagandha brahmi ginger turmeric sesame honey bark root leaf vetiver amla",
    spots: "garden grove room courtyard house forest",
    pictures:
      "Bark_&_Root Stone_Mortar Green_Pestle Neem_&_Honey Bitter_Leaf Forest_Floor Root_&_Resin Brass_Bowl Wild_Amla Leaf_&_Lamp",
    roots:
      "Arogya Aushadhi Ojas Sattva Prana Vana Aranya Vaidya Mool Neem Urja Ayu Booti Nirog Lepa Santulan Aaku",
    sober: true,
  },
  mind: {
    match:
      "counsellor counselling therapist therapy psychologist psychology mental_health psychiatrist hypnotherapy",
    signs:
      "Counselling Therapy Minds Talking_Room Mind_Care Practice | Counsellors Counselling_Room Counselling_House | Samvad",
    tools: "lantern bench window door anchor compass sparrow",
    looks: "Quiet Green Gentle",
    stuffs: "rain calm shade willow water stillness",
    spots: "room bench window harbour corner garden shore",
    pictures:
      "Quiet_Bench Open_Window Two_Chairs After_Rain Gentle_Harbour Kind_Hour Half_Open_Door Safe_Harbour Long_Talk Clear_Water Still_Shore Lighter_Days",
    roots:
      "Manas Samvad Sukoon Karuna Chetana Maitri Manasu Chhaya Sama Vishram Sanjh Asha Bodha Manan Aashray Sneha Roshni",
    sober: true,
  },
};
