import { switzerland } from './world-ch.ts'
import type { ToldOfMarket as Market, Told } from './world-told.ts'
import { usAndChina } from './world-us-cn.ts'

const tga = 'TGA, Unique Device Identification'
const anvisa = 'ANVISA RDC 591/2021 and IN 426/2026'
const mfds = 'MFDS Notice 2019-46; UDI portal'
const sfda = 'SFDA MDS-REQ 7'
const hsa = 'HSA, guidance on the UDI system'
const mhlw = 'MHLW notification PSEHB/PSD 0913-2; questions and answers of 16 March 2023'
const tfda = 'TFDA, questions and answers on UDID'
const invima = 'INVIMA, Resolución 1405/2022'
const titck = 'TİTCK, notices on ÜTS'
const mhra = 'MHRA; WTO G/TBT/N/GBR/120'

const au: Market = {
  who: [
    'The sponsor in Australia is responsible for the AusUDID record. A manufacturer, also one abroad, may enter and publish a record, but not add the ARTG ID or other data of a sponsor; several sponsors share one record.',
    'TGA, AusUDID roles and responsibilities',
    `who can enter the ARTG ID in AusUDID the overseas manufacturer or the sponsor
can an overseas manufacturer enter sponsor data
may the manufacturer add the ARTG ID
who adds the ARTG number to the record
what may a manufacturer not do in ausudid
several sponsors share one record in AusUDID
two sponsors supply the same device, one record or two
which data are held per sponsor
can a manufacturer publish in ausudid`,
  ],
  ways: [
    'There are four ways into AusUDID: the portal, for single records; the TGA’s bulk upload template (Excel), up to 200 records; HL7 SPL machine to machine; and the GS1 National Product Catalogue, for GTINs only.',
    'TGA, AusUDID submission methods',
    `how many ways into AusUDID
does the TGA take GTIN lists from the GS1 catalogue
can the GS1 National Product Catalogue be used for AusUDID
is SPL accepted by the TGA
does the TGA have machine to machine`,
  ],
  access: [
    'Machine to machine with AusUDID needs a subscription key, which only certain users may create, and tests in the pre-production environment are compulsory; nothing moves from there to production. The TGA’s package has a read-me, user guide, implementation specification, SPL code list, Postman collections and sample XML.',
    'TGA, Submitting through HL7 SPL',
    `subscription key for AusUDID
does the TGA publish an SPL guide
is there an implementation guide of the TGA
is pre-production testing compulsory for AusUDID
does test data move over to production in AusUDID
what does the implementation package of the TGA contain
does the TGA publish sample XML or a Postman collection`,
  ],
  limit: [
    'At most 200 records in one file of the TGA’s bulk upload template, and at most 50 rows a sheet in its Sponsor Link Template. More devices need several files; the hub’s worksheets for Australia are split at 200 rows too.',
    'TGA, AusUDID submission methods',
    `how many rows per sheet in the sponsor link template
AusUDID Excel row limit`,
  ],
  nomenclature: [
    'AusUDID uses GMDN: the GMDN code of the device’s ARTG entry. EMDN codes are not asked.',
    tga,
  ],
  state: [
    'Yes, UDI is mandatory in Australia, by class: class III and IIb since 1 July 2026, class IIa from 1 July 2027, class Is and IVD 3 and 4 from 1 July 2028, IVD 1 (instruments and software only) and 2 from 1 July 2029. Plain class I and Im have no UDI duty.',
    tga,
  ],
  timing: [
    'The AusUDID record is due within 30 days of the first supply in Australia, so supply may come first; a change is due within 30 days too.',
    'TGA, UDI record concepts',
  ],
  update: ['A change of the data is entered in AusUDID within 30 days.', 'TGA, UDI record concepts'],
  pi: [
    'No: AusUDID does not store the values of production identifiers, such as lot, serial number or dates.',
    'TGA, UDI record concepts',
  ],
  fields: [
    'Known data of AusUDID: primary DI and issuing agency, device count, unit of use, direct marking and secondary DI, previous identifiers, model or version, brand name, GMDN, ARTG ID, sponsor, catalogue number, description, clinical sizes, storage and handling, sterilisation, packages, production information and supporting documents. Mandatory are primary DI and model or version; catalogue number and description are optional. The full list stands in the Australian UDI Data Dictionary.',
    'TGA, UDI data elements (30 April 2026)',
    `which data are mandatory in AusUDID
when does ausudid need a unit of use DI
device count above 1 in AusUDID
AusUDID needs which DI when there are 5 pieces in a box
several pieces in one box AusUDID DI
when are sterilisation methods required in ausudid
when is a package DI needed in AusUDID
where is the full list of data elements of the TGA
what is the Australian UDI Data Dictionary
which sections does the AusUDID portal have`,
  ],
  locked: [
    'In AusUDID brand name, device count and model or version are UDI triggers: a change after the grace period needs a new UDI-DI and a new record. Device description and catalogue number are no triggers. The grace period runs from the first publication; how long it is, the sources do not say.',
    'TGA, UDI data elements; UDI record concepts',
    `which of these is a UDI trigger in Australia
does a changed description need a new UDI-DI in Australia
non-trigger fields in AusUDID
Australia we changed brand name and description after publishing which triggers a new udi-di`,
  ],
  grace: [
    'AusUDID has a grace period from the first publication of a record; how many days it has, the sources do not say. After it a change of a UDI trigger needs a new UDI-DI and record.',
    'TGA, UDI record concepts',
  ],
  hub: [
    'Australia is modelled with the elements the TGA has published, not as a worksheet. Not public, so not in the hub: the full list of the Australian UDI Data Dictionary, the columns of the bulk template, the length of the grace period, the direct marking dates. A device is therefore never “ready” for Australia; it shows how many known fields are filled. The worksheet (Excel, CSV) is to copy from, the SPL file a draft; the TGA’s own workbook can be loaded and filled under Workbooks.',
    'User guide of this hub',
  ],
  scope: [
    'In scope in Australia: class Is, IIa, IIb and III, IVD class 2 to 4, and of IVD class 1 only instruments and analysers (CT943) and software (CT944). No UDI duty: plain class I, class Im and other IVDs of class 1.',
    'TGA, scope of the UDI requirements',
    `is class Im in Australia concerned by UDI
what is CT943
what is CT944
what do CT943 and CT944 mean
IVD class 1 instruments Australia
is IVD software of class 1 in scope
which IVD class 1 needs a UDI`,
  ],
  public: [
    'An AusUDID record is a draft, then published, then publicly available.',
    'TGA, UDI record concepts',
    `which states does an AusUDID record have
record status AusUDID
are Australian records draft at first
draft published publicly available Australia`,
  ],
}

