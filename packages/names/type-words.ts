import { singularize, splitWords } from "@angadi/formats/words";

/**
 * Other words for business types, used for search and never shown. Each line has three parts:
 * words of the type's name (all its words, if the last one is "only"), the name generator's trade
 * that the phrases point to, if any, and the phrases. The words of the names are searched as well.
 */
const TABLE = `
bakery; bakery; bake, baking, baker, bread, biscuit, cupcake, eggless, brownie, brownies, cookie, cookies, pastry, केक, बेकरी, ब्रेड, पेस्ट्री, बिस्कुट, एगलेस
cafe only; tea; coffee
cyber cafe; cybercafe; aadhaar
tea; tea; chai, chaiwala, tapri, चाय
tiffin; tiffinservice; dabba, mess, टिफिन, डब्बा
dhaba; restaurant; ढाबा, ढाबे
fast food; restaurant; pizza, burger, snack
fast food; chaat; pani puri, golgappa, pakoda, samosa, चाट, गोलगप्पे, समोसा, समोसे
fast food; momos; momo, मोमोज
fast food; dosa; dosa, vada
restaurant; restaurant; food, thali, meal, eat, रेस्टोरेंट, भोजनालय
restaurant; biryani; biryani, बिरयानी
catering; catering; caterer
catering; restaurant; cook
sweet; sweets; mithai, laddu, laddoo, halwai, barfi, namkeen, jalebi, मिठाई, मिठाइयां, हलवाई, लड्डू, बर्फी, नमकीन, जलेबी
papad pickle; pickles; achar, achaar, अचार
papad pickle; spices; पापड़, पापड़
book; books; pen, notebook
electronics; electronics; television
kirana; kirana; kiryana, grocery, provision, ration, किराना, राशन
meat; meat; mutton, मटन
meat; chicken; chicken, चिकन
meat; fish; मछली
fruit vegetable; produce; sabzi, phal, सब्जी, सब्ज़ी, सब्जियां, फल
pet; pets; dog, cat, puppy, grooming
fabric; fabric; cloth, textile
footwear; footwear; shoe, sandal, chappal, leather, जूते, चप्पल
gold; ; sona
gold; jewellery; jewellery, jewelry, jeweller, ornament, सोना, चांदी, गहने, आभूषण, सुनार
saree; ; silk
saree; sarees; sari, saris, silk saree, साड़ी, साड़ी, साड़ियां
wear; clothes; clothes, clothing, dress, readymade, kurti, shirt
wear; tailoring; garment
tailor; tailoring; stitch, stitching, blouse, sewing, alteration, embroidery, darzi, silai, दर्जी, सिलाई, ब्लाउज, ब्लाउज़
barber; salon; haircut, beard, shave, nai, नाई
salon; salon; hair, haircut, hairdresser
beauty parlour; beauty; facial, makeup, bridal, beautician, parlor, ब्यूटी, पार्लर, फेशियल
gym; gym; fitness, weight, जिम, कसरत
trainer; gym; fitness, workout
mehndi; mehendi; mehendi, henna, मेहंदी, मेहँदी
yoga; yoga; yogasana, meditation, योग
medical; pharmacy; medicine, chemist, pharmacy, tablet, दवा, दवाई, दवाइयां
dental; dental; teeth, tooth, dentist, दांत, दाँत, दंत
optical; optical; eye, spectacle, glasses, lens
diagnostic; lab; blood test, pathology, scan
family doctor; clinic; clinic, physician, doctor, डॉक्टर, क्लिनिक
homoeopathy; ayurveda; homeopathy, homeopath
physiotherapy; physio; physiotherapist, physio
veterinary; pets; vet, dog, cat, animal
coaching; tuition; tuition, math, maths, science, exam, neet, jee, batch, upsc, कोचिंग
tutor; ; teach, teacher
tutor; tuition; tuition, math, maths, mathematics, science, ट्यूशन
english; languages; language, speaking
school only; ; medium
school only; school; cbse, icse
music; music; guitar, violin, piano, tabla, singing, veena, flute, keyboard, harmonium, sitar, drum, carnatic, hindustani, vocal
dance; dance; bharatanatyam, kathak, kuchipudi, odissi
astrologer; astrology; horoscope, jyotish
ca; accounts; accountant, account, audit, chartered accountant
gst; accounts; accountant, account, filing
lawyer; ; court
lawyer; law; advocate, legal, law, vakil, वकील, अदालत
placement; hiring; job, recruitment, staffing
ac; cooling; cooling, refrigerator, cooler
carpenter; furniture; wood, furniture, carpentry, woodwork, barhai, बढ़ई, बढ़ई, फर्नीचर
oil mill; ; wood pressed oil, cold pressed oil, ghani, chekku
cctv; ; security camera, surveillance, camera install
electrician; electrical; wiring, electrical, bijli, fan, बिजली, इलेक्ट्रीशियन
plumber; water; pipe, tap, plumbing, leak, nal, प्लंबर, नल
cleaning; cleaning; clean, cleaner
painter; painting; painting, पेंटर, पुताई
movers; moving; shifting
builder; ; flat
builder; building; construction
interior; interiors; interior, decor
property; ; rent
property; property; real estate, estate, plot, flat, land, broker, brokerage
florist; plants; flower, bouquet, garland, phool, फूल
decorator; events; decoration, balloon
event; events; birthday, party
pandit; pooja; puja, पंडित, पूजा
taxi; ; ride, drop, airport
taxi; rides; cab, driver, tempo traveller, टैक्सी
rental; ; rent
bike; garage; motorcycle, scooter
bike; cycles; cycle
bike scooter repair; cycles; bicycle
bike scooter repair; garage; puncture, scooty, पंचर, बाइक
car repair; garage; garage, mechanic
homestay; stay; guest, room, cottage
hotel; stay; room, guest
hostel; property; pg, paying guest
photographer; photo; photo, photography, camera, shoot, फोटो, फोटोग्राफर, फ़ोटो
videographer; photo; video, videography, reel
freelance; design; graphic, logo
writer; writing; blog, article, resume
musician singer; music; sing, singer
printing; design; flex, printing
printing; xerox; xerox, photocopy, lamination
mobile repair; mobilerepair; screen, मोबाइल
software; software; programming, coding
web; design; website
dairy; dairy; milk, paneer, ghee, curd, doodh, दूध, डेयरी, पनीर, घी
poultry; eggs; egg
poultry; farm; hen
handicraft; crafts; craft, handmade, bamboo, crochet, macrame
handicraft; terracotta; pottery, ceramic
handicraft; soaps; soap
agarbatti; incense; incense
agarbatti; candles; candle
agarbatti; soaps; soap
organic farm; farm; farmer
nursery; plants; plant, sapling, पौधे, नर्सरी
temple only; community; mandir, मंदिर, मन्दिर
self help; ; women
self help; community; shg
`;

/** The parsed rows of the table. */
export const typeWords = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [key = "", trade = "", phrases = ""] = line.split("; ");
    return { nameWords: splitWords(key).map(singularize), trade, phrases: phrases.split(", ") };
  });

/** Finds other words and phrases for the business type with a name. */
export function findTypeWords(name: string): string[] {
  const words = splitWords(name).map(singularize);
  return typeWords
    .filter(({ nameWords }) =>
      nameWords.at(-1) === "only"
        ? nameWords.length === words.length + 1 &&
          nameWords.every((word) => word === "only" || words.includes(word))
        : nameWords.every((word) => words.includes(word)),
    )
    .flatMap(({ phrases }) => phrases);
}
