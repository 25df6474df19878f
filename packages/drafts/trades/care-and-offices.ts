/* Lines as in food-and-shops.ts. */
export const CARE_AND_OFFICES = `
ayurvedic-clinic; Ayurvedic care; First visit, Follow-up, Treatments; leaf clipboard stethoscope jar; book
counsellor-and-therapist; Someone to talk to; First talk, One session, Couples; talk heart calendar people; book
dental-clinic; Dental care; Check-up, Cleaning, Fillings; tooth clipboard brush root; book; dentist teeth दांत दाँत दंत
diagnostic-lab; Tests and reports; Blood test, Health check, Sample from home; clipboard pill heart house; book
dietitian; Food plans that fit you; First visit, Monthly plan, Follow-up; basket clipboard calendar basket; book
family-doctor; A doctor for the family; Consultation, Follow-up, Health check; stethoscope stethoscope clipboard heart; book; clinic physician doctor डॉक्टर क्लिनिक
homoeopathy-clinic; Homoeopathic care; First visit, Follow-up, Medicines; pill clipboard stethoscope jar; book; homoeopathy homeopathy homeopath
medical-store; Medicines and health needs; Medicines, Baby care, First aid; pill syrup pram firstaid; order; medicines pharmacy chemist दवा दवाई दवाइयां
nursing-home-and-hospital; Care, day and night; Consultation, Tests, Admission; stethoscope stethoscope clipboard bed; book
optical-shop; Spectacles and eye tests; Eye test, Frames, Sunglasses; glasses clipboard glasses glasses; book
physiotherapy-clinic; Physiotherapy; First visit, One session, Home visit; heart clipboard dumbbell house; book; physiotherapist physio
veterinary-clinic; Care for your animals; Check-up, Vaccination, Grooming; paw stethoscope pill bucket; book; vet vets
coaching-centre; Coaching for your exam; Regular batch, Weekend batch, Tests; board board calendar clipboard; join; neet jee batches upsc कोचिंग
computer-training-institute; Computer courses; Basics, Office, Programming; laptop laptop notebook browser; join
dance-academy; Dance classes; Children, Adults, Stage shows; dancer heart speaker ticket; join; bharatanatyam kathak kuchipudi odissi dance
driving-school; Learn to drive; Car classes, Licence help, Refresher; car car clipboard key; join
home-tutor; Tuition at home; Primary classes, High school, One to one; notebook pencil notebook board; book; tuition tuitions maths mathematics science tutor ट्यूशन
life-and-career-coach; Coaching for life and work; First talk, One session, Monthly plan; talk notebook board calendar; book
music-classes; Music classes; Singing, Instruments, Trial class; mic mic speaker ticket; join; guitar tabla violin singing veena flute keyboard piano harmonium sitar drums carnatic hindustani vocal
play-school; Play school; Play group, Nursery, Day care; palette palette pencil house; visit
school; Classes for children; Admissions, Classes, Transport; books clipboard notebook bus; visit; medium cbse icse
spoken-english-classes; Spoken English; Beginners, Conversation, Interview practice; board notebook mic briefcase; join
sports-academy; Sports coaching; Children, Adults, Weekend batch; ball ball dumbbell calendar; join
study-abroad-consultant; Study abroad; First meeting, Applications, Visa help; suitcase cup clipboard ticket; book
astrologer-and-vastu-consultant; Horoscope and vastu; Horoscope, Matching, Vastu visit; star star heart house; book
business-consultant; Help with your business; First meeting, Review, Monthly help; chart talk clipboard calendar; book
ca-firm; Accounts, audit and tax; Income tax return, GST returns, Audit; calculator clipboard calendar briefcase; book; chartered accountant audit accounts
company-secretary; Company law and filings; Company registration, Yearly filings, Advice; clipboard deed calendar talk; book
gst-and-tax-consultant; GST and income tax; GST registration, GST returns, Income tax return; calendar clipboard calendar briefcase; book
insurance-agent; Insurance, explained; Health, Life, Vehicle; shield heart shield car; ask
lawyer; Legal advice and court work; Advice, Documents, Court matters; scales talk deed briefcase; book; advocate advocates legal vakil court वकील अदालत
mutual-fund-distributor; Mutual funds, explained; First meeting, Monthly investing, Review; chart cup calendar chart; book
placement-agency; Jobs, and people for them; For job seekers, For employers, Interview help; briefcase briefcase house clipboard; ask
security-guard-agency; Guards for homes and offices; Day guards, Night guards, Events; shield shield lamp tent; ask
ac-and-fridge-repair; AC and fridge repair; AC service, Fridge repair, Gas filling; spanner spanner gear bucket; book; ac fridge refrigerator
carpenter; Carpentry for your home; Doors and windows, Cupboards, Repairs; hammer house sofa spanner; book; carpentry woodwork barhai बढ़ई बढ़ई फर्नीचर
electrician; Electrical work; Wiring, Fans and lights, Repairs; bulb wire fan socket; book; electrical wiring bijli fans बिजली इलेक्ट्रीशियन
house-cleaning-service; House cleaning; Full house, Kitchen and bathroom, Sofa; bucket bucket house sofa; book; clean cleaning cleaner
house-painter; House painting; Walls, Doors and grills, Waterproofing; paint roller house bucket; ask; painting painters पेंटर पुताई
laundry-and-dry-cleaner; Laundry and dry cleaning; Wash and iron, Dry cleaning, Sarees; bucket kurta bucket saree; book
maid-and-cook-agency; Maids and cooks for your home; Cook, Maid, Baby care; house pot bucket milk; ask
packers-and-movers; Packing and moving; House shifting, Office shifting, Vehicle; truck parcel briefcase truck; ask; shifting packers movers
pest-control; Pest control; Cockroaches, Termites, Yearly plan; shield bucket house calendar; book
plumber; Plumbing; Leaks, Fittings, Bathrooms; tap bucket pipe geyser; book; plumbing leak leaks taps nal प्लंबर नल
ro-water-service; RO water purifiers, and service; Service, Filters, New purifier; tap spanner tap parcel; book
`;
