/** Trades of teaching, and of music and dance. Chosen by hand, as the lists of food. */
import { type FieldText } from "./field-text.ts";

export const learning: Readonly<Record<string, FieldText>> = {
  tuition: {
    match:
      "tuition tutor coaching_centre tutorial teaching teacher education study exam neet jee class home_tutor math science abacus classes learning institute upsc ias entrance",
    signs:
      "Tutorials Classes Tuition Learning Study_Room Academy | Coaching Coaching_Centre Study_Circle Institute | Pathshala",
    tools: "pencil slate compass lamp ladder abacus bell desk",
    looks: "Bright Yellow Sharp Blue Green Early",
    stuffs: "chalk ink paper graph margin slate lamplight logic",
    spots: "desk bench room corner lamp board yard",
    pictures:
      "Chalk_&_Slate Front_Bench Sharp_Pencil Second_Bell Yellow_Pencil Long_Division Study_Lamp First_Principle Open_Book Blackboard_Lane Last_Bench Square_Root Plus_One Show_Your_Working",
    roots:
      "Abhyas Gyan Medha Chaduvu Palaka Akshara Bodha Takhti Lekha Yukti Pathshala Sopan Lakshya Manan Vidya Siksha Telivi Balapam Prayas",
  },
  school: {
    match: "school high_school international_school college public_school cbse",
    signs:
      "School Academy Learning House Classrooms Education | High_School Public_School Schoolhouse Grammar_School | Vidyalaya Pathshala",
    tools: "bell slate banyan lantern kite gate bench",
    looks: "Green Bright Red Open Blue Morning",
    stuffs: "chalk slate willow ink lamplight banyan",
    spots: "field hill gate grove lane garden orchard",
    pictures:
      "Banyan_Gate Morning_Bell Open_Field Bright_Slate Willow_Gate Green_Slate Chalk_Hill Red_Brick Four_Gates Long_Corridor Mango_Grove First_Bell",
    roots:
      "Gyan Bodha Medha Vidya Siksha Akshara Ankur Bargad Udaya Pallav Gurukul Sopan Niketan Chetana Pragya",
  },
  playschool: {
    match:
      "play_school preschool kindergarten creche daycare montessori toddler child_care kid nursery_school playgroup",
    signs:
      "Preschool Playschool Playhouse Kindergarten Play Little_School | Nursery_School Daycare Children's_House Infant_School | Kilkari",
    tools: "kite crayon puddle ladybird button pebble drum swing",
    looks: "Little Yellow Red Happy Curious Paper Hopping",
    stuffs: "crayon puddle pebble sunshine clay clover sandbox",
    spots: "yard garden meadow tree lane house hill",
    pictures:
      "Paper_Canoe Yellow_Crayon Puddle_&_Pebble Little_Acorn Red_Balloon Hopscotch_Yard Muddy_Boots Paper_Kite Tiny_Acorn Sandbox_Lane Button_&_Boo Little_Puddle Ladybird_Lane",
    roots:
      "Kilkari Bachpan Titli Patang Jugnu Jhula Chidiya Ankur Khilona Nanhe Gauraiya Chinnari Navvu Lattoo Bagiya Aata",
  },
  languages: {
    match:
      "spoken_english english language ielts translation communication german french study_abroad overseas_education public_speaking translator",
    signs:
      "English<english/spoken_english/ielts Speaking<spoken_english/public_speaking/english Languages Spoken_English<english/spoken_english Speech<public_speaking/spoken_english Abroad<study_abroad/overseas_education | Language_House Language_School Language_Centre Overseas_Education<study_abroad/overseas_education | Bhasha",
    tools: "compass bridge window map quill passport",
    looks: "Clear Open Plain Long Blue",
    stuffs: "ink accent horizon vowel echo paper",
    spots: "bridge window bench room harbour desk",
    pictures:
      "Clear_Vowel Plain_Speech Second_Language Long_Vowel Open_Window First_Sentence Well_Said Mother_Tongue New_Verb Loud_&_Clear Far_Campus Commas_&_Co",
    roots:
      "Bhasha Shabd Samvad Maata Setu Uccharan Vaak Akshara Varna Safar Udaan Swara Disha Kalam",
  },
  computers: {
    match:
      "computer_training computer_class coding_class tally typing computer_institute coding_institute",
    signs:
      "Computers Computer_Classes Coding<coding_class/coding_institute/computer_training Computer_Academy Tech_Classes Typing<typing | Computer_Institute Computer_Centre Training_Institute Typing_Institute<typing | Ganak",
    tools: "cursor ladder keyboard lamp bridge abacus",
    looks: "Blue Blinking Bright First Green",
    stuffs: "logic pixel code syntax screen",
    spots: "desk room bench corner lab",
    pictures:
      "Blinking_Cursor First_Loop Blue_Cursor Second_Screen Home_Row Escape_Key Open_Tab Hello_World Next_Line Space_Bar Saved_File",
    roots: "Ganak Yantra Yukti Sopan Abhyas Ank Tark Takneek Gyan Udaan Nipun Kaushal Sankhya",
  },
  driving: {
    match: "driving_school driving motor_training licence driving_class",
    signs:
      "Driving Driving_School Motor_Training Wheels Drivers Driving_Classes | Motor_School Driving_College Motoring Motor_Driving | Sadak",
    tools: "wheel gear mirror signal clutch milestone",
    looks: "Steady Green Blue First Amber",
    stuffs: "road gear amber mile clutch",
    spots: "road lane mile bend crossing",
    pictures:
      "First_Gear Green_Signal Steady_Wheel Clear_Road Half_Clutch Second_Gear Mirror_&_Signal Parallel_Park Red_Plate Easy_Clutch Long_Road",
    roots: "Raasta Sadak Safar Raftaar Pahiya Chakka Gati Disha Baata Daari Sarathi Sahaja",
  },
  music: {
    match:
      "music musician singer singing guitar piano keyboard tabla violin band vocal song instrument karnatic carnatic hindustani",
    signs:
      "Music Music_Room Strings Vocals Songs Notes | School_Of_Music Music_House Conservatory Musicals | Sargam Sangeet",
    tools: "bow reed drum flute fret string bell peg",
    looks: "Blue Bamboo Long Wooden Silver Quiet Evening",
    stuffs: "reed rosewood echo string brass bamboo rhythm tempo",
    spots: "room verandah hall street house loft",
    pictures:
      "Second_String Long_Note Reed_&_Rhythm Evening_Raga Blue_Note Bamboo_Flute Open_String Middle_Octave Fifth_Fret Rosewood_&_Reed Slow_Tempo Upper_Octave First_Beat",
    roots:
      "Raga Sargam Swara Laya Dhun Geet Saptak Goonj Bansuri Jhankar Paata Naada Tarana Bandish Mehfil Gunjan Alaap Sur Riyaaz",
  },
  dance: {
    match:
      "dance dancer kathak bharatanatyam kuchipudi choreography choreographer ballet salsa bollywood_dance",
    signs:
      "Dance Dance_Studio Movement Dance_Room Steps Choreography | School_Of_Dance Dance_House Dance_Academy Theatre | Nritya Ghungroo",
    tools: "anklet bell drum step swan peacock lamp",
    looks: "Silver Red Brass Golden",
    stuffs: "rhythm silver brass tempo silk twirl",
    spots: "floor room stage courtyard hall house",
    pictures:
      "Eight_Counts Bare_Feet Hundred_Bells Silver_Anklet Five_Six_Seven Open_Floor Heel_&_Bell Last_Twirl Spin_&_Silk Red_Anklet Second_Beat Barefoot_Stage",
    roots:
      "Ghungroo Nupur Nritya Laya Lasya Abhinaya Mudra Mayuri Jhankar Natya Tarang Adugu Ada Hamsa Payal",
  },
  coach: {
    match:
      "coach life_coach career_coach career mentor leadership motivational executive_coach personal_development",
    signs:
      "Coaching Careers Mentoring Growth Coaching_Room Practice | Guidance Career_House Counsel Mentors | Disha",
    tools: "compass ladder lantern bridge sail map kite",
    looks: "North True Clear Steady Bright",
    stuffs: "horizon ridge light summit dawn tide",
    spots: "ridge bridge point harbour path desk window",
    pictures:
      "True_North Second_Wind Next_Rung Long_View North_Window Far_Ridge Clear_Ridge Better_Questions Turning_Point Next_Chapter Brave_Monday Ladder_&_Lamp Higher_Ground",
    roots:
      "Disha Sarathi Lakshya Udaan Sopan Prerna Sankalp Umang Kshitij Aarambh Adugu Shikhar Dhyeya Chetana Manan Setu Pathik Hausla",
  },
};
