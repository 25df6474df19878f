/**
 * States, large towns and well-known regions of India, and countries on signboards: names from the
 * First Schedule to the Constitution and the larger towns of the Census of 2011, hand-picked from
 * general knowledge.
 */
export const PLACES: ReadonlySet<string> = new Set(
  `adyar agra ahmedabad ajmer aligarh america american amravati anantapur andaman andheri andhra
  arunachal asansol asia asian assam aurangabad awadh ballygunge bandra bangalore banjara bareilly
  baroda begumpet belagavi belgaum bellary bengal bengali bengaluru bharat bharatiya bhavnagar
  bhopal bhubaneswar bihar bikaner bokaro bombay british calcutta calicut chandigarh chandni
  charminar chennai chettinad chhattisgarh china chinese cochin coimbatore connaught cuttack dadar
  darjeeling deccan dehradun delhi dhanbad dharwad dubai durgapur england ernakulam erode
  faridabad gachibowli ghaziabad goa gujarat gujarati guntur gurgaon gurugram guwahati gwalior
  haryana himachal hindustan howrah hubballi hubli hyderabad hyderabadi india indian indiranagar
  indore italian italy jabalpur jaipur jalandhar jammu jamnagar jamshedpur japan japanese
  jayanagar jharkhand jodhpur jubilee juhu kachchh kadapa kakinada kannur kanpur karimnagar
  karnataka kashmir kashmiri kathiawar kerala khammam kochi kodaikanal kolhapur kolkata kollam
  konkan koramangala kota kovai kozhikode kurnool kutch ladakh lakshadweep lanka london lucknow
  ludhiana madhapur madras madurai malabar malwa manali mangalore mangaluru manipur marathi marwar
  meerut meghalaya mewar mewat mizoram moradabad mughlai mumbai munnar mussoorie mylapore mysore
  mysuru nagaland nagpur nainital nashik nasik nellore nepal nizamabad noida odisha ooty orissa
  oudh panaji paris patna pollachi pondicherry puducherry pune punjab punjabi raipur rajahmundry
  rajasthan rajasthani rajkot ranchi rourkela saket salem sangli satara saurashtra secunderabad
  shimla sikkim siliguri solapur srinagar surat tamil tamilnadu telangana telugu thai thane
  thiruvananthapuram thrissur tiruchirappalli tiruppur tirupur trichy tripura trivandrum udaipur
  udupi uttarakhand vadodara vellore vijayawada visakhapatnam vizag warangal wayanad`.split(/\s+/),
);
