/** Trades of land, plants and animals. Chosen by hand, as the lists of food. */
import { type FieldText } from "./field-text.ts";

export const land: Readonly<Record<string, FieldText>> = {
  farm: {
    match:
      "farm farmer farming organic agriculture agro poultry seed fertiliser fertilizer crop tractor hen millet hydroponic harvest",
    signs:
      "Farms Farm Organics<organic Harvest Fields Agro Poultry<poultry/hen Tractors<tractor Farm_Hire<tractor Seed_House<seed Hatchery<poultry | Farm_Supplies<seed/fertiliser/tractor/supply Seeds<seed/fertiliser/fertilizer Estate Growers | Krishi",
    tools: "plough furrow spade basket cart seed rooster barn",
    looks: "Green Brown Red Wooden Early Quiet Old",
    stuffs: "soil rain millet clover barley straw mustard root leaf monsoon earth",
    spots: "field acre farm barn meadow ridge grove",
    pictures:
      "Red_Soil Early_Furrow First_Rain Far_Field Long_Furrow Soil_&_Seed Monsoon_Acre Red_Barn Brown_Earth Rain_&_Root Third_Harvest North_Field Black_Soil",
    roots:
      "Khet Fasal Mitti Beej Ankur Dharti Kisan Vasudha Nela Vaana Thota Dhaan Sawan Megha Aaku Vana Kshetra",
  },
  plants: {
    match:
      "plant nursery garden florist flower gardening landscape bouquet bonsai rose terrace_garden",
    signs:
      "Plants<plant/nursery Nursery<plant/nursery Gardens Flowers<flower/florist/bouquet/rose Florists<florist/flower/bouquet Blooms<florist/flower/bouquet | Flower_House<florist/flower Garden_House Garden_Centre<plant/nursery/garden Gardeners<gardening/landscape | Phool<florist/flower Bagiya",
    tools: "trowel petal watering_can seed fern bud lantern basket",
    looks: "Green Wild Blue Little Copper Quiet",
    stuffs: "fern moss petal leaf dew stem jasmine marigold rain bloom root clay",
    spots: "garden yard terrace arbour grove greenhouse balcony courtyard",
    pictures:
      "Fern_&_Clay Wet_Petal Green_Window Moss_&_Marigold Stem_&_Story Wild_Balcony Blue_Pot Third_Leaf Potting_Shed Quiet_Fern Sunday_Garden Root_&_Rain New_Leaf",
    roots:
      "Bagiya Chaman Mogra Gulmohar Champa Pallav Ankur Thota Aaku Gulzar Juhi Banthi Parijat Chameli Beej Gulistan Bagicha Nikunj Puvvu Malle Amaltas Palash Lata",
  },
  pets: {
    match:
      "pet dog cat veterinary vet animal puppy aquarium kennel grooming gaushala shelter animal_shelter",
    signs:
      "Pets Pet_Care Paws Companions Pet_Shop<pet Pet_Supplies<pet | Animal_Care<vet/veterinary/animal/shelter/gaushala Pet_House Kennels<kennel/dog/shelter Vets<vet/veterinary | Pashu",
    tools: "paw tail whisker collar bone basket feather bell",
    looks: "Happy Little Brown Loyal Velvet Curious Wagging",
    stuffs: "fur feather biscuit whisker clover meadow straw",
    spots: "yard park den house porch corner garden",
    pictures:
      "Wagging_Tail Wet_Nose Paw_&_Porch Four_Paws Whisker_&_Wag Brown_Collar Muddy_Paws Good_Tail Two_Tails Long_Walk Happy_Tail Fur_&_Feather Curious_Whisker",
    roots:
      "Dulaar Laad Mitra Chidiya Maina Gauraiya Pankh Ghonsla Nestham Saath Sneha Jeeva Chelimi Karuna Thodu",
  },
};
