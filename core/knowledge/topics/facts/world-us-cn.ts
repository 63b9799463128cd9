import { takenInChina } from '#core/code-lists/china-issuers.ts'
import type { ToldOfMarket as Market } from './world-told.ts'

const gudid = 'FDA guidance: Global Unique Device Identification Database (GUDID)'
const elements = 'FDA, GUDID data elements reference table; AccessGUDID'
const announcements = 'NMPA announcements on UDI'
const interfacePage = 'NMPA, interface page of the UDI database'

const us: Market = {
  timing: [
    'Data has to be in GUDID no later than the day on which the label of the device has to bear a UDI: as all classes are in force, before the labelled device is placed into commercial distribution. The FDA expects the record of a new version or model to be published no later than fifteen calendar days after its first commercial distribution.',
    '21 CFR 830.330(a); 21 CFR 801.20; FDA guidance on GUDID, 17 December 2024',
    `by when must a GUDID record be submitted
when must the GUDID entry be there for a new device
we launch a device in the US, when must it be in GUDID
is the GUDID record needed before the launch
how long before sale must data be in GUDID
when do I have to publish in GUDID
do we submit to GUDID before or after first sale
may we ship before the GUDID record is published
new product in the US when GUDID
timeline of GUDID submission for a new product
deadline for GUDID record of a new device`,
  ],
  update: [
    'A change is submitted to GUDID no later than the day a device is first labelled with the changed information; what does not appear on the label is updated within 10 business days of the change (21 CFR 830.330).',
    '21 CFR 830.330(b)',
    `within how many days must GUDID data be updated after a change
how fast must a GUDID record be updated
deadline for updating GUDID
how soon do we have to change the record in GUDID
the phone number of customer service changed, how fast must GUDID be updated
how many days do we have to update GUDID
10 business days GUDID
when must changes be submitted to GUDID
time limit for changes in GUDID
update duty of GUDID`,
  ],
  who: [
    'The labeler is responsible for the GUDID record: whoever has the label applied or changed in order to distribute the device, usually the manufacturer. A third party may submit for it if its DUNS number is tied to the labeler’s account.',
    '21 CFR 801 (801.3) and 21 CFR 830; FDA guidance on GUDID',
    `who is the labeler
who is responsible for the GUDID record
manufacturer or importer for GUDID
does the US agent submit to GUDID`,
  ],
  thirdParty: [
    'Yes: a third party may submit to GUDID for the labeler if its DUNS number is tied to the labeler’s GUDID account; otherwise the submission is rejected.',
    gudid,
    `a consultant shall submit to GUDID for us which condition about DUNS must be met
can a service provider submit to gudid for the labeler
third party submitter gudid DUNS
what happens when our consultant submits without his DUNS being linked
what happens if the DUNS of the consultant is not tied to the account
does a contractor need an own gudid account`,
  ],
  ways: [
    'GUDID has two ways in: its web form, or HL7 SPL (an XML format) through the FDA’s Electronic Submissions Gateway (ESG), one DI record per file. There is no JSON or REST submission to GUDID and no Excel upload; the gateway itself takes the SPL files by REST or, for existing accounts, AS2.',
    gudid,
    `is there a REST interface for gudid submissions
can I send JSON to gudid
does GUDID accept JSON
can Excel be uploaded to GUDID
is there a spreadsheet upload for GUDID
AS2 or REST for the FDA gateway
what does the gateway of the FDA take`,
  ],
  access: [
    'Before the first SPL a labeler needs a GUDID account and an ESG account, and passes a test round with the FDA’s test scenarios. For the web form the GUDID account is enough. It is asked for with the DUNS number.',
    gudid,
    `what is needed before sending SPL to the FDA
do I need a test submission before gudid SPL
which accounts are needed for gudid SPL
FDA test scenarios
ESG account and GUDID account
is testing required before GUDID production
who creates the client id and secret of the ESG`,
  ],
  limit: [
    'One DI record per SPL file: each primary DI, with its packages, is a file of its own. The hub writes one file for each device.',
    gudid,
    `how many DI records per SPL file
how many devices may one SPL file have
one record per file gudid
can several DIs be in one SPL file
multiple devices in a single SPL`,
  ],
  issuers: [
    'The FDA has accredited GS1, HIBCC and ICCBBA. NDC and NHRIC numbers are of the past; of IFA no acceptance is known.',
    elements,
  ],
  nomenclature: [
    'GUDID asks for GMDN terms and FDA product codes (three letters). EMDN codes are not taken.',
    gudid,
    `can a GUDID record be without GMDN
GUDID without GMDN possible
is GMDN mandatory in GUDID`,
  ],
  state: [
    'Yes, UDI is mandatory in the US for all classes, on the label and in GUDID: class III since 24 September 2014, implantable and life-supporting devices since 24 September 2015, class II since 24 September 2016, class I and unclassified on the label since 24 September 2022 and in GUDID since 8 December 2022. Everything is in force.',
    'FDA, UDI compliance dates',
  ],
  pi: [
    'No: GUDID has no values of production identifiers. It only asks with yes or no whether the label carries lot, serial number, manufacturing date, expiry date and donation identification number.',
    elements,
    `are serial numbers stored in GUDID
does GUDID store the expiration date
which production identifiers are asked in GUDID`,
  ],
  fields: [
    'Mandatory in GUDID are among others issuing agency and primary DI, device count, labeler DUNS, brand name, version or model, publish date, product code, GMDN term, kit, combination product and HCT/P, single use, production identifiers, latex, MRI safety and packaged sterile. Optional: catalogue number, device description, support contact, secondary DI, package type. Conditional: unit of use DI, package DI, direct marking DI, premarket number, size, storage, sterilisation method.',
    elements,
    `which fields are mandatory in GUDID
is the brand name mandatory in gudid
is the catalog number mandatory in gudid
is the device description required in gudid
is version or model number mandatory in gudid
required data elements gudid
is the publish date mandatory
are support contact data mandatory in gudid
may the catalog number stay empty in GUDID
is the DUNS number mandatory in GUDID`,
  ],
  locked: [
    'New DI triggers in GUDID: among others brand name, version or model, device count, package quantity, kit or combination product, single use, packaged sterile, sterilisation before use with its methods, latex, MRI safety and size. After the grace period a change of one of these needs a new device identifier (new DI) and record. No triggers: catalogue number, device description, support contact, storage and handling, GMDN code, product code, production identifiers on the label, labeler DUNS.',
    gudid,
    `does a change of the catalog number require a new DI in GUDID
does a new device description need a new DI in gudid
which changes need no new DI in GUDID
is the catalogue number a trigger in gudid
can the description be changed without a new DI at the FDA
does a changed support contact need a new DI
does a new storage condition need a new DI in gudid
does a change of the GMDN code need a new DI
which attributes are new DI triggers in GUDID
which data elements are DI triggers
is the product code a trigger in GUDID
is MRI safety a DI trigger
does the switch from non-sterile to sterile need a new DI
changed device count new DI GUDID`,
  ],
  database: [
    'The US database is GUDID (Global Unique Device Identification Database) of the FDA; its public copy is AccessGUDID, kept by the National Library of Medicine.',
    gudid,
    `which agency runs AccessGUDID
who keeps AccessGUDID`,
  ],
  hub: [
    'The US is modelled in full with the fields and rules of GUDID, so a device can be “ready” for it. The hub’s XML and CSV have the layout of AccessGUDID’s releases, which the FDA does not accept as upload; its SPL comes from public sources and is not confirmed by the FDA: try it in the test environment first. SPL can leave through a connection to the FDA’s gateway (ESG NextGen, REST); the third acknowledgement’s outcome is entered by a person.',
    'User guide of this hub',
    `is the hub's SPL accepted by the FDA
does the FDA accept the SPL of the hub
can the hub send to GUDID by itself`,
  ],
  scope: [
    'Exempt from UDI in the US are among others class I devices exempt from good manufacturing practice, single-use devices sold together in one package (the package bears the UDI), custom devices, investigational devices and devices only for export. In a convenience kit the kit bears the UDI, not each part. A class I device may bear a UPC as its UDI.',
    '21 CFR 801 (801.30 and 801.40)',
    `is a custom device exempt at the FDA
are investigational devices exempt in the US
are export devices exempt from UDI in the US
does each device in a kit need a UDI in the US
can a UPC serve as UDI
UPC for class I in the US
GMP exempt class I UDI`,
  ],
  public: [
    'GUDID is public through AccessGUDID and openFDA. Not public are the company’s physical address and the FDA listing number; account contacts are internal.',
    gudid,
    `is our FDA listing number visible to the public in AccessGUDID
is the listing number public
is the company address public in gudid
is the labeler's address public
what is not shown in AccessGUDID
are account contacts public in gudid
which GUDID fields are not public
what does AccessGUDID not show`,
  ],
  number: [
    'US numbers: DUNS 9 digits; FDA product code 3 letters; device listing number 7 characters (a letter and six digits); primary DI 6 to 23 characters.',
    elements,
    `how many digits has a DUNS
how many digits has an FDA listing number`,
  ],
}

