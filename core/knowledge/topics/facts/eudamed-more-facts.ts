import { fact, type Topic } from '../topic.ts'

const EU = { markets: ['EU'] }
const rules = 'EUDAMED business rules 2.18.1'
const decision = 'Decision (EU) 2025/2371; MDR Art. 123(3)'
const schema = 'EUDAMED DTX schema set 3.0.25'
const dtx = 'EUDAMED DTX services'
const upload = 'EUDAMED help, Bulk upload'

/** More of what specialists ask of EUDAMED: modules, services, business rules. */
export const moreEudamedFacts: readonly Topic[] = [
  fact(
    'modules-now',
    'EUDAMED modules that are mandatory',
    `which EUDAMED modules are mandatory today
which modules of EUDAMED are mandatory now
how many EUDAMED modules are mandatory
what EUDAMED modules must be used since May 2026
mandatory EUDAMED modules
which four modules of EUDAMED are obligatory
list the EUDAMED modules that apply
is the actor module mandatory
is the market surveillance module of EUDAMED mandatory
is the notified bodies and certificates module mandatory
since when are EUDAMED modules mandatory`,
    'Four EUDAMED modules are mandatory since 28 May 2026: Actors, UDI/Devices, Notified Bodies and Certificates, and Market Surveillance. Vigilance and Clinical Investigations/Performance Studies are not mandatory yet.',
    decision,
    EU,
  ),
  fact(
    'existing-devices-last-day',
    'Last day for devices already on the market',
    `final registration date in EUDAMED for devices placed on the Union market before 28 May 2026
until when must devices already on the market be registered in EUDAMED
last day to register existing devices in EUDAMED and the act
it is on the EU market for years, what is the last day to get it into EUDAMED
our implants are on the market since years under MDR, till which date must they be registered in EUDAMED
on the EU market since 2023, last day to get it into EUDAMED
from which act does the EUDAMED period run
which decision started the EUDAMED deadlines
which legal act makes EUDAMED mandatory
deadline for devices placed on the market before EUDAMED became mandatory
EUDAMED transition end for existing devices
which article gives the twelve months for EUDAMED
grace period for existing devices in EUDAMED
transition period for devices already on the market EUDAMED
how much time is left for devices already on the market
our device is sold for years until when must it be in EUDAMED
we sell since years, until which day do we register
we sell it since 2019 until which date must it be registered
by which date must devices be registered that are sold already`,
    'Devices placed on the Union market before 28 May 2026 have to be registered in EUDAMED by 28 November 2026: twelve months after the notice of Commission Decision (EU) 2025/2371 in the Official Journal of 27 November 2025 (MDR Art. 123(3)(e), IVDR Art. 113(3)(fa)).',
    decision,
    EU,
  ),
  fact(
    'bulk-one-bad',
    'One faulty entry in a bulk upload',
    `what happens with a file that breaks the XSD
file is not valid against the schema what happens in EUDAMED
XSD error in a bulk upload
does one bad device spoil the full EUDAMED bulk upload file
if one device in the XML has an error is the whole file rejected
what happens to the other devices if one entry of a bulk upload fails
is a EUDAMED upload all or nothing
partial success bulk upload EUDAMED
one record wrong in bulk upload are the rest accepted
are devices in a EUDAMED file processed one by one
when is the whole EUDAMED file rejected
does EUDAMED reject the whole file
one faulty entity in the bulk file`,
    'No: EUDAMED processes the entries of a file one by one, so the others succeed (partial success). Only a file that does not fit the XSD is rejected as a whole.',
    upload,
    EU,
  ),
  fact(
    'service-next-udi',
    'Service for a further UDI-DI',
    `which service adds another UDI-DI to an existing Basic UDI-DI
how do I send a second UDI-DI for the same Basic UDI-DI
service for a new UDI-DI under an existing basic udi-di
can DEVICE.POST contain several UDI-DIs
how many UDI-DIs are in a DEVICE.POST
service for a new device in EUDAMED
which EUDAMED service for first registration
what does DEVICE.POST do
what is UDI_DI.POST for`,
    'DEVICE.POST registers a new Basic UDI-DI with exactly one UDI-DI; every further UDI-DI of it is sent by UDI_DI.POST.',
    dtx,
    EU,
  ),
  fact(
    'service-update-which',
    'Services for updates',
    `which service updates a Basic UDI-DI
which service updates a UDI-DI
service for changing packages in EUDAMED
service for changing the original manufacturer in eudamed
what is PRODUCT_DESIGNER.PUT
what is PACKAGE_UDI.PUT for
which service changes market countries
what is BASIC_UDI.PATCH
service to download devices from EUDAMED
what is DEVICE.GET`,
    'Updates go by BASIC_UDI.PATCH (Basic UDI-DI), UDI_DI.PATCH (UDI-DI, the country of first placing too), MARKET_INFO.PUT (market countries), PACKAGE_UDI.PUT (packages) and PRODUCT_DESIGNER.PUT (original manufacturer); DEVICE.GET downloads.',
    dtx,
    EU,
  ),
  fact(
    'upload-confirmer',
    'Who may upload files to EUDAMED',
    `which role is needed for bulk upload in EUDAMED
which EUDAMED role can upload XML
who can do a bulk upload in eudamed
role for XML upload
what is a confirmer in EUDAMED
can a proposer upload XML to EUDAMED`,
    'Bulk upload in EUDAMED needs the role of Confirmer of the manufacturer or of the producer of systems and procedure packs (MF/PR Confirmer).',
    upload,
    EU,
  ),
  fact(
    'attachment-size',
    'Size of attached files in EUDAMED',
    `how large may an attachment to EUDAMED be
maximum size of an attached file in EUDAMED
attachment limit EUDAMED MB
how many MB can a file attached in EUDAMED have
where do attachments go in a bulk upload
how are documents attached to a EUDAMED bulk upload`,
    'A file attached in EUDAMED may have at most 10 MB (BR-DOC-003). In a bulk upload attachments go in an optional ZIP beside the XML. A limit for the XML file itself is not stated.',
    'EUDAMED business rules 2.14.1, BR-DOC-003',
    EU,
  ),
  fact(
    'access-points',
    'Access points for machine to machine',
    `how many access points may an operator have for EUDAMED
maximum number of access points EUDAMED
which protocol does EUDAMED machine to machine use
what is AS4 in EUDAMED
which software does EUDAMED use as access point
is EUDAMED M2M synchronous
does EUDAMED answer at once in machine to machine
who activates the security token of M2M
is playground needed before production in M2M
are SRN and tokens the same in playground and production
how many security tokens do we get for EUDAMED M2M
who can apply for machine to machine access to EUDAMED
who asks for M2M onboarding`,
    'Machine to machine runs over eDelivery AS4 (EUDAMED uses Domibus), with at most two access points per operator. A Local Actor Administrator (LAA) applies; one gets a party id and one security token per module, different in playground and production, and the playground has to work first. Answers come later, as messages pushed to the access point (asynchronous).',
    'EUDAMED help, Machine to machine; Commission user guide for operators',
    EU,
  ),
  fact(
    'token-renewed',
    'A new security token',
    `what happens if the EUDAMED security token is regenerated
does an old token still work after a new one is made
EUDAMED security token renewed`,
    'A regenerated security token makes the old one invalid.',
    'Commission user guide for operators',
    EU,
  ),
  fact(
    'correlation-id',
    'Matching an answer to its message',
    `how is an acknowledgement matched to its request in EUDAMED
which id links the EUDAMED answer to the message
what is the correlationID
what is the correlation id used for
maximum length of correlationID
what is conversationID for`,
    'The answer of EUDAMED carries the correlationID of the request: match by it alone. The conversationID joins pages of a download; the first page is 0. Schema 3.0.32 limits these ids to 255 characters.',
    'EUDAMED DTX message samples; schema 3.0.32',
    EU,
  ),
  fact(
    'stays-submitted',
    'Devices that stay submitted',
    `who has to act when a class IIb implant is SUBMITTED in EUDAMED
state SUBMITTED who has to act
our implantable IIb device hangs on SUBMITTED what are they waiting for
our bone plate hangs on SUBMITTED in eudamed
class III device is stuck at SUBMITTED for weeks
class III device sits at SUBMITTED in eudamed for a week, not REGISTERED, who has to do what
why does our hip stem stay SUBMITTED and not REGISTERED
how long will the stent remain in SUBMITTED
who must confirm before SUBMITTED becomes REGISTERED
our pacemaker still shows submitted what is missing
what are we waiting for when EUDAMED says SUBMITTED
why does a class III device stay submitted in EUDAMED
which devices stay in SUBMITTED until the notified body confirms
which devices need confirmation of the notified body in EUDAMED
does a class IIb implantable become registered at once in EUDAMED
when does a class III device become REGISTERED
who confirms class III devices in EUDAMED
which devices are not registered immediately
is a class IIb implantable device shown as registered immediately
does a class IIa device need confirmation by the notified body`,
    'Class III devices, class IIb implantables that are no exception and the like stay SUBMITTED until the notified body confirms; only then are they REGISTERED (BR-DTX-UDI-035). All others are REGISTERED at once.',
    `${rules}, BR-DTX-UDI-035`,
    EU,
  ),
  fact(
    'any-language',
    'A text in all languages',
    `how is ANY used
number of languages in EUDAMED
may we translate trade names in EUDAMED
is there a language code for all languages in EUDAMED
our trade name is the same in all languages which code
language code ANY meaning
what does ANY mean as language in EUDAMED
for which texts may ANY be used
can I give one trade name for all languages
how many languages does EUDAMED know
which trade name is the default`,
    'The language code ANY stands for all languages; it is allowed for trade names and a few other texts. There are 28 codes: ANY, the 24 EU languages, Icelandic, Norwegian and Turkish. The first trade name is the default.',
    `${schema}; BR-UDID-091`,
    EU,
  ),
  fact(
    'market-country-list',
    'Market countries of EUDAMED',
    `are GB and CH in the market countries
is Great Britain a market country of EUDAMED
code for Greece in EUDAMED
is XI Northern Ireland in EUDAMED
is Turkey part of EUDAMED countries
is Turkey a country of the EUDAMED market information
which countries can be chosen as market in EUDAMED besides the EU
which non-EU countries are in the EUDAMED market list
market countries outside the EU in EUDAMED
how many market countries does EUDAMED have
which countries are in the market list of EUDAMED
is Turkey a market country in EUDAMED
is Norway in the EUDAMED market list
which code has Greece in EUDAMED
what does EL mean in EUDAMED
what does XI mean in EUDAMED
country code of Northern Ireland in EUDAMED
is Liechtenstein a market country in EUDAMED
is Iceland in the EUDAMED country list`,
    'EUDAMED has 32 market countries: the 27 of the EU (Greece is EL), Iceland, Liechtenstein, Norway, Turkey and Northern Ireland (XI). Switzerland and Great Britain are not among them.',
    schema,
    { markets: ['EU', 'TR'] },
  ),
  fact(
    'certificate-type-iii',
    'Certificate type by class',
    `which certificate type must be given for a class III device in EUDAMED
certificate information for an MDR class III device
which certificate type has to be declared for class III
which certificate type for a class IIb implantable device in EUDAMED
what certificate must a class III device have in EUDAMED
which certificates for IVDR class D
certificate type for IVD class C self-testing in EUDAMED
which certificate for class B near-patient tests in EUDAMED
certificate type needed to register a class III`,
    'MDR class III and class IIb implantables that are no exception: a technical documentation or type examination certificate and its notified body (BR-UDID-109). IVDR class D and class C for self- or near-patient testing: technical documentation or type examination; class B for self- or near-patient testing: technical documentation; other class C: type examination where it applies.',
    `${rules}, BR-UDID-109`,
    EU,
  ),
  fact(
    'legacy-certificate-data',
    'Certificate data of legacy devices',
    `which certificate data does a legacy device need in EUDAMED
for which legacy devices is the certificate optional
does an MDD class I device need certificate data in EUDAMED
certificate information legacy device mandatory?
what of the certificate must be entered for a directive device`,
    'A legacy device needs certificate type, notified body, number and expiry date; optional for MDD class I without measuring function and for IVDD general (BR-UDID-113).',
    `${rules}, BR-UDID-113`,
    EU,
  ),
  fact(
    'legacy-transition-ends',
    'How long legacy devices may be sold',
    `end of the transition for IVDR legacy devices by class
until when may IVDR class C legacy devices be placed on the market
until when may class D legacy IVDs be sold
transition end class B IVD legacy
transition end class A sterile IVD
until when may MDR legacy devices of class III be placed on the market
end of MDR transition for class IIb implantable
until when can MDD class IIa devices be sold
which regulation extended the transition of legacy devices
what does Regulation 2024/1860 say about transition
MDR legacy end of validity class I
legacy end of transition by class`,
    'Legacy devices may be placed on the market, on conditions, until: MDR class III and class IIb implantables (but sutures, screws and the like) 31 December 2027, all others 31 December 2028; IVDR class D and devices with an IVDD certificate 31 December 2027, class C 31 December 2028, class B and class A sterile 31 December 2029 (Regulations (EU) 2023/607 and 2024/1860).',
    'Regulations (EU) 2023/607 and (EU) 2024/1860',
    EU,
  ),
  fact(
    'dev-length-fields',
    'Longest texts in EUDAMED',
    `maximum of the additional description
additional description max length
maximum length of the trade name in EUDAMED
how long may a device name be in EUDAMED
max characters of reference number in EUDAMED
length of catalogue number in EUDAMED
how many characters may the additional description have
how long may a certificate number be in EUDAMED
maximum length of the website in EUDAMED
longest DI code in EUDAMED
how many characters can a comment have in EUDAMED`,
    'In EUDAMED: DI codes 120 characters, model, name and trade name 255, reference (catalogue) number 120 by the data dictionary (255 in the schema), website 255, other texts such as the additional description 2000, certificate number 120.',
    'EUDAMED schema 3.0.25; data dictionary 2.18.0',
    EU,
  ),
  fact(
    'reuses-codes',
    'Number of reuses',
    `what must be filled for numberOfReuses when single-use
number of reuses for a single-use device
what does number of reuses 0 mean
what value for a single use device in numberOfReuses
what does -1 mean in number of reuses
numberOfReuses unlimited value
how do I say that a device may be reused without limit in EUDAMED`,
    'Number of reuses: 0 is single use, -1 not limited, any other number the maximum.',
    'EUDAMED data dictionary, FLD-UDID-157 and 167',
    EU,
  ),
  fact(
    'spp-rules',
    'Systems and procedure packs in EUDAMED',
    `what market information do systems and procedure packs give in EUDAMED
who registers a system or procedure pack
which role registers procedure packs
does a procedure pack need market countries
is an additional description mandatory for a procedure pack
can a system have a special device type
what has an SPP to state in EUDAMED
does a system or procedure pack have a medical purpose field`,
    'Systems and procedure packs are registered by their producer (PR) with medical purpose and additional description; they have no market information and no special device type.',
    `${rules}, BR-UDID-047, -080, -131, -705`,
    EU,
  ),
  fact(
    'class-rules-implant',
    'Class I, implantable and reusable',
    `can a class I device be implantable
may a class I device be implantable in EUDAMED
can an implantable device be a reusable surgical instrument
is an implantable reusable surgical instrument allowed in EUDAMED
class I implantable possible?`,
    'No: in EUDAMED a class I device cannot be implantable (BR-UDID-676), and an implantable device cannot be a reusable surgical instrument (BR-UDID-677).',
    `${rules}, BR-UDID-676 and -677`,
    EU,
  ),
  fact(
    'not-intended-legacy',
    'Device status by kind',
    `can devices have market info when no longer placed on the market
market information for a device that is no longer placed
can a legacy device have the status not intended for the EU market
when can the status not intended for EU market be chosen
may the status be changed to not intended for the EU market later
can a device come back on the market in EUDAMED
may a no longer placed device have market countries`,
    'NOT_INTENDED_FOR_EU_MARKET can only be chosen at the first registration and never for a legacy device. A device that is not intended for, or no longer placed on, the market has no market information (BR-UDID-046, -073, -458).',
    `${rules}, BR-UDID-046, -073, -458`,
    EU,
  ),
  fact(
    'public-api-limits',
    'Limits of EUDAMED’s public interfaces',
    `how many requests per minute does the EUDAMED public site allow
rate limit of the EUDAMED public API
how many rows per page has the EUDAMED data lake API
does the EUDAMED data lake API need a key
page size of the public EUDAMED API
is there a public API for EUDAMED data without a key`,
    'EUDAMED’s public site answers about 60 requests per minute and address. The official Data Lake API needs no key and gives up to 1000 rows per page as JSON or CSV.',
    'EUDAMED public API user guide',
    EU,
  ),
  fact(
    'dtx-download-page',
    'Pages of a download',
    `how many devices per page in a EUDAMED download
what is the first page number of a EUDAMED pull
page size DEVICE.GET
by what criteria can devices be downloaded from EUDAMED
which filters has DEVICE.GET`,
    'A download by DEVICE.GET has pages of up to 300 devices, numbered from 0; criteria are codes of Basic UDI-DI and UDI-DI, manufacturer, representative, notified body, country, risk class, state, legislation and version dates.',
    schema,
    EU,
  ),
  fact(
    'version-number-rule',
    'Version numbers of updates',
    `which version number does an update in EUDAMED need
what version must a PATCH have
what happens if the version of a PATCH is 1
version number 0 in an update
EUDAMED current version is N error`,
    'An update carries the version EUDAMED has plus one; 0 lets EUDAMED count by itself, 1 is an error (BR-DTX-UDI-036).',
    `${rules}, BR-DTX-UDI-036`,
    EU,
  ),
  fact(
    'storage-comment-codes',
    'Storage conditions that need a comment',
    `which storage codes need a comment
for which storage and handling conditions is a comment mandatory
does SHC temperature limit need a value
how many storage and handling codes are there in EUDAMED
how many SHC codes exist
which SHC codes need a value`,
    'EUDAMED has 33 storage and handling conditions. A comment is mandatory with SHC006 to SHC010, SHC013, SHC021, SHC022, SHC023, SHC025 and SHC045; SHC099 (other) needs a text with its language.',
    schema,
    EU,
  ),
  fact(
    'list-sizes',
    'How many codes EUDAMED’s lists have',
    `how many critical warning codes does EUDAMED have
number of CW codes
how many clinical size types are there
number of clinical size units in EUDAMED
how many units does the clinical size list have
how many CST codes exist
which critical warning code is other`,
    'EUDAMED has 423 critical warnings (CW999 is other), 67 types of clinical sizes (CST999 is other) and 174 units (MU999 is other).',
    schema,
    EU,
  ),
  fact(
    'ifa-legacy-enum',
    'Issuing entities for legacy devices',
    `which issuing entities can a legacy device have in EUDAMED
can IFA be chosen for a legacy device
which issuing entity has a EUDAMED DI
issuing entity of a EUDAMED DI`,
    'A EUDAMED DI has the issuing entity EUDAMED. The schema’s list for legacy identifiers has EUDAMED, GS1, HIBCC and ICCBBA, but not IFA.',
    schema,
    EU,
  ),
  fact(
    'production-identifiers-software',
    'Production identifiers to choose from',
    `which production identifiers can I choose in EUDAMED
how many production identifiers are there in EUDAMED
list of production identifiers in EUDAMED
which UDI-PI types exist in EUDAMED
is the production identifier mandatory in EUDAMED for MDR devices
is base quantity mandatory for MDR
software classified as IVD, which UDI-PI
which UDI-PI does IVD software have
which production identifier has software`,
    'Production identifiers are BATCH_NUMBER, SERIALISATION_NUMBER, MANUFACTURING_DATE, EXPIRATION_DATE and SOFTWARE_IDENTIFICATION (only for software). For MDR and IVDR devices they and the base quantity are mandatory.',
    `${schema}; BR-DTX-UDID-089`,
    EU,
  ),
  fact(
    'xsd-which-version',
    'Schema versions of EUDAMED',
    `what is the latest XSD version in playground
latest schema version EUDAMED
which XSD version does EUDAMED production use
which schema version has the playground
current DTX version
what version attribute must the message have
EUDAMED XSD version production 2026
which schema release is valid in production
is the version attribute of a message fixed`,
    'Production of EUDAMED takes schema 3.0.30 (since about May 2026), the playground 3.0.32 (August 2026). The version attribute of a message is required and has to be that of the schema; any other is rejected with BAD_REQUEST, E-I-40000.',
    'EUDAMED technical documentation; schema manifest',
    EU,
  ),
  fact(
    'cert-status-list',
    'States of a notified body’s certificate',
    `which statuses can a certificate have in EUDAMED
certificate states in EUDAMED
list of notified body certificate statuses
what status can a certificate of a notified body have`,
    'A certificate in EUDAMED is ISSUED, RESTRICTED, SUSPENDED, REINSTATED, WITHDRAWN, AMENDED, SUPPLEMENTED, REISSUED or CANCELLED.',
    schema,
    EU,
  ),
  fact(
    'substatus-list',
    'Substatus of a device in EUDAMED',
    `which substatuses does a device have in EUDAMED
what device substatus exist
substatus recalled EUDAMED
device statuses and substatuses
what entity states are there in EUDAMED
recall, what changes in the EUDAMED status
device is recalled which status in EUDAMED
status of a recalled device`,
    'Substatuses of a device in EUDAMED are RECALLED and FIELD_SAFETY_CORRECTIVE_ACTION_INITIATED; entries are DRAFT, SUBMITTED, REGISTERED, DISCARDED, DELETED or OTHER.',
    schema,
    EU,
  ),
  fact(
    'certs-registered-dates',
    'When certificates are registered',
    `since when must new certificates be registered in EUDAMED
until when must old certificates be registered in EUDAMED
deadline for notified body certificates in EUDAMED
who registers certificates in EUDAMED
certificates issued before May 2026 EUDAMED deadline`,
    'Notified bodies register new certificates in EUDAMED since 28 May 2026, those issued before by 28 May 2027.',
    decision,
    EU,
  ),
  fact(
    'real-downloads',
    'Downloads of EUDAMED and the schema',
    `are real EUDAMED downloads valid against the XSD
is a EUDAMED download strictly schema valid
are empty containers in EUDAMED downloads
are the official EUDAMED samples all valid`,
    'No: real downloads of EUDAMED are not strictly valid against the XSD; they hold empty containers. Several official samples are invalid too. An importer has to be lenient, a file to be sent has to leave empty containers out.',
    schema,
    EU,
  ),
  fact(
    'actor-validation',
    'Who confirms an actor',
    `who checks our SRN application
which authority validates an actor in EUDAMED
who confirms the registration of an actor
who grants the SRN
who approves an actor registration in EUDAMED`,
    'The competent authority of the member state checks the actor registration, for a manufacturer outside the EU that of its authorised representative; then it obtains the SRN from EUDAMED and issues it (MDR Art. 31(2)).',
    'MDR Art. 31(2)',
    EU,
  ),
  fact(
    'spp-producer-actor',
    'Producers of systems and packs as actors',
    `is a procedure pack producer an actor
does a system or procedure pack producer need an SRN
which actor roles exist in EUDAMED
what number does a procedure pack producer get in EUDAMED
how many actor roles are in EUDAMED`,
    'Actors of EUDAMED are manufacturers (MF), authorised representatives (AR), importers (IM) and producers of systems and procedure packs (PR). The first three get an SRN, the last an Actor ID of the same form; sponsors (SP) have an Actor ID too.',
    'EUDAMED actor module',
    EU,
  ),
  fact(
    'country-once',
    'A country twice in the market information',
    `can the same country appear twice in the market information
may a country be named twice in EUDAMED market info
is a duplicate country allowed in marketInfos`,
    'No: each country stands once in the market information of a UDI-DI (BR-DTX-UDI-098), and exactly one is that of first placing (BR-UDID-045).',
    `${rules}, BR-DTX-UDI-098`,
    EU,
  ),
]
