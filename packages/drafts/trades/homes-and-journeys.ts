/* Lines as in food-and-shops.ts. */
export const HOMES_AND_JOURNEYS = `
architect; Buildings, drawn for you; Houses, Shops and offices, Plans; pencil house briefcase clipboard; book
borewell-drilling-service; Borewell drilling; Drilling, Pump fitting, Cleaning; tap gear spanner bucket; ask
property-dealer; Homes and plots; To buy, To rent, Plots; key house key clipboard; ask
builder-and-developer; New homes and offices; Flats, Houses, Offices; house key house briefcase; visit
building-materials-supplier; Building materials; Cement, Sand and bricks, Steel; truck sack truck gear; ask
civil-contractor; Building and repair work; New house, Extension, Repairs; helmet house helmet spanner; ask
coworking-space; Desks and meeting rooms; Desk for a day, Desk for a month, Meeting room; laptop laptop calendar cup; book
grill-and-gate-fabricator; Grills, gates and railings; Gates, Window grills, Railings; hammer key house gear; ask
interior-designer; Rooms designed for you; Living room, Kitchen, Bedroom; sofa sofa pot bed; book
modular-kitchen-maker; Modular kitchens; Straight kitchen, L-shaped kitchen, Cupboards; pot pot house key; book
solar-installer; Solar for your roof; Home solar, Shop solar, Service; panel panel panel spanner; ask
dj-and-sound-system; Sound and music; Weddings, Parties, Lights; speaker mandap speaker lamp; book
event-decorator; Decoration for your event; Stage, Flowers, Lights; flower mandap flower lamp; book
florist; Flowers; Bouquets, Garlands, Decoration; flower flower lotus mandap; order
marriage-hall; A hall for your wedding; Hall, Dining, Rooms; rings mandap thali bed; book
matrimonial-bureau; Introductions for marriage; Profile, Meetings, Advice; heart clipboard heart cup; ask
pandit-and-pooja-service; Poojas at your home; Griha pravesh, Wedding, Satyanarayan pooja; diya house mandap diya; book
temple-flower-supplier; Flowers for the temple; Garlands, Loose flowers, Festival orders; lotus flower lotus diya; order
tent-house; Tents, chairs and lights; Tent, Chairs and tables, Lights; tent tent sofa lamp; book
wedding-and-event-planner; Weddings and events, planned; Wedding, Reception, Birthday; rings mandap heart gift; book
homestay; Rooms in our home; Room, Meals, Day trips; house bed thali bus; book
hotel-and-lodge; Rooms for your stay; Single room, Double room, Meals; bed bed key thali; book
pg-hostel; Rooms with food; Single room, Shared room, Food; bed bed key thali; visit
pilgrimage-tour-operator; Pilgrimage tours; Temple tour, Group tour, Family tour; gopuram gopuram bus house; book
resort; A stay away from the city; Rooms, Day visit, Events; sun bed glass mandap; book
taxi-service; Taxis for town and outstation; Airport, In town, Outstation; car suitcase house map; book
tour-guide; Tours with a guide; Half day, Full day, Groups; map camera bus ticket; book
travel-agency; Trips and tickets; Holiday trips, Tickets, Hotels; suitcase suitcase ticket bed; book
trekking-and-camping-operator; Treks and camps; Day trek, Weekend trek, Camping; tent tent suitcase lamp; book
visa-and-passport-agent; Visa and passport help; Passport, Tourist visa, Documents; suitcase notebook suitcase clipboard; book
auto-spare-parts-shop; Spare parts; Car parts, Bike parts, Oil and filters; gear gear tyre jar; ask
bike-and-scooter-repair; Bike and scooter repair; Service, Puncture, Repairs; spanner spanner tyre gear; book
car-and-bike-rental; Cars and bikes for hire; Cars, Bikes, With driver; key car tyre key; book
car-repair-garage; Car repair and service; Service, Repairs, Tyres; car spanner car tyre; book
car-wash-and-detailing; Car wash and care; Wash, Polish, Inside cleaning; car bucket soap shield; book
courier-service; Parcels and documents; Documents, Parcels, Pickup; parcel clipboard parcel truck; book
goods-transport-company; Goods transport; Full load, Part load, Local delivery; truck truck parcel car; ask
two-wheeler-showroom; Bikes and scooters; New bikes, Test ride, Service; tyre key helmet spanner; visit
tyre-and-puncture-shop; Tyres and punctures; Puncture, New tyres, Air; tyre tyre car gear; visit
used-car-dealer; Used cars; Buy a car, Sell your car, Test drive; car car key clipboard; visit
`;
