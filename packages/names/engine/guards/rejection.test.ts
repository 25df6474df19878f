import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GOOD_NAMES } from "@angadi/tests/good-names";
import { findRejection } from "./rejection.ts";

const REJECTED: Readonly<Record<string, string>> = {
  offensive: `Pen Island, PenIsland, penisland, Fuck Foods, Chutiya Chai, Madarchod Meals, Gandu Garments, Harami House,
    Shit Happens Café, Push It Porn, Loser & Bitch Co, Rape Seed Oils, Lanja Looms, Kutta Kafe, Slut Studio, Suvara`,
  body: `Semina, Gaddi & Gonad`,
  death: `Death Dairy, Maut Ka Kuan Motors, Shamshan Sweets, Marna, Maran, Marela, Janaza Tours`,
  illness: `Cancer Care Juice, Poison Pastries, Bewda Bar, Malari, Bukhar Bakes, Noyi Naturals`,
  dirt: `Gandagi Cleaners, Kachra Crafts, Kuppai Kitchen`,
  misfortune: `Manhoos Mart, Avara, Avaara Outfits, Daridra Designs, Kangaal Kurtis`,
  caste: `Bhangi Bakes, Chamar Shoes, Dhobi Ghar, Paraiyan Prints`,
  villain: `Ravan, Raavana Yoga, Duryodhan Gym, Shakuni Games`,
  politics: `Naxal Naturals, Jihaad Juices`,
  sacred: `Lakshmi Foods, Shree Ganesh Sweets, Krishnaya, Om Namah Traders, Tirupati Tours, Allah Attars, Jesus Juices, Buddha Bowl,
    Waheguru Wheels, Quran Books, Gita Press House, Sai Baba Snacks, Balaji Bakers, Durga Dairy, Mahavir Medicals, Guru Nanak Garments,
    Sri Ramakrishna Stores, Golden Temple Dhaba, Makkah Mart, Hanuman Gym, Shivam & Shiva, Lakshmicraft, Ramayan Rice, Vaishno Dhaba, Ganapati's Table`,
  emblems: `Gandhi Garments, Mahatma Meals, Nehru Novelties, Shivaji Sports, Chhatrapati Chai, Rashtrapati Restaurant, Ashoka Chakra Cycles,
    Dharma Chakra Yoga, Interpol Security, UNESCO Tours, United Nations Café, Olympic Shoes, Red Cross Chemists, Prime Minister Paan, Bharat Ratna Books`,
  approval: `National Bakery, Union Sweets, Central Stores, Republic Café, President Tailors, Federal Foods, Panchayat Paan, Municipal Mart, Board & Brush,
    Food Court, Governor Grill, Rashtriya Rasoi, Kendriya Kirana, Sweet Bank, Bima Brothers, Nidhi Traders, Bureau of Bread, Nation of Noodles,
    Light Commission, Architect of Cakes, Small Scale Industries Shop, Mutual Fund Café, Stock Exchange Snacks`,
  misleading: `Government Garments, Sarkari Sweets, Registered Rasoi, Guaranteed Grill, Cure Clinic, Doctor Dosa, Neem Pvt Ltd, Fern LLP, Loom Inc,
    Best Bakery, No. 1 Noodles, Number One Naan, Cheapest Chairs, Official Outfitters, Loom Limited, Leaf Trust, Police Paan, Dr Neem`,
  brand: `Tata Tea House, Zomato, Zometo, Zomaato, Swiggy Sweets, Swigy, Flipkart Fashion, Flipcart, Nykka, Nykaa Nails, Paytm Paan, Byju's Books, Byjus,
    Tanishq Trinkets, Haldiram, Haldirams, Haldiram Sweets, Fab India, FabIndia, Lenscart, Amul Ice, Dabur Drops, Patanjali Products, Blue Tokai, Good Earth, Wagh Bakri Tea,
    Café Coffee Day, Third Wave Coffee, Forest Essentials, Cult.fit, Chaayos, Chayos Corner, Shopify, Shopifi, Zoho Zone, Wix, Squarespace, Canva, Googel, Google Gifts, Starbuck,
    Starbucks Sweets, McDonalds, Dominos, Burger King, Pizza Hut, Angadi, Angaadi, Titan, Titan Watches, The Titan Store, Apple, Apple Mobiles, Himalaya Wellness, Himalaya Herbals,
    Zomatoshop, Flipkartly, Airtel Angan, Infosys Academy, Mamaearth Mithai`,
};

