/**
 * Deities, prophets and saints, scriptures, holy places, religious titles and offices of the
 * religions of India. Chosen by hand, from general knowledge. The grounds: section 9(2)(b) of the
 * Trade Marks Act, 1999 ("any matter likely to hurt the religious susceptibilities of any class
 * or section of the citizens of India"); the Trade Marks Registry's Manual names "Lord Buddha",
 * "Shree Sai Baba", "Sri Ramkrishna", "Swami Vivekananda", "the Holy Mother alias Sri Sarada
 * Devi" and "Balaji" among examples. Many Indian shops do bear a deity's name; that is an owner's
 * choice to make, and not one to propose.
 */

/** Refused as a word by itself, or with a plural or possessive s. */
export const SACRED_WORDS: ReadonlySet<string> = new Set(
  `om aum omkar omkara swastik swastika bhagwan bhagavan bhagavan ishwar ishwara eshwar parameshwar
  paramatma
  brahma vishnu shiva siva shiv mahadev mahadeva shankar shankara shambhu bholenath nataraja
  nataraj rudra mahesh maheshwara
  ram rama raam shriram sriram raghav raghava sita seeta sitaram jaishriram hanuman hanumanji
  bajrang bajrangbali maruti anjaneya anjaneyulu
  krishna krishnaa kishan kanha kanhaiya govind govinda gopal gopala madhav madhava mukund murari
  murugan muruga kartikeya karthikeya
  subramanya subrahmanya skanda shanmukha radha radhe radharani radhakrishna yashoda balram
  balarama jagannath jagannatha vitthal vithoba pandurang panduranga
  ganesh ganesha ganapati ganpati ganapathi vinayak vinayaka vighneshwara gajanan gajanana
  siddhivinayak
  lakshmi laxmi lakshmidevi mahalakshmi mahalaxmi saraswati saraswathi sarasvati durga durgadevi
  kali kaali mahakali parvati parvathi gauri bhavani bhawani
  chamundi chamunda chamundeshwari ambika amba ambaji jagadamba annapurna annapoorna santoshi
  vaishno vaishnodevi kamakshi meenakshi minakshi
  devi devta devata deva devara bhagwati bhagavati shakti mata mataji matarani amman ammavaru
  mariamman yellamma
  venkateswara venkateshwara venkatesh venkatesa tirumala tirupati tirupathi balaji srinivasa
  perumal narayan narayana satyanarayan narasimha narsimha vaman vamana varaha parashuram parashurama
  ayyappa ayyappan swamy swami sabarimala dattatreya dattatraya khandoba bhairav bhairava
  kalbhairav veerabhadra
  surya suryadev indra indradev varuna agni yamuna ganga gangaji gangamata tulsimata nandi garuda
  sesha nagaraja
  veda vedas vedam ved rigveda samaveda yajurveda atharvaveda gita geeta bhagavadgita upanishad
  upanishads purana puranas puranam ramayan ramayana ramayanam mahabharat
  mahabharata bhagavatam shastra shastras mantra mantram gayatri
  mandir devalaya devasthanam kovil temple ashram ashrama peetham peeth teerth teertha tirth
  tirtha prasad prasadam aarti arati puja pooja yagna yajna havan
  kashi varanasi ayodhya mathura vrindavan brindavan dwarka dwaraka haridwar hardwar rishikesh
  kedarnath badrinath rameswaram rameshwaram kailash kailas kailasa
  shirdi sai saibaba baba pandharpur somnath amarnath chardham kumbh kumbhamela
  guru gurudev guruji satguru sadguru acharya swamiji sadhu sant sanyasi rishi maharishi maharshi
  yogi yogini pandit purohit pujari brahmin
  ramakrishna ramkrishna vivekananda sarada aurobindo raghavendra basava basavanna kabir mirabai
  meerabai tulsidas tukaram dnyaneshwar gnaneshwar namdev chaitanya
  shankaracharya ramanuja madhva madhvacharya ravidas valmiki vyasa osho sadhguru
  allah allahu khuda khudah rasool nabi muhammad mohammad mohammed muhammed mohamed prophet quran
  koran qoran quraan hadith hadees islam islamic muslim
  makkah mecca makka madina medina madinah kaaba kaba masjid mosque dargah namaz ramzan ramadan
  ramadhan eid hajj haji umrah zamzam
  imam maulana maulvi mullah sufi pir khwaja chishti ajmersharif fatima ayesha khadija hussain
  hussein hasan husain karbala bismillah inshallah mashallah subhanallah alhamdulillah halal
  jesus yesu yeshu christ christos christian catholic god gods goddess lord almighty messiah
  saviour savior holy trinity bible gospel psalm church cathedral chapel crucifix
  mary maryam madonna virginmary apostle archangel saint pope bishop priest nun bethlehem nazareth
  jerusalem lourdes velankanni amen hallelujah
  waheguru wahe nanak gurunanak govindsingh khalsa khanda gurdwara gurudwara granth gurbani
  harmandir amritsar golden-temple nankana sikh singh-sabha langar akal akalpurakh
  buddha gautama siddhartha tathagata bodhisattva bodhi dhamma dharma sangha tripitaka tipitaka
  stupa vihara bodhgaya sarnath lama dalai ambedkar
  mahavir mahavira jain jaina jinendra tirthankar tirthankara parshwanath parswanath adinath
  rishabhdev namokar navkar shatrunjaya palitana shravanabelagola digambar shwetambar
  zoroaster zarathustra ahura mazda avesta parsi agiary ahuramazda fravashi bahai bahaullah torah
  yahweh jehovah synagogue rabbi`
    .replaceAll("-", "")
    .split(/\s+/),
);

/** Refused where a longer word begins or ends with them, unless the rest makes it a town. */
export const SACRED_PARTS: readonly string[] =
  `krishna ganesh ganapati lakshmi laxmi saraswat hanuman shiva mahadev parvati durga vishnu
  narayan venkates
  jagannath ayyappa murugan meenakshi bhagwan allah quran muhammad mohammad jesus buddha mahavir
  waheguru nanak sitaram radhe govinda`.split(/\s+/);

/** Ends of the names of towns: "Durgapur" and "Krishnagiri" are places. */
export const TOWN_ENDS: readonly string[] =
  `pur pura puram puri nagar giri ganj abad garh gad kot palle palli patnam pattinam patna peta pet
  vada wada kunj church`.split(/\s+/);
