import { fact, type Topic } from '../topic.ts'

const gs1 = 'GS1 General Specifications; GS1 gmn-helpers'
const hibcc = 'ANSI/HIBC 2.6; EUDAMED help, Basic UDI-DI generators'
const ifa = 'IFA, Basic UDI-DI; EUDAMED help, Basic UDI-DI generators'

/** What a specialist asks of identifiers, nomenclature and their check characters. */
export const codeFacts: readonly Topic[] = [
  fact(
    'gmn-never-check',
    'Characters that are never check characters',
    `which characters can never appear as check characters of a GMN
which characters are never used in the check characters of a GS1 Basic UDI-DI
forbidden check characters of a basic udi-di
what alphabet do the GMN check characters use
which 32 characters can be check characters
check character alphabet gs1 basic udi-di
can a check character of the GMN be a zero or the letter O
may the check characters of a basic udi-di contain I or O
are 0 and 1 possible as check characters of a GMN
which letters and digits are excluded from the check pair of the GMN`,
    'Check characters of a GMN are taken from 23456789ABCDEFGHJKLMNPQRSTUVWXYZ: never 0, 1, I or O.',
    gs1,
  ),
  fact(
    'gmn-modulus',
    'How the check characters of a GMN are computed',
    `how many primes are needed for the GMN
how many prime weights does the GMN use
which modulus is used for the GMN check characters
how are the check characters of a GS1 Basic UDI-DI calculated
modulo of the global model number check pair
GMN check pair algorithm modulus
what is mod 1021
which weights are used for the GMN check characters
prime numbers in the GMN check character calculation
how does one calculate check characters of the GMN`,
    'The check characters of a GMN: from the right each character’s value times the primes 2, 3, 5, … 83, added up modulo 1021; the upper five bits of the remainder give the first, the lower five the second character. HIBCC’s Basic UDI-DI and EUDAMED’s DI use the same arithmetic.',
    gs1,
  ),
  fact(
    'gs1-case',
    'Upper and lower case in identifiers',
    `is a GMN case sensitive
are GS1 identifiers case sensitive
may I write a basic udi-di in capital letters
can the ERP uppercase the basic UDI-DI
are lower case letters allowed in a GMN
is upper and lower case important in the model reference of the GMN
are HIBC codes upper case only
does case matter in a Basic UDI-DI
are lower case letters allowed in HIBC`,
    'Identifiers of GS1 are case-sensitive: a GMN may have lower-case letters and must never be changed to upper case. HIBC and IFA codes are upper case only.',
    gs1,
  ),
  fact(
    'hibc-modulus',
    'Check character of a HIBC',
    `which modulus is used for the HIBC check character
modulo of hibc check character
what modulus does HIBC use
HIBC check digit mod
how is the check character of a HIBC computed
how is the HIBC check character calculated
is the plus sign part of the HIBC check character calculation
can the check character of HIBC be a space
which characters can a HIBC check character be`,
    'The check character of a HIBC is computed modulo 43 over everything to its left, the plus sign included. Its alphabet is 0-9, A-Z and - . space $ / + %; so it may be a space, printed as an underscore.',
    hibcc,
  ),
  fact(
    'hibcc-basic-start',
    'Basic UDI-DI of HIBCC',
    `how does a HIBCC Basic UDI-DI start
how do I recognise a HIBCC basic udi-di
what does a HIBCC basic udi-di begin with
structure of HIBCC basic udi-di
format of a HIBCC Basic UDI-DI
how many characters has a HIBCC basic udi-di
HIBCC Basic UDI-DI length
which prefix has the basic udi-di of HIBCC`,
    'A HIBCC Basic UDI-DI starts with ++ (two plus signs), then the LIC of four characters, a model of 1 to 17 characters and two check characters: 9 to 25 characters, for example ++A999MODELIDENTIFIER11S8.',
    hibcc,
  ),
  fact(
    'ifa-basic-modulus',
    'Basic UDI-DI of IFA',
    `what does an IFA Basic UDI-DI start with and what checksum does it use
which modulus does the IFA basic udi-di use
what does an IFA basic UDI-DI look like
structure of an IFA basic udi-di
IFA basic udi-di prefix
how are the check digits of IFA calculated
mod 97 which issuing entity
which issuing entity uses modulo 97`,
    'An IFA Basic UDI-DI starts with PP, then the five-digit IFA supplier number, 1 to 16 characters and two check digits computed modulo 97: 10 to 25 characters, for example PP12345ABCD.12345678.9004.',
    ifa,
  ),
  fact(
    'ppn-modulus',
    'Check digits of a PPN and a PZN',
    `which modulus has the PPN
how are check digits of the PPN computed
check digit of PZN
modulo of PZN
what does PRA code 11 mean in a PPN
how does a PZN become a PPN
which prefix has a PZN in the PPN
PPN prefix for a PZN`,
    'A PPN has a product registration agency code of two characters (11 for a PZN), the product number and two check digits modulo 97, for example 110375286414. The PZN has eight digits, its check digit is modulo 11; a number with remainder 10 is never issued.',
    ifa,
  ),
  fact(
    'gtin-modulus',
    'Modulus and weights of a GTIN',
    `which modulus has the GTIN check digit
weights for the GTIN check digit
which weights are used for the check digit of GTIN
GTIN check digit modulo
is the check digit of a GLN computed like the one of a GTIN
how to compute check digit of a SSCC`,
    'The check digit of a GTIN is computed modulo 10 with weights 3 and 1 in turn from the right; GLN and SSCC use the same way.',
    gs1,
  ),
  fact(
    'isbt-check',
    'Check character of a donation number',
    `check character of ISBT 128 donation identification number
which modulus has the DIN check character
how is the ISBT 128 check character computed
is the check character of the donation number in the barcode`,
    'The check character of an ISBT 128 donation identification number (DIN) is ISO 7064 MOD 37-2 over 13 characters; it is printed only and not in the barcode.',
    'ICCBBA ST-011; ISO 7064',
  ),
  fact(
    'eudamed-di-check',
    'Check characters of a EUDAMED DI',
    `what does the prefix D- in a legacy identifier tell me
what does B- at the beginning of an identifier mean
identifier starts with D- what is it
how are check characters of a EUDAMED DI calculated
are B- and D- part of the check character calculation
what does a EUDAMED DI begin with
how does a EUDAMED DI start
how does a EUDAMED ID start
what prefix has the EUDAMED ID
prefix of the eudamed di of a legacy device
what is the EUDAMED DI of a legacy device that has a UDI-DI
does the EUDAMED DI get extra check characters if a UDI-DI exists
how is the EUDAMED DI formed when the legacy device already has a UDI-DI`,
    'A EUDAMED DI starts with B-, a EUDAMED ID with D-, each with the same body and two check characters computed over the body without B- or D-. Where a legacy device has a UDI-DI already, its EUDAMED DI is simply B- and that UDI-DI, with no further check characters.',
    'EUDAMED help, Format of the EUDAMED DI; BR-UDID-642 to 644',
  ),
  fact(
    'gmn-prefix-digits',
    'Company prefix in a GMN',
    `how many digits does a GMN begin with
how long is a GS1 company prefix in a GMN
minimum length of the company prefix in GMN
length of the GS1 company prefix`,
    'A GMN begins with the GS1 company prefix: digits only, 4 to 12 of them, usually at least five.',
    gs1,
  ),
  fact(
    'gs1-master-ai',
    'Application identifiers of Master UDI-DI and software',
    `application identifier of the Master UDI-DI
which AI is the MUDI
what is AI 8014
what is AI 8013
what is AI 8012
AI of software version
which application identifier has the highly individualised device registration identifier
what is HIDRI
what does HIDRI stand for
which AI for made to order GTIN
AI 03 meaning`,
    'AI (8014) carries the Master UDI-DI of devices made to stock (MUDI, also called HIDRI, highly individualised device registration identifier), AI (03) the GTIN of devices made to order, AI (8013) the GMN, which never goes on a label, and AI (8012) the software version.',
    'GS1 Barcode Syntax Dictionary',
  ),
  fact(
    'gs1-two-digit-year',
    'Two-digit years in GS1 dates',
    `how is the two digit year in a GS1 date interpreted
which century is a two-digit year in an expiry date
does 50 in the expiry date mean 1950 or 2050
format of GS1 dates
what is the date format of AI 17`,
    'Dates of GS1 are YYMMDD. A two-digit year counts in a window from 49 years before to 50 years after the current year. Day 00, allowed on medical devices until the end of 2024, means that no day is given.',
    'GS1 General Specifications',
  ),
  fact(
    'gtin-normal',
    'GTINs of other lengths in a database',
    `does GUDID pad the GTIN with zeros
is GTIN 12 the same as GTIN 14 with leading zeros
may I remove leading zeros from a GTIN
should a GTIN be padded to 14 digits
can leading zeros of a GTIN be stripped`,
    'For comparing, a GTIN is padded with zeros on the left to 14 digits, as GUDID stores it. Keep the original form and never remove zeros to make a shorter GTIN.',
    gs1,
  ),
  fact(
    'emdn-seven-levels',
    'Levels of the EMDN',
    `how many levels does the EMDN tree have
how many levels has the EMDN
EMDN levels
number of levels in EMDN
what are the levels of the EMDN called
how deep is the EMDN hierarchy
EMDN tree depth
how is the EMDN structured
structure of an EMDN code
which level of EMDN is the category`,
    'The EMDN has seven levels: category (one letter), group, and types 1 to 5, each with two digits more: 1 to 13 characters.',
    'EMDN V2; MDCG 2021-12',
    { markets: ['EU', 'CH'] },
  ),
  fact(
    'emdn-letters',
    'Categories of the EMDN',
    `number of EMDN codes in total
how many EMDN codes are there
total number of codes in the EMDN
how large is the EMDN
how many categories has the EMDN
which letters do EMDN categories use
which letters are not used in the EMDN
number of EMDN categories
how many EMDN codes are terminal
how many terminal codes does the EMDN have
how many codes are in the EMDN
is there an EMDN category E
which EMDN category letters exist`,
    'EMDN V2 has 23 categories, A to Z without E, I and O; 8,454 codes, 6,722 of them terminal.',
    'EMDN V2',
    { markets: ['EU', 'CH'] },
  ),
  fact(
    'emdn-99-90',
    'EMDN codes ending in 99 and 90',
    `is an EMDN code ending with 99 terminal
what does 99 at the end of an EMDN code mean
can I use an EMDN code that ends with 90
what does 90 at the end of an EMDN code mean
difference between EMDN 90 and 99 codes
may I assign an EMDN code for other devices`,
    'EMDN codes that end in 99 (“other”) are terminal and may be assigned. Codes that end in 90 (“various”) are not terminal, with one exception (W0104080590).',
    'EMDN V2',
    { markets: ['EU', 'CH'] },
  ),
  fact(
    'emdn-several',
    'Several EMDN codes for one device',
    `can one device have more than one EMDN code
may we give two EMDN codes to a UDI-DI
several EMDN codes allowed
is it allowed to assign multiple EMDN codes
only one EMDN code per device?
how many EMDN codes may a device have`,
    'Yes: a UDI-DI has at least one EMDN code and may have several, each a terminal one.',
    'BR-UDID-636; MDCG 2021-12',
    { markets: ['EU', 'CH'] },
  ),
  fact(
    'srn-role-codes',
    'Role codes in an SRN',
    `what does MF in an SRN mean
what do the letters AR MF IM PR in the SRN mean
which roles are in the SRN code
what does IM stand for in an SRN
SRN role code of an importer
SRN role abbreviation system procedure pack producer
what does SP mean in an actor id
does the SRN have a check digit
which country code has Greece in an SRN
what is PR in an SRN`,
    'An SRN is country code, role and nine digits, such as DE-MF-000012345: MF manufacturer, AR authorised representative, IM importer, PR producer of systems and procedure packs, SP sponsor. There is one for each role, and no check digit. Greece may be EL or GR.',
    'EUDAMED DTX schema set 3.0.25; EUDAMED actor module',
    { markets: ['EU'] },
  ),
  fact(
    'basic-format-checked',
    'Which identifiers EUDAMED checks',
    `does EUDAMED check the UDI-DI of HIBCC
is a HIBCC UDI-DI checked by EUDAMED
for which issuing entities does EUDAMED check the format of a UDI-DI
does EUDAMED check the format of a HIBC UDI-DI
does EUDAMED check the format of the Basic UDI-DI
which formats of UDI-DI does EUDAMED check
does EUDAMED verify the check digit of a GTIN`,
    'EUDAMED checks the format of a Basic UDI-DI for every issuing entity, that of other UDI-DIs for GS1 only (BR-UDID-003).',
    'EUDAMED business rules 2.18.1, BR-UDID-003',
    { markets: ['EU'] },
  ),
  fact(
    'iccbba-licence',
    'ICCBBA’s Basic UDI-DI',
    `where is the ICCBBA Basic UDI-DI defined
which document defines the basic udi-di of ICCBBA
is the format of the ICCBBA basic udi-di public
ICCBBA basic udi-di format
does the hub check an ICCBBA basic UDI-DI`,
    'ICCBBA defines its Basic UDI-DI in ST-017, which needs a licence; the hub only checks that it is not empty and at most 25 characters long.',
    'ICCBBA ST-017',
  ),
  fact(
    'basic-max-length',
    'Longest Basic UDI-DI',
    `maximum length of a Basic UDI-DI including check characters
max length Basic UDI-DI incl. check characters
how long may a Basic UDI-DI be
how many characters may a Basic UDI-DI have at most
is a check character mandatory in a Basic UDI-DI
longest basic udi-di`,
    'A Basic UDI-DI has at most 25 characters, its check characters included; check characters are mandatory for every issuing entity (MDCG 2019-1). The generator of this hub also makes a code of 15 characters.',
    'MDCG 2019-1',
  ),
  fact(
    'gmn-no-label',
    'GMN on the label',
    `may the GMN be put on the label
can AI 8013 be in the barcode
is a GMN allowed in a data carrier
may the Basic UDI-DI be printed in the barcode
does the GMN go on the label
is it allowed to mark the GMN on the device`,
    'No: for medical devices a GMN (AI 8013) must not be on the label, on the device or in a data carrier.',
    'GS1 General Specifications 3.9.12',
  ),
  fact(
    'unit-of-use-on-label',
    'Unit of use DI on the label',
    `is a unit of use DI printed on the label
does the unit of use DI appear on the label
is the unit of use UDI-DI on the package
what is a unit of use DI for`,
    'No: a unit of use DI is not on the label. It links the use of one device to a patient where the base package holds several and the single one bears no UDI.',
    'FDA GUDID guidance; MDR Annex VI Part C',
  ),
  fact(
    'duns-digits',
    'Length of a DUNS number',
    `how many digits has a DUNS number
length of the DUNS number
what does a DUNS number look like
who issues DUNS numbers`,
    'A DUNS number has nine digits; Dun & Bradstreet issues it. It identifies the labeler in GUDID.',
    'FDA guidance: Global Unique Device Identification Database (GUDID)',
    { markets: ['US'] },
  ),
  fact(
    'ndc-gone',
    'NDC and NHRIC numbers',
    `when does NDC disappear from US labels
until when were NDC numbers allowed on device labels
NDC NHRIC on labels end date
since when are NHRIC numbers not allowed on device labels`,
    'NDC and NHRIC numbers may not be on device labels in the US since 24 September 2023.',
    'FDA, UDI compliance dates',
    { markets: ['US'] },
  ),
  fact(
    'mri-none',
    'MRI safety where the labelling says nothing',
    `the labelling says nothing on MRI. which value do I pick
GUDID MRI safety status when the labelling says nothing on MRI
never tested for MRI and nothing on the label, which MRI safety value in GUDID
which MRI safety status if the label has no MRI information
device not tested in the MRI, what do I choose for MRI safety
MRI safety status of a device without any MRI statement`,
    'Where the labelling says nothing about MRI, the value is “Labeling does not contain MRI Safety Information”. MR Safe, MR Conditional and MR Unsafe are for a labelling that says so.',
    'FDA, GUDID data elements reference table',
    { markets: ['US'] },
  ),
  fact(
    'mri-four',
    'MRI safety values',
    `what are the four MRI safety statuses
which MRI safety values exist
how many MRI safety values has GUDID
list the MRI safety statuses`,
    'The four MRI safety values are MR Safe, MR Conditional, MR Unsafe and “Labeling does not contain MRI Safety Information”.',
    'FDA, GUDID data elements reference table',
    { markets: ['US', 'CN'] },
  ),
  fact(
    'emdn-free',
    'Cost of the EMDN',
    `is the EMDN free
does the EMDN cost anything
is EMDN licensed
do we need a licence for the EMDN
may I use EMDN without paying
EMDN free of charge?`,
    'The EMDN is free for everybody and needs no licence; the GMDN needs one.',
    'European Commission, EMDN',
    { markets: ['EU', 'CH'] },
  ),
  fact(
    'symbology-ids',
    'Symbology identifiers',
    `which symbology prefix announces GS1 DataMatrix
symbology identifier of GS1-128
what does ]d2 mean
what does ]C1 mean at the start of a scan
symbology identifier of a GS1 QR code
which symbology identifiers announce GS1 data`,
    'Symbology identifiers in front of scanned GS1 data: ]C1 GS1-128, ]d2 GS1 DataMatrix, ]Q3 GS1 QR code, ]e0 GS1 DataBar. They are case-sensitive.',
    'GS1 General Specifications',
  ),
  fact(
    'gs-superfluous',
    'Superfluous group separators',
    `is a superfluous group separator tolerated in a GS1 string
may a GS stand after a fixed length element
FNC1 after a fixed length AI allowed?
what if there is an extra FNC1 in the element string`,
    'Yes: a superfluous separator (GS, FNC1) after any element of a GS1 string is accepted when it is read; it is needed only after those of variable length.',
    'GS1 General Specifications 7.8.6.3',
  ),
  fact(
    'ai-7003',
    'AI 7003',
    `what does 7003 mean in a GS1 barcode
what is AI 7003
application identifier for expiry date and time
AI of expiry time`,
    'AI (7003) carries the expiry date with the time, YYMMDDHHMM.',
    'GS1 Barcode Syntax Dictionary',
  ),
  fact(
    'hibc-parts-length',
    'Lengths of the parts of a HIBC',
    `what length can a PCN have in a HIBC
how long is the product or catalogue number in a HIBC
how many characters has the LIC
what is the unit of measure digit in HIBC
what is a PCN`,
    'In a HIBC the labeler identification code (LIC) has four characters, the first a letter; the product or catalogue number (PCN) 1 to 18 characters A-Z, 0-9; the unit of measure is one digit 0 to 9.',
    hibcc,
  ),
  fact(
    'mdn-codes-separator',
    'Several EMDN codes in XML',
    `which separator is used between EMDN codes in MDNCodes
how do I say in XML that several EMDN codes apply
how are several EMDN codes written in the XML
format of MDNCodes with more than one code`,
    'Several EMDN codes stand in the one element MDNCodes, separated by blanks.',
    'EUDAMED DTX schema set 3.0.25',
    { markets: ['EU'] },
  ),
]
