import { splitWords } from "@angadi/formats/words";

/**
 * States and large towns, as people write them, by the regions of the festival calendar, and by
 * parts of them that keep festivals of their own: "punjab" is a part of "north".
 */
const PLACES: Readonly<Record<string, string>> = {
  "north punjab": `ambala amritsar bathinda chandigarh delhi faridabad gurgaon gurugram haryana
    himachal hisar jalandhar jammu karnal ludhiana mohali panipat patiala punjab rohtak shimla`,
  north: `agra ajmer aligarh allahabad ayodhya bareilly bhilai bhopal bihar bikaner
    chhattisgarh dehradun gaya ghaziabad gwalior haridwar indore jabalpur jaipur jodhpur kanpur
    kashmir kota ladakh lucknow madhya mathura meerut moradabad mussoorie nainital noida patna
    prayagraj raipur rajasthan rishikesh saket srinagar udaipur ujjain uttar uttarakhand varanasi`,
  south: `anantapur andhra banjara gachibowli guntur hyderabad jubilee kadapa kakinada karimnagar
    khammam kurnool madhapur nellore nizamabad rajahmundry secunderabad telangana tirupati
    vijayawada visakhapatnam vizag warangal`,
  "south karnataka": `bangalore belagavi bellary bengaluru davangere dharwad hubballi hubli
    indiranagar jayanagar karnataka koramangala mangaluru mangalore mysore mysuru shivamogga
    tumakuru udupi`,
  "south kerala": `alappuzha calicut cochin ernakulam kannur kerala kochi kollam kottayam kozhikode
    munnar palakkad thiruvananthapuram thrissur trivandrum wayanad`,
  "south tamil": `chennai coimbatore erode hosur kovai madras madurai mylapore ooty pollachi
    pondicherry puducherry salem tamil tamilnadu thanjavur tiruchirappalli tirunelveli tiruppur
    trichy vellore`,
  east: `bhagalpur bokaro dhanbad gaya jamshedpur jharkhand muzaffarpur patna ranchi`,
  "east odisha": `balasore berhampur bhubaneswar cuttack odisha orissa puri rourkela sambalpur`,
  "east bengal": `asansol bengal calcutta darjeeling durgapur howrah kolkata siliguri`,
  west: `amravati andheri aurangabad bandra bombay dadar kolhapur maharashtra mumbai nagpur nashik
    nasik navi pune sangli satara solapur thane`,
  "west goa": `goa mapusa margao panaji panjim vasco`,
  "west gujarat": `ahmedabad baroda bhavnagar bhuj gandhinagar gujarat jamnagar kachchh kutch rajkot
    surat vadodara`,
  "north-east": `agartala aizawl arunachal gangtok imphal itanagar kohima manipur meghalaya mizoram
    nagaland shillong sikkim tripura`,
  "north-east assam": `assam dibrugarh guwahati jorhat silchar tezpur`,
};

/** The regions of a town or state; empty if it is not known. Patna keeps festivals of two. */
export function findRegions(town: string): readonly string[] {
  const words = splitWords(town);
  return Object.entries(PLACES)
    .filter(([, names]) => names.split(/\s+/).some((name) => words.includes(name)))
    .flatMap(([regions]) => regions.split(" "));
}