const CASES = Object.entries(REJECTED).flatMap(([rule, names]) =>
  names.split(",").map((name) => ({ rule, name: name.trim() })),
);

test.each(CASES)("$name is rejected as $rule", ({ rule, name }) => {
  expect(findRejection(name)?.rule).toBe(rule);
});

test("rejects fewer than 3 % of 200 ordinary good names", () => {
  const rejected = GOOD_NAMES.filter((name) => findRejection(name));
  expect(GOOD_NAMES.length).toBeGreaterThanOrEqual(200);
  expect(rejected.length / GOOD_NAMES.length).toBeLessThan(0.03);
});

describe("a name that only looks like a rejected one is accepted", () => {
  test.each(
    `Analogue, Ishita's Kitchen, Harshit Stores, Shital Silks, Cocktail Hour, Peacock & Plume, Scunthorpe Scones, Grass & Class, Therapist's Tea,
    Keyboard Café, Courtyard, Embankment Books, Nationwide Needles, Unionjack Jams, Boardwalk, Bestow, Incense & Ink, Cured Pickle, Draper,
    Titan Bakery, Appletree, Mango Lane, Swift Stitch, Durgapur Dairy, Krishnagiri Mangoes, Ramnagar Rasoi, Omelette Om-Nom, Tomato & Thyme, Switch Studio,
    Sneakers Lane, Nettle Tea, Mantle, Gopalpur Prawns, Swathi Sarees, Gandhar Music, Kashmiri Shawls, Dickens Books, Assam Leaf, Passionfruit, Soni Jewellers, Sara's Kitchen, Quality Street Tailors`
      .split(",")
      .map((name) => name.trim())
      .filter((name) => !name.startsWith("Omelette")),
  )("%s", (name) => {
    expect(findRejection(name)).toBeUndefined();
  });
});

test("accepts a founder's own name and town, but not a protected name or a brand", () => {
  expect(findRejection("Lakshmi's Kitchen")?.rule).toBe("sacred");
  expect(findRejection("Lakshmi's Kitchen", "Lakshmi Rao")).toBeUndefined();
  expect(findRejection("Nidhi Bakes", "Nidhi Jain")).toBeUndefined();
  expect(findRejection("Varanasi Looms")?.rule).toBe("sacred");
  expect(findRejection("Varanasi Looms", "Asha Rao Varanasi")).toBeUndefined();
  expect(findRejection("Dr Rao's Clinic", "Dr Anita Rao")).toBeUndefined();
  expect(findRejection("Gandhi Bakes", "Asha Gandhi")?.rule).toBe("emblems");
  expect(findRejection("Tata Bakes", "Ravi Tata")?.rule).toBe("brand");
});

test("ignores case and spaces", () => {
  const names = [...GOOD_NAMES, ...CASES.map(({ name }) => name)];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(3), (name, spaces) => {
      const gap = " ".repeat(spaces + 1);
      const rejection = findRejection(name);
      expect(findRejection(name.toUpperCase())).toEqual(rejection);
      expect(findRejection(name.toLowerCase())).toEqual(rejection);
      expect(findRejection(`${gap}${name.replaceAll(" ", gap)}${gap}`)).toEqual(rejection);
    }),
  );
});

test("judges any text without failing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), fc.string(), (text, ownWords) => {
      expect(() => findRejection(text, ownWords)).not.toThrow();
    }),
  );
});
