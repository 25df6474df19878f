/**
 * Trades of food and drink. Chosen by hand; an entry stays if it could stand on a signboard beside
 * any other entry the patterns put next to it.
 */
import { type FieldText } from "./field-text.ts";

export const food: Readonly<Record<string, FieldText>> = {
  bakery: {
    match:
      "bakery baker bake baking cake bread cookie biscuit pastry bun loaf dessert brownie eggless cupcake confectionery patisserie chocolate",
    signs: "Bakes Cakes Bakery Breads Oven Patisserie | Bakehouse Bakers Cake_House Confectioners",
    tools: "whisk ladle spoon tin rolling_pin cake_stand loaf bun biscuit teacup",
    looks: "Copper Blue Wooden Little Sunday Golden Village Brown",
    stuffs:
      "flour butter crust crumb vanilla nutmeg fig honey almond cinnamon clove cocoa raisin sugar wheat caramel",
    spots: "hearth kitchen pantry oven table window larder",
    pictures:
      "Brown_Butter Warm_Crust Sunday_Loaf Second_Crumb Blue_Oven Last_Slice Early_Oven Butter_Paper Half_Past_Flour First_Batch Soft_Centre Slow_Crumb Second_Slice Rising_Dough Oven_Door Crumb_&_Co",
    roots:
      "Mithas Makhan Malai Elaichi Kesar Badam Shakkar Gehun Atta Tandoor Swaad Zaika Mishri Gur Anjeer Madhu Ruchi Bellam",
  },
  tea: {
    match: "tea chai cafe coffee teashop tea_stall cafeteria brew espresso roastery irani",
    signs:
      "Café Coffee Chai Tea_Room Brews Tea | Coffee_House Tea_House Tea_Stall | Chai_Adda Chai_Ghar",
    tools: "kettle teacup saucer glass tumbler spoon biscuit bench strainer newspaper",
    looks: "Brass Copper Blue Tin Little Morning Corner Green",
    stuffs:
      "cardamom ginger clove cinnamon steam leaf bean sugar foam monsoon lemongrass mint jaggery",
    spots: "corner bench verandah window terrace table porch courtyard",
    pictures:
      "Second_Chai Half_Cup Cutting_&_Co Rain_&_Kettle Window_Seat Long_Table Third_Cup Slow_Pour First_Flush Low_Bench Copper_Kettle Blue_Saucer Four_O'Clock Monsoon_Bench Tin_Kettle Two_Sugars",
    roots:
      "Chai Kulhad Adrak Elaichi Kahwa Baithak Adda Nukkad Chaupal Mehfil Sukoon Sanjh Bhor Savera Kissa Tulsi Phuhar Arugu Fursat",
  },
  restaurant: {
    match:
      "restaurant food dhaba tiffin catering caterer kitchen cloud_kitchen meal chef biryani thali dosa idli cook mess eatery chaat fast_food snack street_food dining pizza burger momo roll home_food homemade_food cooked",
    signs:
      "Kitchen Foods Table Meals Eatery Plates | Dining_Room<restaurant/dining Caterers<catering/caterer Canteen<mess/tiffin Restaurant<restaurant/dining | Rasoi Bhojan Tiffins<tiffin/idli/dosa/breakfast Dhaba<dhaba",
    tools: "ladle spoon plate pan pestle platter tumbler lunchbox pot skillet",
    looks: "Copper Brass Iron Clay Wooden Blue Hungry Hot Golden",
    stuffs:
      "pepper cumin ginger tamarind mustard curry_leaf coriander chilli salt smoke rice turmeric coconut clove sesame lime",
    spots: "kitchen table hearth courtyard verandah street pantry yard",
    pictures:
      "Copper_Ladle Second_Helping Long_Table Clay_Pot Curry_Leaf Black_Pepper Slow_Fire Banana_Leaf Salt_&_Smoke Full_Plate Steel_Tiffin Back_Kitchen Wood_Smoke Hot_Griddle Green_Chilli Extra_Gravy",
    roots:
      "Chulha Tandoor Handi Kadhai Tawa Masala Mirchi Rasoi Swaad Zaika Lazzat Thali Dawat Ruchi Annam Vindu Vantillu Dabba Imli Okhli Kulhad Bhojan Haldi Jeera Allam",
  },
  sweets: {
    match: "sweet mithai halwai laddu barfi jalebi namkeen savoury savouries",
    signs:
      "Sweets Mithai Sweetmeats Treats | Sweet_House Sweet_Mart Confectioners Sweet_Room | Mithai_Ghar Halwai",
    tools: "ladle platter spoon box tray pan tin bowl",
    looks: "Copper Silver Golden Brass Pink Festive Little",
    stuffs: "saffron pistachio rose almond cardamom jaggery milk ghee cashew syrup fig coconut",
    spots: "kitchen counter window street courtyard box",
    pictures:
      "Silver_Leaf Rose_&_Pistachio Pink_Box Golden_Syrup Copper_Pan Second_Helping Sugar_Thread Saffron_Thread Warm_Syrup Milk_&_Saffron Twelve_Laddus First_Bite",
    roots:
      "Mithas Kesar Pista Badam Malai Mishri Batasha Gur Bellam Shakkar Elaichi Rasa Madhu Thene Dawat Khoya Gulab Annam Anjeer",
  },
  coolers: {
    match: "ice_cream icecream juice shake kulfi smoothie sorbet lassi falooda soda sherbet gelato",
    signs:
      "Juices<juice/shake/smoothie/lassi Ices<ice_cream/kulfi/gelato/sorbet Scoops<ice_cream/kulfi/gelato Coolers<juice/sherbet/soda/lassi/falooda Creamery<ice_cream/kulfi/gelato Shakes<shake/smoothie/juice | Ice_Creams<ice_cream Juice_House<juice Juice_Centre<juice Parlour | Sharbat_Ghar",
    tools: "scoop spoon glass straw cone tumbler lemon mango orange",
    looks: "Cold Frosted Pink Yellow Blue Silver Tall",
    stuffs:
      "mango lime mint guava rose tamarind cream frost vanilla lychee watermelon coconut ginger",
    spots: "corner bar stand terrace window street counter",
    pictures:
      "Double_Scoop Cold_Spoon Mango_Weather Long_Summer Pink_Guava Two_Straws Tall_Glass Lime_&_Salt Frosted_Glass First_Mango April_Mango Brain_Freeze",
    roots:
      "Malai Sharbat Anaar Mamidi Nimbu Pudina Barf Kesar Rasa Gulab Imli Kulhad Nimma Aam Thandak Chaman",
  },
  spices: {
    match: "spice masala pickle papad achar dry_fruit nut condiment chutney tamarind jaggery honey",
    signs:
      "Spices<spice/masala Pickles<pickle/achar/chutney Pantry Masala<spice/masala Larder Provisions | Spice_House<spice/masala Dry_Fruits<dry_fruit/nut Spice_Stores<spice/masala Condiments | Masala_Ghar<spice/masala",
    tools: "jar pestle mortar spoon ladle tin crate scale",
    looks: "Brass Clay Stone Copper Old Red Blue Glass",
    stuffs:
      "pepper clove saffron turmeric cumin nutmeg mace cardamom mustard fenugreek walnut fig raisin salt sesame chilli",
    spots: "yard street room terrace attic market store courtyard",
    pictures:
      "Pepper_Ledger Neem_&_Nutmeg Clove_&_Coin Stone_Pestle Terrace_Jar Sun_&_Salt Pickle_Jar Red_Chilli Sunday_Pickle Grandmother's_Jar Mustard_Field Walnut_Crate Long_Pepper Star_Anise",
    roots:
      "Masala Mirchi Haldi Jeera Laung Elaichi Dalchini Kesar Okhli Silbatta Martaban Imli Achaar Akhrot Badam Anjeer Khajur Namak Allam Zaika Potli",
  },
  kirana: {
    match:
      "kirana grocery grocer provision supermarket general_store departmental ration minimart wholesale wholesaler distributor daily_needs fmcg trader",
    signs:
      "Grocers Provisions Pantry Larder Groceries Market | Stores General_Store Provision_Store Traders | Kirana Bhandar",
    tools: "basket scale scoop sack crate tin jar trolley",
    looks: "Blue Brass Tin Full Green Corner Jute",
    stuffs: "rice lentil wheat salt sugar pepper mustard tea soap oil jaggery sesame",
    spots: "corner street counter yard cross bazaar",
    pictures:
      "Blue_Shutter Full_Basket Corner_Basket Monday_Market Salt_&_Sugar Brass_Scale Open_Shutter Next_Door Tin_&_Jute Good_Measure Rice_&_Rye Front_Counter Five_Kilos Paper_Bag",
    roots:
      "Mandi Haat Nukkad Dabba Potli Santha Bhandar Gehun Dhaan Namak Ghar Tokri Anaaj Thaila Sauda Chowk",
  },
  produce: {
    match: "fruit vegetable greengrocer sabzi veg_shop fresh_produce mango banana",
    signs:
      "Greens Produce Fruits Greengrocers Orchard Farm_Fresh | Fruit_House Fruit_Company Fruit_Stall Fruiterers | Sabzi",
    tools: "basket crate cart scale mango guava lemon pumpkin",
    looks: "Green Ripe Wooden Morning Full Yellow Little",
    stuffs: "guava mango spinach lime papaya tomato mint okra leaf melon coriander plum",
    spots: "market orchard cart corner yard street garden",
    pictures:
      "Morning_Crate Green_Cart Ripe_&_Ready First_Mango Dew_&_Leaf Market_Basket Wet_Leaf Orchard_Row Five_AM_Greens Guava_Tree Leaf_&_Lime",
    roots:
      "Mandi Aam Anaar Khet Fasal Tokri Bagiya Thota Mamidi Aaku Bagicha Nimbu Imli Haat Santha Beej",
  },
  meat: {
    match: "meat fish mutton chicken seafood butcher prawn egg",
    signs:
      "Meats<meat/mutton/chicken Butchers<meat/mutton/chicken Fishmongers<fish/seafood/prawn Seafood<fish/seafood/prawn Cuts<meat/mutton/chicken Fish_Market<fish/seafood | Meat_House<meat/mutton Fish_House<fish/seafood Butchery<meat/mutton/chicken Meat_Stall<meat/mutton/chicken | Machli<fish",
    tools: "cleaver hook net boat block anchor scale apron",
    looks: "Silver Steel Blue Harbour Morning Red Iron",
    stuffs: "salt pepper smoke ice tide lime brine catch",
    spots: "harbour market block quay jetty counter dock",
    pictures:
      "Morning_Catch Blue_Apron Salt_&_Scale Silver_Net Sharp_Cleaver Harbour_Ice Low_Tide Coastal_Catch Brown_Paper Butcher's_Block Salt_Water First_Boat",
    roots: "Naav Lehar Sagar Samudra Kinara Namak Ala Masala Mirchi Nauka Dariya Mandi",
  },
  dairy: {
    match: "dairy milk curd paneer ghee butter cow buffalo",
    signs:
      "Dairy Milk Creamery Ghee Curds Paneer | Dairy_Farm Milk_Company Dairy_House Milkmen | Doodh_Ghar",
    tools: "churn pail bell can pot ladle bottle",
    looks: "Brass White Copper Morning Clay Silver Village",
    stuffs: "cream butter milk clover meadow hay dew whey",
    spots: "meadow farm pasture yard shed barn",
    pictures:
      "Brass_Bell Morning_Pail White_Churn Clover_&_Cream Dawn_Churn Glass_Bottle Top_Of_The_Milk Clay_Pot Cream_Line Green_Pasture Village_Churn Slow_Churn",
    roots: "Malai Makhan Doodh Dahi Ghee Khet Palu Bhor Savera Neyyi Matka Handi Kulhad Dhara",
  },
  mill: {
    match: "mill flour atta_chakki chakki cold_pressed oil_mill rice_mill grain",
    signs:
      "Mills Flour<flour/atta_chakki/chakki/mill Oils<oil_mill/cold_pressed/oil Grains Millers Mill | Flour_Mills<flour/atta_chakki Oil_Mills<oil_mill/cold_pressed Grain_House Pressing_Co | Chakki<flour/chakki Kolhu<oil_mill/cold_pressed",
    tools: "millstone sieve sack scoop wheel press scale",
    looks: "Stone Wooden Village Slow Jute Old Brass",
    stuffs: "wheat mustard sesame millet barley husk bran groundnut maize coconut",
    spots: "mill barn yard field granary road",
    pictures:
      "Stone_&_Sieve Slow_Stone Golden_Husk Mustard_Field First_Press Wheat_Road Wooden_Press Two_Stones Husk_&_Bran Whole_Grain Cold_Stone",
    roots: "Chakki Kolhu Gehun Atta Dhaan Sarson Til Khet Fasal Anaaj Okhli Nela Annam",
  },
};
