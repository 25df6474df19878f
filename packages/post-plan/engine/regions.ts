import { splitWords } from "@angadi/formats/words";

/**
 * States and large towns, as people write them, by the regions of the festival calendar, and by
 * parts of them that keep festivals of their own: "punjab" is a part of "north".
 */
const PLACES: Readonly<Record<string, string>> = {
  "north punjab": `ambala amritsar bathinda chandigarh delhi dharamshala faridabad gurgaon gurugram
    haryana himachal hisar hoshiarpur jalandhar jammu karnal kullu kurukshetra ludhiana manali moga
    mohali panchkula panipat pathankot patiala punjab rohtak shimla sirsa solan sonipat
    yamunanagar`,
  north: `agra ajmer aligarh allahabad alwar ayodhya bareilly bhilai bhilwara bhopal bihar bikaner
    bilaspur chhattisgarh dehradun durg firozabad gaya ghaziabad gorakhpur gwalior haldwani haridwar
    indore jabalpur jaipur jhansi jodhpur kanpur kashmir korba kota ladakh lucknow madhya mathura
    meerut moradabad mussoorie muzaffarnagar nainital noida patna prayagraj raipur rajasthan ratlam
    rishikesh sagar saharanpur saket srinagar udaipur ujjain uttar uttarakhand varanasi`,
  "south telangana": `adilabad banjara gachibowli hyderabad jubilee karimnagar khammam madhapur
    nalgonda nizamabad secunderabad telangana warangal`,
  south: `anakapalle anantapur andhra chittoor eluru guntur kadapa kakinada kurnool machilipatnam
    nellore ongole rajahmundry srikakulam tenali tirupati vijayawada visakhapatnam vizag
    vizianagaram`,
  "south karnataka": `ballari bangalore belagavi bellary bengaluru bidar chikmagalur coorg davangere
    dharwad gulbarga hassan hubballi hubli indiranagar jayanagar kalaburagi karnataka koramangala
    madikeri mandya mangalore mangaluru mysore mysuru shivamogga tumakuru tumkur udupi`,
  "south kerala": `alappuzha calicut cochin ernakulam guruvayur idukki kannur kasaragod kerala kochi
    kollam kottayam kozhikode malappuram munnar palakkad thiruvananthapuram thrissur trivandrum
    wayanad`,
  "south tamil": `chennai coimbatore dindigul erode hosur kanchipuram karur kovai kumbakonam madras
    madurai mylapore nagercoil ooty pollachi pondicherry puducherry salem sivakasi tamil tamilnadu
    thanjavur thoothukudi tiruchirappalli tirunelveli tiruppur trichy vellore`,
  east: `bhagalpur bokaro dhanbad gaya jamshedpur jharkhand muzaffarpur patna ranchi`,
  "east odisha": `angul balangir balasore berhampur bhubaneswar cuttack jharsuguda odisha orissa
    puri rourkela sambalpur`,
  "east bengal": `asansol bardhaman bengal calcutta darjeeling durgapur haldia howrah kharagpur
    kolkata malda siliguri`,
  "west maharashtra": `ahmednagar akola amravati andheri aurangabad bandra bombay dadar dhule
    jalgaon kolhapur latur maharashtra mumbai nagpur nanded nashik nasik navi pune ratnagiri sangli
    satara solapur thane`,
  "west goa": `goa mapusa margao panaji panjim vasco`,
  "west gujarat": `ahmedabad anand baroda bharuch bhavnagar bhuj gandhinagar gujarat jamnagar
    junagadh kachchh kutch mehsana morbi navsari rajkot surat vadodara`,
  "north-east": `agartala aizawl arunachal gangtok itanagar meghalaya mizoram shillong sikkim
    tripura`,
  "north-east manipur": "churachandpur imphal manipur thoubal",
  "north-east nagaland": "dimapur kohima mokokchung nagaland",
  "north-east assam": `assam bongaigaon dibrugarh guwahati jorhat nagaon silchar tezpur`,
};

/** The regions of a town or state; empty if it is not known. Patna keeps festivals of two. */
export function findRegions(town: string): readonly string[] {
  const words = splitWords(town);
  return Object.entries(PLACES)
    .filter(([, names]) => names.split(/\s+/).some((name) => words.includes(name)))
    .flatMap(([regions]) => regions.split(" "));
}
