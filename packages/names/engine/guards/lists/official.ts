/** Official words: emblems, and words that require approval. */

/**
 * Names and emblems of the Schedule to the Emblems and Names (Prevention of Improper Use) Act,
 * 1950, whose section 3 bars their use "for the purpose of any trade, business, calling or
 * profession"; abbreviations count as names under section 2(c). Sources: sections 2 and 3 as
 * reprinted by law sites; the Schedule's entries on Gandhi, Nehru, Shivaji, the Prime Minister and
 * the Ashoka and Dharma Chakra as quoted elsewhere; all other entries from general knowledge.
 * Comma-separated entries of one or several words.
 */
export const EMBLEMS = `
  Gandhi, Mahatma, Gandhiji, Nehru, Chacha Nehru, Shivaji, Chhatrapati, Chatrapati, Chhatrapathi,
  Ashoka Chakra, Ashok Chakra, Dharma Chakra, Dharmachakra, Rashtrapati, Rashtrapathi, Rashtrapati
  Bhavan, Raj Bhavan, Raj Bhawan, Lok Bhavan, Prime Minister, Pradhan Mantri, Pradhanmantri,
  United Nations, UNO, UNESCO, UNICEF, World Health Organisation, World Health Organization,
  Interpol, Olympic, Olympics, Red Cross, Red Crescent, Ramakrishna Math, Ramakrishna Mission,
  Sarada Math, Bharat Scouts, Girl Guides, Tiranga, National Flag, Satyamev Jayate, Satyameva
  Jayate, Param Vir Chakra, Paramveer Chakra, Bharat Ratna, Padma Shri, Padma Bhushan, Padma
  Vibhushan, Vir Chakra, Ashokachakra, International Civil Aviation, World Meteorological, Tri
  Service, Supreme Court, High Court, Government of India, Indian Army, Indian Navy, Nobel Prize,
  Lion Capital
`;

/**
 * Words that need the Central Government's approval in the name of a company, "in English or any of
 * the languages depicting the same meaning": rule 8B of the Companies (Incorporation) Rules,
 * 2014, inserted by the Fifth Amendment Rules, 2019, read in full as reprinted by law sites;
 * Parliament and the Indian words are our additions. "India" and "Bharat" count there only together
 * with "Scheme", so they are left out. Then words of regulated trades (banking, insurance, stock
 * exchange, architects), for which rule 8A requires the regulator's approval; read in summaries
 * only.
 */
export const APPROVAL = `
  Board, Commission, Authority, Undertaking, National, Union, Central, Federal, Republic,
  President, Small Scale Industries, Khadi and Village Industries, Village Industries, Financial
  Corporation, Municipal, Municipality, Panchayat, Panchayati, Development Authority, Chief
  Minister, Minister, Ministry, Nation, Nations, Forest Corporation, Development Scheme, Statute,
  Statutory, Court, Courts, Judiciary, Judicial, Governor, Scheme, Yojana, Bureau, Parliament,
  Sansad, Vidhan Sabha, Lok Sabha, Rajya Sabha, Rashtriya, Rashtra, Kendriya, Ayog, Aayog, Nigam,
  Mantri, Mukhyamantri, Rajyapal, Nyayalaya, Adalat, Prabhutvam, Parishad, Mandal Nigam, Nagar
  Palika, Mahapalika, Zilla, Zila, Mandala Praja, State Government, Bank, Banks, Banker, Bankers,
  Banking, Insurance, Insurer, Assurance, Bima, Stock Exchange, Stock Broking, Venture Capital,
  Asset Management, Nidhi, Mutual Fund, Mutual Funds, Chit Fund, Chit Funds, Chitty, Architect,
  Architects, Architecture, Architectural, Reserve Bank, Pension Fund, Microfinance, Securities
`;

/**
 * Words that would make a false claim, or that the law reserves for others: the state, a
 * registration, a guarantee or a cure, a profession, a legal form (rule 8A bars words "indicative
 * of a separate type of business constitution", read in summaries), and unprovable praise
 * (the Advertising Standards Council upholds complaints against unproved "No. 1" claims).
 */
export const MISLEADING = `
  Government, Govt, Sarkar, Sarkari, Official, Officially, Registered, Regd, Certified, Licensed,
  Approved, Authorised, Authorized, Accredited, ISO, FSSAI, BIS, ISI, Hallmarked, Guaranteed,
  Guarantee, Guarantees, Warranty, Cure, Cures, Curing, Miracle, Doctor, Doctors, Dr, Physician,
  Surgeon, Surgeons, Professor, Advocate, Advocates, Vakil, Barrister, Chartered Accountant,
  Chartered Accountants, Chartered, University, Vidyapeeth, Vishwavidyalaya, IIT, IIM, AIIMS, Pvt,
  Private Limited, Limited, Ltd, LLP, Inc, Incorporated, PLC, GmbH, OPC, HUF, Sdn, Pte,
  Corporation, Corp, Cooperative, Co operative, Sehkari, Sahakari, Sahkari, Trust, Trustee,
  Society, Producer Company, Best, Bestest, Worlds Best, Number One, No 1, No One, Numero Uno,
  Unbeatable, Cheapest, Lowest, Lowest Price, Purest, Safest, Risk Free, Army, Navy, Military,
  Police, CBI, Income Tax
`;