const br: Market = {
  who: [
    'The holder of the registration or notification in Brazil enters the data in SIUD, or a third party it authorises. A manufacturer abroad does not do it itself unless it is authorised.',
    'ANVISA IN 426/2026',
  ],
  thirdParty: [
    'Yes: a third party may send the data to SIUD if the security manager (Gestor de Segurança) of the registration holder authorises it in Solicita.',
    'ANVISA IN 426/2026',
    `who authorises third parties in SIUD
what does the Gestor de Segurança do
role of the security manager at ANVISA`,
  ],
  ways: [
    'There are two ways into SIUD: single entry, or bulk transmission by ANVISA’s implementation guide. Format and limits of the bulk file are not in the public sources of the hub; whether it is an API is not settled.',
    anvisa,
    `how many ways into SIUD
is there a bulk transmission to SIUD
which format has the bulk file of ANVISA`,
  ],
  access: [
    'Login to SIUD goes through Solicita; the security manager (Gestor de Segurança) of the company authorises users and third parties there.',
    'ANVISA IN 426/2026',
    `through which system is the access to SIUD
what is Solicita
which system is used to log in to the Brazilian database`,
  ],
  nomenclature: [
    'SIUD asks for the GMDN code, which is mandatory (RDC 591/2021, Annex I, item 6). EMDN codes are not asked.',
    'ANVISA RDC 591/2021, Annex I',
  ],
  state: [
    'Yes, UDI is mandatory in Brazil, the label first: class IV since 10 July 2025, class III since 10 January 2026, class II from 10 January 2027, class I from 10 January 2028. The data in SIUD becomes mandatory later, class by class from 2029 to 2032; SIUD is open already.',
    anvisa,
    `does the label come before the data in Brazil
which comes first in Brazil, label or database
label or data first Brazil
is SIUD already mandatory or voluntary`,
  ],
  timing: [
    'IN 426/2026: from its class’s date on, the data is in SIUD before the device is placed on the market, and equals the data of the registration or notification.',
    'ANVISA IN 426/2026',
    `must the data in SIUD equal the registration
must SIUD data match the regularisation
must the SIUD data be the same as the registration data
may SIUD data differ from the registered data`,
  ],
  pi: [
    'No: SIUD takes the UDI-DI only, one data set for each UDI-DI and model. No lot, serial number or date is sent; it only asks how production is controlled (yes or no for serial, lot, expiry or manufacturing date, software version).',
    'ANVISA RDC 591/2021, Annex I; IN 426/2026',
    `how many data sets per UDI-DI in Brazil`,
  ],
  fields: [
    'SIUD asks (RDC 591/2021, Annex I): quantity per package; UDI-DI and issuing entity of the device and of each packaging level; how production is controlled; name, address and customer service of the manufacturer; GMDN code; trade name; commercial model. Optional: catalogue number and additional description. Where it applies: unit-of-use UDI-DI, clinical dimensions, storage and handling. What follows from item 13 on is not known to the hub.',
    'ANVISA RDC 591/2021, Annex I',
    `is the UDI-DI of each packaging level needed in Brazil
what is item 6 of Annex I in Brazil
which items has Annex I of RDC 591
does Brazil ask for package levels
is the customer service of the manufacturer asked in Brazil
is the catalogue number mandatory in Brazil
which annex lists the data for Brazil`,
  ],
  locked: [
    'Which changes need a new UDI-DI in Brazil is not public. The data in SIUD has to equal that of the notification or registration.',
    'ANVISA IN 426/2026',
  ],
  database: [
    'The Brazilian UDI database is SIUD of ANVISA, open since March 2026; its login goes through Solicita.',
    'ANVISA IN 426/2026',
    `since when is SIUD open
what is SIUD
when was SIUD opened`,
  ],
  law: [
    'RDC 591/2021 is the basis of UDI in Brazil (label and data). IN 426/2026 of 13 February 2026, in force since 1 March 2026, rules the data in SIUD.',
    anvisa,
    `what does IN 426/2026 say
what is the difference between RDC 591 and IN 426
RDC 591 or IN 426 which rules the data
when did IN 426/2026 come into force
what does RDC 591/2021 rule`,
  ],
  hub: [
    'Brazil is modelled with the elements of RDC 591/2021, Annex I, items 1 to 12, not as a worksheet. Unknown to the hub: items from 13 on, format and limits of the bulk transmission, which changes need a new UDI-DI. A device is therefore never “ready” for Brazil; it shows how many known fields are filled. Its file is a worksheet to copy from, which ANVISA does not accept.',
    'User guide of this hub',
  ],
  number: [
    'An ANVISA registration or notification number has 11 digits; the CNPJ of its holder has 14. The hub warns where they differ.',
    'ANVISA; Receita Federal',
    `what is the CNPJ
how many digits has a CNPJ
how many digits has an ANVISA number`,
  ],
}

