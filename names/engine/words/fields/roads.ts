/** Trades of travel, hospitality and vehicles. Chosen by hand, as the lists of food. */
import { type FieldText } from "./field-text.ts";

export const roads: Readonly<Record<string, FieldText>> = {
  travel: {
    match:
      "travel tour tourism trek trekking camping guide pilgrimage visa passport holiday trip travel_agency tour_guide adventure expedition ticket",
    signs:
      "Travels Tours Journeys Trails<trek/trekking/camping/guide Holidays Treks<trek/trekking/camping/expedition Visas<visa/passport | Travel_House Travel_Company Tour_Company Expeditions<trek/trekking/camping/expedition | Yatra Safar",
    tools: "compass map lantern tent kite passport suitcase milestone",
    looks: "North Far Blue Paper Long Little",
    stuffs: "horizon ridge monsoon pine mist sand tide",
    spots: "road trail ridge harbour pass valley coast",
    pictures:
      "Far_Ridge Window_Seat Next_Milestone Paper_Map Slow_Train Second_Sunrise Pine_&_Pass Blue_Suitcase Long_Way_Home Ridge_&_River Tent_&_Tide Last_Stop Upper_Berth Hill_Station Mist_&_Map",
    roots:
      "Safar Musafir Pathik Manzil Karwan Pagdandi Raasta Disha Rahi Baata Konda Shikhar Kshitij Pahad Dariya Sandram Udaan Yatra Nazara",
  },
  stay: {
    match:
      "hotel homestay lodge resort guest_house guesthouse hospitality room stay bnb cottage villa farmstay inn marriage_hall banquet convention",
    signs:
      "Stay<hotel/homestay/lodge/resort/guest_house/stay/bnb Homestay<homestay/farmstay Rooms<hotel/lodge/guest_house/room/homestay Retreat<resort/homestay/farmstay/villa House Cottage<cottage/homestay/resort Marriage_Hall<marriage_hall Banquets<marriage_hall/banquet | Lodge<lodge/hotel Inn<hotel/lodge/inn Guest_House<guest_house/guesthouse/homestay Rest_House<lodge/guest_house | Kutir<homestay/cottage/resort/farmstay Niwas<hotel/lodge/homestay/guest_house Sarai<hotel/lodge/homestay/guest_house",
    tools: "lantern hammock verandah gate swing lamp banyan",
    looks: "Blue Red Evening Stone Quiet Garden Long",
    stuffs: "jasmine cedar mist rain pepper moss coffee mango tamarind coconut",
    spots: "verandah hill grove courtyard orchard ridge terrace estate",
    pictures:
      "Long_Verandah Blue_Lantern Mango_Grove Pepper_Hill Slow_Morning Stone_Verandah Cedar_&_Mist Evening_Courtyard Hammock_&_Hill Red_Roof Moss_&_Mango Far_Pavilion Second_Sunset Lantern_Hill",
    roots:
      "Aangan Sarai Kutir Nilaya Nikunj Haveli Basera Sukoon Mehmaan Vennela Illu Chhaya Aranya Atithi Sanjh Manduva Thota Konda Vana Bagiya Dera",
  },
  rides: {
    match:
      "taxi cab car_rental bike_rental rental rent_car chauffeur auto_rickshaw bus self_drive hire",
    signs:
      "Cabs<taxi/cab Rides Taxis<taxi/cab Rentals<rental/car_rental/bike_rental/rent_car/self_drive/hire Wheels Cars<taxi/cab/car_rental/self_drive | Taxi_Service<taxi Car_Hire<taxi/car_rental/rental/hire Motors Cab_Company<taxi/cab | Savari Safar",
    tools: "wheel milestone signal meter mirror lantern",
    looks: "Yellow Green Blue Steady Night",
    stuffs: "amber mile road highway monsoon",
    spots: "road mile junction lane bridge",
    pictures:
      "Yellow_Signal Next_Mile Green_Signal Second_Gear Amber_Mile Long_Drive Night_Mile Airport_Road Back_Seat Full_Tank Window_Down Steady_Meter",
    roots: "Savari Safar Raasta Rahi Manzil Sadak Chakka Raftaar Saath Daari Baata Pathik Gaadi",
  },
  garage: {
    match:
      "garage car bike scooter mechanic auto spare_part car_repair bike_repair car_wash detailing tyre puncture two_wheeler showroom used_car motorcycle automobile vehicle engine",
    signs:
      "Garage<garage/mechanic/repair/car_repair/bike_repair Motors Autos Wheels Autoworks<garage/mechanic/repair/car_wash/detailing Spares<spare_part Tyres<tyre/puncture Tyre_House<tyre Detailing<detailing/car_wash Used_Cars<used_car Two-Wheelers<two_wheeler | Motor_Works Motor_House Auto_Spares<spare_part Motor_Co | Gaadi",
    tools: "spanner piston wheel bolt axle gear jack headlamp",
    looks: "Red Steel Blue Chrome Good Iron",
    stuffs: "chrome steel grease rubber torque petrol",
    spots: "yard works pit bench lane road",
    pictures:
      "Red_Spanner Second_Gear Spanner_&_Spark Blue_Piston Top_Gear Chrome_&_Clutch Grease_&_Gear Pit_Stop Steady_Axle Full_Throttle Third_Gear Bolt_&_Bonnet Rubber_&_Road",
    roots:
      "Pahiya Chakka Raftaar Gati Ustad Mistri Karigar Loha Faulad Gaadi Vega Safar Sadak Auzaar",
  },
};
