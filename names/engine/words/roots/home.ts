/** Indic words of house, street and market. Rows, choice and dictionaries as in kitchen.ts. */
export const HOME = `
Aangan H m p courtyard
Manduva T - p courtyard house
Arugu T - p raised front verandah
Vakili T - p doorway
Illu T - p house
Ghar H m p house
Griha S - p house
Nilaya S - p abode
Nivas S - p residence
Niketan S - p home
Kutir S - p cottage
Nikunj S - p bower
Basera H m p nest, dwelling
Haveli U f p mansion
Sarai U f p travellers' inn
Dera H m p camp
Aashray S - i shelter
Dehleez U f p threshold
Chaukhat H f t door frame
Darwaza U m t door
Jharokha H m t overhanging window
Jaali H f t lattice
Chhat H f p roof terrace
Deewar U f t wall
Neev H f t foundation
Eent H f t brick
Patthar H m t stone
Taala H m t lock
Kunji H f t key
Chaabi H f t key
Gali H f p lane
Nukkad H m p street corner
Chowk H m p crossroads, square
Chaupal H f p village meeting place
Baithak H f p sitting room
Adda H m p haunt, meeting place
Mohalla U m p neighbourhood
Veedhi T - p street
Bazaar U m p market
Mandi H f p market
Haat H m p weekly market
Santha T - p weekly market
Bhandar H m p storehouse
Sauda U m i bargain, goods
Mela H m i fair
Mehfil U f i gathering for song
Jhula H m t swing
Diya H m t clay lamp
Deep S - t lamp
Deepam T - t lamp
Chirag U m t lamp
Mashal U f t torch
Lau H f t flame
Rangoli H f t floor pattern of coloured powder
Muggu T - t floor pattern of white powder
Toran S - t festoon over a door
Shamiana U m t festive canopy
Mandap S - p pavilion
Mehmaan U m i guest
Atithi S - i guest
Swagat S - i welcome
Nyota H m i invitation
Utsav S - i festival
Jashn U m i celebration
Baraat H f i wedding procession
Shehnai U f t wedding oboe
Parinay S - i wedding
Milan S - i meeting
Sangam S - i confluence
Rishta U m i bond
Sambandh S - i relationship
Jodi H f i pair
Maitri S - i friendship
Chelimi T - i friendship
Nestham T - i friend
Mitra S - i friend
Thodu T - i companionship
Saath H m i company, being together
Sneha S - i affection
Anurag S - i affection
Preeti S - i affection
Dulaar H m i fondness
Laad H m i pampering
Tohfa U m t gift
Khilona H m t toy
Lattoo H m t spinning top
Patang H f t kite
Gudiya H f t doll
Bachpan H m i childhood
Kilkari H f i a child's squeal of joy
Chinnari T - i little one
Nanhe H - i little ones
Chitthi H f t letter
Dak H f i post
Khabar U f i news
Mitti H f t earth, clay
Chaak H m t potter's wheel
Kumhar H m t potter
Loha H m t iron
Faulad U m t steel
Pital H m t brass
Bijli H f t electricity
Phool H m t flower
Machli H f t fish
Rozgar U m i livelihood
Panchang S - i almanac
Jaanch H f i examination
Krishi S - i farming
Dhol H m t big drum
Samaj H m i society
Sangha S - i association
Sangeet S - i music
Mithai H f t sweets
Halwai H m i maker of sweets
Kirana H m t groceries
Sabzi U f t vegetables
Dhaba H m p roadside eatery
Pashu S - i animal
Vidyalaya S - p school
Abhyanga S - i massage with oil
Dhobighat H m p riverside laundry
Lakdi H f t wood
Sagwan H m t teak
Sheesham H m t Indian rosewood
Chandan S - t sandalwood
`;
