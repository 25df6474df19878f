/** Indic words of craft, sound, movement, health and the road. Rows, choice and dictionaries as in kitchen.ts. */
export const CRAFT = `
Kala S - i art
Hastkala S - i handicraft
Shilpa S - i craft, sculpture
Rachna S - i composition
Srijan S - i creation
Kriti S - i work, creation
Akriti S - i form
Rekha S - t line
Bindu S - t dot, point
Kona H m p corner
Aayam S - i dimension
Chitra S - t picture
Chhavi S - i image
Tasveer U f t picture
Drishya S - i scene
Manzar U m i scene
Jhalak H f i glimpse
Lamha U m i moment
Kshan S - i instant
Pal H m i moment
Yaadein U f i memories
Parda U m t curtain, screen
Rang H m i colour
Rangrez U m i dyer
Karigar U m i artisan
Dastkar U m i craftsperson
Ustad U m i master of a craft
Mistri H m i mechanic, mason
Auzaar U m t tool
Yantra S - t machine, device
Takneek H f i technique
Sanket S - i signal
Sanchar S - i communication
Nirman S - i construction
Sthapati S - i master builder
Sthira S - i steady
Karya S - i work
Udyam S - i enterprise
Pragati S - i progress
Sopan S - t stairway, step
Aarambh S - i beginning
Pahal H f i first step
Navya S - i new
Lakshya S - i goal
Dhyeya S - i aim
Nishana U m t target
Sankalp S - i resolve
Prayas S - i effort
Prerna S - i inspiration
Umang H f i eager joy
Hausla U m i courage
Himmat U f i courage
Josh U m i zeal
Utsah S - i enthusiasm
Dhairya S - i fortitude
Veer S - i brave
Jeet H f i victory
Daud H f i run
Khel H m i game
Aata T - i play
Maidan U m p playing field
Akhada H m p wrestling ground
Vyayam S - i exercise
Kasrat U f i exercise
Urja S - i energy
Ojas S - i vigour
Bala S - i strength
Vega S - i speed
Gati S - i motion
Raftaar U f i pace
Chaal H f i gait
Nadaka T - i walking, gait
Asana S - i posture
Mudra S - i gesture
Vinyasa S - i arrangement, flow
Prana S - i breath of life
Shwas S - i breath
Dhyan S - i meditation
Sama S - i even, calm
Sahaja S - i natural ease
Santulan S - i balance
Ananda S - i joy
Sukha S - i ease
Sukoon U m i calm
Fursat U f i leisure
Rahat U f i relief
Aaram U m i rest
Vishram S - i rest
Nidra S - i sleep
Sparsh S - i touch
Spandan S - i pulse
Nabz U f i pulse
Jeevan S - i life
Ayu S - i life, span of life
Arogya S - i good health
Nirog H - i free of illness
Swasthya S - i health
Sattva S - i purity, essence
Vaidya S - i physician
Aushadhi S - i medicinal herb
Marham U m t balm
Dawa U f t medicine
Lepa S - t ointment
Muskaan H f i smile
Navvu T - i laughter
Chirunavvu T - i smile
Hansi H f i laughter
Danta S - t tooth
Asha S - i hope
Nirmal S - i spotless
Ujjwal S - i bright
Shubhra S - i white, bright
Swachh S - i clean
Tella T - i white
Naya H - i new
Dhobi H m i washerman
Sugandh S - i fragrance
Parimal S - i fragrance
Saurabh S - i fragrance
Khushboo U f i fragrance
Mehek H f i fragrance
Ittar U m t attar, perfume
Raga S - i melodic mode
Sargam H f i scale of music
Swara S - i musical note
Sur H m i musical note
Saptak H m i octave
Laya S - i tempo
Naada S - i sound
Goonj H f i echo
Gunjan S - i humming
Dhun H f i tune
Geet H m i song
Paata T - i song
Alaap S - i opening of a raga
Bandish H f i composed melody
Tarana U m i song of rhythmic syllables
Jhankar S - i jingling
Bansuri H f t bamboo flute
Ghungroo H m t ankle bell
Nritya S - i dance
Natya S - i dance drama
Lasya S - i graceful dance
Abhinaya S - i expression in dance
Safar U m i journey
Yatra S - i journey
Savari U f i ride
Gaadi H f t vehicle
Pahiya H m t wheel
Chakka H m t wheel
Sadak H f p road
Raasta U m p path
Baata T - p path
Daari T - p way
Pagdandi H f p footpath
Disha S - i direction
Manzil U f i destination
Musafir U m i traveller
Rahi U m i traveller
Pathik S - i traveller
Karwan U m i caravan
Sarathi S - i charioteer, guide
`;