const cn: Market = {
  who: [
    'The registrant or filer loads the data into the NMPA’s UDID; a manufacturer abroad does it through its Chinese agent, whose unified social credit code stands in the field tyshxydm.',
    'NMPA UDID; NMPA Announcement No. 66 of 2019',
    `who uploads to NMPA for a foreign manufacturer
does a foreign manufacturer upload to the Chinese database himself
can a European company upload to the NMPA UDID
who enters data into the Chinese UDI database for imported devices
role of the Chinese agent for UDI
whose code stands in tyshxydm
which XML field has the credit code of the agent
field for the agent's credit code
whose social credit code for an imported device
we are sitting in Germany who enters the data into the NMPA UDI database on our behalf
who puts our data into the Chinese UDI database for us
can we as a foreign manufacturer enter data at NMPA ourselves
no office in China who does the upload for us
who in China submits UDI for a manufacturer in Europe
does our Chinese agent upload the UDI data
may we log in to the NMPA UDID from abroad without an agent`,
  ],
  ways: [
    'Data gets into the NMPA’s UDID in three ways (YY/T 1753-2020): web form, import of an Excel template, or the data interface (API) with XML or JSON.',
    'YY/T 1753-2020',
    `in which three ways can data be uploaded to NMPA
how many ways are there to submit data to the NMPA
which standard names the three routes in China
does China have an API for UDI
can I upload an Excel to the NMPA
XML or JSON interface NMPA`,
  ],
  access: [
    'For the NMPA’s interface one sends a stamped application form and gets credentials by e-mail; the test address comes first. The business submission API is V2.1, the sharing API V2.2 (V1 is off), the import template v3-20211008. A token is got with app id, secret and credit code; calls are limited per day.',
    interfacePage,
    `how do I get access to the NMPA interface
NMPA API version for submission
version of the business submission API
what is the stamped form of the NMPA needed for
does one apply for the interface of the NMPA on paper
which version has the NMPA upload API
how are credentials for the NMPA API issued
is there a test address for the NMPA interface
is a sandbox offered by the NMPA
daily call limit NMPA API
version of the NMPA import template
is API V1 of the NMPA still on`,
  ],
  issuers: [
    `${takenInChina}. HIBCC, ICCBBA and IFA are not known to be taken there.`,
    'NMPA UDID; ChinaMedDevice',
    `what is MA IDcode
which issuing systems does NMPA accept only GS1
does NMPA take only GS1
is GS1 the only issuing agency in China
whose codes are allowed for the Chinese UDI
coding systems accepted by the NMPA
issuing agencies in China
can I use HIBC codes for China
is the MA code accepted
is AHM an issuing entity in China
does NMPA accept HIBCC`,
  ],
  nomenclature: [
    'China has a classification catalogue of its own (code such as 06-01-01), neither EMDN nor GMDN.',
    'NMPA UDID; YY/T 1752-2020',
    `classification code China
format of the Chinese classification code
what does a code like 06-01-01 mean in China`,
  ],
  state: [
    'Yes, UDI is mandatory in China for class III (since 2021 and 2022) and 103 kinds of class II (since 1 June 2024); all other class II and IVDs of class I follow on 1 June 2027, all other class I on 1 June 2029.',
    announcements,
  ],
  dates: [
    'China: 69 types of class III since 1 January 2021, all other class III with IVDs since 1 June 2022, 103 types of class II since 1 June 2024, all other class II and IVDs of class I from 1 June 2027, all other class I from 1 June 2029. The day of manufacture counts.',
    announcements,
    `NMPA UDI date for all other class III incl. IVD
when does the first batch in China start
first batch second batch third batch China
batch 3 NMPA date
third batch 103 class II types China
UDI China remaining class II
when do all class I devices in China need a UDI
IVD reagents of class I China date`,
  ],
  timing: [
    'Before sale: the data of the smallest sales unit and of the packages above it is loaded into UDID before the product is sold.',
    announcements,
    `before sale upload NMPA
NMPA smallest unit
which unit is uploaded to the NMPA
smallest sales unit China
is it required to upload higher packages in China
are higher packaging levels uploaded to the NMPA
must data in the NMPA database be uploaded before or after the product is sold`,
  ],
  pi: [
    'No: UDID holds the DI and says with yes or no whether the UDI carries lot, serial number, manufacturing and expiry date; values of production identifiers are not uploaded.',
    'YY/T 1752-2020',
  ],
  locked: [
    'After publication the primary DI, the coding system, the release date and the quantity per smallest sales unit are locked in UDID (one source); a device that differs in them needs a DI of its own. Packages and registration numbers can be added, but those that are published cannot be edited or removed. Other values can be changed.',
    'ChinaMedDevice; Medtech Chopsticks (2026)',
    `what can't be changed after publishing at the NMPA
locked fields NMPA
can the primary DI be changed in the NMPA database
can the quantity per smallest sales unit be changed in China
can a package be added to a published NMPA record
can the registration number be replaced in UDID
can the release date be edited in UDID`,
  ],
  scope: [
    'By secondary sources exempt in China: units inside a coded smallest sales unit, custom-made devices, parts only used in kits, transport packs, devices only for export, combinations led by a drug. Reusable instruments of class I need the UDI-DI only.',
    'NMPA announcements on UDI, as reported by consultants',
    `custom-made devices China UDI
export only devices China UDI
transport packaging China UDI
kit parts China UDI
class I reusable instruments China`,
  ],
  stock: [
    'In China the date counts by day of manufacture: products made before the date of their class or batch are exempt and may be sold without UDI.',
    announcements,
    `does stock produced before need UDI in China
does the NMPA date count by manufacturing date
older products China exempt`,
  ],
  public: [
    'The NMPA publishes UDID as files: daily, weekly and monthly updates and a full release, with an RSS feed of the files; a sharing API (V2.2) gives it as JSON.',
    'NMPA, UDID',
    `does the NMPA publish UDID data
download of the Chinese udi database
how often does the NMPA publish release files
does the NMPA have daily update files
RSS of the NMPA`,
  ],
  fields: [
    'UDID asks among others for the DI of the smallest sales unit with its coding system and publication date, quantity, unit-of-use DI, data carrier, direct marking, product name in Chinese, model, classification code, registrant and its credit code, registration or filing number, packages, storage, clinical sizes, MR safety, sterile and single use, and which production identifiers the label carries. The fields have names of pinyin initials.',
    'YY/T 1752-2020',
    `why are the NMPA field names so strange
what do the tags of the NMPA stand for
language of the NMPA data
in which language is the product name in China
is the Chinese product name needed in the NMPA record`,
  ],
  hub: [
    'China is modelled with all elements of UDID and its rules, but which of the elements are mandatory is not public: a device is never “ready” for it, what is filled in is called checked, and the hub warns of elements left blank. The hub makes XML with the layout of NMPA’s releases and tables of its own; no official template was at hand, so the NMPA’s own workbook is loaded and filled under Workbooks. The hub has no connection to the NMPA’s interface.',
    'User guide of this hub',
  ],
  classes: [
    'China has the classes I, II and III, III being the highest, and lists of kinds (batches) within them.',
    announcements,
  ],
  number: [
    'The unified social credit code in China has 18 characters. The field tyshxydm holds that of the registrant, or of the Chinese agent where the registrant is abroad.',
    'NMPA UDID',
    `how many characters has the unified social credit code
who is the social credit code of
whose credit code is asked in China`,
  ],
}

export const usAndChina: Readonly<Record<string, Market>> = { US: us, CN: cn }
