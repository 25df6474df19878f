/**
 * Ten invented posts of the bakery that the home page shows, for January 2027. From the
 * specification: the four platforms, and ten free posts. Prices are those of its invoice
 * (`invoices.ts`).
 */

export const platforms = {
  instagram: "Instagram",
  facebook: "Facebook",
  twitter: "Twitter",
  linkedin: "LinkedIn",
} as const;

/** The same laddoo boxes in four versions. */
export const draftedPosts = [
  {
    id: "boxes-picture",
    platform: "instagram",
    day: "2027-01-10",
    time: "10:00 am",
    title: "Til laddoos, fresh",
    text: "Roasted this morning, rolled by hand, gone by evening.\nTil laddoo boxes, 500 g, ₹240. Order in the chat by the 12th.\n#sankranti #tilladdoo #hyderabad",
  },
  {
    id: "boxes-order",
    platform: "facebook",
    day: "2027-01-07",
    time: "6:30 pm",
    title: "Order by the 12th",
    text: "Sankranti is on Friday the 15th, and the til laddoos are ready. A box of 500 g is ₹240. Tell us by Tuesday the 12th how many you want, and collect them in Banjara Hills from Wednesday. Yes, they are eggless.",
  },
  {
    id: "boxes-last-day",
    platform: "twitter",
    day: "2027-01-12",
    time: "9:00 am",
    title: "Last day for boxes",
    text: "Last day for til laddoo boxes. 500 g, ₹240, eggless. Message us before 8 tonight. After that you will have to be nice to someone who ordered.",
  },
  {
    id: "boxes-offices",
    platform: "linkedin",
    day: "2027-01-05",
    time: "11:00 am",
    title: "Boxes for offices",
    text: "Sankranti gifts for your team? Til laddoo boxes of 500 g at ₹240, made in Banjara Hills and delivered to your office in Hyderabad. Tell us how many by 12 January. The GST invoice comes with the boxes.",
  },
] as const;

/** All ten, in publishing order. */
export const januaryPosts = [
  ...draftedPosts,
  {
    id: "new-year",
    platform: "twitter" as const,
    day: "2027-01-01",
    time: "6:45 am",
    title: "Open at 7 today",
    text: "New year, same oven. We are open from 7, and the bread is warm. Resolutions can start on Monday.",
  },
  {
    id: "lohri",
    platform: "facebook" as const,
    day: "2027-01-13",
    time: "4:00 pm",
    title: "Gajak for the fire",
    text: "Happy Lohri. Gajak and rewri are on the counter until they are gone. Bring a bag, and save a piece for the fire.",
  },
  {
    id: "sankranti",
    platform: "instagram" as const,
    day: "2027-01-15",
    time: "7:30 am",
    title: "Kites up, ovens on",
    text: "Happy Sankranti, happy Pongal. We bake till noon, and then we are on the roof like everybody else.\n#sankranti #pongal",
  },
  {
    id: "meetings",
    platform: "linkedin" as const,
    day: "2027-01-20",
    time: "12:30 pm",
    title: "Cake for meetings",
    text: "A meeting with cake starts on time. Eggless plum cake, 1 kg, ₹720, delivered before ten. Ask for a standing order.",
  },
  {
    id: "tricolour-orders",
    platform: "facebook" as const,
    day: "2027-01-23",
    time: "10:00 am",
    title: "Book cupcakes",
    text: "Republic Day is on Tuesday. Tricolour cupcakes for schools and societies: tell us by Sunday evening how many, and they are at your gate by eight.",
  },
  {
    id: "republic-day",
    platform: "instagram" as const,
    day: "2027-01-26",
    time: "8:00 am",
    title: "Open from 8 to 2",
    text: "Saffron, white and green, straight from the oven. We are open from 8 to 2 today.\n#republicday",
  },
].toSorted((a, b) => a.day.localeCompare(b.day));
