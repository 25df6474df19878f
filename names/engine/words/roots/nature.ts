/** Indic words of earth, sky, water, plants and birds. Rows, choice and dictionaries as in kitchen.ts. */
export const NATURE = `
Khet H m p field
Kshetra S - p field
Fasal U f t harvest
Beej H m t seed
Ankur S - t sprout
Pallav S - t new leaf
Patra S - t leaf, letter
Aaku T - t leaf
Lata S - t creeper
Mool S - t root
Dharti H f i earth
Vasudha S - i earth
Nela T - i ground, soil
Kisan H m i farmer
Bagh U m p garden
Bagiya H f p little garden
Bagicha U m p garden
Thota T - p garden
Chaman U m p flower garden
Gulzar U m p rose garden
Gulistan U m p rose garden
Vana S - p forest
Aranya S - p forest
Konda T - p hill
Pahad H m p hill
Shikhar S - p summit
Sthala S - p place, ground
Neem H m t neem tree
Bargad H m t banyan
Gulmohar H m t flame tree
Amaltas H m t golden shower tree
Palash S - t flame of the forest
Champa S - t champak flower
Chameli H f t jasmine
Mogra H m t Arabian jasmine
Juhi H f t jasmine
Malle T - t jasmine
Parijat S - t night jasmine
Gulab U m t rose
Genda H m t marigold
Banthi T - t marigold
Puvvu T - t flower
Khus H f t vetiver
Jal H m t water
Neer S - t water
Neeru T - t water
Boond H f t drop
Dhara S - i stream
Jharna H m t waterfall
Kuan H m p well
Baoli H f p stepwell
Vaagu T - p stream
Dariya U m p river
Sagar S - p sea
Samudra S - p ocean
Sandram T - p sea
Lehar H f t wave
Ala T - t wave
Tarang S - i wave
Naav H f t boat
Nauka S - t boat
Setu S - t bridge
Megha S - t cloud
Vaana T - t rain
Phuhar H f t drizzle
Sawan H m i month of rain
Shabnam U f t dew
Dhoop H f t sunshine, incense
Chhaya S - i shade
Vennela T - i moonlight
Velugu T - i light
Ningi T - i sky
Chukka T - t star
Taara H m t star
Nakshatra S - t constellation
Dhruva S - i fixed, the pole star
Kshitij S - i horizon
Kiran S - t ray of light
Kiranam T - t ray of light
Prabha S - i radiance
Aabha S - i lustre
Tejas S - i brilliance
Noor U m i radiance
Roshni U f i light
Ujala H m i light
Chamak H f i sparkle
Jugnu H m t firefly
Bhor H f i daybreak
Savera H m i morning
Prabhat S - i morning
Arun S - i red of dawn
Udaya S - i rising
Sanjh H f i dusk
Bahar U f i spring
Vasant S - i spring
Sharad S - i autumn
Mayuri S - t peahen
Hamsa S - t swan
Maina H f t mynah
Gauraiya H f t house sparrow
Chidiya H f t little bird
Titli H f t butterfly
Pankh H m t feather
Ghonsla H m t nest
Udaan H f i flight
Jeeva S - i living being
`;
