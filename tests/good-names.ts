/** Ordinary good shop names, made up for the tests: no rule should reject them. */
export const GOOD_NAMES: readonly string[] = `
  Neem & Nutmeg, Tamarind Tales, Bluefern, Kettle Lane, Copper Ladle, Second Helping, Long Table, Clay Pot Kitchen, Curry Leaf, Slow Fire,
  Banana Leaf Meals, Salt & Smoke, Full Plate, Back Kitchen, Wood Smoke Grill, Brown Butter Bakes, Warm Crust, Sunday Loaf, Blue Oven, Last Slice,
  Butter Paper, Half Past Flour, First Batch, Rising Dough, Cooling Rack, Second Chai, Half Cup, Rain & Kettle, Window Seat, Third Cup,
  First Flush, Blue Saucer, Two Sugars, Monsoon Bench, Tin Kettle, Kulhad Corner, Adrak Elaichi, Baithak Café, Nukkad Adda, Mehfil Rooms,
  Sukoon Spa, Aangan Kitchen, Jharokha Interiors, Chulha Meals, Silbatta Masale, Handi House, Zaika Junction, Ruchi Vantillu, Annam Tiffins, Mamidi Naturals,
  Charkha Studio, Karigar Weaves, Taana Baana, Resham Lane, Kalamkari Room, Indigo Thread, Loom & Line, Warp & Weft, Cotton Fold, Linen Yard,
  Needle & Neem, Thimble Works, Button Box, The Hemline, Seam Story, Pallu & Pleat, Jhumka Lane, Payal & Bindi, Silver Thimble, Bead Basket,
  Marigold Lane, Mogra & Mint, Champa Florals, Gulmohar Flowers, Petal Post, Fern & Pebble, Lotus Pond Nursery, Banyan Books, Page & Lantern, Inkpot Stationery,
  Quill & Kite, Paper Kite Press, Chalk & Slate, Bright Slate Tuitions, Abacus Lane, Little Banyan Playschool, Patang Preschool, Udaan Coaching, Setu Learning, Disha Tutorials,
  Steady Hand Physio, Bone & Balance, Gentle Tooth Dental, Lantern Clinic, Swasthya Sparrow, Tulsi Leaf Wellness, Ashwa Fitness, Iron Peacock Gym, Morning Mat Yoga, Still Pond Yoga,
  Rose & Kohl, Kajal Lane, Mirror Mynah Salon, Comb & Copper, Sharp Scissors, Henna Room, Haldi & Honey, Chandan Skin, Sandal & Sesame, Soap Nut,
  Brick & Banyan, Teak Table, Cane & Cushion, Terracotta Tales, Clay Sparrow, Mitti & Moon, Copper Conch, Brass Lamp Decor, Rangoli Walls, Bamboo Beam,
  Level & Line, Plumb Bob, Spanner & Son, Two Spanners, Piston Point, Chain & Pedal, Puncture Corner, Sparrow Cycles, Ferry Tours, Milestone Travels,
  Third Milestone, Train Window Trips, Backwater Boats, Hill Station Stays, Verandah Homestay, Stepwell Stay, Mango Orchard Farm, Red Soil Farms, Millet Mill, Jowar & Ragi,
  Turmeric Trail, Pepper Vine, Cardamom Hill, Clove & Cinnamon, Jaggery Jar, Mishri & Mirchi, Imli Drop, Pickle Porch, Achaar Almari, Papad Patti,
  Ladle & Leaf, Tiffin Tree, Dabba Daily, Potli Foods, Kadhai Crew, Tawa Tales, Roti & Rye, Dosa Drum, Idli Island, Vada Verandah,
  Sugar Anchor, Mithas Makers, Khoya Kraft, Malai Moon, Kulfi Kart Lane, Ice & Almond, Falooda Lane, Juice Jug, Lime & Lantern, Coconut Comb,
  Pixel Peepal, Ink & Indigo, Frame & Fern, Shutter Swan, Lens & Lotus, Click Mynah, Drum & Dholak, Veena Room, Taal Studio, Sur Sangam,
  Ledger & Leaf, Account Almanac, Tally Tree Books, Clear Ledger, Steady Sums, Owl & Oak Legal, Plain Paper Law, Open Gate Realty, Keys & Kolam, Doorbell Homes,
  Paw & Pebble, Bulbul Pets, Fin & Fern Aquarium, Happy Tail Walks, Saheli Boutique, Asha Stitches, Meera's Kitchen, Farhan's Kebabs, Joseph Bakes House, Rao's Table,
  Ishita Interiors, Harshit Hardware, Akshita Arts, Reddy & Rao Caterers, Kaveri Snacks, Godavari Meals, Charminar Chai Room, Koramangala Kulfi, Bandra Bakehouse, Mylapore Meals,
  Zaffra, Orvani, Kettlewick, Mirelle, Solvana, Tavira, Brindle, Lumora, Havali, Nuvora`
  .split(",")
  .map((name) => name.trim());
