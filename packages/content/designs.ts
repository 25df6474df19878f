/**
 * The six businesses, their people, prices, reviews and sentences are invented, as the page says.
 * From the client's specification: six static designs, each with title, category, picture,
 * description and tags. Their pages are in packages/content/art/designs.
 */

export const designCategories = [
  { slug: "shops", title: "Shops" },
  { slug: "classes", title: "Classes" },
  { slug: "services", title: "Services" },
] as const;

export const designTags = [
  { slug: "bright", title: "Bright" },
  { slug: "calm", title: "Calm" },
  { slug: "dark", title: "Dark" },
  { slug: "lettering", title: "Drawn lettering" },
  { slug: "price-list", title: "Price list" },
  { slug: "timetable", title: "Timetable" },
  { slug: "reviews", title: "Reviews" },
  { slug: "enquiries", title: "Enquiries" },
] as const;

export const designs = [
  {
    slug: "bakery",
    title: "Dona Ana",
    kind: "Bakery",
    place: "Margao",
    category: "shops",
    description:
      "Fat letters under pink icing, and a brown tray that is the price list. The bicycle’s route and times are on the page, so nobody rings to ask when the bread comes.",
    tags: ["bright", "lettering", "price-list", "reviews"],
    sentence:
      "I bake Goan bread and deliver it by bicycle. Make it pink and loud, with every price on the page.",
    alt: "Website of a bakery. The name Dona Ana in fat brown letters edged with cream on pink; below, eight breads on a dark tray, each with its price; then a pink bicycle beside the times of its round.",
    phoneAlt: "The bakery’s site on a phone: the name in two lines, then the breads two by two.",
    tint: "green",
  },
  {
    slug: "yoga",
    title: "udaya",
    kind: "Yoga studio",
    place: "Mysuru",
    category: "classes",
    description:
      "A sunrise in rings, and each ring carries a class: the timetable is the picture. The letters are thin, wide and quiet.",
    tags: ["calm", "dark", "timetable", "price-list"],
    sentence:
      "I teach yoga at first light, twelve mats, five classes. Make it quiet, and show the day as one picture.",
    alt: "Website of a yoga studio. The word udaya in hair-thin letters over a sunrise of seven rings, from plum to peach; five rings carry the time and name of a class, and a figure sits before the sun. Below, four poses and three fees.",
    phoneAlt:
      "The yoga studio’s site on a phone: the rings fill the screen, with the sitting figure.",
    tint: "yellow",
  },
  {
    slug: "law-office",
    title: "Menon & Iyer",
    kind: "Law office",
    place: "Kochi",
    category: "services",
    description:
      "Set like a deed: engraved head, numbered lines, a red margin, and the names drawn as on a brass plate. It states facts and does not advertise, as the rules for advocates require.",
    tags: ["calm", "lettering", "enquiries"],
    sentence:
      "We are two advocates. Say in plain words which cases we take and when we are in the office, and make it look like our letterhead.",
    alt: "Website of a law office on pale green deed paper. Menon & Iyer in large serif capitals, numbered lines and a red margin on the left, an engraved band on top; three kinds of work, chamber hours, a list of papers to bring, and a violet stamp.",
    phoneAlt:
      "The law office’s site on a phone: the names across the sheet, the work in three paragraphs.",
    tint: "pink",
  },
  {
    slug: "photographer",
    title: "Rukmini Das",
    kind: "Photographer",
    place: "Kolkata",
    category: "services",
    description:
      "Two strips of film on black and one red wax pencil. The work comes first, the chosen photograph is large, and the prices are beside it.",
    tags: ["dark", "price-list", "enquiries"],
    sentence:
      "I photograph weddings in black and white. Show my contact sheets, and let people ask which dates are free.",
    alt: "Website of a photographer on black. Rukmini Das in tall thin capitals; two slanted strips of film with small black-and-white scenes, two ringed and one crossed out in red pencil; below, the chosen picture of a bride from behind, and three prices.",
    phoneAlt:
      "The photographer’s site on a phone: the name in two lines, the strips of film under it.",
    tint: "blue",
  },
  {
    slug: "hardware-shop",
    title: "Khanna",
    kind: "Hardware shop",
    place: "Amritsar",
    category: "shops",
    description:
      "A painted signboard over a wall of tools, each with its tag. Today’s rates and the shade card are just below.",
    tags: ["bright", "lettering", "price-list"],
    sentence:
      "We sell tools, nails and paint. Paint our name big, hang the tools on the wall, and put today’s rates below.",
    alt: "Website of a hardware shop. Khanna in white and yellow block letters with a red side, on a blue board with a yellow border; below, eleven tools on a pegboard, each with a price tag; then a list of rates and eight paint shades.",
    phoneAlt:
      "The hardware shop’s site on a phone: the board, then hammer, spanner, saw and level on the wall, each with its tag.",
    tint: "green",
  },
  {
    slug: "tutor",
    title: "Anand Sir",
    kind: "Maths tutor",
    place: "Pune",
    category: "classes",
    description:
      "Highlighter, squared paper and one line of ballpoint that begins as a knot and ends as the answer. The week’s batches are a table you can read from across the room.",
    tags: ["bright", "timetable", "reviews"],
    sentence:
      "I teach maths to classes 8 to 12. Make it look like my desk, with the week’s batches.",
    alt: "Website of a maths tutor on highlighter green. Show me where you got stuck, in very heavy black type; a tangled blue line runs to a sheet of squared paper with a solved equation and ten out of ten; beside it a coloured table of the week’s batches.",
    phoneAlt: "The tutor’s site on a phone: the heavy headline, then the solved equation.",
    tint: "pink",
  },
] as const;
