import { splitWords } from "@angadi/formats/words";

/**
 * States and large towns, as people write them, by the regions of the festival calendar; those of
 * Tamil Nadu, whose festivals have names of their own, are in the south as well.
 */
const PLACES: Readonly<Record<string, string>> = {
  north: `agra ajmer aligarh allahabad amritsar ayodhya bareilly bhilai bhopal bihar bikaner
    chandigarh chhattisgarh dehradun delhi faridabad ghaziabad gurgaon gurugram gwalior haridwar
    haryana himachal indore jabalpur jaipur jalandhar jammu jodhpur kanpur kashmir kota ladakh
    gaya lucknow ludhiana madhya mathura meerut moradabad mussoorie nainital noida panipat patiala patna
    prayagraj punjab raipur rajasthan rishikesh saket shimla srinagar udaipur ujjain uttar
    uttarakhand varanasi`,
  south: `alappuzha anantapur andhra banjara bangalore belagavi bellary bengaluru calicut cochin
    davangere dharwad ernakulam gachibowli guntur hubballi hubli hyderabad indiranagar jayanagar
    jubilee kadapa kakinada kannur karimnagar karnataka kerala khammam kochi kollam koramangala
    kottayam kozhikode kurnool madhapur mangaluru mangalore mysore mysuru nellore nizamabad
    palakkad pondicherry puducherry rajahmundry secunderabad shivamogga telangana
    thiruvananthapuram thrissur tirupati trivandrum tumakuru udupi vijayawada visakhapatnam
    vizag warangal`,
  tamil: `chennai coimbatore erode hosur kovai madras madurai mylapore ooty pollachi salem
    tamil tamilnadu thanjavur tiruchirappalli tirunelveli tiruppur trichy vellore`,
  east: `asansol bengal bhubaneswar bokaro calcutta cuttack darjeeling dhanbad durgapur gaya howrah
    jamshedpur jharkhand kolkata odisha orissa patna puri ranchi rourkela siliguri`,
  west: `ahmedabad amravati andheri aurangabad bandra baroda bhavnagar bombay dadar gandhinagar goa
    gujarat jamnagar kachchh kolhapur kutch maharashtra mumbai nagpur nashik nasik navi panaji pune
    rajkot sangli satara solapur surat thane vadodara`,
  "north-east": `agartala aizawl arunachal assam dibrugarh gangtok guwahati imphal itanagar kohima
    manipur meghalaya mizoram nagaland shillong sikkim silchar tezpur tripura`,
};

/** The regions of a town or state; empty if it is not known. Patna keeps festivals of two. */
export function findRegions(town: string): readonly string[] {
  const words = splitWords(town);
  const regions = Object.entries(PLACES)
    .filter(([, names]) => names.split(/\s+/).some((name) => words.includes(name)))
    .map(([region]) => region);
  return regions.includes("tamil") ? [...regions, "south"] : regions;
}
