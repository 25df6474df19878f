/** Indic words of learning, thought, reckoning and law. Rows, choice and dictionaries as in kitchen.ts. */
export const MIND = `
Gyan H m i knowledge
Vidya S - i learning
Siksha S - i instruction
Chaduvu T - i learning
Telivi T - i intelligence
Bodha S - i understanding
Medha S - i intellect
Pragya S - i wisdom
Viveka S - i discernment
Vichar S - i thought
Chintan S - i reflection
Manan S - i pondering
Manas S - i mind
Manasu T - i heart, mind
Ooha T - i idea, imagination
Chetana S - i awareness
Abhyas S - i practice
Riyaaz U m i practice of music
Nipun S - i skilled
Kaushal S - i skill
Hunar U m i skill
Yukti S - i reasoning, device
Prayog S - i experiment
Pathshala H f p school
Gurukul S - p teacher's house, school
Takhti H f t writing board
Palaka T - t slate
Balapam T - t slate pencil
Akshara S - t letter of the alphabet
Varna S - i letter, colour
Shabd H m i word
Maata T - i word
Vaak S - i speech
Vachan S - i word given
Bhasha S - i language
Uccharan S - i pronunciation
Samvad S - i dialogue
Kalam U - t pen
Syahi U f t ink
Dawaat U f t inkpot
Kitaab U f t book
Pustak S - t book
Varaq U m t leaf of a book
Safha U m t page
Lekha S - i writing, account
Katha S - i story
Kahani H f i story
Kissa U m i tale
Dastan U f i long tale
Afsana U m i story
Gatha S - i tale in verse
Nazm U f i poem
Hisaab U m i account, reckoning
Bahi H f t account book
Khata H m t account
Munim H m i keeper of accounts
Lekkalu T - i sums, accounts
Ank S - t figure, digit
Sankhya S - i number
Ganit S - i mathematics
Ganak S - i reckoner
Kosha S - i treasury
Artha S - i meaning, wealth
Sampada S - i wealth
Labh H m i gain
Bachat H f i savings
Gullak H f t money box
Sikka U m t coin
Sanchay S - i store, saving
Nivesh S - i investment
Nyaya S - i justice
Insaf U m i justice
Niti S - i conduct, policy
Vidhi S - i rule, law
Siddhanta S - i principle
Nirnaya S - i decision
Pramaan S - i proof
Tark S - i reasoning
Satya S - i truth
Sandhi S - i joining, treaty
Anubandh S - i bond, contract
Anvaya S - i logical connection
Samadhan S - i solution
Vishwas S - i trust
Bharosa H m i trust
Sahyog S - i cooperation
Sahay S - i help
Seva S - i service
Karuna S - i compassion
Raksha S - i protection
Suraksha S - i safety
Kavach S - t armour
Prahari S - i sentinel
Pehra U m i watch, guard
Drishti S - i sight, vision
Netra S - t eye
Nayan S - t eye
Kannu T - t eye
Choopu T - i glance, vision
Nigah U f i gaze, watch
Nazar U f i sight
Nazara U m i view
Chashma U m t spectacles
Rashi S - i sign of the zodiac
Kundali S - i birth chart
Vaastu S - i dwelling, site of a house
`;
