/* Health, learning, offices, and repairs at home; lines as in food-and-shops.ts. */
export const CARE_AND_OFFICES = `
ayurvedic-clinic; Ayurvedic care; First visit, Follow-up, Treatments; leaf clipboard stethoscope jar; book
counsellor-and-therapist; Someone to talk to; First talk, One session, Couples; talk heart calendar people; book
dental-clinic; Dental care; Check-up, Cleaning, Fillings; tooth clipboard brush root; book
diagnostic-lab; Tests and reports; Blood test, Health check, Sample from home; flask pill heart house; book
dietitian; Food plans that fit you; First visit, Monthly plan, Follow-up; leaf clipboard calendar basket; book
family-doctor; A doctor for the family; Consultation, Follow-up, Health check; stethoscope stethoscope clipboard heart; book
homoeopathy-clinic; Homoeopathic care; First visit, Follow-up, Medicines; pill clipboard stethoscope jar; book
medical-store; Medicines and health needs; Medicines, Baby care, First aid; pill syrup pram firstaid; order
nursing-home-and-hospital; Care, day and night; Consultation, Tests, Admission; stethoscope stethoscope clipboard bed; book
optical-shop; Spectacles and eye tests; Eye test, Frames, Sunglasses; glasses clipboard glasses glasses; book
physiotherapy-clinic; Physiotherapy; First visit, One session, Home visit; heart clipboard dumbbell house; book
veterinary-clinic; Care for your animals; Check-up, Vaccination, Grooming; paw stethoscope pill bucket; book
home-tutor; Tuition at home; Primary classes, High school, One to one; notebook pencil notebook board; book
coaching-centre; Coaching for your exam; Regular batch, Weekend batch, Tests; board board calendar clipboard; join
computer-training-institute; Computer courses; Basics, Office, Programming; laptop laptop notebook browser; join
dance-academy; Dance classes; Children, Adults, Stage shows; dancer heart speaker ticket; join
school; Classes for children; Admissions, Classes, Transport; books clipboard notebook bus; visit
driving-school; Learn to drive; Car classes, Licence help, Refresher; car car clipboard key; join
life-and-career-coach; Coaching for life and work; First talk, One session, Monthly plan; talk notebook board calendar; book
music-classes; Music classes; Singing, Instruments, Trial class; notes mic speaker ticket; join
play-school; Play school; Play group, Nursery, Day care; palette palette pencil house; visit
spoken-english-classes; Spoken English; Beginners, Conversation, Interview practice; talk notebook mic briefcase; join
sports-academy; Sports coaching; Children, Adults, Weekend batch; ball ball dumbbell calendar; join
study-abroad-consultant; Study abroad; First meeting, Applications, Visa help; books talk clipboard ticket; book
astrologer-and-vastu-consultant; Horoscope and vastu; Horoscope, Matching, Vastu visit; star star heart house; book
business-consultant; Help with your business; First meeting, Review, Monthly help; chart talk clipboard calendar; book
ca-firm; Accounts, audit and tax; Income tax return, GST returns, Audit; calculator clipboard calendar briefcase; book
company-secretary; Company law and filings; Company registration, Yearly filings, Advice; deed clipboard calendar talk; book
gst-and-tax-consultant; GST and income tax; GST registration, GST returns, Income tax return; calculator clipboard calendar briefcase; book
insurance-agent; Insurance, explained; Health, Life, Vehicle; shield heart shield car; ask
lawyer; Legal advice and court work; Advice, Documents, Court matters; scales talk deed briefcase; book
mutual-fund-distributor; Mutual funds, explained; First meeting, Monthly investing, Review; chart cup calendar chart; book
placement-agency; Jobs, and people for them; For job seekers, For employers, Interview help; briefcase briefcase house clipboard; ask
security-guard-agency; Guards for homes and offices; Day guards, Night guards, Events; shield shield lamp tent; ask
ac-and-fridge-repair; AC and fridge repair; AC service, Fridge repair, Gas filling; aircon aircon snowflake spanner; book
carpenter; Carpentry for your home; Doors and windows, Cupboards, Repairs; hammer house sofa spanner; book
electrician; Electrical work; Wiring, Fans and lights, Repairs; bulb wire fan socket; book
house-cleaning-service; House cleaning; Full house, Kitchen and bathroom, Sofa; cleanhouse bucket house sofa; book
house-painter; House painting; Walls, Doors and grills, Waterproofing; paint roller house bucket; ask
laundry-and-dry-cleaner; Laundry and dry cleaning; Wash and iron, Dry cleaning, Sarees; washer kurta bucket saree; book
maid-and-cook-agency; Maids and cooks for your home; Cook, Maid, Baby care; house pot bucket milk; ask
packers-and-movers; Packing and moving; House shifting, Office shifting, Vehicle; truck parcel briefcase truck; ask
pest-control; Pest control; Cockroaches, Termites, Yearly plan; shield bucket house calendar; book
plumber; Plumbing; Leaks, Fittings, Bathrooms; tap bucket pipe geyser; book
ro-water-service; RO water purifiers, and service; Service, Filters, New purifier; tap spanner tap parcel; book
`;