const kr: Market = {
  who: [
    'The Korean manufacturer, or the licensed Korean importer of a foreign device, enters the UDI data of each model in IMDIS. A manufacturer abroad cannot do it itself.',
    mfds,
  ],
  ways: [
    'Data is entered in the MFDS’s UDI portal (IMDIS), or sent over its open API: REST with JSON and OAuth2 (guide of 27 July 2022), to list models, list, add, edit and delete UDI-DIs, edit integrated information, and report logistics barcodes and supply.',
    'MFDS, UDI portal open API guide of 27 July 2022',
    `open api of the Korean udi portal
what can be done with the Korean open API
can UDI-DIs be deleted over the Korean API`,
  ],
  access: [
    'The open API of the MFDS’s UDI portal uses OAuth2: the access token stands in the header Authorization.',
    'MFDS, UDI portal open API guide of 27 July 2022',
    `which header does the Korean API need
OAuth2 token MFDS`,
  ],
  nomenclature: [
    'Korea uses its own item classification of the MFDS (item, classification number and grade, such as A07010.01), neither GMDN nor EMDN.',
    'MFDS, open data services',
    `what is the item number in Korea`,
  ],
  state: [
    'Yes, UDI is mandatory in South Korea for all classes: class 4 since 1 July 2019, class 3 since 1 July 2020, class 2 since 1 July 2021, class 1 since 1 July 2022; besides, supply is reported every month.',
    mfds,
  ],
  timing: ['Before: the data of each model is registered in IMDIS before the device is released.', mfds],
  update: [
    'A change is entered in IMDIS within 10 days. The data is kept for 3 years after sale has ended.',
    mfds,
    `how long must UDI data be kept in Korea
retention of UDI records MFDS
10 days change korea`,
  ],
  fields: [
    'IMDIS holds UDI-DI and code system, item, classification and grade, permit number and date, model, product name, intended use, storage and distribution conditions, and yes/no for implantable, single use, tracked, set or kit, combination product, sterilised before use (with method) and reimbursed (with code); besides latex, phthalates, MRI safety and software version. Which of them are mandatory, Notice 2019-46 Article 2 says; the hub has not seen it.',
    'MFDS, open data services',
    `which yes no questions does IMDIS have
what does Korea want to know about phthalates
reimbursement in the Korean udi data
permit number Korea udi
does Korea ask for latex or phthalates
code for the UDI-DI in the MFDS interface UDIDI_CD`,
  ],
  locked: [
    'No public source says which changes need a new UDI-DI in Korea; every change is reported within 10 days. Ask the licence holder or the MFDS.',
    mfds,
  ],
  database: [
    'The Korean UDI database is IMDIS, the medical device integrated information system of the MFDS, with its UDI portal (udiportal.mfds.go.kr).',
    'MFDS, UDI portal',
    `what is IMDIS
name of the MFDS UDI database`,
  ],
  hub: [
    'South Korea is modelled with the elements of the MFDS’s open data, not as a worksheet. Unknown to the hub: which elements are mandatory (Notice 2019-46, Article 2), the field names of the API’s requests, the columns of the portal’s own upload; supply reports are not made. A device is therefore never “ready” for Korea; its file is a worksheet to copy from, which the MFDS does not accept.',
    'User guide of this hub',
    `can the hub make supply reports for Korea`,
  ],
  carrier: [
    'In Korea class 2 to 4 bear a GS1-128 or DataMatrix with production identifiers; class 1 may omit them. The day “00” in a date is forbidden since 1 January 2025.',
    'MFDS slides and UDI portal questions and answers',
    `may class 1 devices omit the production identifier in Korea
is the UDI-PI required for class 1 in Korea
which barcodes does Korea accept for class 2 to 4
Korean label date with day 00 is it ok
may the expiry date be without a day in Korea
since when is the day 00 forbidden in Korea`,
  ],
  tracking: [
    'Supply is reported in Korea every month, by the end of the next month, by class: class 4 since July 2020, class 3 since July 2021, class 2 since July 2022, class 1 since July 2023.',
    mfds,
    `when are supply reports due in Korea
Korean supply report deadline
are supply reports monthly or yearly in Korea
supply report class 2 Korea start`,
  ],
  number: [
    'A Korean item number has a letter A to E and five digits, with a grade of two digits behind a point where there is one, such as A07010.01. The hub warns where it differs.',
    'MFDS notice on items and classes of medical devices',
  ],
}

