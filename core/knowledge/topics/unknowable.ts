/** Questions near the field that nobody here can answer: one that is more like these than like a topic stays unanswered. */
export const unknowable: readonly string[] = `
how small may a DataMatrix be
what is the minimum size of a barcode
minimum print quality of a DataMatrix
which grade must the barcode verifier show
which X-dimension must the barcode have
how much does it cost to register a device
is EUDAMED free of charge
do we pay anything to EUDAMED
must our patient information be in EUDAMED
is the patient leaflet uploaded to the register
does China require direct marking
does a pallet need a UDI-DI in China
do pallets and shipping containers need a UDI in China
is direct marking mandatory in Japan
what does a notified body charge for a certificate
what are the fees of the authority for registration
what is the price of an authorised representative per year
how much does a GS1 membership cost
does GMDN cost anything
is GMDN free of charge for GUDID
is the GMDN code free of charge
is GMDN free
is a GMDN code free or must it be paid
do we have to pay for GMDN codes
what does the DUNS number cost
what does a UK Responsible Person charge
what does a UKRP charge
should we go for De Novo or 510(k)
does our pump have a predicate
which predicate should we choose
who is our CH-REP contact person
who is our contact person at the representative
which class is a syringe in the US
which class does our product have in the US
is a thermometer class II in China
which class is a catheter in Japan
what does a CH-REP charge
how much does a US agent charge
what does a sponsor charge
what is the salary of a regulatory affairs manager
how long does the notified body take to review the technical documentation
how long does it take until the authority issues the SRN
how long does approval take
how long is the waiting time for a certificate
when will EUDAMED be down for maintenance
is the EUDAMED server slow today
what is the phone number of the helpdesk
what is the e-mail address of the competent authority
who is the contact person at the FDA
which notified body is the best
which notified body is the cheapest
can you recommend a consultant
which authorised representative do you recommend
when will our notified body answer
is our product better than the product of the competitor
which devices has our competitor registered
has Medtronic registered its pumps
how many devices does Siemens have in EUDAMED
how many manufacturers are registered in EUDAMED
what is the market share of our device
how many did we sell last year
what is our turnover
what is the sales price of our device
which customers complained about the device
how many complaints did we get
which hospital uses our device
who is the chief executive of our company
what will change in the next revision of the regulation
will the deadline be postponed again
when will the vigilance module start
on which exact day will the EUDAMED vigilance module become mandatory
when will the clinical investigation module become mandatory
what date will vigilance be obligatory in EUDAMED
when will the targeted revision of the MDR be adopted
what did the Commission decide yesterday
what does the new guidance of next year say
is my device a medical device
do we need a clinical investigation for our device
which class is our new app
in which class is our new product
in what class is our new app
what class is our software
what is the class of our product
which consultant can be our PRRC
who can we hire as PRRC
is our PSUR good enough
is our clinical data enough
which notified body should we choose
what does a PRRC service cost
will the transition be extended again
who handles our FSCA at the authority
how many incidents did the competitors report
when will our notified body come for the audit
is our clinical evidence sufficient
what is the clinical evaluation plan
how do I write a clinical evaluation report
how do I write a risk management file by ISO 14971
what does ISO 14971 demand
how is biocompatibility tested
which sterilisation dose is needed
what is the shelf life of our device
what is the weight of our device
where was the device manufactured
who is our supplier of the sensor
how many units are in the warehouse
when does the next batch arrive
which batch was delivered to the hospital
how do I file a tax return
what is the capital of France
what is the weather tomorrow
who won the match
how do I cook pasta
write me a letter to the authority
write a poem about UDI
translate this text into German
draft an answer to the auditor
is UDI mandatory for drugs
is UDI mandatory for cosmetics
is registration mandatory for food supplements
who regulates drugs
who regulates cosmetics
who regulates food
which agency regulates food
which authority is responsible for drugs and food
which ministry is responsible for medicines
which law covers drugs
how do I register a drug
how do I register a trademark
how do I register a company
how do I register a patent
how do I register for the conference
what are the customs duties for devices
how big is the market
is the database available in French
is GUDID available in Spanish
which language does the portal have
can I use the portal in English
who signs the contract with the importer
can we enter the market
can we sell the device in the country
is our product allowed on the market
is a local test needed
is testing in the country required for approval
how do I cancel a registration
how do I withdraw a licence
which forms does the authority want
which documents are needed for approval
which importer do you know
when is the conference of the authority
how large is the medical device market in the country
which hospital scans the UDI
which hospitals use UDI
how many hospitals scan UDI
who prints labels there
is a clinical trial needed
is a clinical trial mandatory for approval
does the authority inspect our factory
when is the next inspection of our site
how long does registration take
what is the VAT rate on medical devices
how do I get a visa
what does the insurance reimburse for the device
what is the reimbursement code of our device
is reimbursement possible without a UDI
is the device reimbursed in the country
will the health insurance pay the device without UDI
what are the cookies of the hub
how does the hub encrypt the passwords
what is the password of the administrator
tell me my password
what is the next EMDN version
what is the current version number of the EMDN
how do I file a 510(k)
how do I write a 510(k)
which notified bodies are in Italy
which notified body is responsible for us
who is our contact at the notified body
how big is the EUDAMED team
how many people work at the FDA
what is the name of the reviewer
what does the inspector look at
how do I classify my device
is my product in scope of the MDR
which harmonised standards apply to my device
how do I validate a sterilisation process
what is the difference between MDR and FDA approval
how do I get FDA approval
how do I get a CE certificate
what documents does the notified body want
how do I write instructions for use
how long does the registration in Brazil take
when did the FDA approve our device
is our device on the market in Korea
which distributor sells our device
who bought our device
how much stock do we have
what is the production cost of our device
what is the lead time of labels
which label material should we use
what size must the DataMatrix have
what print quality is needed for the barcode
what is the resolution of the label printer
how is a patient informed
what does the insurance pay
tell me my password I forgot it
what is my password
send me my password
give me the token of the API
what is my colleague’s password
which server does the hub run on
file names of exports
how are the exported files named
which server hardware does our IT run the hub on
on which hardware does the hub run here
which operating system has our server
where is our server located
which data centre hosts our hub
who administers our server
what database does the hub use
what programming language is the hub written in
how many users does the hub have worldwide
when is the next release of the hub
who made RegBot
how old are you
are you a human
what is the roadmap of the product
what is the licence price of the hub
what does a penalty for missing UDI cost
how high is the fine for selling without registration
was our company fined
did the authority inspect us
when is the next audit
who is our auditor
which devices were recalled worldwide
was our device recalled by the FDA
how many incidents were there with our device
what happens to sales when the certificate expires
is the certificate of our competitor valid
which notified body issued the certificate of our competitor
how many notified bodies are there
which notified bodies are designated for implants
how many devices are in GUDID
how many records does swissdamed hold
how many codes does GMDN have
how many hours does it take to register a device
how long does it take to enter a device by hand
how many users does EUDAMED have
how many companies use machine to machine
how many operators are connected by M2M
how many files are uploaded to EUDAMED a day
how many certificates are in EUDAMED
how many legacy devices are in EUDAMED
what is the GMDN code of an infusion pump
which product code does an infusion pump have
what is the EMDN code of a scalpel
is RFID cheaper than barcode
which label printer should I buy
which barcode scanner is best
how do I calibrate the printer
how do I repair the device
how do I clean the instrument
how is the device used on a patient
can I sell the device on Amazon
can I sell the device in Kenya
what does the law in Russia demand
where does our approver go for lunch
where is my colleague today
is my boss in the office today
when is my colleague on holiday
when does the approver come back from vacation
who is ill today in our team
what is the birthday of my colleague
which languages does my colleague speak
how old is the approver
does my boss like the new device
who in our company is the best at labels
has the FDA inspected our company
has the authority ever inspected us
was our factory audited by the notified body
what was the result of our last audit
which findings did the auditor have
how many employees does our company have
how large is our regulatory team
who owns our company
who is the managing director of our company
which of our devices is the most dangerous
which of our devices is the best
which device should we stop selling
should we withdraw the device
is it worth registering the device
is the reason of the refusal fair
who is to blame for the refusal
how much time did we spend on the submission
how much work is a registration
who paid for the registration
is the device patented
who is the supplier of the needle
which material is the device made of
what battery does the device have
is the device safe in an MRI scanner
can the lens be worn overnight
how often may the instrument be sterilised
how many devices are installed in hospitals
do doctors like the device
what do patients say about the device
which tariff code does the device have
what is a class C airspace
what is class A share
what is class I railway
`
  .trim()
  .split('\n')
