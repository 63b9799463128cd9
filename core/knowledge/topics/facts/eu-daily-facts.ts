import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const
const abroad = { markets: ['EU', 'US', 'CN', 'JP', 'KR', 'IN', 'GB', 'CH', 'TR', 'CA', 'AU', 'BR'] } as const
const triggers = 'MDR Annex VI, Part C, 3.9; EUDAMED BR-DTX-UDI-031'

/** What specialists ask every day of UDI and EUDAMED. */
export const euDailyFacts: readonly Topic[] = [
  fact(
    'eu-carrier-dates',
    'UDI carrier on label and packages: dates',
    `from which date must the UDI be on the packaging
    we only sell class I, from which date must the UDI be on the packaging
    since what date does the package need a UDI
    by when must the UDI carrier be on label and packages
    when did UDI on the label become mandatory
    UDI labelling dates of all classes
    UDI label deadlines by class
    since when is a UDI on the label required
    from what date is UDI on packaging mandatory`,
    'The UDI carrier is on label and packages of MDR devices: class III and implantable devices since 26 May 2021, class IIa and IIb since 26 May 2023, class I since 26 May 2025. Of IVDR devices: class D since 26 May 2023, class B and C since 26 May 2025, class A from 26 May 2027. Reusable devices carry it on the device itself two years after the date of their class: class III since 26 May 2023, IIa and IIb since 26 May 2025, class I from 26 May 2027. Legacy devices need none.',
    'MDR Art. 27(4), 123(3)(f) and (g); IVDR Art. 113(3)(e)',
    eu,
  ),
  fact(
    'eu-old-devices',
    'Devices placed on the market before the MDR',
    `do old devices placed on the market before 2021 have to be in EUDAMED
    do devices sold before the MDR have to be registered in EUDAMED
    device last placed on the market in 2019, registration in EUDAMED needed
    are old devices registered in EUDAMED
    difference between old devices and legacy devices
    must devices that were sold before May 2021 be registered`,
    'No: “old” devices, which were placed on the market before 26 May 2021 (IVDs: 26 May 2022) and are not any more, are not registered in EUDAMED. Legacy devices are those still placed on the market under the directives after that day: they are registered by 28 November 2026.',
    'MDCG 2021-25; MDCG 2019-5; MDR Art. 120(3), 123(3)',
    eu,
  ),
  fact(
    'eu-register-from-abroad',
    'Who registers for a manufacturer outside the EU',
    `we are a US company with an authorised representative, who has to register our devices in EUDAMED
    who registers the devices of a non-EU manufacturer in EUDAMED
    does the authorised representative or the manufacturer enter the devices
    manufacturer or EC REP, who registers devices in EUDAMED
    we are outside the EU, who enters our devices
    our company is in Japan, does the EC REP register the devices or we`,
    'The manufacturer registers its devices, also where it is outside the EU: it has its own SRN, names its authorised representative with an active mandate, and enters the devices itself. The representative verifies that this was done (Art. 11(3)(c)); it does not register them in place of the manufacturer.',
    'MDR Art. 11(3)(c), 29 and 31',
    abroad,
  ),
  fact(
    'eu-importer-does',
    'What an importer does for EUDAMED',
    `we import devices into the EU, what do we have to do in EUDAMED
    we import devices from Korea into the Netherlands, what do we have to do in EUDAMED
    what does an importer do in EUDAMED
    duties of an importer in EUDAMED
    we are an importer, what do we register
    what are our EUDAMED obligations as an importer`,
    'An importer registers as an actor and gets an SRN (IM), and keeps these data up to date within one week. It verifies that the device has a UDI and is registered (Art. 13) and, within two weeks of placing it on the market, that the manufacturer or its authorised representative is registered as an actor (Art. 30(3)); where data are missing it tells them. It enters no devices: the manufacturer does.',
    'MDR Art. 13(2) and (4), 30(3), 31(1) and (4)',
    abroad,
  ),
  fact(
    'eu-srn-abroad',
    'How a manufacturer outside the EU gets an SRN',
    `we are in Japan and want an SRN, what is the way to get it
    how does a non-EU manufacturer get an SRN
    how does a US company get an SRN
    how do we register as an actor from outside the EU
    steps to an SRN for a manufacturer outside the EU
    SRN for a company in the US, how`,
    'A manufacturer outside the EU first has a mandate with an authorised representative that has an SRN itself. It enters its actor registration request in EUDAMED (EU Login needed), names the representative and uploads the mandate summary and the signed declaration on information security responsibilities. The representative verifies the request, then the competent authority of the representative’s country approves it, obtains the SRN from EUDAMED and issues it.',
    'MDR Art. 11, 30 and 31; EUDAMED actor module, user guide',
    abroad,
  ),
  fact(
    'eu-change-sterile',
    'Non-sterile becomes sterile, and the UDI-DI',
    `non-sterile becomes sterile, new UDI-DI?
    we sold the device non-sterile and will deliver it sterile, new UDI-DI
    from next year it will come sterile. does that need another UDI-DI
    the same instrument sterile and non-sterile, one UDI-DI or two
    until now non-sterile, now it will come sterile. does that need another UDI-DI
    device is now delivered sterile, do we need a new UDI-DI
    change from sterile to non-sterile
    now packed sterile, is another UDI-DI needed
    until now it was delivered non-sterile, from next year we want to sell it sterile packed, is a new UDI-DI needed
    a plate that was delivered non-sterile will be sold sterile packed, is a new UDI-DI needed for this
    does the sterile version need its own UDI-DI`,
    'Whether a device is packaged sterile, and whether it needs sterilisation before use, each make a new UDI-DI. The sterile and the non-sterile version have a UDI-DI each; they may share a Basic UDI-DI. Another sterilisation method alone needs none.',
    triggers,
    eu,
  ),
  fact(
    'eu-change-name',
    'A new name, and the UDI-DI',
    `does a new product name need a new UDI-DI
    we rename our device, do we need a new UDI-DI
    we rename our catheter for marketing reasons. do we need a new UDI-DI
    new trade name, new UDI-DI?
    the brand name changes, does the UDI-DI change
    marketing wants another name for the product, UDI-DI
    rebranding of a device and the UDI-DI
    change of the device name, is another UDI-DI needed`,
    'Yes: a change of the name or trade name of the device needs a new UDI-DI. The Basic UDI-DI stays. Correcting a misspelled name in EUDAMED is no such change.',
    'MDR Annex VI, Part C, 3.9',
    eu,
  ),
  fact(
    'eu-change-manufacturer',
    'Company name or address, and the UDI-DI',
    `our company moves and all labels get the new address. do we need new UDI-DIs
    the manufacturer changes its name, same SRN. new UDI-DI?
    our company gets a new legal form and name, new UDI-DI
    the GmbH becomes an AG with a new name, same SRN, new UDI-DI
    new address on the labels, new UDI-DI
    company renamed, do the UDI-DIs change`,
    'No: a new name or address of the same legal entity (same SRN) is a change of its actor data, entered within one week; UDI-DIs and Basic UDI-DIs stay. Another legal entity is another manufacturer, with an SRN, Basic UDI-DIs and UDI-DIs of its own.',
    'MDR Art. 31(4), Annex VI Part C, 3.9',
    eu,
  ),
  fact(
    'eu-change-ifu',
    'Instructions for use, languages and storage, and the UDI-DI',
    `translation added to the IFU, new UDI-DI?
    we add a language to the instructions for use. is it a new UDI-DI
    we add Polish to the IFU, is a new UDI-DI needed
    the instructions for use are revised, new UDI-DI?
    storage temperature on our label changes. must I assign a new UDI-DI
    new storage conditions, new UDI-DI?
    new language on label or IFU, does the UDI-DI change`,
    'No: another language or a revision of the instructions for use, other storage conditions or another label layout need no new UDI-DI. What the database has of it, such as storage conditions, is updated there within 30 days. Only a new critical warning or contra-indication makes a new UDI-DI.',
    'MDR Annex VI, Part C, 3.9 and 5.8',
    eu,
  ),
  fact(
    'eu-ai-lot-expiry',
    'AI of lot, serial number, expiry and production date',
    `which AI is the lot and which is the expiry date
    AI for lot and expiry
    which application identifiers do we need for batch and expiration date
    do I use 10 or 21 for the serial number, and which one is the lot
    10 or 21 for the lot number
    which AI is lot, which is serial, which is expiry
    which numbers in brackets are lot, expiry and serial
    AI of batch number and use by date
    is 17 the expiry and 10 the lot
    AI numbers for GTIN, lot, expiry, serial
    GS1 DataMatrix which AI is the lot and which one the expiry date
    which AI is the lot and which one the expiry date
    what do 01, 10, 17 and 21 in the barcode mean`,
    'In a GS1 barcode (01) is the GTIN, which is the UDI-DI; (10) the batch or lot number; (17) the expiry date; (11) the date of manufacture; (21) the serial number. Lot and serial number have up to 20 characters; dates six digits, YYMMDD.',
    'GS1 General Specifications',
    { screen: '/udi-label' },
  ),
  fact(
    'eu-date-format-barcode',
    'Format of a date in the barcode',
    `what format does the expiry date have in the barcode
    date format in a GS1 barcode
    how is the date written in the UDI barcode
    expiry 31 December 2027 after (17)
    how many digits has the expiry in the barcode
    format of the manufacturing date in the DataMatrix`,
    'In a GS1 barcode a date has six digits, YYMMDD: (17)271231 is an expiry on 31 December 2027; (11) is the date of manufacture. On medical devices the day is a real one: since January 2025 GS1 no longer allows 00 for it.',
    'GS1 General Specifications',
    { screen: '/udi-label' },
  ),
  fact(
    'eu-lot-too-long',
    'Lot or serial number too long',
    `our ERP makes batch numbers with 22 characters. is that too long for AI 10
    how long can a serial number be
    how long can a lot number be
    is a lot number of 25 characters too long
    maximum length of lot and serial number in the UDI
    our serial numbers have 24 characters, does that fit`,
    'In a GS1 barcode lot number (10) and serial number (21) have at most 20 characters each, letters, digits and signs; longer ones do not fit.',
    'GS1 General Specifications',
    { screen: '/udi-label' },
  ),
  fact(
    'eu-qr-code',
    'QR code as UDI carrier',
    `are QR codes allowed for UDI
    may the UDI be a QR code
    marketing wants to use a QR code as the UDI carrier. is this ok
    QR code instead of DataMatrix for the UDI
    can we put the UDI in a QR code
    GS1 QR code for medical devices`,
    'The law prescribes no symbology: the UDI carrier follows the standard of the issuing entity, with GS1 usually GS1 DataMatrix or GS1-128. An ordinary QR code with a web address is no UDI carrier. It may stand beside the UDI where it cannot be taken for it.',
    'MDR Annex VI, Part C, 4; GS1 General Specifications',
    { screen: '/udi-label' },
  ),
  fact(
    'eu-code-plus',
    'A code that begins with +',
    `a supplier uses a code beginning with +. what is that
    what is a barcode that starts with a plus
    the UDI starts with a plus sign
    code begins with + and a letter`,
    'A code that begins with “+” is a HIBC, the code of the issuing entity HIBCC: “+”, a labeler code of four characters beginning with a letter, product number, unit of measure and a check character. The EU and the FDA accept it as UDI.',
    'HIBC standard (ANSI/HIBC 2.6); Decision (EU) 2019/939; 21 CFR 830',
    { screen: '/udi-label' },
  ),
  fact(
    'eu-gtin-or-udi-di',
    'GTIN and UDI-DI: the same number',
    `is the GTIN the same as the UDI-DI
    our logistics people talk of GTIN and RA of UDI-DI. is it the same thing
    GTIN and UDI-DI, what is the relation
    do we need a UDI-DI besides the GTIN
    we have GTINs already, are these UDI-DIs`,
    'With GS1 the GTIN of the device, written with 14 digits, is its UDI-DI: the same number. With other issuing entities the UDI-DI is no GTIN but a HIBC, an ISBT 128 code or a PPN.',
    'GS1 General Specifications; Decision (EU) 2019/939',
    { screen: '/gmn-generator' },
  ),
  fact(
    'eu-entity-changed',
    'Changing from one issuing entity to another',
    `we changed from HIBC to GS1 and both numbers exist. can EUDAMED store both
    can a device have a GTIN and a HIBC in EUDAMED
    two identifiers of the same device from different issuing entities
    where does the second number go, HIBC and GTIN
    we move from HIBCC to GS1, what happens to the UDI-DI in EUDAMED`,
    'EUDAMED takes one UDI-DI and, from another issuing entity, a secondary UDI-DI of the same device; it can be added later, once, and is fixed then. The UDI-DI itself is not replaced: a device that is to carry another number as its UDI-DI is registered anew.',
    'MDR Annex VI, Part B; EUDAMED business rules 2.18.1 (BR-DTX-UDI-031)',
    eu,
  ),
  fact(
    'eu-error-fixed-which',
    'An error in a registered device',
    `I made an error in a registered device. which fields are locked
    we have a mistake in EUDAMED, which fields can still be changed
    wrong value in a registered device, can it be corrected
    which fields of a registered device are locked in EUDAMED
    error in a registration that is already in EUDAMED`,
    'Fixed of a registered UDI-DI: reference number, quantity of device, clinical sizes, latex, single use, number of reuses, sterile, need for sterilisation, reprocessed, Annex XVI and its Basic UDI-DI. Of a Basic UDI-DI all is fixed but name, model, authorised representative, clinical investigations and the purpose of a system or procedure pack. Everything else, such as trade names, EMDN codes, storage conditions and warnings, is corrected by an update. An error in what is fixed: the entry is discarded and registered anew.',
    'EUDAMED business rules 2.18.1 (BR-DTX-UDI-026, -031, BR-DTX-UDID-092, -093)',
    eu,
  ),
  fact(
    'eu-cmr-when',
    'When CMR and hormone-disrupting substances are stated',
    `our device has a substance that is carcinogenic. where and when do we have to state it
    when do CMR substances have to be stated in EUDAMED
    our device contains DEHP, what do we enter
    from which share on must CMR substances be labelled
    carcinogenic substance in the device, EUDAMED and label`,
    'CMR substances of category 1A or 1B and endocrine-disrupting substances are stated where they are above 0.1 % by weight in a device that is invasive, or carries medicines, body liquids or gases to or from the body: on the label (Annex I, 10.4.5) and in EUDAMED with the UDI-DI, by name, CAS or EC number and kind.',
    'MDR Annex I, 10.4.1 and 10.4.5; Annex VI, Part B',
    eu,
  ),
  fact(
    'eu-class-iii-register',
    'Registering a class III or implantable device',
    `how do I register a class III device in EUDAMED
    steps to register a class III device
    how is an implant registered in EUDAMED
    registering an implantable class IIb device
    what is different in EUDAMED for class III`,
    'The manufacturer enters Basic UDI-DI with its certificate, UDI-DI and packages, and sends them. A class III device, or an implantable one of class IIb (but the exceptions of Article 52(4)), is then “Submitted” until its notified body has confirmed the data in EUDAMED; only then it is “Registered” and public. The notified body also enters the certificate and the SSCP.',
    'MDR Art. 29(3), 32, 56(5); EUDAMED business rules 2.18.1 (BR-DTX-UDI-035)',
    eu,
  ),
  fact(
    'eu-many-devices',
    'Getting many devices into EUDAMED',
    `we have 800 devices. how can we get them into EUDAMED without typing
    how do we register hundreds of devices in EUDAMED
    mass registration in EUDAMED
    we have thousands of products, how do we get them into EUDAMED
    alternative to typing every device in EUDAMED`,
    'Besides typing them in its screens EUDAMED takes XML files: as a bulk upload, up to 300 entries a file, or machine to machine (M2M) through an access point. The hub makes these files: bring the devices in by “Upload CSV”, complete and validate them, and make the files in the Export Center.',
    'EUDAMED data exchange guidelines; User guide of this hub',
    { ...eu, screen: '/export' },
  ),
  fact(
    'eu-laa-lua',
    'LAA and LUA',
    `difference between LAA and LUA
    what are LAA and LUA in EUDAMED
    in EUDAMED there are LAA and LUA. what is the difference
    LAA versus LUA
    local actor administrator or local user administrator`,
    'The Local Actor Administrator (LAA) of an actor manages its data, its users and the machine to machine exchange; the Local User Administrator (LUA) manages its users only.',
    'EUDAMED actor module, user guide',
    eu,
  ),
]