const sa: Market = {
  who: [
    'The authorised representative in Saudi Arabia, licensed by the SFDA, enters, updates and yearly confirms the data in SAUDI-DI for a manufacturer abroad. The manufacturer abroad cannot do it itself.',
    sfda,
  ],
  ways: [
    'Two ways into SAUDI-DI: single entry in the web form, which suits about ten products, or the SFDA’s bulk template of up to 150 UDIs a file. There is no machine interface (API), as far as last described.',
    `${sfda}; Reed Tech`,
  ],
  limit: [
    'At most 150 UDIs in one file of the SFDA’s bulk template; more need several files. The hub’s worksheets for Saudi Arabia are split at 150 rows too.',
    sfda,
    `can I put 200 UDIs in one Saudi file`,
  ],
  nomenclature: [
    'SAUDI-DI asks for the GMDN code, as one source says (Reed Tech); EMDN codes are not asked.',
    'Reed Tech on SAUDI-DI',
  ],
  state: [
    'Yes, UDI is mandatory in Saudi Arabia for all classes: B, C and D since 1 September 2023, A since 1 September 2024. All classes are in force; the authorised representative submits the data to SAUDI-DI and confirms it yearly.',
    sfda,
  ],
  update: [
    'The data in SAUDI-DI is confirmed once a year by the authorised representative, who also updates it.',
    sfda,
    `who confirms the data in SAUDI-DI
how often must SAUDI-DI data be confirmed`,
  ],
  pi: [
    'No: values of production identifiers (lot, serial number, dates) are not entered in SAUDI-DI.',
    'Reed Tech on SAUDI-DI',
  ],
  fields: [
    'SAUDI-DI asks mostly for what GUDID asks (device count, unit of use, direct marking, secondary and package DI, brand name, model, catalogue number, description, GMDN, kit, single use, sterility, latex, MRI safety, sizes, storage), and besides for home use and reuse between patients. The SFDA’s own list is not known to the hub.',
    'Reed Tech on SAUDI-DI',
    `are the data for Saudi Arabia the same as for the FDA
what does SAUDI-DI ask more than GUDID
home use Saudi UDI
reuse between patients Saudi`,
  ],
  hub: [
    'Saudi Arabia is modelled with the attributes known from secondary sources, not as a worksheet. The SFDA’s own list and the columns of its template are not known to the hub, so a device is never “ready” for Saudi Arabia. Its file is a worksheet (at most 150 rows each) to copy from, which the SFDA does not accept; the SFDA’s own template can be loaded and filled under Workbooks.',
    'User guide of this hub',
  ],
  stock: [
    'Devices imported into Saudi Arabia before their class’s date may be distributed for one more year: classes B, C and D until 1 September 2024, class A until 1 September 2025.',
    sfda,
    `until when can stock of class A imported before the deadline be distributed in Saudi Arabia
how long can a Saudi importer distribute old stock`,
  ],
  law: [
    'UDI in Saudi Arabia rests on MDS-REQ 7 of the SFDA (June 2022), earlier MDS-G34.',
    sfda,
    `what is MDS-REQ 7
which document replaced MDS-G34`,
  ],
}

const sg: Market = {
  who: [
    'In Singapore the registrant of the device gives the UDI for class B, class C and class D; for class A it is the local manufacturer or importer.',
    hsa,
    `who submits for class A in Singapore
who is the submitter for class C in Singapore
who submits for class B to D in Singapore`,
  ],
  ways: [
    'The UDI is given in MEDICS with the e-service “Submission of Update of Unique Device Identifier”, a change notification of the registration, for many listings at once. No API is known.',
    hsa,
    `which e-service is used for UDI in Singapore
what is MEDICS`,
  ],
  state: [
    'Yes, UDI is mandatory in Singapore for coronary stents, joint replacement implants and intraocular lenses since 1 November 2022, class D since 1 November 2024, class C since 1 November 2026 and class B from 1 November 2028. For class A it is voluntary.',
    hsa,
    `do class A devices also need UDI or is it free choice
are stents covered in Singapore
are intraocular lenses covered in Singapore
joint implants Singapore UDI
is class A voluntary`,
  ],
  timing: [
    'In Singapore the UDI is part of the registration: it is given there by change notification from the class’s date on.',
    hsa,
  ],
  pi: [
    'No: HSA’s e-service takes UDI-DI, direct marking DI and issuing agency, no production identifiers.',
    hsa,
  ],
  fields: [
    'HSA’s e-service asks for the UDI-DI, the direct marking DI and the issuing agency of each listing. Up to 10 further attributes exist, whose names the hub does not know.',
    hsa,
  ],
  database: [
    'The database of Singapore is the SMDR (Singapore Medical Device Register) of the HSA; the UDI gets there through MEDICS, as part of the registration. Singapore has no separate UDI database.',
    hsa,
    `what is the SMDR
SMDR stands for
Singapore Medical Device Register`,
  ],
  hub: [
    'Singapore is modelled with the few elements known of HSA’s e-service, not as a worksheet. Up to ten further attributes of a listing and the format for several listings are not known, so a device is never “ready” for Singapore; its file is a worksheet to copy from, which the HSA does not accept.',
    'User guide of this hub',
  ],
  scope: [
    'Exempt in Singapore are devices for clinical trials, for research and custom-made ones; devices of the Special Access Route are not exempt. For class A the UDI is voluntary; classes B, C and D are in scope.',
    hsa,
    `is the special access route exempt from UDI in Singapore
do special access devices need a UDI in Singapore`,
  ],
  foreign: [
    'Yes: Singapore takes the UDI that a device has in the EU or the US as it is, without a new one; otherwise it is one of an agency the HSA names (GS1, HIBCC, ICCBBA).',
    hsa,
    `can an EU UDI be used in Singapore`,
  ],
  number: [
    'A listing number of the SMDR begins with DE and has 7 digits, such as DE0012345. The hub warns where it differs.',
    'HSA, Singapore Medical Device Register',
  ],
}

