import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const

/** Annexes, articles, actors and neighbours of the EU, as people ask of them. */
export const euLawFacts: readonly Topic[] = [
  fact(
    'eu-annexes-mdr',
    'Annexes of the MDR',
    `what do the annexes of the MDR contain
    list of the annexes of the MDR
    which annex of the MDR is about classification
    which annex has the classification rules
    what is Annex VI of the MDR
    which annex is about UDI
    which annex lists the data of EUDAMED
    what is in Annex II
    what is in Annex I
    which annex is the declaration of conformity
    which annex is about technical documentation
    what is Annex XIII
    what is Annex XIV
    how many annexes does the MDR have
    which annex is about custom-made devices
    which annex is about notified bodies
    general safety and performance requirements which annex`,
    'The MDR has 17 annexes: I general safety and performance requirements, II technical documentation, III that on post-market surveillance, IV declaration of conformity, V CE marking, VI registration and UDI, VII notified bodies, VIII classification rules, IX quality management system and technical documentation, X type examination, XI product conformity verification, XII certificates, XIII custom-made devices, XIV clinical evaluation and follow-up, XV clinical investigations, XVI products without a medical purpose, XVII correlation table.',
    'Regulation (EU) 2017/745, Annexes I to XVII',
    eu,
  ),
  fact(
    'eu-annexes-ivdr',
    'Annexes of the IVDR',
    `what do the annexes of the IVDR contain
    list of the annexes of the IVDR
    which annex of the IVDR is about classification
    how many annexes does the IVDR have
    which annex of the IVDR is about UDI
    what is Annex XIII of the IVDR
    performance evaluation annex of the IVDR`,
    'The IVDR has 15 annexes: I general safety and performance requirements, II technical documentation, III that on post-market surveillance, IV declaration of conformity, V CE marking, VI registration and UDI, VII notified bodies, VIII classification rules, IX quality management system and technical documentation, X type examination, XI production quality assurance, XII certificates, XIII performance evaluation and follow-up, XIV interventional performance studies, XV correlation table.',
    'Regulation (EU) 2017/746, Annexes I to XV',
    eu,
  ),
  fact(
    'eu-annex-vi',
    'Parts of Annex VI',
    `what are the parts of Annex VI
    what is in Part B of Annex VI
    what is in Part C of Annex VI
    what is in Part A of Annex VI
    core data elements of the UDI database
    where are the UDI core data elements listed
    which part of Annex VI is about the UDI system
    where does the law say when a new UDI-DI is needed`,
    'Annex VI of the MDR and IVDR: Part A is what economic operators and devices are registered with, Part B the core data elements of the UDI database, Part C the UDI system: carrier, packages, and when a new UDI-DI is needed (3.9).',
    'MDR Annex VI; IVDR Annex VI',
    eu,
  ),
  fact(
    'eu-articles',
    'Articles on UDI, registration and EUDAMED',
    `which article of the MDR is about UDI
    article on the registration of devices
    which article of the MDR is about EUDAMED
    which article demands the SRN
    articles 27 29 31 33 MDR
    which article is about the UDI database
    which article is about systems and procedure packs
    which article is about authorised representatives
    which article is about importers
    which article is about the implant card
    where in the IVDR is UDI regulated
    article 29 MDR
    article 27 MDR
    article 33 MDR
    article 31 MDR
    article 22 MDR
    article 16 MDR
    legal basis of UDI in the EU
    legal basis of the SRN
    legal basis of the registration in EUDAMED`,
    'MDR: Article 11 authorised representative, 13 importer, 14 distributor, 15 PRRC, 16 relabelling and repackaging, 17 reprocessing, 18 implant card, 19 declaration of conformity, 22 systems and procedure packs, 27 UDI, 28 UDI database, 29 registration of devices, 31 registration of operators and SRN, 32 SSCP, 33 EUDAMED, 56 certificates, 120 legacy devices, 123 dates. IVDR: 24 UDI, 25 UDI database, 26 registration of devices, 28 registration of operators and SRN, 29 SSP, 30 EUDAMED, 110 legacy devices, 113 dates.',
    'Regulation (EU) 2017/745; Regulation (EU) 2017/746',
    eu,
  ),
  fact(
    'eu-basic-purpose',
    'What the Basic UDI-DI is for',
    `why do we need a Basic UDI-DI
    what is the Basic UDI-DI good for
    on which documents does the Basic UDI-DI stand
    where is the Basic UDI-DI used
    is the Basic UDI-DI on the certificate
    must the SSCP name the Basic UDI-DI
    the Basic UDI-DI is missing on the certificate, should it be there
    is the Basic UDI-DI on the certificate of free sale
    does the Basic UDI-DI appear on the declaration of conformity
    must the Basic UDI-DI be in the technical documentation
    is the Basic UDI-DI printed on the instrument
    do I print the Basic one on the label
    does the Basic one go on the label
    do we print the Basic UDI-DI on the label
    may a Basic UDI-DI be printed on the package
    does the Basic UDI-DI stand in the instructions for use`,
    'The Basic UDI-DI is never on the label, the package or the device. It is the key of a device model in EUDAMED and ties the documents to it: it is named in the application to the notified body and stands on certificates, the declaration of conformity, the technical documentation, the summary of safety and clinical performance, and the certificate of free sale.',
    'MDR Annex VI, Part C, 1; MDCG 2018-1',
    eu,
  ),
  fact(
    'eu-new-basic',
    'Same or new Basic UDI-DI',
    `which devices may share a Basic UDI-DI
    can devices of different risk class have the same Basic UDI-DI
    can a sterile and a non-sterile version share the Basic UDI-DI
    when is a new Basic UDI-DI needed
    different intended purpose same Basic UDI-DI
    two devices with different intended purpose carry the same Basic UDI-DI
    does a new trade name need a new Basic UDI-DI
    how many Basic UDI-DIs do we need
    does each variant need its own Basic UDI-DI
    one Basic UDI-DI for a whole product family
    same Basic UDI-DI for adult and paediatric sizes
    Basic UDI-DI for several sizes
    is one Basic UDI-DI enough for all our sizes
    do accessories share the Basic UDI-DI of the device
    can two manufacturers use the same Basic UDI-DI
    grouping of devices under one Basic UDI-DI
    does a new packaging need a new Basic UDI-DI
    does a change of the certificate need a new Basic UDI-DI
    extension of the intended purpose
    we extend the intended purpose what about the Basic UDI-DI
    new indication same Basic UDI-DI
    change of the intended purpose`,
    'Devices share a Basic UDI-DI where intended purpose, risk class and essential design and manufacturing characteristics are the same, and the manufacturer; size, packaging, trade name or sterile delivery only need UDI-DIs of their own. A new Basic UDI-DI is needed where one of those changes, or a value that EUDAMED fixes with it, such as implantable, active or measuring. A new certificate needs none. An accessory has its own.',
    'MDR Annex VI, Part C, 1; MDCG 2018-1; EUDAMED BR-DTX-UDID-092',
    eu,
  ),
  fact(
    'eu-triggers',
    'Changes and a new UDI-DI',
    `which changes need a new UDI-DI
    what triggers a new UDI-DI in the EU
    list of UDI triggers in the EU
    does a new colour need a new UDI-DI
    the device gets a bigger battery, same UDI-DI
    technical change of the device, does the UDI-DI stay
    only the artwork of the carton changes, is another UDI-DI needed
    shelf life is extended, new UDI-DI?
    production moves to another plant, new UDI-DI?
    new production site, does the registration change
    change of the notified body, update EUDAMED?
    the material of the device changes, new UDI-DI?
    does a new label layout need a new UDI-DI
    does a change of the address need a new UDI-DI
    does a new language on the label need a new UDI-DI
    does a change of the instructions for use need a new UDI-DI
    does a new supplier need a new UDI-DI
    does a change of the shelf life need a new UDI-DI
    is an extension of the shelf life from 3 to 5 years a reason for a new UDI-DI
    new version of the device, same UDI-DI?
    UDI-DI change needed when package quantity changes
    does a new notified body need a new UDI-DI
    design change without new UDI-DI
    change of the sterilisation method new UDI-DI
    we sterilise with another method, does the UDI-DI stay`,
    'A new UDI-DI is needed where one of these changes: name or trade name, version or model, labelled as single use, packaged sterile, need for sterilisation before use, quantity of devices in a package, critical warnings or contra-indications (such as latex or DEHP), by MDCG 2018-1 also CMR or endocrine-disrupting substances; besides any change that could lead to misidentification or make traceability ambiguous. Other changes, such as address, sterilisation method, certificate, notified body, EMDN code, storage conditions or label languages, need none. EUDAMED itself also fixes reference number, clinical sizes, maximum number of reuses and latex.',
    'MDR Annex VI, Part C, 3.9; MDCG 2018-1; EUDAMED BR-DTX-UDI-031',
    eu,
  ),
  fact(
    'eu-relabel',
    'Relabelling, repackaging and own brand',
    `who assigns the UDI when a distributor sells under its own name
    importer relabels the device, whose UDI
    does a repackager need its own UDI-DI
    does a private label need its own UDI-DI
    reprocessed device who assigns the UDI
    whose UDI-DI when we sell a device of another manufacturer under our name
    our distributor relabels the product does he need his own UDI
    does a relabeller need a UDI of his own
    importer sells our device under his own name who is the manufacturer
    whoever puts his own name on a device
    when does a distributor become the manufacturer
    a dealer repackages our device whose UDI is on it
    own brand labelling who registers the device
    may a distributor translate the label without being manufacturer
    private label who assigns the UDI
    our OEM makes the product, who registers it
    a supplier makes the product for us and we sell it under our name
    contract manufacturer makes it, who is the manufacturer in EUDAMED
    repackaging by a distributor, new UDI needed
    distributor repackages the device new UDI
    translation of the IFU by the distributor, is he the manufacturer then
    distributor translates the instructions for use`,
    'Whoever places a device on the market under its own name is its manufacturer: it assigns its own Basic UDI-DI and UDI-DI and registers them, unless by an agreement the manufacturer is named as such on the label and stays responsible (Article 16(1)(a)). Who reprocesses single-use devices takes on the duties of a manufacturer too. So does whoever changes the intended purpose of a device, or modifies it so that its compliance may be affected. Translating, or changing the outer package for further sale, makes no importer or distributor a manufacturer under the conditions of Article 16(2) to (4): the manufacturer’s UDI stays.',
    'MDR Art. 16, 17 and 27',
    eu,
  ),
  fact(
    'eu-custom-investigation',
    'Custom-made and investigational devices',
    `do custom-made devices need a UDI
    is a custom made device registered in EUDAMED
    does a device for clinical investigation need a UDI
    are performance study devices registered
    in-house devices of hospitals EUDAMED
    do in-house devices of hospitals need a UDI
    do in-house devices need a UDI
    does a device a hospital makes for itself need a UDI
    UDI for devices made in a health institution
    do hospitals need a UDI for their own devices
    must a hospital laboratory register its in-house tests in EUDAMED
    hospital laboratory that makes in-house tests EUDAMED
    do prototypes need a UDI
    UDI for patient specific devices`,
    'No: custom-made devices, devices for clinical investigation or performance study, and devices health institutions make for themselves (Article 5(5)) need no UDI and are not registered as devices in EUDAMED. The manufacturer of class III implantable custom-made devices still needs a certificate.',
    'MDR Art. 5(5), 27(1), 29; IVDR Art. 5(5), 24(1), 26',
    eu,
  ),
  fact(
    'eu-actor-who',
    'Who registers as an actor',
    `do distributors need an SRN
    does a distributor register in EUDAMED
    who must register as an actor in EUDAMED
    which economic operators are exempt from the actor registration
    which roles can an actor have in EUDAMED
    do sterilisers of procedure packs have to register
    does an importer need an SRN
    are importers issued an SRN as well
    do importers get an SRN too
    which economic operators get an SRN
    who gets an SRN
    which economic operators need an SRN
    do suppliers need an SRN
    does a subcontractor need an SRN
    do hospitals register in EUDAMED
    does a manufacturer of class I devices only need an SRN
    does a manufacturer of custom-made devices need an SRN
    is actor registration mandatory
    since when is the actor registration mandatory
    when does an importer have to register in EUDAMED
    does a procedure pack producer get an SRN`,
    'Manufacturers, authorised representatives and importers register as actors and get an SRN; producers of systems and procedure packs get an actor ID of the same form (PR). It is mandatory since 28 May 2026, before devices are placed on the market, for class I too. Distributors, suppliers and hospitals do not register. Manufacturers of custom-made devices alone need no SRN, but for class III implantable ones.',
    'MDR Art. 31; Commission Decision (EU) 2025/2371',
    eu,
  ),
  fact(
    'eu-actor-changes',
    'Changes of actor data',
    `our company moved, what do we do in EUDAMED
    change of company address in EUDAMED
    how fast must a new address be entered in EUDAMED
    within how many days must EUDAMED be told a new address
    change of the company name in EUDAMED, new SRN?
    how soon must actor data be updated
    who updates the actor data
    how often is actor data confirmed
    confirmation of actor data every two years
    when must the actor data be confirmed as correct
    new PRRC to be entered in EUDAMED
    do we get a new SRN when the address changes
    we moved to a new building how many days do we have to update EUDAMED
    the address of our headquarters has changed how many days do we have
    how long do we have to report a new address to EUDAMED
    our company has a new name what must be done in EUDAMED
    new phone number of the PRRC update EUDAMED when
    our PRRC left the company what do we do in EUDAMED`,
    'A change of actor data is entered within one week; the SRN stays. One year after the registration, and then every second year, the operator confirms that its data are correct; without it a Member State may act (MDR Art. 31(4) and (5)).',
    'MDR Art. 31(4), (5)',
    eu,
  ),
  fact(
    'eu-importer-eudamed',
    'Importers in EUDAMED',
    `is the importer named in the device registration
    does the importer enter devices in EUDAMED
    where is the importer entered in EUDAMED
    must the importer check the UDI
    importer duties in EUDAMED
    is the importer SRN part of the device data
    do we have to enter importers in the device registration
    importers in the device record of EUDAMED`,
    'No: the importer is not part of a device’s data. An importer registers as an actor (IM) and names there the manufacturers it imports from. It verifies that the device has a UDI and is registered, and enters no devices.',
    'MDR Art. 13 and 31; EUDAMED actor module',
    eu,
  ),
  fact(
    'eu-iceland',
    'Countries in which EUDAMED is used',
    `do Norway and Iceland use EUDAMED
    does Liechtenstein take part in EUDAMED
    is Turkey in EUDAMED
    does Türkiye use EUDAMED
    which countries besides the EU take part in EUDAMED
    is Switzerland part of EUDAMED
    does EUDAMED hold for the EEA
    do we register in EUDAMED for Norway`,
    'EUDAMED serves the 27 members of the EU, Iceland, Liechtenstein and Norway (EEA), Türkiye and Northern Ireland. Switzerland and Great Britain take no part: Switzerland has swissdamed, Great Britain the MHRA’s DORS. Türkiye has its own ÜTS besides.',
    'EUDAMED DTX schema set 3.0.25 (market countries)',
    { markets: ['EU', 'TR', 'CH', 'GB'] },
  ),
  fact(
    'eu-standards-list',
    'Standards around UDI and quality',
    `which standards matter for UDI
    ISO 13485 and UDI
    what is ISO 15223-1
    which standard has the UDI symbol
    symbol UDI on the label standard
    what is ISO 20417
    what does ISO 13485 say about UDI
    which ISO standard is for labels of medical devices
    what is ISO 14971
    what is IEC 62304
    what is ISO 10993
    what is IEC 62366
    what is IEC 60601`,
    'ISO 13485: quality management system, UDI where the law asks for it (7.5.8). ISO 15223-1: symbols on labels, the UDI symbol among them. ISO 20417: information supplied by the manufacturer. ISO/IEC 15459: unique identification. ISO 14971: risk management. IEC 62304: life cycle of software. IEC 62366-1: usability. ISO 10993: biological evaluation. IEC 60601: medical electrical equipment.',
    'ISO 13485, 15223-1, 20417, 14971, 10993; ISO/IEC 15459; IEC 62304, 62366-1, 60601',
  ),
  fact(
    'eu-legacy-which',
    'Which legacy devices are registered',
    `do we have to register legacy devices in EUDAMED
    legacy device still sold, registration by when
    must old MDD class I devices be registered
    when do legacy devices have to be in EUDAMED
    legacy device whose successor is registered
    legacy device sold only from stock
    may a legacy device change its design
    significant change of a legacy device
    what identifies a legacy device in EUDAMED
    last day for legacy devices in EUDAMED`,
    'Yes, where it is still placed on the market: by 28 November 2026, or before it is placed on the market where it was not yet on it on 28 May 2026. Not where it is no longer placed on the market or its successor under the MDR or IVDR is registered. It needs no UDI on the label and no Basic UDI-DI; EUDAMED identifies it by a EUDAMED DI (B-…) and its UDI-DI or EUDAMED ID (D-…).',
    'MDR Art. 120(3), 123(3); EUDAMED business rules 2.18.1 (BR-UDID-640)',
    eu,
  ),
  fact(
    'eu-legacy-instead',
    'What a legacy device has instead of a Basic UDI-DI',
    `legacy device has no UDI-DI what takes the place of the Basic UDI-DI in EUDAMED
    what replaces the Basic UDI-DI for a legacy device
    what is used instead of the Basic UDI-DI of a legacy device`,
    'A EUDAMED DI (B-…) takes the place of the Basic UDI-DI of a legacy device, and where it has no UDI-DI either, a EUDAMED ID (D-…) takes the place of that.',
    'EUDAMED business rules 2.18.1 (BR-UDID-641 to -644)',
    eu,
  ),
  fact(
    'eu-eudamed-di-entity',
    'Issuing entity of a EUDAMED DI',
    `who issues the EUDAMED DI
    issuing entity of a legacy device without UDI-DI
    which issuing entity do I choose for a EUDAMED DI
    what does a EUDAMED DI look like for a device with UDI-DI
    is a EUDAMED DI printed on the label
    does the EUDAMED DI go on the label
    legacy device that has a GTIN EUDAMED DI
    what does a EUDAMED ID look like
    may a EUDAMED DI cover several UDI-DIs
    how many UDI-DIs has a EUDAMED DI
    who makes the EUDAMED ID
    when does the manufacturer make the EUDAMED DI itself
    is the EUDAMED DI printed anywhere`,
    'The issuing entity is EUDAMED. With a UDI-DI the EUDAMED DI is “B-” and that UDI-DI, for example B-04012345678901. Without one the manufacturer supplies “B-”, 1 to 21 characters (best with its SRN) and two check characters, and EUDAMED derives the EUDAMED ID, the same with “D-”. One EUDAMED DI has exactly one UDI-DI or EUDAMED ID (BR-UDID-648). Neither is on the label.',
    'EUDAMED business rules 2.18.1 (BR-UDID-641 to -644, -648)',
    eu,
  ),
  fact(
    'eu-spp',
    'Registering systems and procedure packs',
    `who registers a procedure pack in EUDAMED
    does a procedure pack need a UDI
    a set consists of several instruments, one UDI or several
    several instruments packed together in a tray, which UDI
    do the devices in a procedure pack need their own UDI
    does a system need a Basic UDI-DI
    procedure pack market information
    does a procedure pack have countries in EUDAMED
    do we list the member states for an SPP
    role code of a procedure pack producer
    SPP without market information
    which fields does a procedure pack have in EUDAMED
    UDI of a procedure pack where is it put
    which risk class has a procedure pack
    pack contains class I and class IIb devices, which class has the pack
    class of the pack when devices of several classes are in it
    does a procedure pack need a certificate in EUDAMED
    can a manufacturer register a procedure pack under its MF SRN`,
    'The producer registers it with its actor ID (PR), not with an SRN of a manufacturer. It has a Basic UDI-DI and a UDI of its own on the outside of the pack; devices in it keep theirs, except single-use ones whose use is known and that are not meant to be used outside it. EUDAMED asks for medical purpose, additional description, the highest risk class in it, EMDN code, reference number, sterile, production identifiers, status and packages; not for countries, certificates or a quantity.',
    'MDR Art. 22, Annex VI Part C 6.3; EUDAMED data dictionary 2.18.0 (SPP)',
    eu,
  ),
  fact(
    'eu-master',
    'Master UDI-DI in EUDAMED',
    `which devices need a Master UDI-DI
    can a Master UDI-DI have a unit of use DI
    direct marking with a Master UDI-DI
    packages of a Master UDI-DI
    which special device types need a Master UDI-DI
    what is not possible with a Master UDI-DI
    is a Master UDI-DI on the label
    do contact lenses of each power need their own UDI-DI
    how many UDI-DIs do contact lenses need
    is the Master UDI-DI mandatory for spectacles already`,
    'A Master UDI-DI is for contact lenses (from 9 November 2026) and spectacle frames, lenses and ready-made readers (from 1 November 2028): one for a group instead of a UDI-DI for each variant. It has no unit of use DI, no direct marking DI, no related device and no new-device flag; Annex XVI is only yes or no, and its packages have Master UDI-DIs too (BR-UDID-729, -731, -687).',
    'Delegated Regulations (EU) 2023/2197 and 2025/1920; EUDAMED business rules 2.18.1',
    { markets: ['EU', 'CH'] },
  ),
  fact(
    'eu-update-time',
    'Time limits for updates',
    `within what time must device data be updated in EUDAMED
    30 days rule for updates
    how many days do we have to update device data
    time limit for a change of device data
    until when must a change be entered in EUDAMED
    deadline for updates of the registration
    how fast do we have to correct data in EUDAMED
    what is the time limit for changes of the actor data
    legal deadline for updating device data after a change`,
    'A change of device data that needs no new UDI-DI is entered within 30 days, a change of actor data within one week. A new UDI-DI is registered before the device is placed on the market.',
    'MDR Annex VI, Part C, 5.8; MDR Art. 31(4)',
    eu,
  ),
  fact(
    'eu-nb-number',
    'Number of a notified body',
    `does a notified body number have 4 digits
    what does the number of a notified body look like
    how many digits has the notified body number
    is 123 a valid notified body number
    where does the notified body number stand
    does the NB number go beside the CE mark`,
    'Yes, four digits, such as 0123 (leading zeros count). It stands beside the CE mark where the notified body took part, and in EUDAMED with the certificate.',
    'EUDAMED DTX schema set 3.0.25; MDR Art. 20(5)',
    eu,
  ),
  fact(
    'eu-ar-first',
    'Order of registration of manufacturer and representative',
    `who gets its SRN first, manufacturer or authorised representative
    must the authorised representative be registered before the manufacturer
    does the AR register first
    order of actor registration of a non-EU manufacturer
    whose authority validates the actor request of a non-EU manufacturer
    can a non-EU manufacturer get an SRN before its AR
    who verifies the actor request of a manufacturer outside the EU`,
    'The authorised representative registers first and gets its SRN; then the manufacturer outside the EU sends its own request, which names it and its mandate. The representative verifies the request, then the authority of the representative’s Member State, which obtains the manufacturer’s own SRN from EUDAMED and issues it.',
    'MDR Art. 31; EUDAMED actor module',
    eu,
  ),
  fact(
    'eu-ukca',
    'UDI and UKCA',
    `does a UKCA label need a UDI
    is UDI mandatory with UKCA marking
    do devices for the UK need a UDI
    UKCA and UDI`,
    'No: Great Britain has no UDI duty yet, with the UKCA or the CE mark; draft rules were notified to the WTO on 8 May 2026, without a date. In Northern Ireland the UDI rules of the EU hold.',
    'WTO notification G/TBT/N/GBR/120',
    { markets: ['GB', 'EU'] },
  ),
  fact(
    'eu-fits-service',
    'Which service a file is for',
    `how do we know that our XML fits the service
    which service do I choose on the upload screen
    which service for a new device
    which service has to be selected for the file
    wrong service selected for bulk upload
    how do I choose the service of the bulk upload`,
    'The service of a file stands in it (serviceID and serviceOperation): DEVICE.POST for a new Basic UDI-DI with its UDI-DI, UDI_DI.POST for a further one, BASIC_UDI.PATCH and UDI_DI.PATCH for updates, MARKET_INFO.PUT, PACKAGE_UDI.PUT and PRODUCT_DESIGNER.PUT. Choose the same on EUDAMED’s upload screen; otherwise it answers ERR-DTX-EUD-103.03-02.',
    'EUDAMED DTX schema set 3.0.25',
    eu,
  ),
  fact(
    'eu-documents',
    'Documents and EUDAMED',
    `which documents are uploaded to EUDAMED
    is the declaration of conformity uploaded to EUDAMED
    are instructions for use uploaded to EUDAMED
    is the technical documentation uploaded to EUDAMED
    does EUDAMED want the label
    is the mandate document uploaded to EUDAMED
    do we have to upload documents for a device registration
    where is the PSUR uploaded
    is the PSUR in EUDAMED
    who uploads the SSCP
    is the risk management file in EUDAMED`,
    'For the registration of a device no document is uploaded: not the declaration of conformity, the label, the instructions for use nor the technical documentation. Certificates and the SSCP are uploaded by the notified body. The PSUR of class III and implantable devices goes through EUDAMED’s vigilance module (MDR Art. 86), which is not mandatory yet.',
    'MDR Art. 29, 32, 56, 86',
    eu,
  ),
  fact(
    'eu-hidden',
    'What is not public',
    `which information about a device is hidden from the public
    what of EUDAMED is not visible to everybody
    can competitors see our devices in EUDAMED
    are Basic UDI-DIs visible to the public
    are packages public in EUDAMED
    which devices does the public see
    is our authorised representative visible to the public in EUDAMED
    which data in EUDAMED is confidential
    how soon is a registered device visible to the public
    when does a new device appear on the public site
    how soon after the registration is a device publicly visible
    are market countries public`,
    'A registered device is public with nearly all its data, its manufacturer, authorised representative, countries and certificates too, as soon as it is registered. Not public: drafts, what is only submitted, and what the regulation keeps confidential.',
    'MDR Art. 33; EUDAMED data dictionary 2.18.0 (public access)',
    eu,
  ),
  fact(
    'eu-locked-data',
    'Wrong data that EUDAMED has fixed',
    `how do I correct data in EUDAMED that is locked
    wrong value in a field that cannot be changed
    fixed field was registered wrongly, what now
    we registered a wrong value that cannot be updated
    wrong single use answer registered`,
    'What is fixed cannot be corrected by an update. The wrong entry is discarded and registered anew, with the same codes where nothing of it was placed on the market yet; otherwise the device gets a new UDI-DI, or a new Basic UDI-DI where the value belongs to that.',
    'EUDAMED business rules 2.18.1 (BR-UDID-624, BR-DTX-UDI-031, BR-DTX-UDID-092)',
    eu,
  ),
  fact(
    'eu-languages-needed',
    'Languages of texts',
    `in which languages must texts be entered in EUDAMED
    is English enough in EUDAMED
    must texts be in all EU languages
    which languages may be entered in EUDAMED
    does EUDAMED translate texts
    is German possible for the description
    must the description be in the language of each country
    can I enter texts only in English`,
    'One language is enough, English for example; no text has to be in all languages, and EUDAMED does not translate. Any of the 24 official languages of the EU, Icelandic, Norwegian or Turkish may be chosen, one text for each; ANY only for trade names and the like.',
    'EUDAMED business rules 2.18.1 (BR-UDID-070, -091)',
    eu,
  ),
  fact(
    'eu-november',
    'What is due by 28 November 2026',
    `what must be in EUDAMED by 28 November 2026
    what happens on 28 November 2026
    which devices have to be registered by 28 November 2026
    deadline November 2026 EUDAMED
    transition of existing devices ends when
    how many months do we have for devices already on the market
    devices already sold, registration until when
    our catheter is sold in France since 2023, last day to have it in EUDAMED
    on the market for years, last day for EUDAMED
    is the deadline 27 or 28 November 2026`,
    'By 28 November 2026 devices that were on the EU market before 28 May 2026 and are still placed on it are registered in EUDAMED, legacy devices too: twelve months after the notice of 27 November 2025. New devices, and a new UDI-DI, are registered before they are placed on the market.',
    'MDR Art. 123(3)(e); Commission Decision (EU) 2025/2371',
    eu,
  ),
  fact(
    'eu-may',
    'What is mandatory since 28 May 2026',
    `what is mandatory since 28 May 2026
    what happened on 28 May 2026
    what began in May 2026 in EUDAMED
    since when is EUDAMED mandatory
    EUDAMED obligatory from which day
    was EUDAMED mandatory from 1 January 2026`,
    'Since 28 May 2026 four modules of EUDAMED are mandatory: actors, UDI and devices, notified bodies and certificates, market surveillance. New devices are registered before they are placed on the market; those already on it have until 28 November 2026, certificates issued before until 28 May 2027. The date of 1 January 2026 in rule BR-903 is out of date.',
    'Commission Decision (EU) 2025/2371; MDR Art. 123(3)',
    eu,
  ),
  fact(
    'eu-gb-manufacturer',
    'Manufacturers in Great Britain',
    `do manufacturers in Great Britain need an EU authorised representative
    UK manufacturer EU AR needed
    does a British manufacturer need an EC REP for the EU
    is a UK responsible person enough for the EU
    GB manufacturer SRN`,
    'Yes: for the EU a manufacturer in Great Britain is one outside the Union. It needs an authorised representative in the EU, and registers in EUDAMED with its own SRN; a UK Responsible Person does not count there.',
    'MDR Art. 11',
    { markets: ['EU', 'GB'] },
  ),
  fact(
    'eu-ukrp-when',
    'When a UK Responsible Person is needed',
    `UK responsible person needed when
    does an EU manufacturer need a UK responsible person
    do we need a UKRP for Great Britain
    is a UK responsible person mandatory
    who registers our device with the MHRA`,
    'A manufacturer outside the United Kingdom needs a UK Responsible Person before it places devices on the market of Great Britain, one in the EU too; it registers the devices with the MHRA (DORS), by GMDN term.',
    'Medical Devices Regulations 2002 (UK)',
    { markets: ['GB'] },
  ),
  fact(
    'eu-chrn',
    'Format of a CHRN',
    `format of a CHRN
    what does a CHRN look like
    CHRN example
    who issues the CHRN
    who needs a CHRN
    is the SRN used in swissdamed
    Swiss single registration number format
    Swiss equivalent of the SRN`,
    'A CHRN is “CHRN”, the role and eight digits, for example CHRN-MF-20001234 (MF manufacturer, AR representative, IM importer). Swissmedic issues it to economic operators; swissdamed uses it in place of the SRN.',
    'MedDO Art. 55; swissdamed',
    { markets: ['CH'] },
  ),
  fact(
    'eu-ch-basic',
    'Basic UDI-DI in Switzerland',
    `do devices in Switzerland need a Basic UDI-DI
    Basic UDI-DI Switzerland
    does swissdamed have the Basic UDI-DI
    Swiss UDI rules the same as the EU
    do Swiss manufacturers need a Basic UDI-DI`,
    'Yes: Swiss law follows the MDR, and swissdamed has the Basic UDI-DI and the UDI-DI as EUDAMED has.',
    'MedDO Art. 17',
    { markets: ['CH'] },
  ),
  fact(
    'eu-ch-auth',
    'Access of programs to swissdamed',
    `swissdamed M2M authentication
    how does a program sign in to swissdamed
    OAuth for swissdamed
    which credentials does the swissdamed interface need
    is the swissdamed interface REST`,
    'swissdamed’s interface is REST, version 1.0 of 20 February 2026, with OAuth2 client credentials; it answers asynchronously by a correlation ID. Without it EUDAMED’s XML is uploaded on the screen.',
    'Swissmedic, swissdamed interface',
    { markets: ['CH'] },
  ),
  fact(
    'eu-legacy-conditions',
    'Conditions of the transition for legacy devices',
    `may a legacy device be changed
    can a legacy device change its design or intended purpose
    significant change of a legacy device
    conditions for legacy devices in the transition
    under which conditions may legacy devices still be sold
    does a legacy device need an MDR quality management system
    MDD certificate expired but extended, which expiry date is entered
    extended MDD certificate
    by when must a legacy manufacturer have applied to a notified body`,
    'Not significantly: a legacy device may be placed on the market in the transition as long as it complies with its directive, its design and intended purpose do not change significantly, it presents no unacceptable risk, the quality management system follows the MDR since 26 May 2024, and an application was lodged with a notified body by then, with an agreement by 26 September 2024 (Article 120(3c)). In EUDAMED the expiry date of the certificate itself is entered.',
    'MDR Art. 120(3) to (3e), as amended by Regulation (EU) 2023/607',
    eu,
  ),
  fact(
    'eu-single-packed',
    'Single-packed disposables',
    `single packed class IIa disposables, UDI on each unit
    individually packed single-use class I devices, UDI on each piece?
    must each individually wrapped single use device bear the UDI
    UDI on each unit of class IIa single use devices
    does every single glove pack need a UDI
    exception for single use devices packed one by one`,
    'Not on each: for single-use devices of class I and IIa (IVDs: class A and B) that are packaged and labelled individually the UDI carrier need not be on that package but on a higher one, such as the carton; except where the healthcare provider is not expected to have that higher package, as in home care.',
    'MDR Annex VI, Part C, 4.3',
    eu,
  ),
  fact(
    'eu-retail',
    'Devices sold at retail points of sale',
    `devices sold only at a retail point of sale UDI-PI
    over the counter product UDI in the barcode
    retail devices need the UDI-PI in AIDC?
    do pharmacies products need lot in the barcode
    UDI-PI at point of sale package`,
    'On the package that appears at the retail point of sale the UDI-PI need not be in the machine-readable form (AIDC) where the device is only meant for retail; the UDI-DI is.',
    'MDR Annex VI, Part C, 4.4',
    eu,
  ),
  fact(
    'eu-vigilance-now',
    'Vigilance reports today',
    `where are serious incidents reported as long as the vigilance module is not mandatory
    how are incidents reported outside EUDAMED
    must vigilance reports be entered in EUDAMED already
    vigilance reports until EUDAMED is ready
    are trend reports entered in EUDAMED
    is the vigilance module voluntary`,
    'The vigilance module is not mandatory yet: serious incidents and field safety corrective actions are still reported to the competent authorities of the Member States in their own ways. The hub knows no date for the module.',
    'MDR Art. 87, 123(3)(d)',
    eu,
  ),
  fact(
    'eu-who-verifies',
    'Who verifies the UDI',
    `who has to verify that a device bears a UDI
    who checks the UDI before a device is made available
    must a distributor check the UDI
    what are the duties of a distributor regarding UDI
    duties of importers and distributors for UDI
    does the authorised representative verify the registration
    which operators must store the UDI of class III implants
    who stores the UDI of implants`,
    'The manufacturer assigns the UDI and registers. The importer verifies CE mark, UDI and registration before it places a device on the market (Art. 13), the distributor CE mark and UDI before it makes it available (Art. 14), the authorised representative that the registration was made (Art. 11). All of them, and health institutions, store the UDI of class III implantable devices (Art. 27(8), (9)).',
    'MDR Art. 11, 13, 14, 27',
    eu,
  ),
  fact(
    'eu-label-names',
    'Operators on the label',
    `must the importer be on the label
    does the authorised representative stand on the label
    whose name is on the label
    is the distributor on the label
    does the SRN have to be on the label
    is the SRN printed on the label
    where does the importer put its name`,
    'On the label stand the manufacturer with its address and, for one outside the EU, the authorised representative. The importer adds its name to the device, its packaging or a document with it; a distributor and the SRN need not be on the label.',
    'MDR Annex I, 23.2; Art. 13(3)',
    eu,
  ),
  fact(
    'eu-before-certificate',
    'Registration before the certificate',
    `can we register the UDI-DI before the notified body has issued the certificate
    register a device without certificate yet
    may a class III device be registered before the certificate is issued
    registration in EUDAMED before certification
    do we need the certificate before we register the device
    must the Basic UDI-DI be assigned before applying to the notified body`,
    'For class III and implantable class IIb devices (but the exceptions) the Basic UDI-DI is assigned before the application to the notified body, which names it on the certificate (Art. 29(3)). They are registered with the certificate’s type and notified body and stay “Submitted” until it confirms them. All devices are registered before they are placed on the market, which needs the certificate where a notified body takes part.',
    'MDR Art. 29; EUDAMED business rules 2.18.1 (BR-DTX-UDI-035)',
    eu,
  ),
  fact(
    'eu-uts-both',
    'EUDAMED and ÜTS',
    `does Türkiye accept EUDAMED registrations instead of ÜTS
    is ÜTS still needed when the device is in EUDAMED
    EUDAMED or ÜTS for Turkey
    does EUDAMED replace ÜTS
    must devices for Türkiye be in both EUDAMED and ÜTS`,
    'Both: Türkiye takes part in EUDAMED and is one of its market countries, but ÜTS, its own product tracking system, is kept and has to be filled besides, with the tracking of units.',
    'TİTCK, ÜTS; EUDAMED DTX schema set 3.0.25',
    { markets: ['TR', 'EU'] },
  ),
  fact(
    'eu-emdn-publisher',
    'Who publishes the EMDN',
    `who publishes the EMDN
    how often is the nomenclature revised and by whom
    who maintains the EMDN
    can we propose a new EMDN code
    our device has no suitable EMDN code
    no EMDN code fits, what then
    what is the EMDN based on`,
    'The Commission publishes the EMDN, with the MDCG’s working group on nomenclature; it is based on the Italian CND and revised once a year (MDCG 2024-2), by proposals that may be submitted. Where nothing fits better, a code ending in 99 (“other”) of the nearest group is chosen.',
    'MDCG 2024-2; MDCG 2021-12',
    { markets: ['EU', 'CH'] },
  ),
  fact(
    'eu-see-partial',
    'Where the result of an upload is seen',
    `where in EUDAMED do I find the response to my upload
    how do I see that only some entries were accepted
    how do I recognise which entries of my file failed
    where is the acknowledgement downloaded
    how long until EUDAMED answers a bulk upload
    result of a bulk upload
    what response do we get when some devices of the XML failed and others not
    some entries of the upload failed, what does the answer show
    does one wrong device make the whole file fail
    what is in the response when only a part was accepted`,
    'In EUDAMED under Data transfer, Bulk upload, in the table “upload management”: its column Response has the answer as XML. It gives SUCCESS, PROCESSED_WITH_ERRORS or a refusal, and for each entry its own code and reasons. The hub reads this file under Answers of the Export Center.',
    'EUDAMED help (bulk upload)',
    eu,
  ),
  fact(
    'eu-not-in-eudamed',
    'Devices that are not registered',
    `which devices may be left out of EUDAMED
    which devices need not be registered in EUDAMED
    devices exempt from EUDAMED registration
    exemptions from registration in EUDAMED
    what does not have to be entered in EUDAMED
    is every device registered in EUDAMED`,
    'Not registered as devices are: custom-made devices, devices for clinical investigation or performance study, devices made in health institutions for themselves, legacy devices that are no longer placed on the market or whose successor is registered, and whatever is not placed on the EU market. Every other device is, of any class.',
    'MDR Art. 5(5), 29, 123(3)',
    eu,
  ),
  fact(
    'eu-srn-valid',
    'Validity of an SRN',
    `how long does an SRN remain valid
    does an SRN expire
    must an SRN be renewed
    validity of the SRN
    can an SRN be withdrawn`,
    'An SRN does not expire and is not renewed; the actor confirms its data one year after the registration and then every second year.',
    'MDR Art. 31',
    eu,
  ),
  fact(
    'eu-confirm-notice',
    'How one learns of the confirmation',
    `does EUDAMED tell us when the notified body has confirmed
    how do we learn that the notified body has confirmed the data
    notification when a device becomes registered in EUDAMED
    how do I find out the current version of an entry in EUDAMED
    where do I see the state of a device in EUDAMED`,
    'EUDAMED shows the state and the version of each entry on its screens, and a download (DEVICE.GET) has them too: once the notified body has confirmed, the state is “Registered”. In the hub read the download in under From EUDAMED.',
    'EUDAMED DTX schema set 3.0.25 (entity state and version)',
    eu,
  ),
  fact(
    'eu-class-i-legacy',
    'Class I and legacy devices',
    `is a class I device without notified body a legacy device
    class I MDD device legacy or not
    are self-declared class I devices legacy
    up-classified class I device legacy
    class I reusable instruments under the MDD transition`,
    'Only where it needs a notified body under the MDR: a class I device of the MDD whose declaration of conformity was made before 26 May 2021 without a notified body and for which the MDR asks for one (Ir or up-classified) may be sold as a legacy device until 31 December 2028, a sterile or measuring one (Is, Im) by its MDD certificate. A plain class I device has been under the MDR since 26 May 2021.',
    'MDR Art. 120(3a) and (3b)',
    eu,
  ),
  fact(
    'eu-regulations-delay',
    'Regulations that moved the dates',
    `which regulation delayed the legacy deadlines
    which regulation extended the transition of the MDR
    what is Regulation 2023/607
    what is Regulation 2024/1860
    which regulation made the gradual roll-out of EUDAMED possible
    which act extended the transition of the IVDR`,
    'Regulation (EU) 2023/607 extended the transition for legacy devices of the MDR; Regulation (EU) 2024/1860 that of the IVDR, and made EUDAMED mandatory module by module. Commission Decision (EU) 2025/2371 then set the date of the first four modules.',
    'Regulation (EU) 2023/607; Regulation (EU) 2024/1860; Commission Decision (EU) 2025/2371',
    eu,
  ),
  fact(
    'eu-mdcg-list',
    'Guidance on UDI and EUDAMED',
    `what is MDCG 2018-1 about
    what is MDCG 2019-1 about
    what is MDCG 2021-12 about
    what is MDCG 2024-2 about
    what is MDCG 2025-7 about
    which MDCG guidance is about the Basic UDI-DI
    which MDCG documents are about UDI
    is MDCG guidance binding
    which guidance is about the EMDN`,
    'MDCG 2018-1: Basic UDI-DI and changes of the UDI-DI. MDCG 2019-1: rules for issuing entities on the Basic UDI-DI (at most 25 characters, check characters). MDCG 2021-12: questions on the EMDN. MDCG 2024-2: updates of the EMDN. MDCG 2025-7: Master UDI-DI. Guidance is not binding, but followed.',
    'MDCG 2018-1, 2019-1, 2021-12, 2024-2, 2025-7',
    eu,
  ),
  fact(
    'eu-accessory-spare',
    'Accessories, spare parts and components',
    `do accessories need a UDI
    do spare parts need a UDI
    does a spare battery need its own UDI
    do replacement components need their own UDI
    is an accessory registered in EUDAMED
    UDI for components
    UDI for a replacement part
    do raw materials need UDI`,
    'An accessory of a device is treated as a device: it has its own Basic UDI-DI and UDI and is registered. Components and spare parts that are not devices themselves need none; one that changes performance or safety of the device is a device (MDR Art. 23).',
    'MDR Art. 1(4), 23, 27',
    eu,
  ),
]
