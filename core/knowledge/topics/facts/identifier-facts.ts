import { fact, type Topic } from '../topic.ts'

const gs1 = 'GS1 General Specifications; GS1 Barcode Syntax Dictionary'
const label = { screen: '/udi-label' }
const generator = { screen: '/gmn-generator' }

/** How codes are built and checked. */
export const identifierFacts: readonly Topic[] = [
  fact(
    'gtin-check-digit',
    'Check digit of a GTIN',
    `how is the check digit of a GTIN calculated
formula for the GTIN check digit
how do I compute the last digit of a GTIN
modulo 10 check digit GS1
weights of the gtin check digit
is the check digit calculation the same for GTIN-13 and GTIN-14`,
    'The digits before it are multiplied by 3 and 1 in turn, beginning with 3 at the right, and added; the check digit fills the sum up to the next multiple of 10 (modulo 10). It is the same for GTIN-8, -12, -13 and -14.',
    gs1,
    generator,
  ),
  fact(
    'gtin-lengths',
    'Lengths of a GTIN',
    `what lengths can a gtin have
how many digits may a GTIN have
which kinds of GTIN are there
is a GTIN-8 allowed as udi-di
GTIN-8 GTIN-12 GTIN-13 GTIN-14
is a UPC a GTIN`,
    'A GTIN has 8, 12, 13 or 14 digits (GTIN-8, GTIN-12 or UPC, GTIN-13 or EAN, GTIN-14), the last of them the check digit. In a barcode it is filled with zeros to 14.',
    gs1,
    generator,
  ),
  fact(
    'ai-most-used',
    'Application identifiers of lot, serial number and dates',
    `AI for lot and AI for serial number
which AI is the lot number
which application identifier has the serial number
AI of the expiry date
AI of the manufacturing date
which application identifiers belong to UDI-DI and UDI-PI
what does (10) mean in the barcode
what does (17) mean
what does (21) stand for on the label
how is the software version encoded in GS1
which AI has the software version
AI 8012`,
    'In a GS1 code (01) is the GTIN, (10) the lot, (11) the date of production, (17) the expiry date, (21) the serial number and (8012) the software version.',
    gs1,
    label,
  ),
  fact(
    'gmn-check-pair',
    'Check characters of a GMN',
    `how many check characters does a GMN have
how are the check characters of the GMN calculated
GMN check pair algorithm
modulo 1021
check characters of the basic udi-di
which algorithm is used for the basic udi-di check
does the GMN use a check digit or two characters
how do I build the check characters of a GMN
how do I make the last two characters of a GMN
how are the check characters of a global model number worked out
formula of the GMN check characters
how do we calculate the check characters ourselves`,
    'A GMN ends with two check characters: the characters before them are weighted with prime numbers (2, 3, 5, 7 …) from the right, and the remainder of their sum modulo 1021 gives the pair.',
    gs1,
    generator,
  ),
  fact(
    'gmn-characters',
    'Characters of a GMN',
    `which characters may a GMN have
are lower case letters allowed in a GMN
is a space allowed in the model reference
character set of the global model number
is the GMN case sensitive
may a basic udi-di contain special characters
which characters do GMN check characters use`,
    'A GMN has the GS1 company prefix (digits), a model reference of letters, digits and signs such as - . / and _, in upper and lower case but without spaces, and two check characters of 2 to 9 and A to Z without I and O. Upper and lower case differ.',
    gs1,
    generator,
  ),
  fact(
    'gmn-length',
    'Length of a GMN',
    `how long may a GMN be
maximum length of the global model number
how many characters has a GMN
shortest GMN
how long may the model reference be`,
    'A GMN has at most 25 characters, company prefix, model reference and the two check characters together; without the check characters at most 23.',
    gs1,
    generator,
  ),
  fact(
    'gmn-ai',
    'Application identifier of the GMN',
    `which application identifier has the GMN
AI 8013
may AI 8013 be in the barcode of a device
is the GMN allowed in a data carrier
can the GMN be encoded in the datamatrix`,
    'The GMN has the application identifier (8013), but for medical devices it must not be on the label, the marking or in a data carrier.',
    gs1,
    label,
  ),
  fact(
    'gs1-separator',
    'Separator after variable fields',
    `what terminates a variable length AI in a GS1 element string
what ends a lot number in the barcode
end of a variable field in a GS1 code
which character separates fields in a GS1 DataMatrix
what is FNC1 for
when is a group separator needed in the datamatrix
separator after the lot number
which application identifiers have a fixed length
group separator GS1
do I need FNC1 after the expiry date`,
    'In a GS1 code a field of variable length, such as lot (10) or serial number (21), ends with a separator (FNC1 or GS) where another follows. Fields of fixed length, such as (01), (11) and (17), need none.',
    gs1,
    label,
  ),
  fact(
    'lot-length',
    'Length of lot and serial number',
    `how long may a lot number be in a GS1 code
maximum length of the serial number
how many characters may AI 10 have
how many characters may AI 21 have
length of the batch number in the barcode`,
    'In a GS1 code a lot number (10) and a serial number (21) have at most 20 characters each; a software version (8012) too.',
    gs1,
    label,
  ),
  fact(
    'sscc',
    'SSCC',
    `what is an SSCC
which AI is the SSCC
how many digits does an SSCC have
serial shipping container code`,
    'The SSCC (Serial Shipping Container Code), AI (00), has 18 digits and identifies a logistic unit, such as a pallet. It is no UDI-DI.',
    gs1,
    label,
  ),
  fact(
    'ai-list-more',
    'More application identifiers',
    `which application identifier is the expiry time
AI 7003
which AI is the quantity
AI 30
AI 240
AI 15 best before
which AI is the best before date
AI 02 content`,
    '(02) is the GTIN of contained items, (15) the best-before date, (30) a count, (240) an additional product number and (7003) an expiry date with time.',
    gs1,
    label,
  ),
  fact(
    'date-00',
    'Day 00 in a date',
    `what does day 00 in a GS1 date mean
date 270100 in the barcode
expiry date without day in the datamatrix
how is a two digit year read in a barcode
does 00 mean the last day of the month`,
    '“00” as the day of a GS1 date means that no day is given; an expiry date then ends with the last day of its month. Since January 2025 GS1 allows it on medical devices no more; older labels have it. A year of two digits is taken as the one from 49 years back to 50 years ahead.',
    'GS1 General Specifications',
    label,
  ),
  fact(
    'gtin-compare',
    'Comparing GTINs of different length',
    `should our database strip the leading zero of a GTIN-14
may I cut off the zero of a GTIN-14 to get a GTIN-13
store a GTIN with 13 or 14 digits in the database
do we have to pad the GTIN with zeros
are a GTIN-13 and a GTIN-14 with leading zero the same
how does the database store a GTIN-13
leading zeros of a GTIN
may leading zeros be removed from a GTIN
is 04012345678901 the same as 4012345678901`,
    'A GTIN-8, -12 or -13 filled with zeros on the left to 14 digits is the same GTIN, and GUDID stores it so. Zeros are never cut off to make a shorter one.',
    gs1,
    generator,
  ),
  fact(
    'hibc-structure',
    'Structure of a HIBC',
    `how is a HIBC primary code built
structure of the HIBC udi-di
what is the LIC in HIBC
labeler identification code length
what does the plus at the beginning of a HIBC mean
how is the HIBC check character calculated
modulo 43
HIBC unit of measure digit
which characters may a HIBC UDI-DI contain
are lower case letters allowed in a HIBC
allowed characters in a HIBC code
character set of HIBC
can a HIBC have small letters`,
    'A HIBC primary code is “+”, the labeler identification code (LIC) of four characters beginning with a letter, a product number of 1 to 18 characters (capitals and digits), a digit for the package level (unit of measure), and a check character modulo 43.',
    'HIBCC, ANSI/HIBC 2.6',
    generator,
  ),
  fact(
    'hibc-di',
    'HIBC in a database',
    `is the plus of the HIBC stored in eudamed
with or without plus sign in the database
HIBCC DI in GUDID with or without check character
is the check character part of the HIBCC device identifier
how is a HIBCC code entered in gudid
for HIBCC in GUDID with or without check character`,
    'Without both: databases hold a HIBCC device identifier without the leading “+” and without the check character, in GUDID 6 to 23 characters.',
    'HIBCC, ANSI/HIBC 2.6; FDA guidance on GUDID',
    { screen: '/gmn-generator' },
  ),
  fact(
    'hibc-basic',
    'Basic UDI-DI of HIBCC',
    `how does a HIBCC basic udi-di look
structure of the basic udi-di of HIBCC
basic udi-di beginning with ++
how long is the HIBCC basic udi-di
which basic udi-di starts with two plus signs
what does ++ at the beginning of a code mean
code starts with ++
two plus signs at the beginning`,
    'HIBCC’s Basic UDI-DI is “++”, the labeler identification code (4), a model of 1 to 17 characters and two check characters by the algorithm of the GMN, over the whole string; 9 to 25 characters.',
    'HIBCC; European Commission, EUDAMED help, Basic UDI-DI',
    { markets: ['EU', 'CH'], ...generator },
  ),
  fact(
    'ifa-basic',
    'Basic UDI-DI of IFA',
    `how does the IFA basic udi-di look
structure of the basic udi-di of IFA
basic udi-di beginning with PP
modulo 97
how is the check number of IFA calculated`,
    'IFA’s Basic UDI-DI is “PP”, five digits of the supplier number, 1 to 16 characters (digits, capitals, point) and two check digits modulo 97; 10 to 25 characters.',
    'IFA, Basic UDI-DI; European Commission, EUDAMED help',
    { markets: ['EU', 'CH'], ...generator },
  ),
  fact(
    'iccbba-basic',
    'Basic UDI-DI of ICCBBA',
    `how does the ICCBBA basic udi-di look
structure of ICCBBA basic udi-di
can the hub check a basic udi-di of ICCBBA
where is the ICCBBA basic udi-di defined`,
    'ICCBBA defines its Basic UDI-DI in its standard ST-017, which is licensed; the hub only checks that it has at most 25 characters.',
    'ICCBBA ST-017',
    { markets: ['EU', 'CH'], ...generator },
  ),
  fact(
    'ppn-structure',
    'Structure of a PPN',
    `how is a PPN built
structure of the pharmacy product number
PZN and PPN
what does 11 at the start of a PPN mean
how many digits has a PZN
check digit of the PZN`,
    'A PPN is a product registration agency code of two digits (11 stands for the PZN), the product number and two check digits modulo 97. A PZN has eight digits, the last of them a check digit modulo 11.',
    'IFA Coding System',
    generator,
  ),
  fact(
    'isbt-structure',
    'Structure of an ISBT 128 UDI',
    `how is an ISBT 128 udi built
which characters begin an ISBT 128 device identifier
length of the ICCBBA device identifier
donation identification number
how many characters has the DI of ICCBBA`,
    'In ISBT 128 “=/” begins the device identifier of 16 characters, “=,” the serial number, “=” the donation identification number, “=>” the expiry date and “=}” the date of manufacture. For blood containers the device identifier has 10 characters.',
    'ICCBBA, ISBT 128 standard',
    label,
  ),
  fact(
    'eudamed-di-structure',
    'Structure of a EUDAMED DI',
    `how is a EUDAMED DI built
legacy device has a udi-di already how is its eudamed di built
structure of EUDAMED DI and EUDAMED ID
what does B- at the beginning mean
what does D- at the beginning mean
prefix of the EUDAMED DI
which identifiers does eudamed give to a legacy device instead of basic udi-di and udi-di
how is a EUDAMED DI generated for a legacy device
how many characters may a EUDAMED DI have
who assigns the EUDAMED ID
issuing entity of a EUDAMED DI`,
    'A legacy device has a EUDAMED DI in place of the Basic UDI-DI and, without a UDI-DI, a EUDAMED ID in place of the UDI-DI. With a UDI-DI the EUDAMED DI is “B-” and that UDI-DI. Without one it is “B-”, 1 to 21 characters, best with the SRN in them, and two check characters (at most 25), and the EUDAMED ID is the same with “D-”. Their issuing entity is EUDAMED.',
    'European Commission, EUDAMED help, format of the EUDAMED DI; MDCG 2019-5',
    { markets: ['EU'], ...generator },
  ),
  fact(
    'srn-structure',
    'Structure of an SRN',
    `is there a check digit in the SRN
can the SRN be validated by a check digit
how can our IT check an SRN
regular expression for the SRN
which roles are in the SRN
how is an SRN built
format of the SRN
what do the letters in the middle of the SRN mean
what does MF mean in the SRN
what does PR mean in an SRN
what does PR stand for in FR-PR-000012345
what does IM mean in the SRN
what does AR in an SRN mean
how many digits does an SRN have
does an SRN have a check digit
is EL or GR used in the SRN of Greece
does one company have several SRNs
one SRN for each role`,
    'An SRN is a country code, the role and nine digits, such as DE-MF-000012345: MF manufacturer, AR authorised representative, IM importer, PR producer of systems and procedure packs. It has no check digit. A company has one for each role. For Greece both EL and GR occur.',
    'EUDAMED schema set; European Commission, actor module',
    { markets: ['EU'], screen: '/actors' },
  ),
  fact(
    'notified-body-number',
    'Number of a notified body',
    `how many digits has the number of a notified body
what does the four digit number beside the CE mark mean
format of the notified body number`,
    'A notified body is known by a number of four digits, which stands beside the CE mark where it took part.',
    'Regulation (EU) 2017/745 (MDR), Article 20; EUDAMED schema set',
    { markets: ['EU'] },
  ),
  fact(
    'emdn-size',
    'How large the EMDN is',
    `how many codes does the EMDN have
how many EMDN categories are there
how many terminal codes does EMDN V2 have
number of emdn terms
which letters do emdn categories have
how many levels does the emdn have`,
    'EMDN version 2 has 8,454 codes in 23 categories, of which 6,722 are terminal. Its seven levels are category, group and five levels of types; E, I and O are no categories.',
    'European Commission, EMDN V2',
    { markets: ['EU', 'CH'], screen: '/emdn' },
  ),
  fact(
    'emdn-terminal-rule',
    'Which EMDN codes may be assigned',
    `can I give an EMDN code on category level
may I use an EMDN code of a higher level
is a category level EMDN code allowed for a device
must the EMDN code be of the lowest level
which emdn codes am I allowed to assign to a device
may a device have an emdn code that is not a leaf
can I choose a category of the emdn for the device
which level of emdn code must be used
is a group code of the emdn enough
can I just use an EMDN group code or does it have to go to the lowest level
how deep does the EMDN code have to go
which level of the EMDN must be chosen for a UDI-DI, is a group code enough
does the EMDN code have to be the most detailed one
code ending with 99 terminal
code ending in 90
is the emdn code 99 allowed
can a device have two emdn codes
several emdn codes for one udi-di`,
    'Only a terminal code, one with no code below it (leaf), may be given to a UDI-DI; several are allowed. Codes ending in 99, “other”, are terminal; those in 90, “various”, with one exception are not.',
    'European Commission, EMDN; MDCG 2021-12; EUDAMED business rules (BR-UDID-636)',
    { markets: ['EU', 'CH'], screen: '/emdn' },
  ),
  fact(
    'emdn-revision',
    'How often the EMDN changes',
    `how often is the EMDN revised
when is the emdn updated
annual revision of the emdn
which guidance is about the emdn update`,
    'The EMDN is revised once a year (MDCG 2024-2). An administrator loads a new version under EMDN Classifications, Versions.',
    'MDCG 2024-2; MDCG 2021-12 Rev. 2',
    { markets: ['EU', 'CH'], screen: '/emdn?tab=versions' },
  ),
  fact(
    'udi-di-kind-by-look',
    'Recognising the issuing entity of a code',
    `how do I recognise which issuing entity a code belongs to
code starts with + which issuing entity
code begins with = which issuing entity
which agency does a code starting with ++ belong to
how can I see whether a code is GS1 or HIBCC`,
    'A code of digits or with brackets such as (01) is GS1, “+” and a letter HIBCC (“++” its Basic UDI-DI), “=” or “&” ICCBBA, “PP” and digits IFA, “B-” or “D-” EUDAMED for legacy devices. UDI Label, “Check a code”, tells it.',
    'Standards of the issuing entities',
    label,
  ),
  fact(
    'symbologies',
    'Symbols of the UDI',
    `which symbology identifiers do GS1 codes have
is a QR code allowed as udi carrier
can I use a QR code for UDI
GS1 digital link as udi carrier`,
    'The law prescribes no symbology; the carrier follows the standard of the issuing entity. With GS1 these are usually GS1 DataMatrix and GS1-128.',
    'Regulation (EU) 2017/745 (MDR), Annex VI part C 4; GS1 General Specifications',
    label,
  ),
]