const jp: Market = {
  who: [
    'Nobody in Japan has to: registering data with MEDIS-DC is recommended, not a legal duty. A manufacturer abroad needs a marketing authorisation holder (MAH) in Japan, or names a designated one (DMAH).',
    'MHLW, questions and answers of 16 March 2023; PMD Act, Articles 23-2 and 23-2-17',
  ],
  ways: [
    'Data is registered in the database of MEDIS-DC, which is recommended, not mandatory. The layout of its upload is not public; no API is known to the hub.',
    mhlw,
  ],
  issuers: [
    'Japan takes GS1 only: a GTIN as GS1-128 or GS1 DataMatrix. HIBCC and ICCBBA codes are not taken; a foreign code counts only if it is built as the notification says.',
    mhlw,
    `is HIBC accepted in Japan
are codes other than GS1 possible in Japan`,
  ],
  nomenclature: [
    'Japan has a nomenclature of its own, JMDN: a code of 8 digits, from which the class follows. GMDN and EMDN codes are not asked.',
    'PMDA, JMDN',
    `what is the JMDN
how many digits has a JMDN code`,
  ],
  state: [
    'Yes for the label: in Japan a GS1 barcode (GTIN) on the package is mandatory since 1 December 2022. Registering the data in the database of MEDIS-DC is voluntary (recommended), and the PMDA has no UDI database.',
    mhlw,
    `is data registration in Japan mandatory or voluntary
label only or data too in Japan`,
  ],
  database: [
    'Japan has no UDI database of the regulator: the PMDA keeps none. Data may be registered in the medical device database of MEDIS-DC, which is recommended.',
    mhlw,
    `does PMDA have a UDI database
what is MEDIS-DC
who runs the Japanese device database`,
  ],
  law: [
    'The barcode duty rests on the PMD Act (Article 68-2-5) and the notification PSEHB/PSD 0913-2 of 13 September 2022.',
    mhlw,
    `which law demands the barcode in Japan
which notification rules the barcode in Japan`,
  ],
  carrier: [
    'In Japan the barcode is GS1-128 or GS1 DataMatrix with the GTIN, AI (01), always; the expiry date, AI (17), where it applies; lot and serial number are voluntary.',
    mhlw,
    `is the lot number mandatory in the Japanese barcode
is the expiry date mandatory in Japan
which application identifiers are needed in Japan`,
  ],
  hub: [
    'Japan is modelled with its published elements, not as a worksheet. The columns of the upload to MEDIS-DC are not public, so a device is never “ready” for Japan; its file is a worksheet to copy from, which nobody there accepts.',
    'User guide of this hub',
  ],
  pi: [
    'The barcode in Japan has the expiry date where it applies; lot and serial number are voluntary. What MEDIS-DC keeps is set by its operator.',
    mhlw,
  ],
  number: [
    'The hub asks for the JMDN code, which has 8 digits, and for the number of the approval (shonin), certification (ninsho) or notification (todokede).',
    'PMDA',
    `what is shonin ninsho todokede`,
  ],
}

const tw: Market = {
  who: [
    'The licence holder in Taiwan loads the data into the TFDA’s UDID, not the factory or a manufacturer abroad.',
    tfda,
  ],
  ways: [
    'Data goes into the TFDA’s UDID; there is a batch template too, whose columns the hub does not know. No API is known.',
    tfda,
  ],
  state: [
    'Yes, UDI is mandatory in Taiwan, on the label and in UDID: class III implants since 1 June 2021, other class III since 1 June 2022, class II since 1 June 2023, by the day of manufacture. For class I the hub knows no UDI duty.',
    tfda,
  ],
  timing: [
    'Before: the licence holder loads the data into UDID before the device with its UDI-DI circulates in Taiwan.',
    tfda,
    `may a UDI-DI circulate in Taiwan before the upload`,
  ],
  pi: [
    'No: production identifiers are not loaded into the TFDA’s UDID, only the UDI-DI and the data belonging to it.',
    tfda,
  ],
  fields: [
    'Taiwan’s UDID has the UDI-DI with its issuing agency, and by secondary sources the licence number, catalogue number and description. The full list is not known to the hub. UDI-PI is not loaded.',
    `${tfda}; WhaleTeq; ARQon`,
  ],
  database: [
    'The database of Taiwan is the UDID of the TFDA. It is not the UDID of the NMPA in China.',
    tfda,
    `is the UDID of Taiwan the same as in China
does the TFDA have its own UDID or is it the Chinese one`,
  ],
  law: [
    'UDI in Taiwan rests on the Medical Devices Act of 1 May 2021 (fine: Article 70) and the TFDA’s announcement of 6 April 2021, amended on 13 February 2023.',
    'Medical Devices Act of Taiwan; TFDA announcement',
  ],
  stock: [
    'In Taiwan the day of manufacture counts: what was made before the date of its class needs no UDI.',
    tfda,
    `does the UDI in Taiwan count for stock produced earlier`,
  ],
  penalty: [
    'Article 70 of Taiwan’s Medical Devices Act: a fine of NT$30,000 to NT$1,000,000.',
    'Medical Devices Act of Taiwan, Article 70',
    `what is the fine in Taiwan if UDI is missing in the database
penalty for not uploading UDI data in Taiwan
how much is the penalty in Taiwan`,
  ],
  hub: [
    'Taiwan is modelled with the few elements known, not as a worksheet. The full list of elements and the columns of the batch template are not known, so a device is never “ready” for Taiwan; its file is a worksheet to copy from, which the TFDA does not accept.',
    'User guide of this hub',
  ],
}

