/** Trades of cloth, dress and ornament. Chosen by hand, as the lists of food. */
import { type FieldText } from "./field-text.ts";

export const cloth: Readonly<Record<string, FieldText>> = {
  tailoring: {
    match:
      "tailor tailoring boutique stitch stitching fashion designer_wear fashion_designer alteration blouse garment suit sewing embroidery uniform",
    signs:
      "Tailors Stitches Boutique<boutique/designer_wear/fashion Atelier<boutique/fashion/fashion_designer/designer_wear Tailoring Couture<boutique/fashion/fashion_designer/designer_wear Garments<garment | Tailoring_House Outfitters Clothiers Dressmakers | Silai",
    tools: "needle thimble button bobbin scissors spool pin collar cuff hem",
    looks: "Blue Brass Silver Steel Fine Red Ivory Indigo",
    stuffs: "thread cotton chalk linen seam silk muslin lace stitch velvet pleat ribbon",
    spots: "room lane table house gate yard loft",
    pictures:
      "Blue_Gate Fine_Seam Brass_Thimble Cut_&_Chalk Blue_Chalk Second_Fitting Ninth_Stitch Needle_&_Noon Measuring_Tape Straight_Seam Double_Stitch Collar_&_Cuff Tape_&_Chalk Hem_&_Hook Long_Thread Silver_Thimble",
    roots:
      "Dhaga Sui Silai Turpai Poshak Libaas Resham Malmal Kashida Sutra Tantu Daram Vastra Gota Zari Jhalar Bakhiya Hunar",
  },
  sarees: {
    match: "saree sari silk_saree ethnic_wear lehenga dupatta kanjivaram banarasi",
    signs:
      "Sarees Silks Drapes Weaves Saree_Room Saree_Studio | Saree_House Silk_House Silk_Emporium Textiles | Cheera Vastra",
    tools: "loom pleat border drape motif shuttle peacock lotus",
    looks: "Ivory Crimson Indigo Gold Peacock Emerald",
    stuffs:
      "silk zari cotton jasmine sandalwood vermilion turmeric tissue organza linen pleat gold",
    spots: "room house street lane loom courtyard",
    pictures:
      "Six_Yards Nine_Yards Gold_Border Ivory_Pleat Silk_&_Sandal Peacock_Border Crimson_Drape Third_Pleat Loom_&_Lotus Indigo_Drape Jasmine_&_Silk Slow_Loom Mango_Motif",
    roots:
      "Resham Pattu Cheera Pallu Zari Kinara Booti Taana Baana Vastra Mayuri Malmal Gota Banthi Kargha Odhni",
  },
  fabric: {
    match:
      "fabric dress_material handloom khadi textile cloth cotton linen weaving weaver handwoven block_print yarn curtain furnishing carpet mattress bedsheet",
    signs:
      "Fabrics Weaves Textiles Looms<handloom/weaving/weaver Handlooms<handloom/khadi/handwoven/weaver Cloth | Cloth_House Textile_House Drapers Weavers<handloom/weaving/weaver | Vastra",
    tools: "loom shuttle spindle bobbin bolt spool wheel",
    looks: "Indigo Wooden Ivory Slow Madder Blue Old",
    stuffs: "cotton linen indigo yarn warp weft madder muslin silk jute thread selvedge",
    spots: "yard room lane mill courtyard house street",
    pictures:
      "Warp_&_Weft Slow_Shuttle Indigo_Yard Madder_&_Mud Pit_Loom Raw_Cotton Long_Bolt Spindle_&_Sun Plain_Weave Loose_Thread Blue_Vat Rain_&_Linen",
    roots:
      "Taana Baana Kargha Charkha Dhaga Kapas Resham Malmal Bunai Tantu Sutra Daram Chhapa Bandhani Neel Pattu Vastra",
  },
  clothes: {
    match:
      "ladies_wear men_wear kid_wear kids_wear clothing clothes apparel shirt kurti kurta readymade garment_shop children_wear jeans tshirt wear innerwear",
    signs:
      "Clothing Wear Wardrobe Threads Apparel Closet | Clothiers Outfitters Garments Dress_House | Libaas Poshak",
    tools: "button collar hanger pocket kite sleeve ribbon hat",
    looks: "Blue Red Crisp Ivory Indigo Yellow Little Striped",
    stuffs: "cotton linen denim stitch ribbon lace indigo twill thread velvet",
    spots: "room lane street closet corner house loft",
    pictures:
      "Blue_Button Crisp_Collar Second_Sleeve Third_Pocket Two_Pockets Monday_Shirt Cotton_Weather Paper_Plane Rolled_Sleeve Inside_Pocket Linen_&_Lime Striped_Sleeve",
    roots:
      "Libaas Poshak Dhaga Kapas Rang Odhni Vastra Ghera Chunari Jhalar Malmal Ada Andaaz Navya Titli",
  },
  footwear: {
    match: "footwear shoe sandal chappal slipper sneaker leather bag luggage cobbler",
    signs:
      "Shoes Footwear Soles Sandals Leather<leather/bag Cobblers<cobbler/shoe | Shoemakers Boot_House Shoe_House Bootmakers | Jooti",
    tools: "sole heel lace buckle awl boot step sandal",
    looks: "Brown Tan Brass Red Good Steady",
    stuffs: "leather tan suede cork lace canvas stitch welt",
    spots: "lane street road bench room walk",
    pictures:
      "Left_&_Right Long_Walk Brown_Buckle Second_Step Awl_&_Anvil Two_Left_Feet Sole_&_Stitch Steady_Step Tan_&_Tread Next_Mile Soft_Sole Cork_&_Canvas",
    roots: "Jooti Mojari Kadam Adugu Nadaka Pagdandi Rahi Safar Raasta Baata Chamda Musafir Sadak",
  },
  jewellery: {
    match:
      "jewellery jeweller jewelry gold silver diamond imitation bangle ornament gem goldsmith necklace",
    signs:
      "Jewels Jewellery Gold<gold/goldsmith Silver<silver Gems<gem/diamond/gold Ornaments | Jewellers Goldsmiths<gold/goldsmith Silversmiths<silver Jewel_House | Aabharan Gajulu<bangle",
    tools: "pearl bangle clasp anklet ruby locket bead bell",
    looks: "Gold Silver Ivory Antique First Old",
    stuffs: "pearl garnet coral gold filigree ruby jade lustre enamel silver",
    spots: "room vault street house lane case",
    pictures:
      "Twin_Pearls Coral_&_Clasp First_Pearl Silver_Anklet Gold_Hour Nine_Gems Garnet_&_Gold Quiet_Gold Moon_&_Pearl Ivory_Locket Antique_Bead Hundred_Pearls",
    roots:
      "Moti Kundan Jhumka Payal Kangan Mani Ratna Kanaka Suvarna Bangaram Muthyam Neelam Aabharan Rajat Manik Noor Nupur Gajulu Choodi",
  },
};
