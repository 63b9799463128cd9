import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const
const both = { markets: ['EU', 'CH'] } as const

/** More of EUDAMED, its users and its codes, and of the rules of this hub for it. */
export const euMoreFacts: readonly Topic[] = [
  fact(
    'eu-user-roles',
    'Users and profiles in EUDAMED',
    `what is the confirmer role in EUDAMED
    difference between proposer and confirmer
    verifier vs confirmer
    what does a verifier do in EUDAMED
    which user profiles does EUDAMED have
    what is a proposer
    who is the LAA
    what is a local actor administrator
    what is a LUA
    who manages the users of our company in EUDAMED
    which profile may register devices in EUDAMED
    who needs the Confirmer profile
    may a viewer register devices
    difference LAA and LUA
    may the same person be Proposer and Confirmer
    which roles can users of an actor have in EUDAMED`,
    'EUDAMED’s users have profiles: a Viewer only sees, a Proposer enters and saves drafts, a Confirmer also submits and uploads, and a Verifier checks requests and mandates. One person may have several. The Local Actor Administrator (LAA) manages the actor’s data, its users and the machine to machine exchange; the Local User Administrator (LUA) only users.',
    'EUDAMED actor module, user guide',
    eu,
  ),
  fact(
    'eu-eu-login',
    'EU Login',
    `what is EU Login for
    what do we need to sign in to EUDAMED
    how do I log in to EUDAMED
    do we need an EU Login account
    which account is needed for EUDAMED
    is a login needed to register devices in EUDAMED`,
    'EU Login is the Commission’s account for its systems; each person who works in EUDAMED signs in with their own. Looking things up on the public site needs none.',
    'EUDAMED actor module, user guide',
    eu,
  ),
  fact(
    'eu-certificate-pdf',
    'Certificate documents in EUDAMED',
    `is the PDF of the certificate uploaded to EUDAMED
    who uploads the certificate to EUDAMED
    can we attach the certificate PDF to the device in EUDAMED
    does the manufacturer upload certificates in EUDAMED
    do we upload the QMS certificate to EUDAMED
    must the ISO 13485 certificate be in EUDAMED
    how does a certificate get connected with the device
    do we send the certificate PDF in the XML
    is the certificate attached to the XML`,
    'No: the manufacturer uploads no certificate. The notified body registers its certificates, with their documents; where one names the Basic UDI-DI, EUDAMED links it to the device by itself (BR-UDID-056). An ISO 13485 certificate is not part of EUDAMED.',
    'EUDAMED business rules 2.18.1 (BR-UDID-056); MDR Art. 56(5)',
    eu,
  ),
  fact(
    'eu-certificate-ivd',
    'Certificate data of IVDs',
    `which IVDs need certificate data in EUDAMED
    which classes of IVD need a technical documentation certificate
    which classes of IVD need TD certificate data in EUDAMED
    does a class D IVD need certificate information
    certificate information for class C
    class B self-test certificate data
    does a class A IVD need a certificate in EUDAMED
    IVD near-patient testing certificate type`,
    'Class D, and class C for self-testing or near-patient testing: technical documentation or type examination certificate. Class B for self-testing or near-patient testing: technical documentation certificate. Other class C: only where a type examination certificate applies. Other class B and class A: none.',
    'EUDAMED business rules 2.18.1 (RULE-00015, before BR-UDID-110)',
    eu,
  ),
  fact(
    'eu-certificate-mdr',
    'Certificate data of medical devices',
    `does a class IIa device need certificate data in EUDAMED
    does a class IIb device need certificate data in EUDAMED
    class III which certificate type
    which certificates are entered with a class III device
    is a certificate given for class I
    certificate information class I sterile
    do we enter the QMS certificate with the device`,
    'Class III, and implantable class IIb that is no exception: certificate of technical documentation or type examination, with its notified body. Other class IIb: only where a type examination certificate covers the device. Class I and IIa: none, sterile ones neither. A quality management certificate is never entered with the device.',
    'EUDAMED business rules 2.18.1 (BR-UDID-109)',
    eu,
  ),
  fact(
    'eu-aimdd',
    'Active implantable devices',
    `do active implantables have their own legislation code
    which legislation has a legacy pacemaker
    what is AIMDD
    which risk class has an AIMDD device
    risk class of active implantable legacy devices
    are active implantable devices class III
    AIMDD successor class in MDR`,
    'Legacy active implantable devices are registered under AIMDD (90/385/EEC), with AIMDD as their class. Under the MDR active implantable devices are class III (Annex VIII, rule 8), with an EMDN code of category J.',
    'EUDAMED DTX schema set 3.0.25; MDR Annex VIII',
    eu,
  ),
  fact(
    'eu-pi-combinations',
    'Combinations of production identifiers',
    `may we tick both lot and serial number
    lot and expiry date both on the label
    must a device have a serial number
    lot number or serial number, which one
    is the manufacturing date alone enough as production identifier
    label without any production identifier
    no UDI-PI on the label allowed
    which production identifiers are mandatory
    is the expiry date mandatory as UDI-PI
    do active implantable devices need the serial number
    UDI-PI of implants lot or serial`,
    'Every kind that is on the label is chosen, several together too, and at least one. Active implantable devices have the serial number, other implantable devices serial or lot number. Lot, serial number, software identification and expiry date belong into the UDI-PI where they are on the label; a date of manufacture only where it is the only one.',
    'MDR Annex VI, Part C, 3.5 and 6.1; EUDAMED data dictionary 2.18.0 (FLD-UDID-148)',
    eu,
  ),
  fact(
    'eu-cmr-threshold',
    'Threshold of CMR substances',
    `0.1 % threshold of CMR substances
    0.1% threshold applies to what
    is DEHP a CMR substance
    must phthalates be declared
    from which concentration must CMR substances be named
    which devices have to name CMR substances
    does a non-invasive device need CMR information`,
    'More than 0.1 % by weight of a CMR substance of category 1A or 1B, or of an endocrine disruptor, in a device that is invasive, or that carries medicines, body liquids, gases or other substances into or out of the body (MDR Annex I, 10.4). Such phthalates as DEHP are among them. The label names them, and EUDAMED with it.',
    'MDR Annex I, 10.4',
    eu,
  ),
  fact(
    'eu-size-kinds',
    'Value, range or text of a clinical size',
    `can a clinical size be expressed as text
    clinical size without unit
    what is precision of a clinical size
    is a unit needed for a clinical size given as text
    minimum and maximum of a size
    two lengths for one UDI-DI
    may one UDI-DI have length and diameter
    can one UDI-DI have several clinical sizes`,
    'A clinical size is given as a value, a range or a text. A value or range needs a unit, a range minimum and maximum (BR-UDID-076, -077); a text needs no unit and has at most 255 characters. A UDI-DI may have several sizes, such as length and diameter, but only one of each type (BR-UDID-075).',
    'EUDAMED business rules 2.18.1 (BR-UDID-075, -076, -077)',
    eu,
  ),
  fact(
    'eu-emdn-categories',
    'The categories of the EMDN',
    `which categories does the EMDN have
    what is EMDN category L
    what is category W of the EMDN
    what is category J of the EMDN
    what is category P of the EMDN
    what is category Z of the EMDN
    which EMDN category do IVDs have
    which EMDN category have reusable surgical instruments
    which letter do in vitro diagnostics have in the EMDN
    which EMDN category has software
    list of the EMDN letters
    what does the first letter of an EMDN code mean
    EMDN category of active implantable devices`,
    'A administration, withdrawal and collection; B blood; C cardiocirculatory; D disinfectants; F dialysis; G gastrointestinal; H sutures; J active implantable; K endotherapy and electrosurgery; L reusable surgical instruments; M dressings; N nervous system; P implantable prostheses and osteosynthesis; Q dental, eye and ENT; R respiratory and anaesthesia; S sterilisation; T protective equipment and incontinence; U urogenital; V various; W in vitro diagnostics; X products without a medical purpose; Y disabilities; Z equipment, accessories and software.',
    'EMDN version 2',
    both,
  ),
  fact(
    'eu-emdn-class-fit',
    'EMDN category and risk class',
    `which risk class goes with EMDN category J
    does the EMDN code have to fit the risk class
    W code for a class IIa device
    EMDN category P and class I
    warning EMDN and risk class do not go together
    can an IVD have an EMDN code that does not begin with W
    what does BR-204 check
    EMDN code and class inconsistent`,
    'The hub warns (BR-204) where they do not go together: W belongs to IVDs with classes A to D and only to them, J (active implantable) to class III, P (implantable prostheses) to classes above I. It is a warning, no error.',
    'Rule BR-204 of this hub; MDR Annex VIII, rule 8; EMDN version 2',
    eu,
  ),
  fact(
    'eu-emdn-min',
    'How many EMDN codes a device has',
    `minimum number of EMDN codes per device
    how many EMDN codes does a device need
    must each UDI-DI have an EMDN code
    is the EMDN code on the level of UDI-DI or Basic UDI-DI
    can UDI-DIs of one Basic UDI-DI have different EMDN codes
    are several nomenclature codes allowed
    can I take an EMDN code of a middle level or must it be the last one of the branch
    must the EMDN code be the lowest level
    is a category or group of the EMDN enough`,
    'At least one, and several are possible; each is a terminal code, the last of its branch, none of a level above (BR-UDID-636). The EMDN code belongs to the UDI-DI, not to the Basic UDI-DI, so UDI-DIs of one model may differ in it.',
    'EUDAMED data dictionary 2.18.0 (FLD-UDID-149)',
    both,
  ),
  fact(
    'eu-first-placing-why',
    'The country of first placing',
    `why does EUDAMED want one first placed country
    which country do I choose as first placed
    how many first placed countries may there be
    may two countries be marked as first placed
    must the country of first placing be in the list of countries
    can a country outside the EU be the first placed country
    can Turkey be the country of first placing`,
    'Exactly one country is marked as the one where the device was first placed on the EU market (BR-UDID-045; MDR Annex VI, Part A, 2.4). It is one of EUDAMED’s 32 market countries and counts as a country of availability. It is mandatory for every class, unless the device is not intended for the EU market.',
    'EUDAMED business rules 2.18.1 (BR-UDID-045); data dictionary FLD-UDID-137',
    eu,
  ),
  fact(
    'eu-market-class-i',
    'Market information of class I',
    `is class I exempt from market information
    do class I devices need market info
    is the list of countries mandatory for class I
    must class A IVDs have countries
    market information by risk class
    for which classes are countries of availability mandatory
    does a class IIa device need the member states
    is market info mandatory for class I devices`,
    'For class I and class A the countries of availability are voluntary; only the country of first placing is given. For class IIa, IIb, III, B, C and D they are mandatory (BR-UDID-043).',
    'EUDAMED business rules 2.18.1 (BR-UDID-043, -045)',
    eu,
  ),
  fact(
    'eu-market-beyond',
    'Countries beside the EU members',
    `which countries beyond the 27 can be selected as market
    which non-EU countries does the market information have
    what does XI stand for
    what does LI stand for
    country code of Iceland in EUDAMED
    country code of Norway in EUDAMED
    is Greece EL or GR in EUDAMED
    which country code has Northern Ireland
    is the UK in the list of markets
    which country code does Türkiye have in EUDAMED
    how many countries can be chosen as market`,
    'Beside the 27 Member States EUDAMED’s market information has Iceland (IS), Liechtenstein (LI), Norway (NO), Türkiye (TR) and Northern Ireland (XI): 32 in all. Greece is EL there, not GR. Great Britain and Switzerland are not among them.',
    'EUDAMED DTX schema set 3.0.25 (market countries)',
    { markets: ['EU', 'TR', 'CH', 'GB'] },
  ),
  fact(
    'eu-export-only',
    'Devices only for export, and sales from a distance',
    `is a device only for export registered in EUDAMED
    device made in the EU and sold only outside
    device sold only online into the EU
    distance sales into the EU
    devices sold only to the US, EUDAMED needed?
    does a device for export need a UDI in the EU
    web shop sale to EU customers registration
    do we have to register devices that we sell only outside the EU
    devices for export only registration EUDAMED
    do exported devices need EUDAMED
    we make it in the EU and sell it in third countries only`,
    'Only devices placed on the EU market have to be registered; one that is sold outside it only need not be, and if it is entered all the same it gets the status “not intended for the EU market”. Sales from a distance, such as by a web shop, to users in the EU are under the MDR too (Art. 6).',
    'MDR Art. 6, 29',
    eu,
  ),
  fact(
    'eu-dtx-ids',
    'Identifiers of a message',
    `must the message ID be a UUID
    how long may the correlation ID be
    correlation ID how long
    length of the correlation ID
    what is the correlation ID
    format of the message ID
    is the conversation ID mandatory
    difference between correlation ID and conversation ID
    creation date of a message
    maximum length of a message ID`,
    'Message ID and correlation ID are mandatory; they are meant as UUIDs, though the schema takes any text, of at most 255 characters from schema 3.0.32 on. The correlation ID comes back in the answer; the conversation ID may be absent and joins the pages of a download.',
    'EUDAMED DTX schema set (Message)',
    eu,
  ),
  fact(
    'eu-m2m-async',
    'Answers machine to machine',
    `is the answer of machine to machine immediate
    does M2M answer at once
    how do answers come in M2M
    is the data exchange synchronous
    do we have to poll for the answer
    what is a party ID
    what is an access point
    what is eDelivery`,
    'Not at once: machine to machine is asynchronous; EUDAMED pushes its answer later, as a message to your access point, with the correlation ID of the request. An access point is the eDelivery software (AS4, such as Domibus) that sends and receives; the party ID is its address.',
    'EUDAMED data exchange guidelines',
    eu,
  ),
  fact(
    'eu-paging',
    'Pages of a download',
    `the first page of a download is which number
    GET pages start from
    page number 0 or 1
    pages of DEVICE.GET start with
    how many entities has a page`,
    'Pages are counted from 0; a page has at most 300 entities.',
    'EUDAMED business rules 2.18.1 (BR-DTX-UDI-007)',
    eu,
  ),
  fact(
    'eu-b-d',
    'B- and D-',
    `what does B- stand for
    what does D- stand for
    code that begins with B-
    code that begins with D-
    what is a D- code
    B- prefix meaning
    EUDAMED code with B- at the beginning
    legacy device with a HIBC UDI-DI, which EUDAMED DI
    legacy device with GTIN what is its EUDAMED DI`,
    '“B-” begins a EUDAMED DI and “D-” a EUDAMED ID, both of legacy devices and of the issuing entity EUDAMED. A legacy device with a UDI-DI, of whichever issuing entity, has “B-” and that UDI-DI as EUDAMED DI and keeps its UDI-DI; without one it has a EUDAMED DI (B-…) and, with the same body, a EUDAMED ID (D-…) in place of the UDI-DI.',
    'EUDAMED business rules 2.18.1 (BR-UDID-641 to -644)',
    eu,
  ),
  fact(
    'eu-legacy-status',
    'Statuses of legacy devices',
    `which status values can a legacy device have
    may a legacy device be not intended for the EU market
    status of a legacy device
    legacy device status list
    is not intended possible for an MDD device`,
    'Two: “on the EU market” and “no longer placed on the EU market”. “Not intended for the EU market” is not possible for a legacy device (BR-UDID-458).',
    'EUDAMED business rules 2.18.1 (BR-UDID-458)',
    eu,
  ),
  fact(
    'eu-legacy-less',
    'What legacy devices have not',
    `do legacy devices have packages in EUDAMED
    are CMR substances entered for legacy devices
    does a legacy device have production identifiers
    is the base quantity asked for a legacy device
    direct marking of legacy devices in EUDAMED
    unit of use DI of a legacy device
    which data is not asked for legacy devices
    Annex XVI for legacy devices`,
    'None of these is entered for a legacy device: packages, production identifiers, quantity of device, direct marking and unit of use DI, CMR and endocrine-disrupting substances, Annex XVI (BR-DTX-UDID-089).',
    'EUDAMED business rules 2.18.1 (BR-DTX-UDID-089)',
    eu,
  ),
  fact(
    'eu-reactivate',
    'Back on the market',
    `reactivate a discontinued device in EUDAMED
    can a device that is no longer placed on the market come back
    we sell the device again, new UDI-DI?
    from no longer placed on the market to on the market
    is discarding reversible
    is a discarded entry gone for good
    status no longer placed on the market, can I set it back to on the market
    can the status be set back to on the market
    we ended the sale by mistake in EUDAMED, undo
    relaunch of a product that was marked as no longer placed`,
    'The status can be changed back to “on the EU market” by an update, with the same UDI-DI, as long as nothing changed that needs a new one; of its packages the highest first (BR-UDID-632). An entry that was discarded is gone: it is registered anew, and its codes may be used for that (BR-UDID-624).',
    'EUDAMED business rules 2.18.1 (BR-UDID-073, -632, -624)',
    eu,
  ),
  fact(
    'eu-typo-name',
    'Correcting a misspelled name',
    `we spelled the device name wrong in EUDAMED, new UDI-DI or simply correct
    typing error in the trade name registered in EUDAMED
    typo in EUDAMED, do we need a new UDI-DI
    spelling mistake in the registration, can it be corrected
    wrong description registered, correct it or register again`,
    'It is simply corrected by an update: device name, model, trade name and description can be changed in EUDAMED, and a mere correction of a typing error needs no new UDI-DI. A real change of name, trade name, version or model needs one (MDR Annex VI, Part C, 3.9), as does a correction of what EUDAMED has fixed, such as reference number or quantity.',
    'EUDAMED data dictionary 2.18.0; MDR Annex VI, Part C, 3.9',
    eu,
  ),
  fact(
    'eu-company-name',
    'New name or address of the manufacturer',
    `do we need a new SRN after a change of the company name
    our company has a new name, new UDI-DI?
    manufacturer gets a new name, same legal entity
    company renamed, do the devices keep their UDI-DI
    new address of the manufacturer, new UDI-DI?
    legal form of the company changes
    do we have to register all devices again after renaming our company`,
    'No: a new name or address of the same legal entity is a change of its actor data, entered within one week; SRN, Basic UDI-DIs and UDI-DIs stay. Another legal entity is another manufacturer, with an SRN, Basic UDI-DIs and UDI-DIs of its own.',
    'MDR Art. 31(4), Annex VI Part C',
    eu,
  ),
  fact(
    'eu-actor-check',
    'Regular confirmation of actor data',
    `is there a yearly check of the actor data
    how often must actor data be confirmed
    confirm actor data every how many years
    must we confirm our company data in EUDAMED regularly
    when is the first confirmation of actor data due`,
    'One year after the registration and then every second year the operator confirms that its actor data are correct. If it has not done so six months later, a Member State may take measures (MDR Art. 31(5)).',
    'MDR Art. 31(5)',
    eu,
  ),
  fact(
    'eu-catalogue-19',
    'The nineteen business rules of the hub',
    `how many business rules does the hub have for EUDAMED
    how many of the business rules are errors
    how many warnings are in the catalogue of business rules
    which business rules are only warnings
    which rules of the catalogue are errors
    is BR-903 an error
    what does the catalogue of business rules contain
    difference between error, warning and info of a rule
    does a warning stop the validation
    can a submission with warnings be exported
    does a warning prevent the submission from becoming validated
    may I ignore a warning`,
    'The catalogue has 19 rules: 12 errors, 6 warnings (BR-204, BR-504, BR-701, BR-702, BR-801, BR-802) and one for information (BR-903). Only errors keep a submission from being validated and exported; warnings and information do not.',
    'Business Rules of this hub',
    { screen: '/business-rules' },
  ),
  fact(
    'eu-conformity-field',
    'Conformity assessment procedure in the form',
    `which conformity assessment procedures can be chosen
    what do I enter as conformity assessment procedure
    is the conformity assessment procedure sent to EUDAMED
    conformity procedure of a class I device
    when is the conformity assessment procedure mandatory in the form
    self-declaration in the form
    which annex do I choose for a class IIa device
    what does BR-503 demand`,
    'MDR Annex IX, or X with XI; IVDR Annex IX, or X with XI; for legacy devices Annex II, III, V or VI of the directives; or self-declaration (MDR Art. 52(7), IVDR Art. 48(10)) for plain class I and class A. It is mandatory where a notified body takes part (BR-503). EUDAMED does not get it.',
    'Data dictionary of this hub; MDR Art. 52; IVDR Art. 48',
    eu,
  ),
  fact(
    'eu-not-sent',
    'Fields of the form that EUDAMED does not get',
    `which fields of the EU form are not sent to EUDAMED
    is the intended use sent to EUDAMED
    is the brand name sent to EUDAMED
    does EUDAMED ask for the shelf life
    does EUDAMED ask for MRI safety
    does EUDAMED ask for the weight of the device
    does EUDAMED want the GMDN code
    does EUDAMED ask where the device is manufactured
    does EUDAMED ask for the PRRC with the device
    does EUDAMED ask for materials
    does EUDAMED ask whether the device uses artificial intelligence
    is artificial intelligence in software stated in EUDAMED
    is the importer sent to EUDAMED
    is the instructions for use document uploaded to EUDAMED
    does EUDAMED ask for the price
    does EUDAMED want the country of manufacture`,
    'No: EUDAMED does not ask with a device for intended use, device description, brand name (it takes trade names), GMDN code, MRI safety, shelf life, weight and dimensions (only clinical sizes), materials, artificial intelligence, manufacturing country and site, importer, PRRC, conformity procedure, sterilisation method, instructions for use or technical documentation. The hub keeps these for other markets and for you.',
    'Data dictionary of this hub; EUDAMED data dictionary 2.18.0',
    eu,
  ),
  fact(
    'eu-part-11-10',
    'Controls of 21 CFR 11.10',
    `what does 21 CFR 11.10 demand
    controls for closed systems Part 11
    what is in 21 CFR 11.10
    does Part 11 demand validation of the system
    does Part 11 demand an audit trail
    may an audit trail be deleted under Part 11
    which controls does Part 11 demand`,
    '21 CFR 11.10, controls for closed systems: validation, accurate copies, protected and retrievable records, limited access, computer-generated audit trails with time stamps that obscure nothing and are kept as long as the record (so they may not be deleted), checks of sequence, authority and device, training, written policies on accountability, and control of system documentation.',
    '21 CFR 11.10',
  ),
  fact(
    'eu-part-11-300',
    'Passwords by 21 CFR 11.300',
    `what does 21 CFR 11.300 demand
    passwords and Part 11
    controls for identification codes and passwords
    must passwords be changed under Part 11
    lost password device Part 11`,
    '21 CFR 11.300: each combination of code and password is unique, issuances are checked or revised periodically (such as by password ageing), lost ones are deauthorised, attempts at unauthorised use are detected and reported, and devices that bear codes are tested.',
    '21 CFR 11.300',
  ),
  fact(
    'eu-part-11-parts',
    'Parts of Part 11',
    `which sections does 21 CFR Part 11 have
    subparts of Part 11
    what is Subpart C of Part 11
    what is in 21 CFR 11.50
    what is in 21 CFR 11.70
    what is in 21 CFR 11.100
    what is in 21 CFR 11.200
    list of the sections of Part 11`,
    '21 CFR Part 11 has Subpart A general (11.1 scope, 11.2, 11.3 definitions), Subpart B electronic records (11.10 closed systems, 11.30 open systems, 11.50 what a signature shows: name, date and time, meaning; 11.70 binding of signature and record) and Subpart C electronic signatures (11.100 unique to one person, identity verified, certified to the FDA; 11.200 two components; 11.300 codes and passwords).',
    '21 CFR Part 11',
  ),
  fact(
    'eu-levels',
    'What belongs to the Basic UDI-DI and what to the UDI-DI',
    `which data belongs to the Basic UDI-DI and which to the UDI-DI
    is the risk class on the level of Basic UDI-DI or UDI-DI
    is the trade name entered with the Basic UDI-DI or the UDI-DI
    on which level is the device name
    on which level is sterile entered
    data of the Basic UDI-DI in EUDAMED
    data of the UDI-DI in EUDAMED
    which data is entered once per Basic UDI-DI
    level of the certificate information
    level of market information`,
    'Basic UDI-DI: legislation, manufacturer, authorised representative, device name and model, risk class, implantable, active, measuring, administering, reusable surgical instrument, IVD questions, tissues and medicinal substances (yes or no), special device type, certificates, clinical investigations. UDI-DI: trade names, reference number, EMDN, quantity, production identifiers, single use, sterile, latex, sizes, substances, storage, warnings, description, website, status, packages, countries.',
    'EUDAMED data dictionary 2.18.0',
    eu,
  ),
]