const tr: Market = {
  who: [
    'The manufacturer or the importer in Türkiye registers the device in ÜTS, with certificate, declaration of conformity and label.',
    titck,
    `which documents are needed for ÜTS
does the Turkish system need the declaration of conformity
what has to be attached in UTS`,
  ],
  ways: [
    'Devices are registered in ÜTS on the web, or over its web services: JSON by POST with the header utsToken; the keys are UNO for the product number, LNO for the lot, SNO for the serial number, ADT for the quantity.',
    'TİTCK, web services of ÜTS',
    `how does the UTS web service authenticate
UTS serial number key
which key has the lot in the UTS web service
which header does the UTS API need
what does UNO mean in UTS
meaning of LNO SNO and ADT in UTS
format of UTS web services
what is utsToken`,
  ],
  access: [
    'One signs in to ÜTS with a Turkish e-government account; the web services use a token in the header utsToken.',
    titck,
    `is an e-government account needed for ÜTS`,
  ],
  nomenclature: [
    'ÜTS can be searched by GMDN; the hub keeps the GMDN code of a Turkish submission. EMDN is not known to be asked there.',
    'TİTCK; secondary sources',
  ],
  state: [
    'Yes: all products have to be registered in Türkiye’s ÜTS since 12 June 2017, and units of some classes are tracked there since.',
    titck,
  ],
  fields: [
    'Türkiye’s ÜTS asks for product count, shelf life (yes or no, value), measure and unit, reimbursement match, single use, limited use with count, implantable, single patient, and sterilisation before use with method.',
    'utsmedikal on 2020/ÜTSG-1; TİTCK',
    `which data does UTS in Turkey ask for
which info about shelf life does ÜTS request
does ÜTS ask for the shelf life`,
  ],
  database: [
    'The Turkish database is ÜTS (UTS, Ürün Takip Sistemi, “product tracking system”) of TİTCK. Products are registered there since 12 June 2017.',
    titck,
    `what is UTS
what does UTS stand for
what is ÜTS
name of the database of TITCK
who runs UTS`,
  ],
  law: [
    'Türkiye has a medical device and an IVD regulation of its own, after the EU’s MDR and IVDR, and a regulation on sale and promotion.',
    'Turkish MDR and IVDR',
  ],
  classes: [
    'Türkiye has the classes of the EU: I, IIa, IIb and III, and A to D for in vitro diagnostics.',
    'Turkish MDR and IVDR',
  ],
  tracking: [
    'Units are tracked in ÜTS: optics since 11 September 2017, active implantable devices since 2 July 2018, class III since 1 October 2018. Other classes were announced for 1 January 2020, which no source confirms.',
    titck,
    `unit tracking dates Turkey
tracking of single units for class III exists since
when did unit tracking start for class III in Turkey
since when are optics tracked in turkey
active implantable tracking Turkey date
does turkey have unit tracking`,
  ],
  hub: [
    'Türkiye is a worksheet market: the hub has the common fields, the ÜTS firm number and the importer. Missing are product count, shelf life, measure and unit, reimbursement, limited use and single patient. The file is a worksheet to copy from, which ÜTS does not accept; no device is called “ready” for Türkiye.',
    'User guide of this hub',
  ],
}

const co: Market = {
  who: [
    'The holder of the sanitary registration or the importer in Colombia reports to INVIMA. A manufacturer abroad reports through them.',
    invima,
  ],
  ways: [
    'The report to INVIMA’s semantic standard is made with INVIMA’s own template on its platform, which is always open. Layout and limits of the template are not known to the hub; no API is known.',
    invima,
    `is there a template of INVIMA
when is the platform of INVIMA open
is the INVIMA platform open all year`,
  ],
  issuers: [
    'In Colombia the code of the issuing agency is reported; which agencies INVIMA takes, the hub’s sources do not list.',
    invima,
  ],
  nomenclature: [
    'INVIMA asks for the GMDN: code and term. EMDN codes are not asked. The hub keeps the code and holds no terms; they need a licence of the GMDN Agency.',
    invima,
  ],
  state: [
    'Yes, the UDI report is mandatory in Colombia (Resolution 1405/2022): class III since 8 February 2025, IIb since 8 August 2025, IIa since 8 February 2026, when the transition ended. Class I devices have no date in the sources.',
    invima,
    `does class I need a report in Colombia
is class I in Colombia dated
date of class I devices in Colombia
are class I devices concerned in Colombia`,
  ],
  dates: [
    'Colombia: class III and reagents of class III since 8 February 2025; class IIb and reagents of class II since 8 August 2025; class IIa and reagents of class I since 8 February 2026, when the transition ended. Class I devices have no date in the sources.',
    invima,
    `when was the turn of class I reagents in Colombia
reactivos categoria I INVIMA date
dates of reagents in Colombia
reagents class III Colombia UDI date
reagents category II deadline semantic standard
in vitro diagnostic reagents Colombia when
when did the transition in Colombia end`,
  ],
  fields: [
    'INVIMA asks for UDI-DI, GMDN code and term, registration number and code of the issuing agency (basic); manufacturer, risk class, special storage and special package conditions (regulatory); description, presentation (package, quantity, unit) and minimum consumption unit (commercial).',
    invima,
    `which attributes has the semantic standard in Colombia
minimum consumption unit Colombia
what is a presentation in Colombia
basic regulatory and commercial information INVIMA`,
  ],
  database: [
    'In Colombia the UDI-DI is reported to INVIMA’s semantic standard (estándar semántico), on INVIMA’s platform.',
    invima,
    `what is the semantic standard of INVIMA
estandar semantico`,
  ],
  law: [
    'Resolution 1405 of 2022 (Resolución 1405/2022) demands the UDI report in Colombia; devices are under Decree 4725/2005.',
    invima,
  ],
  penalty: [
    'INVIMA can stop the sale of a device that has no report to the semantic standard. The hub knows no amount of a fine.',
    'INVIMA in Caracol, 13 March 2026',
    `what can happen without a UDI report in Colombia
what can INVIMA do if we do not report
what happens if the report to the semantic standard is missing`,
  ],
  hub: [
    'Colombia is modelled with the elements of Resolution 1405/2022, not as a worksheet. Unknown to the hub: which elements may be left out, layout and limits of INVIMA’s template, its lists of presentations and agencies. A device is therefore never “ready” for Colombia; its file is a worksheet to copy from, which INVIMA does not accept.',
    'User guide of this hub',
  ],
  number: [
    'A sanitary registration of Colombia has the form INVIMA 2020DM-0021234 (DM, EBC or RD after the year). The hub warns where it differs.',
    'INVIMA',
  ],
}

