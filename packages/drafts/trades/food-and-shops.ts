/*
 * Each line is a business type: id; headline; three typical offers; the pictures of the trade and
 * of the offers; the action of the main button.
 */
export const FOOD_AND_SHOPS = `
bakery-and-cake-shop; Cakes and bread; Birthday cakes, Bread, Biscuits; cake slice bread cookie; order
cafe; Coffee and snacks; Coffee, Cold drinks, Snacks; cup cup glass cupcake; visit
catering-service; Catering for your guests; Wedding meals, Office lunches, Small parties; pot thali carrier mandap; ask
cloud-kitchen; Meals to your door; Meals, Combos, Party trays; thali thali pot parcel; order
dhaba; Dhaba food; Thali, Roti and sabzi, Chai; thali thali pot cup; visit
fast-food-and-chaat-stall; Chaat and snacks; Chaat, Pani puri, Rolls; samosa samosa panipuri parcel; visit
ice-cream-parlour; Ice cream by the cone and the cup; Cones, Cups, Family packs; cone cone cup gift; visit
juice-and-shake-bar; Juices and shakes; Fresh juice, Shakes, Fruit bowls; glass glass cup basket; visit
papad-and-pickle-maker; Papad and pickles; Mango pickle, Papad, Chutney powder; jar jar packet sack; order
restaurant; Lunch and dinner; Meals, Starters, Parcels; pot thali pot parcel; book
sweet-shop; Sweets and namkeen; Laddu, Barfi, Namkeen; barfi laddu gift jar; order
tea-stall; Chai and snacks; Chai, Biscuits, Bun; cup glass cookie bread; visit
tiffin-service; Tiffin meals; Lunch tiffin, Dinner tiffin, Monthly plan; carrier thali pot calendar; order
book-and-stationery-shop; Books and stationery; School books, Notebooks, Pens; pencil books notebook pen; order
dry-fruit-and-spice-shop; Dry fruits and spices; Dry fruits, Whole spices, Gift boxes; sack jar sack gift; order
electronics-and-appliance-store; Electronics for the home; Televisions, Washing machines, Speakers; speaker laptop gear speaker; ask
fruit-and-vegetable-shop; Fruit and vegetables; Vegetables, Fruit, Leafy greens; basket basket glass sack; order
furniture-showroom; Furniture for every room; Sofas, Beds, Tables; sofa sofa bed lamp; visit
gift-and-toy-shop; Gifts and toys; Toys, Gift boxes, Cards; gift palette gift notebook; visit
hardware-and-paint-shop; Hardware and paint; Paint, Tools, Fittings; paint roller hammer pipe; ask
kirana-store; Groceries and daily needs; Rice and dal, Milk, Fruit; shelf sack milk basket; order
meat-and-fish-shop; Meat and fish; Chicken, Mutton, Fish; fish eggs sack fish; order
mobile-phone-shop; Mobile phones and covers; Phones, Covers, Chargers; phone screen shield charger; visit
pet-shop; All for your pet; Pet food, Toys, Beds; paw sack gift bed; visit
pooja-items-shop; Pooja items; Diyas, Agarbatti, Pooja kits; diya diya flower gift; order
supermarket; Groceries under one roof; Groceries, Fruit and vegetables, Milk and eggs; shelf sack basket milk; visit
fabric-and-dress-material-shop; Fabric by the metre; Cottons, Silks, Suit pieces; spool spool saree kurta; visit
fashion-designer; Clothes designed for you; Bridal wear, Party wear, Alterations; kurta saree kurta scissors; book
footwear-shop; Footwear for the family; Sandals, Shoes, School shoes; sandals sandals gift notebook; visit
gold-and-silver-jeweller; Gold and silver; Rings, Bangles, Silver; ring ring bangles diya; visit
handloom-and-khadi-shop; Handloom and khadi; Sarees, Kurtas, Fabric; saree saree kurta spool; visit
imitation-jewellery-shop; Jewellery for every day; Necklace sets, Bangles, Rings; bangles ring bangles gift; visit
kids-wear-shop; Clothes for children; Frocks, Shirts, Party wear; lehenga kurta gift sandals; visit
ladies-wear-shop; Clothes for women; Kurtas, Sarees, Party wear; saree kurta saree gift; visit
mens-wear-shop; Clothes for men; Shirts, Kurtas, Wedding wear; kurta kurta spool gift; visit
saree-shop; Sarees; Silk sarees, Cotton sarees, Bridal sarees; saree saree spool gift; visit
tailor-and-boutique; Stitching to your measure; Blouses, Kurtas, Alterations; scissors blouse kurta tape; book
bangles-and-cosmetics-shop; Bangles and cosmetics; Bangles, Lipsticks, Gift sets; bangles bangles lipstick gift; visit
barber-shop; Haircuts and shaves; Haircut, Shave, Head massage; scissors comb mirror cream; visit
beauty-parlour; Beauty care; Haircut, Facial, Bridal make-up; face scissors cream lipstick; book
gym; Train with us; Monthly plan, Personal training, Day pass; dumbbell calendar dumbbell ticket; join
makeup-artist; Make-up for your day; Bridal make-up, Party make-up, Hair styling; lipstick face mirror comb; book
mehndi-artist; Mehndi for your day; Bridal mehndi, Guests, Festival mehndi; lotus lotus flower diya; book
personal-trainer; Training, one to one; One session, Monthly plan, Diet plan; dumbbell calendar dumbbell basket; book
spa-and-massage-centre; Massage and rest; Head massage, Body massage, Facial; lotus flower jar cream; book
tattoo-studio; Tattoos drawn for you; Small tattoo, Large tattoo, Cover-up; pencil palette pencil heart; book
unisex-salon; Hair and skin care; Haircut, Colour, Facial; comb scissors palette cream; book
yoga-studio; Yoga classes; Morning class, Evening class, Monthly plan; lotus sun moon calendar; join
`;
