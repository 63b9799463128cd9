import { fact, type Topic } from '../topic.ts'

const gs1 = 'GS1 General Specifications; GS1 Barcode Syntax Dictionary'

/** Codes, carriers and check characters, as people ask of them. */
export const euIdentifierFacts: readonly Topic[] = [
  fact(
    'eu-ai-01',
    'AI 01',
    `what is AI 01
    what does application identifier 01 mean
    which application identifier has the GTIN
    AI of the UDI-DI
    what follows (01) in a barcode
    (01) in the barcode
    how many digits follow AI 01`,
    'AI (01) is followed by the GTIN, the UDI-DI of GS1: always 14 digits, a shorter GTIN with zeros before it.',
    gs1,
  ),
  fact(
    'eu-ai-10-21',
    'AI 10 and AI 21',
    `what is AI 10
    what is AI 21
    which application identifier is for batch
    AI for serial number
    AI for the lot
    what does (10) stand for in the barcode
    what does (21) stand for in the barcode
    difference between AI 10 and AI 21
    how long may the lot be in a GS1 barcode
    are letters permitted in lot numbers of GS1
    can the serial number contain lower case letters
    which characters may a lot number have in a GS1 barcode`,
    'AI (10) is the batch or lot number, AI (21) the serial number; each of 1 to 20 characters, letters, digits and signs. Being of variable length they end with a separator where another field follows.',
    gs1,
  ),
  fact(
    'eu-ai-17-11',
    'AI 17 and AI 11',
    `what is AI 17
    what is AI 11
    which application identifier is for expiry
    AI for the expiration date
    AI for date of manufacture
    what does (17) stand for in the barcode
    what does (11) stand for in the barcode
    how is the expiry date written in a GS1 barcode
    how is 31 January 2027 encoded as expiry date
    how do I write a date in the DataMatrix
    difference between AI 17 and AI 11
    which AI is used for use by date
    which AI is expiry
    which AI is the expiry date
    AI expiry date`,
    'AI (17) is the expiry date, AI (11) the date of manufacture, each as six digits YYMMDD: 31 December 2027 is 271231. Day 00 means that no day is given; an expiry date then ends with the last day of its month. New labels of medical devices have a real day (GS1, since January 2025).',
    gs1,
  ),
  fact(
    'eu-day-00',
    'Day 00 in an expiry date',
    `the expiry in the barcode reads 271200, is day 00 an error
    expiry date 251100 what does it mean
    last two digits of the date are 00
    is a date with 00 as day valid
    date in the barcode ends with 00
    which day is meant by 00 in the expiration date
    barcode date without day
    scanner shows 00 as day of the expiry
    when does a product expire whose date ends with 00
    may we print only month and year in the barcode`,
    'No error: “00” as the day of a GS1 date means that no specific day is given, only year and month. An expiry date 271200 ends with the last day of that month, 31 December 2027. In South Korea day 00 is forbidden since 1 January 2025.',
    gs1,
  ),
  fact(
    'eu-ai-8013',
    'GMN in a barcode (AI 8013)',
    `may AI 8013 be encoded in the data carrier
    can the GMN be put in the DataMatrix
    may the Basic UDI-DI be encoded in the barcode
    is it allowed to print AI 8013 on the pouch
    what is AI 8013
    GMN in the UDI carrier
    Basic UDI-DI in the DataMatrix of the box
    is (8013) allowed on the package of a medical device
    must the GMN be machine readable on the label`,
    'No: AI (8013) is the GMN, GS1’s Basic UDI-DI, and for medical devices it must not be on the label, the package, the device or in a data carrier.',
    'GS1 General Specifications, 3.9.12; MDR Annex VI, Part C',
  ),
  fact(
    'eu-ai-240',
    'Other application identifiers',
    `what is AI 240
    what is AI 30
    what is AI 37
    what is AI 22
    what is AI 235
    which AI has the quantity
    may our article number be in the barcode
    can the barcode contain an internal article number
    catalogue number in the barcode which AI
    AI for additional product identification
    what is AI 02
    what is AI 00`,
    '(00) SSCC of a logistic unit; (02) GTIN of contained items, with (37) their count; (22) consumer product variant; (235) third-party controlled serial number; (30) variable count; (240) additional product identification, such as an article number, up to 30 characters; (241) customer part number.',
    gs1,
  ),
  fact(
    'eu-order-ai',
    'Order of application identifiers',
    `does the order of application identifiers matter
    which AI comes first in the barcode
    must the GTIN be the first in the barcode
    order of lot and expiry in the barcode
    in what sequence do lot, serial and dates stand`,
    'Any order can be read; the GTIN (01) is put first, then fields of fixed length such as (11) and (17), and those of variable length such as (10) and (21) last, so that fewer separators are needed.',
    gs1,
  ),
  fact(
    'eu-brackets',
    'Brackets in a barcode',
    `are the brackets of the AI encoded in the barcode
    are brackets part of the code
    do we scan the parentheses
    parentheses around the application identifier in the DataMatrix
    are the brackets printed in the human readable text
    do we have to print brackets around (01)
    must the brackets be printed
    barcode with or without brackets`,
    'No: the brackets around application identifiers are only in the text people read (HRI), not in the barcode.',
    gs1,
  ),
  fact(
    'eu-hri',
    'Text beside the barcode (HRI)',
    `is human readable text needed beside the barcode
    is the HRI mandatory
    may the human readable interpretation be left out
    barcode without text allowed
    must the UDI be printed as plain text too
    too little room for barcode and text
    which goes first on a small label, AIDC or HRI
    do we need both the barcode and the text
    is the barcode alone enough
    is it allowed to print the UDI in HRI only
    UDI as plain text without barcode permitted
    can the label have only the barcode`,
    'In the EU the label must have the UDI as a barcode (AIDC) and as text (HRI). Only where there is no room for both, the barcode alone is enough; then, for devices used outside health institutions, as in home care, the text alone is.',
    'MDR Annex VI, Part C, 4.7',
    { markets: ['EU'] },
  ),
  fact(
    'eu-separator',
    'Separator (FNC1) after a field',
    `is FNC1 needed after the GTIN
    after which fields does a separator come
    GS after the lot number needed?
    group separator after expiry date
    how does a scanner know where the lot number ends
    what ends a lot number of variable length
    where must FNC1 stand in a GS1 barcode
    is a separator needed at the end of the barcode
    what is FNC1`,
    'FNC1 (when scanned: GS) ends a field of variable length, such as lot (10) or serial number (21), where another one follows. None is needed after fields of fixed length, such as GTIN (01) and the dates (11) and (17), nor at the end.',
    gs1,
  ),
  fact(
    'eu-mod-who',
    'Who uses which modulus',
    `who uses modulo 43
    mod 43 is used by whom
    which modulus does HIBC use
    which modulus does IFA use
    which modulus has a GMN
    how many check characters does an IFA Basic UDI-DI have
    how many check characters has which code
    modulo 97 is used for what
    modulo 1021 is used for what
    modulo 10 is used for what
    how is the HIBC check character calculated
    which check method has which issuing entity
    calculation of check digits by issuing entity`,
    'GTIN of GS1: modulo 10, weights 3 and 1. GMN of GS1, Basic UDI-DI of HIBCC and EUDAMED DI: modulo 1021, weights of prime numbers, two characters. HIBC on the label: modulo 43, one character. IFA (PPN and Basic UDI-DI): modulo 97, two digits; PZN: modulo 11. ICCBBA’s donation number: MOD 37-2.',
    'gs1/gmn-helpers; ANSI/HIBC 2.6; IFA; ICCBBA ST-001',
  ),
  fact(
    'eu-gtin-checked',
    'Check of a GTIN by EUDAMED',
    `does EUDAMED notice a wrong check digit of a GTIN
    check digit of the GTIN is wrong, does EUDAMED refuse it
    does EUDAMED check the format of a UDI-DI
    does EUDAMED check HIBC codes
    which formats of UDI-DI does EUDAMED verify
    is a wrong GTIN accepted by EUDAMED
    check digit wrong, does EUDAMED reject it`,
    'Yes: for GS1 EUDAMED checks the format of UDI-DI, secondary, package, unit of use and direct marking DIs, the check digit included. For HIBCC, ICCBBA and IFA it checks only the format of the Basic UDI-DI (BR-UDID-003).',
    'EUDAMED business rules 2.18.1 (BR-UDID-003)',
    { markets: ['EU'] },
  ),
  fact(
    'eu-entities-eu',
    'Issuing entities the EU takes',
    `may IFA be used for MDR devices
    may HIBCC be used in the EU
    can we use ICCBBA codes in EUDAMED
    which issuing entities can be chosen in EUDAMED
    is HIBC accepted in the EU
    is a PPN accepted by EUDAMED
    does an EAN suffice as UDI-DI in the EU
    is the EAN code from retail enough as UDI
    must we use GS1 in the EU
    is it mandatory to use GS1 in Europe
    are we free to choose the issuing entity`,
    'Yes: in the EU a manufacturer is free to choose among GS1, HIBCC, ICCBBA and IFA, for the Basic UDI-DI and the UDI-DI. EUDAMED itself is the issuing entity only of EUDAMED DI and EUDAMED ID of legacy devices.',
    'Commission Implementing Decision (EU) 2019/939',
    { markets: ['EU'] },
  ),
  fact(
    'eu-too-small',
    'No room for the UDI',
    `the device is too small for the UDI
    no space on the label for the UDI
    label too small for the barcode
    where does the UDI go if there is no room on the package
    UDI carrier does not fit on the unit packaging
    small device where do I put the UDI`,
    'Where the unit package has no room, the UDI carrier goes on the next higher package. Where there is room for one form only, the barcode (AIDC) goes first; in home care the text.',
    'MDR Annex VI, Part C, 4.2 and 4.7',
    { markets: ['EU'] },
  ),
  fact(
    'eu-nfc',
    'Other carriers than barcodes',
    `is NFC allowed as UDI carrier
    may the UDI be in an RFID chip only
    which data carrier does the EU recommend
    is a QR code allowed as UDI carrier
    may we use a QR code instead of a DataMatrix
    does the EU demand a DataMatrix
    is GS1 Digital Link allowed as UDI
    is a web link in a QR code a UDI`,
    'The EU prescribes and recommends no symbology: any carrier of the issuing entity’s standard will do, with GS1 usually GS1 DataMatrix or GS1-128. RFID (NFC is a kind of it) only beside a linear or 2D barcode. A QR code or GS1 Digital Link serves only where the issuing entity provides for it; an ordinary web link is no UDI.',
    'MDR Annex VI, Part C, 4; GS1 General Specifications',
  ),
  fact(
    'eu-upc-gtin',
    'UPC, EAN and GTIN',
    `what is the difference between GTIN-12 and UPC
    is an EAN a GTIN
    is a UPC a GTIN
    difference between EAN and GTIN
    GTIN-13 and EAN the same?
    which GTIN is a UPC`,
    'They are the same numbers: UPC is the barcode of a GTIN-12, EAN-13 that of a GTIN-13, EAN-8 that of a GTIN-8; a GTIN-14 is used for packages. Each ends with a check digit, and each is a valid UDI-DI.',
    gs1,
  ),
  fact(
    'eu-best-before',
    'Which dates belong to the UDI',
    `is a best before date part of the UDI
    which dates are part of the UDI
    is the date of packing part of the UDI-PI
    does the use-by date belong to the UDI
    AI 15 in a UDI
    which date goes in the barcode, expiry or manufacturing
    expiry date or date of manufacture in the UDI
    must both dates be in the barcode`,
    'Of the dates the expiry (use-by) date (17) belongs to the UDI-PI, and the date of manufacture (11) where it is the only one; a best-before date (15) or a date of packing (13) is no production identifier.',
    'MDR Annex VI, Part C, 3.5; EUDAMED data dictionary 2.18.0 (FLD-UDID-148)',
  ),
  fact(
    'eu-hibc-secondary',
    'Secondary code of a HIBC',
    `how is a HIBC secondary code recognised
    what does $$ mean in a HIBC
    HIBC lot and expiry in the code
    structure of the HIBC secondary data
    how is the expiry date written in a HIBC code
    what is the link character of a HIBC
    slash in a HIBC code
    where is the lot in a HIBC`,
    'Behind the “+” a secondary HIBC has a digit or “$” instead of a letter: “$$” begins an expiry date with the lot, “$$+” one with the serial number. It ends with the link character (the check character of the primary code) and its own check character. In a combined code “/” parts primary and secondary data, with one check character at the end; /S is the serial number, /16D the date of manufacture, /14D the expiry date.',
    'ANSI/HIBC 2.6',
  ),
  fact(
    'eu-prefix-change',
    'A new company prefix',
    `does the UDI-DI change when our company prefix changes
    we get a new GS1 company prefix, what about our GTINs
    may we keep GTINs after a merger
    company prefix of the company we bought
    new GS1 prefix, new UDI-DI?`,
    'A GTIN under another company prefix is another UDI-DI, to be registered anew. Registered UDI-DIs may stay as they are; a new prefix only serves for new ones.',
    'GS1 General Specifications; MDR Annex VI, Part C',
  ),
  fact(
    'eu-check-where',
    'Where a GMN or other code is checked',
    `where can I check whether a GMN has the right check characters
    where can I validate a GMN
    is our GMN correct, where can I see it
    check the Basic UDI-DI we got from headquarters
    validate a Basic UDI-DI in the hub
    where do I verify check characters
    tool to check a GTIN`,
    'Open GMN & Basic UDI-DI: “GMN Validation” checks a GMN, and beside it a Basic UDI-DI or UDI-DI of any issuing entity is validated; the hub names what is wrong and what the check characters should be. In every form identifiers are checked as you type.',
    'User guide of this hub',
    { screen: '/gmn-generator' },
  ),
  fact(
    'eu-two-codes',
    'UDI in two barcodes',
    `may the UDI be split in two barcodes
    UDI-DI and UDI-PI in separate barcodes
    can the lot be in a second barcode
    two linear barcodes for one UDI
    must UDI-DI and UDI-PI be in one carrier
    several barcodes on the label which one is the UDI`,
    'Yes: where the carrier is a linear barcode, UDI-DI and UDI-PI may be in one barcode or in two; other codes on the label must be told apart from it (MDR Annex VI, Part C, 4).',
    'MDR Annex VI, Part C, 4',
    { markets: ['EU'] },
  ),
  fact(
    'eu-readable',
    'How long the UDI carrier has to be readable',
    `must the UDI carrier be readable during the whole life of the device
    how long must the UDI be readable
    may the barcode wear off
    barcode not readable any more after reprocessing
    does the UDI have to survive cleaning`,
    'The UDI carrier has to be readable in normal use and throughout the intended lifetime of the device; one that is marked directly after each reprocessing cycle too.',
    'MDR Annex VI, Part C, 4',
    { markets: ['EU'] },
  ),
  fact(
    'eu-through-package',
    'UDI under a transparent package',
    `can the UDI be read through the packaging
    transparent packaging, do we need the UDI on it
    UDI visible through the film
    see-through pouch UDI outside as well`,
    'No second carrier is needed where the UDI of the device can be read, or scanned, through the package.',
    'MDR Annex VI, Part C, 4',
    { markets: ['EU'] },
  ),
  fact(
    'eu-dm-exempt',
    'Exceptions from direct marking',
    `when is direct marking not needed
    exceptions from direct marking in the EU
    which reusable devices need not be marked directly
    device too small for direct marking
    direct marking would damage the device
    instrument cannot be marked, what now
    direct marking not possible technically
    is direct marking needed for all reusable devices
    which devices need direct marking
    is direct marking needed for single use devices
    do implants need direct marking`,
    'Direct marking is for reusable devices that need cleaning, disinfection, sterilisation or refurbishing between uses. It is not needed where it would interfere with safety or performance of the device, or where it is technically not feasible. Single-use devices and implants that are not reused need none.',
    'MDR Annex VI, Part C, 4.10; MDR Art. 27(4)',
    { markets: ['EU'] },
  ),
  fact(
    'eu-15-x',
    'The 15-character code ending in X',
    `the generator gave a 15 character Basic UDI-DI with X at the end, does EUDAMED take that
    Basic UDI-DI with 14 digits and X
    is a code of 15 characters accepted by EUDAMED
    why does our Basic UDI-DI end in X
    EUDAMED refuses the Basic UDI-DI ending with X
    code ends in X is it valid
    which format of the Basic UDI-DI should the generator make
    can we upload the 15 character code`,
    'No: the 15-character code (14 digits and X) is this hub’s own format and EUDAMED refuses it. EUDAMED accepts the code of an issuing entity, such as GS1’s Global Model Number (GMN). In Settings an administrator chooses which one the generator makes.',
    'Decision D15 of this hub; GS1 General Specifications (GMN)',
    { markets: ['EU'] },
  ),
  fact(
    'eu-check-missing',
    'Basic UDI-DI with wrong check characters',
    `EUDAMED rejects our Basic UDI-DI
    check characters of the Basic UDI-DI are wrong
    typing error in the Basic UDI-DI noticed?
    can we choose the check characters ourselves
    who calculates the check characters
    where do the last two characters of the Basic UDI-DI come from
    Basic UDI-DI without check characters
    does EUDAMED verify the check characters
    is the check digit part of the UDI-DI
    where do I find the check characters of a Basic UDI-DI
    where are the check characters in the Basic UDI-DI
    which characters of the Basic UDI-DI are the check characters`,
    'The last characters are computed from the rest and never chosen: for GS1 and HIBCC two check characters (modulo 1021), for IFA two digits (modulo 97). EUDAMED checks them for every issuing entity’s Basic UDI-DI and refuses wrong ones; the hub computes and checks them under GMN & Basic UDI-DI. The check digit of a GTIN is part of the UDI-DI.',
    'EUDAMED business rules 2.18.1 (BR-UDID-003); gs1/gmn-helpers',
  ),
  fact(
    'eu-free-model',
    'Choosing the model part of a Basic UDI-DI',
    `can we choose the model reference in a GMN freely
    what do we use as model reference
    what is the model reference in the Basic UDI-DI
    may the Basic UDI-DI contain the product name
    could a Basic UDI-DI contain our company name
    may a GMN start with a letter
    does a GMN begin with digits
    may the Basic UDI-DI have letters
    lower case letters in the Basic UDI-DI
    are spaces allowed in a GMN
    special characters in the Basic UDI-DI
    may a Basic UDI-DI contain lowercase
    is lower case allowed in the Basic UDI-DI
    capital and small letters in a Basic UDI-DI`,
    'Yes: the manufacturer chooses the model reference freely (letters of its name or product too; with GS1 the digits of the company prefix come first), one that stays for the model: with GS1 letters (upper and lower case differ), digits and signs such as - . / _, no space, so that the whole code has at most 25 characters. HIBCC and IFA take capitals and digits only.',
    'GS1 General Specifications (GMN); ANSI/HIBC 2.6; IFA',
  ),
  fact(
    'eu-mix-entities',
    'Issuing entities of Basic UDI-DI and UDI-DI',
    `must Basic UDI-DI and UDI-DI come from the same issuing entity
    GMN with HIBC UDI-DI possible
    can we use GS1 for the UDI-DI and HIBCC for the Basic UDI-DI
    may one company use two issuing entities
    different issuing entities for Basic UDI-DI and UDI-DI
    can we change from HIBCC to GS1
    switch the issuing entity of our devices
    can one device carry GTIN and HIBC
    GTIN and HIBC on the same label`,
    'EUDAMED does not demand that Basic UDI-DI and UDI-DI come from the same issuing entity: each is entered with its own. A company may use several. A registered UDI-DI keeps its issuing entity; a code of another one is a new UDI-DI, or is added as secondary UDI-DI.',
    'EUDAMED data dictionary 2.18.0 (FLD-UDID-01, FLD-UDID-291, FLD-UDID-293)',
    { markets: ['EU'] },
  ),
  fact(
    'eu-numeric-type',
    'Digits and letters of a UDI-DI',
    `may a UDI-DI contain letters
    is a UDI-DI numeric
    does a UDI-DI consist only of digits
    alphanumeric UDI-DI
    leading zeros of the UDI-DI
    may leading zeros of a GTIN be left out
    do we enter the UDI-DI with brackets and AI
    UDI-DI with or without (01)`,
    'A UDI-DI of GS1 (GTIN) has digits only; those of HIBCC, ICCBBA and IFA have letters too. It is entered as issued, without brackets and application identifier; leading zeros belong to it and are never left out.',
    'GS1 General Specifications; ANSI/HIBC 2.6; EUDAMED business rules 2.18.1 (BR-UDID-003)',
  ),
  fact(
    'eu-srn-format',
    'Format of an SRN',
    `format of a manufacturer SRN
    how many digits does an SRN have
    what does an SRN look like
    is DE-MF-12345 a valid SRN
    does an SRN have a check digit
    SRN for several sites
    how many SRNs does a company have
    one company is manufacturer and importer, how many SRNs
    does every site need an SRN
    country code in the SRN
    SRN example
    what does PR mean in an SRN
    what does IM stand for in an SRN
    SRN with GR or EL
    how many roles can one company have in EUDAMED
    can a company have several roles
    may a manufacturer be importer too`,
    'An SRN is country code, role and nine digits, for example DE-MF-000012345, 15 characters: MF manufacturer, AR authorised representative, IM importer, PR producer of systems and procedure packs. A company has one for each role, not for each site; there is no check digit. Greece occurs as EL and GR.',
    'EUDAMED DTX schema set 3.0.25 (stringSRNType)',
    { markets: ['EU'] },
  ),
  fact(
    'eu-gtin-per-level',
    'GTINs of package levels',
    `must the GTIN-14 of a carton begin with 1
    how is the GTIN of a carton formed
    indicator digit 9
    can the carton have the same GTIN as the single unit
    GTIN of the higher package level
    what does the first digit of a GTIN-14 mean
    GTIN of an outer box
    does the GTIN of the carton have to be different from that of the single box
    different GTIN for box and carton
    can inner box and outer box have the same GTIN
    new GTIN for each packaging level`,
    'Each package level has a GTIN of its own: one with another first (indicator) digit, 1 to 8, or a new number altogether; the check digit is computed anew. The base package has 0 in front. Indicator 9 is for goods of variable measure and not used for devices.',
    gs1,
  ),
  fact(
    'eu-hibc-plus',
    'Plus sign and check character of a HIBC',
    `do we enter the plus sign of a HIBC in EUDAMED
    do we enter the leading plus and the check character of a HIBC in a database
    HIBC in GUDID with plus and check character?
    HIBC with or without plus
    is the check character of the HIBC part of the UDI-DI in EUDAMED
    leading plus HIBC database
    how is a HIBC UDI-DI entered`,
    'Without both: the HIBC UDI-DI is entered without the leading “+” and without the check character, in EUDAMED as in GUDID, for example E4942176111. Only the Basic UDI-DI keeps its “++” and its two check characters.',
    'Public EUDAMED data (Delapro/EUDAMED); FDA, UDI formats by issuing agency',
  ),
  fact(
    'eu-carrier-standards',
    'Standards of barcodes',
    `which ISO standard describes the DataMatrix
    ISO/IEC 16022
    ISO/IEC 15417
    which standard is for Code 128
    ISO/IEC 18004
    ISO/IEC 15434

    ISO/IEC 15418
    standards for UDI barcodes
    which standard is behind the issuing entities
    ISO/IEC 15459 meaning`,
    'ISO/IEC 16022 is the DataMatrix, ISO/IEC 15417 Code 128, ISO/IEC 18004 the QR code, ISO/IEC 15434 the syntax of high-capacity codes and ISO/IEC 15418 the identifiers in them; ISO/IEC 15459 is unique identification and what an issuing entity is.',
    'ISO/IEC 16022, 15417, 18004, 15434, 15418, 15459',
  ),
]