const gb: Market = {
  who: [
    'The manufacturer registers its devices with the MHRA; one outside the United Kingdom does so through its UK Responsible Person.',
    'MHRA, DORS guide',
  ],
  ways: [
    'Devices are registered with the MHRA online in DORS, one by one or with its optional Excel product template. There is no UDI upload and no interface for machines known to the hub.',
    'MHRA, DORS guide',
    `what is DORS
is the MHRA Excel template compulsory
must the product template of the MHRA be used
Excel product template of the MHRA`,
  ],
  issuers: [
    'Great Britain has no UDI duty yet; the draft intends GS1, HIBCC, ICCBBA and IFA as issuing entities.',
    mhra,
    `which issuing entities will Great Britain accept`,
  ],
  nomenclature: [
    'The MHRA uses GMDN: devices are registered in DORS by GMDN term, and the draft of May 2026 keeps GMDN. EMDN is not used.',
    mhra,
  ],
  state: [
    'No UDI duty yet in Great Britain, so UDI is not mandatory, and no date: a draft for all classes was notified to the WTO on 8 May 2026 (G/TBT/N/GBR/120), with comments until 7 July 2026. Northern Ireland follows the rules of the EU.',
    mhra,
    `do we need UDI for the UK
is there a draft on UDI in Great Britain
WTO notification UK UDI
when was the UK draft notified
until when could comments on the UK draft be sent
does the UK draft have a date
what did the MHRA notify to the WTO`,
  ],
  database: [
    'Great Britain has no UDI database. Devices are registered with the MHRA in DORS (Device Online Registration System), by GMDN term, without a UDI.',
    'MHRA, DORS guide',
    `which database does the MHRA use for registration`,
  ],
  law: [
    'Devices in Great Britain are under the UK MDR 2002 (SI 2002/618). A UDI rule exists only as a draft (G/TBT/N/GBR/120).',
    mhra,
  ],
  foreign: [
    'A registration in EUDAMED does not count in Great Britain: devices are registered there with the MHRA. No UDI is asked, so none has to be new.',
    mhra,
  ],
  hub: [
    'Great Britain is a worksheet market: the hub has the common fields, the MHRA reference number, the UK Responsible Person and the GMDN code. The file is a worksheet to copy from, which the MHRA does not accept; no device is called “ready” for Great Britain.',
    'User guide of this hub',
  ],
}

const none = (where: string, who: string): Told => [
  `No: the hub knows no party that has to submit UDI data in ${where}, because there is no UDI duty. ${who}`,
  'Facts of the hub on each market',
]
const sheet = (where: string, regulator: string, fields: string): Told => [
  `${where} is a worksheet market: the hub has only the common fields and ${fields}. Its file is a worksheet to copy from, which ${regulator} does not accept, and no device is called “ready” for it; what is filled in is called checked, not valid.`,
  'User guide of this hub',
]

const mx: Market = {
  state: [
    'No UDI duty in Mexico, so UDI is not mandatory, and there is no UDI database. NOM-137-SSA1-2025 on labelling (DOF 19 May 2026) lets a barcode or QR code supplement the label, not replace it; it is in force from about 14 May 2027.',
    'NOM-137-SSA1-2025, DOF 19 May 2026',
    `must we put UDI with the new NOM-137
does NOM-137 demand a UDI
what does NOM-137-SSA1-2025 say about barcodes
can a barcode replace the label in Mexico
can we use only a QR code in Mexico
QR code instead of label text
may a QR code replace the label`,
  ],
  law: [
    'Labelling of devices in Mexico is ruled by NOM-137-SSA1-2025, published in the DOF on 19 May 2026; it has no UDI duty.',
    'NOM-137-SSA1-2025, DOF 19 May 2026',
    `which norm rules labelling in Mexico
when was NOM-137 published
what is NOM-137-SSA1-2025`,
  ],
  dates: [
    'NOM-137-SSA1-2025 was published on 19 May 2026 and is in force after 360 days, about 14 May 2027; stock has 180 days more, about 10 November 2027. It has no UDI duty.',
    'NOM-137-SSA1-2025, DOF 19 May 2026',
    `when does NOM-137 come into force
mexico norm in force when
NOM-137 date`,
  ],
  stock: [
    'Stock labelled the old way may be sold in Mexico for 180 days after NOM-137-SSA1-2025 comes into force (about 14 May 2027), so until about 10 November 2027.',
    'NOM-137-SSA1-2025, DOF 19 May 2026',
    `stock period of the Mexican norm
Mexico stock how long
until when may old labels be sold in Mexico`,
  ],
  who: none('Mexico', 'The sanitary registration is with COFEPRIS.'),
  hub: sheet('Mexico', 'COFEPRIS', 'number and holder of the sanitary registration'),
  number: [
    'A sanitary registration of Mexico has the form 1234C2020 SSA. The hub warns where it differs.',
    'COFEPRIS',
  ],
}

const ind: Market = {
  state: [
    'No, not yet: UDI is not mandatory in India. Rule 46 of the Medical Devices Rules 2017, as replaced on 31 December 2021, waits for an order with a date; the earlier date, 1 January 2022, was withdrawn.',
    'Medical Devices Rules 2017, Rule 46',
    `what does Rule 46 say in India
what happened to the date 1 January 2022 in India
which date was cancelled in India
was the Indian UDI date withdrawn
does the CDSCO demand UDI`,
  ],
  database: ['India has no UDI database. Devices are licensed by the CDSCO.', 'CDSCO'],
  who: none(
    'India',
    'Devices are licensed by the CDSCO; a manufacturer abroad acts through an authorised agent.',
  ),
  hub: sheet('India', 'the CDSCO', 'number and holder of the licence'),
}

const ca: Market = {
  state: [
    'No UDI duty in Canada, so UDI is not mandatory, without a date and without a UDI database: Health Canada consulted on a proposal from 28 June to 30 September 2021, and no rule has followed.',
    'Health Canada, UDI proposal of June 2021',
    `is there a UDI rule in Canada
what did Health Canada propose
when was the Canadian consultation on UDI`,
  ],
  database: [
    'Canada has no UDI database. MDALL is the list of active device licences of Health Canada.',
    'Health Canada',
    `what is MDALL
name of the Canadian licence list`,
  ],
  who: none('Canada', 'Licences are with Health Canada and listed in MDALL.'),
  hub: sheet(
    'Canada',
    'Health Canada',
    'licence number, device identifier in MDALL and establishment licence number',
  ),
}

