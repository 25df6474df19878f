/** Professions and agencies of the desk. Chosen by hand, as the lists of food. */
import { type FieldText } from "./field-text.ts";

export const offices: Readonly<Record<string, FieldText>> = {
  accounts: {
    match:
      "accountant account accounting ca gst tax audit auditor bookkeeping bookkeeper chartered_accountant ca_firm income_tax filing payroll return finance tax_consultant",
    signs:
      "Accounts Tax<tax/gst/ca/filing Accountants Bookkeeping Ledgers Tax_Desk<tax/gst/ca/filing | Accountancy Auditors<audit/auditor/ca/ca_firm Associates Tax_House<tax/gst/ca/filing Tax_Chambers<tax/gst/ca | Lekha Hisaab",
    tools: "ledger abacus quill margin column compass slate lantern",
    looks: "Blue Clear Even Plain Balanced Steady",
    stuffs: "ink ledger paper margin balance slate pepper",
    spots: "desk column room house row lane",
    pictures:
      "Pepper_Ledger Even_Columns Red_Ink Clear_Ledger Ledger_&_Lamp Second_Column Blue_Margin Thirty-First_March Balanced_Page Plain_Sums Ink_&_Abacus Clean_Slate Last_Decimal Double_Entry Tidy_Books Carried_Forward",
    roots:
      "Lekha Hisaab Bahi Khata Munim Lekkalu Ank Ganak Ganit Labh Pramaan Nirnaya Kosha Artha Samadhan Tark Satya Bachat Sankhya",
    sober: true,
  },
  money: {
    match:
      "mutual_fund investment insurance_agent insurance sip wealth financial_planner financial_advisor loan stock_broker lic finance_advisor money",
    signs:
      "Financial_Planning Savings<mutual_fund/sip/investment Advisory Money_Desk Planning Plans<insurance_agent/insurance/lic/mutual_fund | Advisers Financial_Services Planners Savings_House<mutual_fund/investment | Bachat",
    tools: "umbrella orchard anchor oak compass acorn lantern jar",
    looks: "Steady Green Patient Quiet Copper",
    stuffs: "oak acorn copper orchard rain grain",
    spots: "orchard harbour desk house gate grove",
    pictures:
      "Patient_Oak Small_Acorn Rainy_Day Blue_Umbrella Third_Harvest Long_Orchard Acorn_&_Oak Copper_Jar Slow_Orchard Next_Monsoon Clay_Piggy Steady_Acorn",
    roots:
      "Gullak Bachat Sanchay Bargad Bharosa Kosha Sikka Nivesh Artha Ankur Kavach Labh Sampada Beej Vishwas Sopan",
    sober: true,
  },
  law: {
    match:
      "lawyer law legal advocate attorney solicitor notary litigation law_firm property_law barrister",
    signs:
      "Legal Law Counsel Law_Office Law_Practice Advocates | Chambers Law_Chambers Associates Law_House | Nyaya Vidhi",
    tools: "quill ledger lantern bridge pillar compass seal oak",
    looks: "Plain Clear Open Steady Stone Upright",
    stuffs: "oak ink reason granite paper clause",
    spots: "chambers bridge hall desk row gate lane",
    pictures:
      "Plain_Reason Oak_&_Ink Clear_Clause Quill_&_Clause Open_Hand Granite_Row Blue_Seal Fair_Word Second_Reading Fine_Print Upright_Oak Plain_English Final_Draft",
    roots:
      "Anvaya Nyaya Niti Vidhi Tark Nirnaya Sandhi Samadhan Satya Pramaan Insaf Viveka Anubandh Setu Dhruva Vachan Siddhanta",
    sober: true,
  },
  consultancy: {
    match:
      "consultant consultancy consulting company_secretary business_consultant advisory compliance strategy advisor management startup_consultant process quality iso",
    signs:
      "Advisory Consulting Partners Counsel Strategy Practice | Consultants Associates Consultancy House | Samvad",
    tools: "compass bridge lantern anchor map ladder sextant",
    looks: "North Steady Plain True",
    stuffs: "granite oak copper slate horizon logic",
    spots: "bridge table point row desk harbour ridge",
    pictures:
      "Plain_Compass Second_Opinion Round_Table North_Bridge Slate_&_Compass Clear_Bearing Long_Table Fair_Copy Copper_Compass First_Principle Open_Ledger True_Bearing Third_Chair",
    roots:
      "Anvaya Yukti Viveka Disha Setu Nirnaya Samvad Niti Vichar Chintan Lakshya Udyam Dhruva Sandhi Nipun Samadhan Sarathi",
    sober: true,
  },
  hiring: {
    match:
      "placement recruitment job staffing hr placement_agency human_resource manpower maid cook_agency hiring recruiter",
    signs:
      "People Hiring Talent Staffing Careers Recruiters<placement/recruitment/recruiter | Placements<placement/recruitment/job Appointments Personnel<manpower/hr/placement Staff_House | Rozgar",
    tools: "ladder bridge lantern badge chair door",
    looks: "Open Bright First Good Right Blue",
    stuffs: "handshake talent daylight oak",
    spots: "door bridge desk chair row table",
    pictures:
      "First_Monday Right_Chair Open_Door Corner_Desk Good_Hands Next_Rung Warm_Handshake Offer_Letter Empty_Chair Monday_Badge Two_References",
    roots:
      "Hunar Nipun Kaushal Setu Saath Sahyog Udyam Sopan Karya Bharosa Mitra Nestham Disha Karigar",
  },
  astrology: {
    match: "astrologer astrology vastu numerology horoscope tarot palmist jyotish",
    signs:
      "Astrology<astrologer/astrology Vastu<vastu Horoscopes<astrologer/astrology/horoscope Charts Star_Charts Almanac | Astrologers<astrologer/astrology Almanac_House Vastu_House<vastu Consultants | Panchang",
    tools: "compass star almanac moon lantern orbit comet",
    looks: "North Bright Ninth Indigo Quiet Silver",
    stuffs: "indigo moonlight star copper night orbit",
    spots: "house window room sky terrace",
    pictures:
      "Ninth_House North_Star Indigo_Night Moon_&_Compass Silver_Almanac Seventh_House Quiet_Orbit East_Window Night_Almanac New_Moon Star_&_Compass",
    roots:
      "Nakshatra Taara Kundali Disha Vaastu Rashi Chukka Ningi Vennela Kona Griha Dhruva Ank Rekha Sankhya",
  },
  property: {
    match:
      "property real_estate realty realtor broker land plot flat rental_home coworking office_space pg hostel pg_hostel housing_society apartment co_living rent paying_guest",
    signs:
      "Homes<property/real_estate/apartment/housing_society/pg/hostel/flat Realty<property/real_estate/realty/broker/plot/land Properties<property/real_estate/realty/broker/plot/flat Estates<property/real_estate/land/plot Spaces<coworking/office_space Doors Residences<pg/hostel/housing_society/co_living | Estate_Agents<property/real_estate/broker Property_House<property/real_estate Land_&_Estates<land/plot/property Housing<property/real_estate/housing_society/pg/hostel | Nivas Griha",
    tools: "door key gate lantern balcony doorbell window",
    looks: "Blue Red Brass Green Front Corner Open",
    stuffs: "brick cedar mortar teak sunlight stone",
    spots: "lane gate street square yard terrace row",
    pictures:
      "Blue_Gate Front_Door Brick_&_Balcony Second_Key Corner_Plot East_Facing Brass_Key Green_Gate Door_&_Lantern Third_Floor Terrace_&_Tree Morning_Balcony Two_Keys",
    roots:
      "Aangan Ghar Griha Nilaya Nivas Dehleez Chaukhat Haveli Illu Vakili Jharokha Chhat Kunji Darwaza Basera Neev Kutir Manduva",
  },
  matrimony: {
    match: "matrimonial matrimony marriage_bureau matchmaking match rishta bride groom",
    signs:
      "Matches Matrimony Matchmakers Introductions Together Alliances | Marriage_Bureau Matrimonials Matrimonial_House Match_Bureau | Rishta Parinay",
    tools: "garland ring lamp letter sparrow lotus",
    looks: "Golden Red Marigold Silver",
    stuffs: "marigold jasmine rose gold vermilion henna",
    spots: "garden house gate swing courtyard",
    pictures:
      "Two_Garlands Marigold_Gate First_Letter Seven_Steps Jasmine_&_Gold Two_Sparrows Second_Tea Garden_Swing Red_Thread Meeting_Tea Rose_&_Ring",
    roots:
      "Parinay Milan Sneha Rishta Anurag Jodi Sambandh Saath Shehnai Maitri Chelimi Thodu Preeti Sangam",
  },
};
