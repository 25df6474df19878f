/** Trades of health. Chosen by hand, as the lists of food; none promises a cure. */
import { type FieldText } from "./field-text.ts";

export const health: Readonly<Record<string, FieldText>> = {
  clinic: {
    match:
      "clinic doctor physician hospital nursing_home family_doctor paediatrician pediatric gynaecologist dermatologist surgeon medical_centre health nurse healthcare",
    signs:
      "Clinic Health Care Family_Clinic<family_doctor/doctor/physician/clinic Health_Centre Practice | Nursing_Home<nursing_home/hospital Polyclinic Medical_Centre<hospital/medical_centre/nursing_home Hospital<hospital | Arogya",
    tools: "lantern lamp gate window heron banyan bell",
    looks: "Blue Green White Kind Steady Open",
    stuffs: "willow neem dawn breath calm jasmine",
    spots: "corner lane house gate porch garden",
    pictures:
      "Green_Lamp Kind_Hands Blue_Lantern Steady_Pulse White_Gate Good_Morning Early_Light Open_Porch Next_Door Well_Again Banyan_Gate Steady_Hand",
    roots:
      "Arogya Ayu Jeevan Spandan Shwas Sparsh Seva Karuna Swasthya Sahay Nabz Aashray Prana Kiran Rahat Chetana",
    sober: true,
  },
  dental: {
    match: "dental dentist teeth tooth orthodontist orthodontic dental_clinic smile",
    signs:
      "Dental Dentists Dental_Care Dental_Studio Smiles Dental_Clinic | Dental_House Dental_Surgery Dental_Practice | Muskaan",
    tools: "pearl window mirror apple lantern chair",
    looks: "White Bright Ivory Clean Open Gentle",
    stuffs: "pearl ivory mint enamel clove",
    spots: "corner lane house window chair",
    pictures:
      "Clove_&_Mint White_Window First_Molar Pearl_&_Pine Thirty-Two Green_Apple Open_Wide Second_Molar Gentle_Chair Ivory_Lane Bright_Molar Half_Moon Wide_Smile",
    roots: "Muskaan Danta Navvu Chirunavvu Moti Muthyam Ujjwal Kanti Kiran Shubhra Hansi Mani",
    sober: true,
  },
  lab: {
    match: "lab diagnostic pathology blood_test scan xray diagnostics test imaging",
    signs:
      "Diagnostics Labs Pathology Lab Imaging Scans | Laboratory Diagnostic_House Path_Lab Test_Centre | Jaanch",
    tools: "lens prism slide compass lamp scale",
    looks: "Clear Exact Bright Blue True Fine",
    stuffs: "glass light crystal detail prism quartz",
    spots: "bench window room counter corner",
    pictures:
      "Clear_Lens True_Reading Fine_Lens Exact_Drop Blue_Prism Glass_&_Light Second_Look Plain_Answer Third_Decimal Clear_Slide Bright_Lens",
    roots: "Drishti Pramaan Boond Darpan Spandan Nirnaya Nabz Netra Satya Bindu Ank",
    sober: true,
  },
  pharmacy: {
    match: "pharmacy medical_store chemist medicine pharma drugstore druggist surgical",
    signs:
      "Pharmacy Chemists Medicals Apothecary Medicos Drugstore | Medical_Hall Medical_Stores Dispensary Medical_House | Aushadhi",
    tools: "mortar pestle bottle lamp scale jar spoon",
    looks: "Green Amber White Blue Glass Brass",
    stuffs: "clove mint camphor eucalyptus amber balm menthol",
    spots: "corner lane counter gate cross street",
    pictures:
      "Green_Lamp Amber_Bottle Pestle_&_Pine Night_Bell Corner_Mortar Late_Lamp White_Shelf Brass_Scale Glass_Jar Mint_&_Mortar Green_Cross_Street",
    roots: "Aushadhi Marham Rahat Arogya Jeevan Ayu Sahay Dawa Seva Nukkad Potli Swasthya",
    sober: true,
  },
  optical: {
    match:
      "optical optician eye spectacle eyewear lens optometrist glass ophthalmologist eye_hospital",
    signs:
      "Opticians Eyewear Optics Frames Spectacles Vision | Optical_House Eye_Care Opticals Spectacle_House | Chashma",
    tools: "lens frame mirror lantern owl kite prism",
    looks: "Clear Round Bright Oval Amber Blue Tortoiseshell",
    stuffs: "glass amber horizon crystal tortoiseshell",
    spots: "window lane corner room point house",
    pictures:
      "Clear_Morning Amber_Lens Owl_&_Oval Far_Horizon Six_By_Six Second_Sight Fine_Print Round_Frame Clear_Window Top_Line Bright_Oval Near_&_Far",
    roots:
      "Nayan Drishti Netra Nigah Chashma Nazar Choopu Kannu Aaina Roshni Ujala Nazara Jhalak Kiran",
    sober: true,
  },
  physio: {
    match:
      "physio physiotherapy physiotherapist rehabilitation rehab chiropractor osteopath spine joint pain orthopaedic",
    signs:
      "Physio Physiotherapy Rehab Movement Motion Physio_Room | Physiotherapy_Clinic Rehab_House Physio_Centre Physiotherapists | Gati",
    tools: "heron bridge step arch stride",
    looks: "Steady Easy Upright Long",
    stuffs: "bamboo willow balance motion breath stride",
    spots: "lane bridge room house corner garden",
    pictures:
      "Easy_Stride Straight_Back Second_Stride Long_Stride Bamboo_&_Balance First_Step Upright_Heron Loose_Shoulder Open_Stride Morning_Stride Steady_Step Stand_Tall",
    roots:
      "Raga Gati Sparsh Adugu Nadaka Chaal Santulan Setu Sahaja Urja Spandan Aaram Kadam Prana Asana Laya",
    sober: true,
  },
  diet: {
    match: "dietitian diet nutrition nutritionist weight_loss calorie healthy meal_plan",
    signs:
      "Nutrition Diet_Room Plates Wellness Diets Nourish | Nutritionists Dietetics Diet_House Diet_Clinic | Aahar",
    tools: "plate bowl spoon basket scale fork",
    looks: "Green Whole Balanced Bright Fresh Half",
    stuffs: "millet leaf lime sprout grain almond spinach water",
    spots: "table kitchen garden room plate",
    pictures:
      "Half_Plate Green_Bowl Leaf_&_Grain Good_Measure Second_Sprout Lime_&_Leaf Whole_Plate Full_Colour Morning_Millet Eat_Well Balanced_Bowl",
    roots: "Ahara Ruchi Annam Sattva Santulan Ojas Thali Ankur Rasa Arogya Urja Swaad Sama Aaku",
  },
  elders: {
    match:
      "old_age old_age_home senior elder eldercare caregiver home_nursing geriatric patient_care",
    signs:
      "Care Homes Eldercare Living Home_Care Companions | Care_Home House Homestead Residence | Aashray",
    tools: "banyan lamp verandah bench swing lantern",
    looks: "Evening Quiet Golden Warm Old",
    stuffs: "shade jasmine evening neem tea",
    spots: "verandah garden courtyard house bench porch",
    pictures:
      "Long_Verandah Golden_Evening Banyan_Bench Second_Spring Evening_Lamp Neem_Shade Quiet_Verandah Garden_Swing Four_O'Clock_Tea Silver_Years",
    roots:
      "Aashray Chhaya Sanjh Sneha Seva Bargad Karuna Niketan Maitri Aangan Thodu Saath Vishram Kutir Sukoon",
    sober: true,
  },
};