const my: Market = {
  state: [
    'No UDI duty in Malaysia, so UDI is not mandatory: no UDI duty stands in the guidance list of the MDA, and there is no UDI database. The labelling guidance MDA/GD/0026 asks for an identifier.',
    'MDA, Act 737 and MDA/GD/0026',
    `does Malaysia require a UDI on the label
which guidance covers labelling in Malaysia`,
  ],
  database: [
    'Malaysia has no UDI database. Devices are registered in MeDC@St of the MDA.',
    'MDA',
    `what is MeDC@St
registration system of Malaysia`,
  ],
  law: [
    'Devices in Malaysia are under the Medical Device Act 2012 (Act 737) and the Medical Device Regulations 2012; neither has a UDI duty.',
    'MDA, Act 737',
  ],
  regulator: [
    'Devices in Malaysia are regulated by the MDA (Medical Device Authority), not by the NPRA, which is for medicines.',
    'MDA',
    `is it MDA or NPRA`,
  ],
  who: none(
    'Malaysia',
    'An authorised representative there holds the registration for a manufacturer abroad.',
  ),
  hub: sheet('Malaysia', 'the MDA', 'registration number and authorised representative'),
}

const idn: Market = {
  state: [
    'No UDI duty in Indonesia, so UDI is not mandatory, and there is no UDI database. The 2D code rule of BPOM is for drugs and food, not for devices.',
    'Ministry of Health of Indonesia, Regulation 62/2017',
    `does the BPOM barcode rule apply to devices
does the BPOM 2D code concern devices
is the 2D barcode of Indonesia for medical devices`,
  ],
  database: [
    'Indonesia has no UDI database. Devices are licensed in Regalkes of the Ministry of Health.',
    'Permenkes 62/2017',
    `what is Regalkes`,
  ],
  law: [
    'Devices in Indonesia are under Regulation 62/2017 of the Ministry of Health (Permenkes 62/2017); it has no UDI duty.',
    'Permenkes 62/2017',
  ],
  regulator: [
    'Devices in Indonesia are regulated by the Ministry of Health (Kemenkes, Regalkes), not by BPOM, which is for drugs and food.',
    'Permenkes 62/2017',
    `is it BPOM or the Ministry of Health`,
  ],
  who: none(
    'Indonesia',
    'The licence holder there has the distribution licence (AKL for imported, AKD for local devices).',
  ),
  hub: sheet('Indonesia', 'the Ministry of Health', 'number and holder of the distribution licence'),
  number: [
    'A distribution licence of Indonesia has the form KEMENKES RI AKL 20901812345 (AKL for imported, AKD for local devices, 11 digits). The hub warns where it differs.',
    'Ministry of Health, Regalkes',
    `what is AKL and AKD
is AKD for imported or local devices
AKL for imported devices`,
  ],
}

const eg: Market = {
  state: [
    'Egypt has no UDI duty with dates: Decree 161/2025 of 29 April 2025 asks for a code of any issuing body the IMDRF recognises on the supply platform “Me Device”. The code is not part of the registration, and no dates by class are known.',
    'EDA, Decree 161/2025',
    `what does decree 161/2025 say
is the code part of the registration in Egypt
Me Device platform`,
  ],
  issuers: [
    'Egypt takes the codes of any issuing body the IMDRF recognises (GS1, HIBCC, ICCBBA), not of GS1 only.',
    'EDA, Decree 161/2025',
    `is GS1 the only agency in Egypt`,
  ],
  database: [
    'No UDI database of Egypt is known. Codes are given on the supply platform “Me Device”.',
    'EDA, Decree 161/2025',
    `what is Me Device`,
  ],
  law: [
    'Decree 161/2025 of the EDA, of 29 April 2025. It names no dates by class.',
    'EDA, Decree 161/2025',
    `which decree rules device codes in Egypt`,
  ],
  hub: sheet('Egypt', 'the EDA', 'number and holder of the registration'),
}

const ar: Market = {
  state: [
    'No, Argentina has no UDI duty; it has traceability of listed devices only, such as defibrillators, intraocular lenses and breast implants (ANMAT Disposición 2303/2014), with GTIN, serial number, lot and expiry date.',
    'ANMAT, Disposición 2303/2014',
  ],
  tracking: [
    'In Argentina listed devices are traced, such as defibrillators, intraocular lenses and breast implants (Disposición 2303/2014), each by GTIN, serial number, lot and expiry date, in ANMAT’s national traceability system.',
    'ANMAT, Disposición 2303/2014',
    `which data is traced at ANMAT
are hip implants traced in Argentina
are breast implants traced in Argentina
are defibrillators traced in Argentina
are all devices traced in Argentina`,
  ],
  issuers: [
    'Traceability in Argentina uses GS1: GTIN with serial number, lot and expiry date.',
    'ANMAT, Disposición 2303/2014',
  ],
  database: [
    'Argentina has no UDI database; listed devices are traced in ANMAT’s national traceability system.',
    'ANMAT, Disposición 2303/2014',
  ],
  law: [
    'Traceability in Argentina rests on ANMAT Disposición 2303/2014; registration on Disposición 64/2025. Neither is a UDI duty.',
    'ANMAT',
    `what does Disp. 2303/2014 demand
what is Disposición 64/2025`,
  ],
  hub: sheet('Argentina', 'ANMAT', 'PM number and registration holder'),
  number: [
    'A PM number of Argentina has the form PM-1234-56. The hub warns where it differs.',
    'ANMAT',
    `what is a PM number`,
  ],
}

export const told: Readonly<Record<string, Market>> = {
  ...{ AU: au, BR: br, KR: kr, SA: sa, SG: sg, JP: jp, TW: tw, TR: tr, CO: co, GB: gb, CH: switzerland },
  ...usAndChina,
  ...{ MX: mx, IN: ind, CA: ca, MY: my, ID: idn, EG: eg, AR: ar },
}
