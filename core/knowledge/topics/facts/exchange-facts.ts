import { fact, type Topic } from '../topic.ts'

const EU = { markets: ['EU'], screen: '/export' }
const schema = 'European Commission, EUDAMED schema set (DTX) 3.0.25 and 3.0.30'
const rules = 'European Commission, EUDAMED business rules UDI/Devices 2.18.1'
const dictionary = 'European Commission, EUDAMED data dictionary UDI/Devices 2.18.0'
const help = 'European Commission, EUDAMED help, data exchange'

/** Files, messages and answers of EUDAMED’s data exchange. */
export const exchangeFacts: readonly Topic[] = [
  fact(
    'xsd-production',
    'Schema version of EUDAMED production and playground',
    `which xsd version does eudamed production use
what schema version is current in production
which version has to be in the version attribute of the message
version attribute of the push message
which dtx version is valid now
is schema 3.0.25 still accepted
which version does the playground use
playground schema version since August 2026
our schema is old which xml version do we need
xsd 3.0.30 or 3.0.32`,
    'EUDAMED production uses schema version 3.0.30 (platform 2.27, since about May 2026); the playground uses 3.0.32 since August 2026. 3.0.25 was the version before. The attribute “version” of a message is fixed to the version of the schema.',
    schema,
    EU,
  ),
  fact(
    'xsd-wrong-version',
    'Wrong schema version in a message',
    `what happens if the version attribute of the Push message is wrong
wrong version attribute consequence
message is rejected because of the wrong version
effect of a wrong schema version
what happens if the version of the xml message is wrong
message with an old schema version
error for wrong version attribute in xml
whole file rejected because of schema version
E-I-40000 BAD_REQUEST version mismatch
BAD_REQUEST E-I-40000 complete message refused, version 3.0.25 in it, what is wrong
what does E-I-40000 mean
eudamed threw the whole file back with BAD_REQUEST E-I-40000
what does the error BAD_REQUEST mean`,
    'A message whose version differs from the schema version of the environment (production: 3.0.30) is rejected as a whole, with BAD_REQUEST and the error code E-I-40000.',
    schema,
    EU,
  ),
  fact(
    'xsd-difference',
    'From schema 3.0.25 to 3.0.30',
    `what changed from xsd 3.0.25 to 3.0.30
difference between schema 3.0.25 and 3.0.30
is a 3.0.25 payload valid in 3.0.30
do we have to change our xml for schema 3.0.30
what is new in schema 3.0.32`,
    'For devices little changed: data valid in 3.0.25 is valid in 3.0.30 once the version attribute is changed; new is “lastUpdated” in what EUDAMED puts out, and the acknowledgement lost its response code at the top. 3.0.32 limits the message, correlation and conversation identifiers to 255 characters.',
    schema,
    EU,
  ),
  fact(
    'sender-srn',
    'SRN of the sender and of the manufacturer',
    `what error if the SRN of the sender is not the SRN of the manufacturer
we send with another SRN than the manufacturer in the data
MFActorCode differs from sender
manufacturer actor code and sender actor code have to be equal
what does UNAUTHORISED_ERROR mean
error unauthorised in eudamed answer
can I upload with the SRN of a sister company`,
    'The SRN of the manufacturer in the data has to be that of the sender; otherwise EUDAMED answers UNAUTHORISED_ERROR (E-I-40000).',
    'EUDAMED business rules (BR-DTX-UDI-032); errors observed on the EUDAMED playground',
    EU,
  ),
  fact(
    'unknown-representative-error',
    'Unknown authorised representative in a message',
    `error if the authorised representative is unknown in eudamed
what does SERVER_ERROR M-50000 mean
M-50000 error
wrong AR actor code in the xml`,
    'An authorised representative EUDAMED does not know was answered with SERVER_ERROR and the code M-50000.',
    'Errors observed on the EUDAMED playground',
    EU,
  ),
  fact(
    'version-number-error',
    'Version number of an update',
    `our udi-di is at version 4 which version number goes into the next UDI_DI.PATCH
next version number for a patch
what does e:version contain in an update
which version number has to be sent with an update
version element in a PATCH
how is the version counted for an update of a udi-di
error code versionNumber
what does EUDAMED's current version is N mean
version number of basic udi-di update
do I have to increase the version of the entity`,
    'An update carries the current version of the entry plus one: an entry at version 4 is updated with 5. A wrong one is answered with the code “versionNumber” and EUDAMED’s current version; 0 lets EUDAMED count by itself, 1 is an error.',
    'EUDAMED business rules (BR-DTX-UDI-036); errors observed on the EUDAMED playground',
    EU,
  ),
  fact(
    'service-mismatch-error',
    'XML does not match the service',
    `what does ERR-DTX-EUD-103.03-02 mean
xml does not match the service chosen
wrong service selected in the upload screen
error 103.03-02
my XML upload failed with ERR-DTX-EUD-103.03-02
EUDAMED answers ERR-DTX-EUD-103.03-02
upload refused because the XML does not match the selected service`,
    'The error ERR-DTX-EUD-103.03-02 means that the XML does not match the service that was chosen on EUDAMED’s upload screen.',
    help,
    EU,
  ),
  fact(
    'market-info-error',
    'Markets in an update of the UDI-DI',
    `error code marketInfoLink
can I change the market countries with UDI_DI.PATCH
market information in an udi-di patch
why is a market change refused in udi-di update`,
    'No: a change of the markets in an update of the UDI-DI (UDI_DI.PATCH) is refused, with the code “marketInfoLink”. Markets have a service of their own, MARKET_INFO.PUT.',
    'EUDAMED business rules (BR-DTX-UDI-105); errors observed on the EUDAMED playground',
    EU,
  ),
  fact(
    'service-market-info',
    'Service for market countries',
    `which service changes the market countries of a device
how are countries of a registered device updated by xml
service for market info
MARKET_INFO.PUT
which operation updates market information
add a country to a registered device by xml`,
    'The service MARKET_INFO.PUT changes the countries of a device that is registered; only the country of first placing is changed by UDI_DI.PATCH.',
    `${schema}; business rules (BR-DTX-UDI-101 and -105)`,
    EU,
  ),
  fact(
    'service-package',
    'Service for packages',
    `which service changes packages of a registered device
how to add a package level by xml
PACKAGE_UDI.PUT
service for container packages
update packaging of a registered udi-di in eudamed`,
    'Packages of a registered UDI-DI are changed with the service PACKAGE_UDI.PUT, not with an update of the UDI-DI.',
    schema,
    EU,
  ),
  fact(
    'service-designer',
    'Service for the original manufacturer',
    `which service changes the product designer
PRODUCT_DESIGNER.PUT
how to send the original manufacturer by xml
product original manufacturer service
when is the product designer service used
what is PRODUCT_DESIGNER for
what is the product designer in EUDAMED`,
    'The product’s original manufacturer (product designer), a company that designed and made what is sold under one’s own name, is stated with the device by its actor code or its name and address; once the device is registered it is changed with the service PRODUCT_DESIGNER.PUT.',
    schema,
    EU,
  ),
  fact(
    'service-new-device',
    'Services for new entries',
    `can I put five UDI-DIs of the same Basic UDI-DI into one DEVICE.POST
several UDI-DIs in one device element
how do I send the second udi-di of a basic udi-di
number of udi-dis in one DEVICE.POST element
which service registers a new device
difference between DEVICE.POST and UDI_DI.POST
which service adds a udi-di to an existing basic udi-di
service to add another UDI-DI to an already registered Basic UDI-DI
adding another size to a registered Basic UDI-DI: DEVICE POST again or a different service
the Basic UDI-DI is registered, which service adds one more UDI-DI
what is DEVICE.POST for
what is UDI_DI.POST for
how many udi-di may be in a DEVICE.POST
can one device message hold several udi-di`,
    'DEVICE.POST registers a new Basic UDI-DI with exactly one UDI-DI; each further UDI-DI of it is sent with UDI_DI.POST.',
    schema,
    EU,
  ),
  fact(
    'service-patch',
    'Services for updates',
    `which service updates a basic udi-di
BASIC_UDI.PATCH
UDI_DI.PATCH
which service updates a udi-di in eudamed
what is the operation for updates in the eudamed xml
PATCH or PUT or POST`,
    'BASIC_UDI.PATCH updates a Basic UDI-DI, UDI_DI.PATCH a UDI-DI. New entries use POST; markets, packages and the original manufacturer use PUT.',
    schema,
    EU,
  ),
  fact(
    'service-get',
    'Downloading devices by message',
    `which service downloads devices from eudamed
DEVICE.GET
pull request eudamed
how many entities per page when downloading
page size of the eudamed download
from which number do the pages count`,
    'DEVICE.GET downloads devices, as a PullRequest with criteria such as manufacturer, Basic UDI-DI, risk class or state. A page has at most 300 entities; pages are counted from 0.',
    schema,
    EU,
  ),
  fact(
    'one-kind-per-file',
    'One kind of entry per message',
    `can I mix basic udi-di and udi-di updates in one xml
one file with different services
may one message contain several kinds of entities
how many kinds of entries per file
what may the payload of a message contain`,
    'No, kinds are not mixed: the payload of a message has exactly one kind of entry, 1 to 300 of it.',
    schema,
    EU,
  ),
  fact(
    'message-parts',
    'Parts of a EUDAMED message',
    `which elements does the push message have
what is in the envelope of a eudamed xml
order of elements in the message
recipient and sender of the message
what is the recipient nodeActorCode
which actor code is the sender
is a service access token needed for bulk upload
do I need a token in the xml for bulk upload`,
    'A message (Push) has, in this order, conversation ID (may be absent), correlation ID, creation date and time, message ID, recipient, payload and sender. The actor code of the recipient is EUDAMED, that of the sender its own SRN. The access token matters only machine to machine; the bulk upload needs none.',
    schema,
    EU,
  ),
  fact(
    'upload-screen',
    'Bulk upload in EUDAMED, step by step',
    `where in eudamed do I upload the xml
steps of the bulk upload in eudamed
where do I find bulk upload in eudamed
data transfer bulk upload new upload
where do I find the response of the bulk upload
where do I download the eudamed response
upload management table
how do I attach documents to a bulk upload`,
    'In EUDAMED open Data transfer, Bulk upload, New upload, choose the service, and give the XML; a ZIP with attachments may follow. The table “upload management” shows the result; its column Response has the XML to download, which the hub reads in.',
    help,
    EU,
  ),
  fact(
    'upload-role',
    'Role in EUDAMED for the bulk upload',
    `which eudamed role may do the bulk upload
which user profile is needed for bulk upload in eudamed
who in our company may upload xml in eudamed
confirmer or proposer for bulk upload
does the user need to be confirmer`,
    'The bulk upload needs the role of Confirmer of the manufacturer (MF) or of the producer of systems and packs (PR).',
    help,
    EU,
  ),
  fact(
    'partial-success',
    'Some entries of a file fail',
    `what happens if one device of the file is wrong
is the whole file rejected if one entry has an error
are the other devices registered if one fails
partial success of a bulk upload
PROCESSED_WITH_ERRORS meaning
does one schema error reject the whole file
are objects processed one by one`,
    'The entries of a file are processed one by one: some may be registered and others refused (PROCESSED_WITH_ERRORS). Only an error against the schema (XSD) rejects the file as a whole.',
    help,
    EU,
  ),
  fact(
    'response-codes',
    'Response codes of EUDAMED',
    `which response codes does eudamed have
list of eudamed response codes
what codes can the acknowledgement have
what does CONFLICT mean in the answer
possible results of an upload`,
    'EUDAMED’s response codes are SUCCESS, PROCESSED_WITH_ERRORS, BAD_REQUEST, CONFLICT, SECURITY_ERROR, SERVER_ERROR, UNAUTHORISED_ERROR, INVALID_REQUEST_OBJECTS and SERVICE_NOT_FOUND.',
    schema,
    EU,
  ),
  fact(
    'xml-size',
    'Size of a EUDAMED file',
    `how large may an attached file be in eudamed
file size limit of attachments eudamed
maximum size of a document uploaded to eudamed
how many MB may an attachment have
how big may the xml for eudamed be`,
    'An attached file may have at most 10 MB. For the XML itself the hub knows no limit of size, only that of 300 entries.',
    'European Commission, EUDAMED business rules (BR-DOC-003); help, data exchange',
    EU,
  ),
  fact(
    'm2m-needs',
    'What machine to machine needs',
    `what do we need for machine to machine with eudamed
which access point is needed for m2m
which protocol does eudamed m2m use
AS4 eDelivery access point
how many access points may one operator have
is the playground mandatory before m2m
Domibus
security token for m2m
who activates the m2m access
how do we get M2M access
how do we apply for machine to machine
how do we connect our ERP to EUDAMED
what is needed to start with M2M
steps to get machine to machine with EUDAMED
how does a company become an M2M user
who approves our M2M connection
requirements for the machine to machine connection
how can our PIM system send data to EUDAMED directly
can we test M2M first
is there a test system for M2M
test machine to machine before production`,
    'Machine to machine runs over an eDelivery access point (AS4; EUDAMED itself uses Domibus), with a party ID and a security token for each module, activated by the local administrator of the actor (LAA). Onboarding on the playground comes first; an operator has at most two access points. Answers come asynchronously.',
    help,
    EU,
  ),
  fact(
    'number-of-reuses',
    'Number of reuses',
    `numberOfReuses value for single use
which value of number of reuses means unlimited
what does numberOfReuses -1 mean
what does numberOfReuses 0 mean
how do I state that a device can be reused without limit
maximum number of reuses eudamed
how is single use sent in the xml`,
    'The number of reuses (numberOfReuses) is 0 for single use, -1 where reuse is not limited, and otherwise the maximum number of reuses.',
    dictionary,
    EU,
  ),
  fact(
    'production-identifier-kinds',
    'Kinds of production identifiers in EUDAMED',
    `which production identifiers does eudamed know
what can be in production identifiers in eudamed
list of UDI-PI types in eudamed
values of production identifier in the xml
BATCH_NUMBER SERIALISATION_NUMBER
how many kinds of udi-pi can be chosen in eudamed
which kinds of udi-pi are there in eudamed`,
    'EUDAMED knows five kinds of production identifiers: batch (lot) number, serial number, manufacturing date, expiration date and software identification. Which of them are on the label is entered, not their values.',
    schema,
    EU,
  ),
  fact(
    'device-statuses',
    'Device statuses in EUDAMED',
    `which three device statuses exist in eudamed
name the device statuses of eudamed
list of device statuses in eudamed
what does no longer placed on the EU market mean
which device statuses does eudamed have
ON_THE_MARKET NO_LONGER_PLACED_ON_THE_MARKET
what statuses can a udi-di have
which substatus does eudamed have
recalled substatus
substatus of a device in eudamed
how does eudamed show a recall of the device`,
    'A device is “on the EU market”, “no longer placed on the EU market” or “not intended for the EU market”. Its substatus, which EUDAMED sets, is “recalled” or “field safety corrective action initiated”.',
    schema,
    EU,
  ),
  fact(
    'status-not-intended',
    'Not intended for the EU market',
    `when can the status not intended for the EU market be used
can I change a device from on the market to not intended
NOT_INTENDED_FOR_EU_MARKET only at first
may a legacy device be not intended for EU market
can a device be set to not intended later`,
    'The status “not intended for the EU market” can only be given at the first registration, not later; its packages follow it. A legacy device can never have it.',
    'EUDAMED business rules (BR-UDID-073 and -458)',
    EU,
  ),
  fact(
    'market-info-when',
    'When market information is not allowed',
    `when must market info not be sent
market information for a device no longer on the market
market info for systems and procedure packs
are countries entered for a device that is not intended for the EU market
may procedure packs have market countries in eudamed
can one country be entered twice`,
    'No market information is sent for devices “not intended for” or “no longer placed on” the EU market, and none for systems and procedure packs. Each country is named once.',
    'EUDAMED business rules (BR-UDID-046, -047 and BR-DTX-UDI-098)',
    EU,
  ),
  fact(
    'first-placing-country',
    'How many countries of first placing',
    `how many countries can be flagged as first placed on the market
how many countries with originally placed on the market
exactly one country of first placing
can two countries be first placed on the EU market
originalPlacedOnTheMarket for several countries
how do I change the country of first placing`,
    'Exactly one country is the one where the device was first placed on the EU market. It is changed with an update of the UDI-DI (UDI_DI.PATCH).',
    'EUDAMED business rules (BR-UDID-045, BR-DTX-UDI-101)',
    EU,
  ),
  fact(
    'country-codes',
    'Country codes in EUDAMED',
    `which country code must be used for Greece in the EUDAMED market list
EL or GR in market info
which code has Northern Ireland in the market list
is GB a possible country in market info
what is the code of Greece in eudamed
country code for Greece GR or EL
Northern Ireland code in eudamed
what is the country code of Northern Ireland
XI code
which countries can be chosen in market info
how many market countries does eudamed have
is Switzerland in the eudamed country list
is the UK a market country in eudamed
is Turkey in the market countries of eudamed`,
    'EUDAMED’s market information has 32 countries: the 27 Member States, with Greece as EL, besides Iceland (IS), Liechtenstein (LI), Norway (NO), Türkiye (TR) and Northern Ireland (XI). Switzerland and Great Britain are not among them.',
    schema,
    { markets: ['EU', 'GB', 'TR', 'CH'], screen: '/export' },
  ),
  fact(
    'language-codes',
    'Language codes in EUDAMED',
    `how many languages does eudamed know
language code ANY
for which texts may ANY be used
can a trade name have several languages
one text per language
which trade name is the default
languages of the trade name in xml`,
    'EUDAMED has 28 language codes: ANY, the 24 official languages of the EU, and IS, NO and TR. ANY is for trade names and the like; texts have one entry for each language, trade names may have several, of which the first is the default.',
    'EUDAMED schema set; business rules (BR-UDID-070 and -091, BR-DTX-UDID-090)',
    EU,
  ),
  fact(
    'risk-class-codes',
    'Codes of risk classes in EUDAMED',
    `which risk class values are there in the eudamed xml
what is the code for class IIa in the xml
risk class codes of IVDD devices
IVD_GENERAL
annex II list A in eudamed
which risk classes has a legacy IVD`,
    'In EUDAMED’s files the classes are CLASS_I, CLASS_IIA, CLASS_IIB and CLASS_III, for IVDs CLASS_A to CLASS_D, for devices under the IVDD Annex II list A, list B, self-testing and general, and AIMDD.',
    schema,
    EU,
  ),
  fact(
    'special-device-types',
    'Special device types',
    `which special device types does eudamed have
special device type software
is orthopaedic still a special device type
can orthopaedic be chosen as special device type
which special devices have a master udi-di
can a kit be a special device
special device type together with system or procedure pack`,
    'The special device types of the MDR are software, standard soft contact lenses, rigid gas permeable and made-to-order lenses, spectacle frames, spectacle lenses and ready-made spectacles; the orthopaedic ones can no longer be registered. None can be combined with a kit, a system or a procedure pack.',
    'EUDAMED schema set; business rules (BR-UDID-705 and -737)',
    EU,
  ),
  fact(
    'software-identification-rule',
    'Software identification only for software',
    `when may SOFTWARE_IDENTIFICATION be used as production identifier
software identification for a device that is not software
can a pump with firmware have software identification as UDI-PI in eudamed`,
    'SOFTWARE_IDENTIFICATION may only be chosen for a device whose special device type is software (BR-DTX-UDI-104).',
    rules,
    EU,
  ),
  fact(
    'text-lengths',
    'Lengths of texts in EUDAMED',
    `how long may the trade name be in eudamed
maximum length of the device name in eudamed
how many characters may the reference number have
length of the additional description
maximum length of the website field
how long may the model name be
how long may the certificate number be`,
    'In EUDAMED a device name, model, trade name or website may have 255 characters, a reference (catalogue) number 120 by the data dictionary, a certificate number 120, an identifier 120, and longer texts 2,000.',
    'EUDAMED schema set; data dictionary',
    EU,
  ),
  fact(
    'model-or-name',
    'Device model or device name',
    `is the device name mandatory in eudamed
model or name mandatory
does eudamed need both model and name
which is required device model or device name`,
    'At least one of the two: a Basic UDI-DI has a device model or a device name, or both (BR-UDID-066).',
    rules,
    EU,
  ),
  fact(
    'certificate-links',
    'Certificate links in a message',
    `shall certificateLinks be sent
which element holds the certificate in the xml
certificateLinks or deviceCertificateLinks
may I send certificateLinks`,
    'certificateLinks is never sent; the certificate of a device is named in deviceCertificateLinks, with notified body, type, number, revision and expiry date (BR-DTX-UDID-088).',
    rules,
    EU,
  ),
  fact(
    'iib-exceptions',
    'Class IIb implantable exceptions',
    `when is the question on IIb implantable exceptions asked
suture staple filling exception class IIb implantable
IIb_implantable_exceptions
is a bone screw an exception for class IIb implantables
when do I have to answer whether it is a suture, staple or dental filling`,
    'Whether it is one of the exceptions (sutures, staples, dental fillings, braces, screws, plates, wires, pins, clips and the like) is asked for class IIb implantable devices, and only for these (BR-UDID-635).',
    rules,
    EU,
  ),
  fact(
    'additional-description',
    'When an additional description is mandatory',
    `when is the additional product description mandatory
for which devices does eudamed require an additional description
additional description for procedure packs and kits
is the description mandatory in eudamed`,
    'The additional description is mandatory for systems and procedure packs, also where they are a device in themselves, and for kits (BR-DTX-UDI-131); otherwise it is voluntary.',
    rules,
    EU,
  ),
  fact(
    'unit-of-use-rule',
    'Unit of use DI in EUDAMED',
    `when is a unit of use DI allowed in eudamed
condition for the unit of use DI in EUDAMED
is a unit of use DI possible when the device is directly marked
when is a unit of use DI entered in eudamed
unit of use together with direct marking
may a directly marked device have a unit of use
base quantity greater than one and unit of use
quantity of device more than 1 in eudamed`,
    'A unit of use DI is only entered where the base quantity is more than one and the device is not directly marked (BR-UDID-023).',
    rules,
    EU,
  ),
  fact(
    'uniqueness',
    'Uniqueness of identifiers in EUDAMED',
    `must a udi-di be unique in eudamed
can the same udi-di be registered twice in eudamed
identifier already exists in eudamed
uniqueness of udi-di across issuing entities
for which identifiers does eudamed check the format
does eudamed check the check digit of a HIBC udi-di
does eudamed check the format of the udi-di`,
    'An identifier is unique by issuing entity and code; the same UDI-DI may exist once for a legacy device and once under the MDR or IVDR. EUDAMED checks the format of a Basic UDI-DI for every issuing entity, of a UDI-DI only for GS1 (BR-UDID-003).',
    rules,
    EU,
  ),
  fact(
    'storage-codes',
    'Codes of storage conditions',
    `how many storage and handling codes does eudamed have
which storage condition code is keep dry
code for keep away from sunlight
code for do not freeze
which storage codes need a comment
code for temperature limit in eudamed
SHC099
SHC046`,
    'EUDAMED has 33 codes for storage and handling, such as SHC002 keep away from sunlight, SHC005 keep dry, SHC006 to SHC008 lower, upper and both temperature limits, SHC009 humidity, SHC036 do not freeze, SHC046 see instructions for use, SHC099 other. Limits, such as SHC006 to SHC010, need a comment; SHC099 needs a text.',
    schema,
    EU,
  ),
  fact(
    'warning-codes',
    'Codes of critical warnings',
    `how many critical warning codes does eudamed have
which code is used for another critical warning
CW999
do critical warnings need a text
list of critical warnings`,
    'EUDAMED has 423 codes for critical warnings and contraindications, GHS hazard and precautionary statements among them. Only CW999, other, needs a text of its own, with its language.',
    schema,
    EU,
  ),
  fact(
    'size-codes',
    'Codes of clinical sizes',
    `how many clinical size types does eudamed have
clinical size code for length
clinical size code for diameter
which units of measure does eudamed have
CST999
code for millimetre in eudamed
code MU50
how is a range entered as a clinical size`,
    'EUDAMED has 67 types of clinical sizes, such as CST9 diameter, CST14 gauge, CST19 length, CST33 width, CST34 weight and CST999 other, and 174 units, such as MU50 for millimetre and MU10 for centimetre. A size is a value, a range (minimum and maximum) or a text.',
    schema,
    EU,
  ),
  fact(
    'substances',
    'Substances in EUDAMED',
    `which substances are entered in eudamed
CMR 1A 1B
which identifiers of a substance does eudamed ask for
CAS number format
EC number format
INN of a medicinal substance
when may medicinal substances be entered
human product substance`,
    'EUDAMED takes CMR substances (category 1A or 1B) and endocrine disruptors by name, CAS (such as 50-00-0) or EC number, and medicinal or human product substances by name or INN, the latter only where the device is declared to contain such a substance.',
    'EUDAMED schema set; business rules (BR-DTX-UDI-084 and -085)',
    EU,
  ),
  fact(
    'annex-xvi-types',
    'Types of Annex XVI products in EUDAMED',
    `which types of annex XVI products does eudamed know
groups of products without medical purpose
how many annex XVI groups
list of annex XVI types`,
    'Annex XVI products are of six types: contact lenses, products introduced into the body, fillers by injection, equipment for adipose tissue, equipment emitting electromagnetic radiation, and brain stimulation.',
    schema,
    EU,
  ),
  fact(
    'certificate-types',
    'Types of certificates in EUDAMED',
    `which certificate types does eudamed have for the MDR
list of MDR certificate types
which kinds of certificates exist under the MDR
certificate types of the IVDR
which statuses can a certificate have`,
    'Certificates under the MDR are quality management system, technical documentation, type examination, quality assurance and product verification; under the IVDR quality management system, technical documentation, type examination and production quality assurance. A certificate is issued, restricted, suspended, reinstated, withdrawn, amended, supplemented, reissued or cancelled.',
    schema,
    EU,
  ),
  fact(
    'legacy-not-sent',
    'What is not sent for legacy devices',
    `which data must not be sent for a legacy device
are packages entered for legacy devices
direct marking of a legacy device in eudamed
production identifiers for a legacy device
base quantity legacy
does a legacy device have CMR substances in eudamed`,
    'No packages, direct marking, base quantity, production identifiers, CMR or endocrine substances and Annex XVI types are sent for a legacy device. Under the MDR and IVDR base quantity and production identifiers are required (BR-DTX-UDID-089).',
    rules,
    EU,
  ),
  fact(
    'legacy-certificates',
    'Certificates of legacy devices in EUDAMED',
    `which certificate data does a legacy device need
is a certificate mandatory for a class I legacy device
certificate of a legacy device in eudamed
does MDD class I without measuring function need a certificate in eudamed`,
    'For a legacy device type, notified body, number and expiry date of the certificate are entered; they are optional for MDD class I devices without measuring function and for general IVDs of the IVDD (BR-UDID-113).',
    rules,
    EU,
  ),
  fact(
    'class-iii-certificate-rule',
    'Certificate data for class III',
    `which certificate has to be named for class III in eudamed
certificate of technical documentation for class III
does class IIb implantable need a type examination certificate in eudamed
which certificates do class D IVDs need`,
    'For class III and implantable class IIb devices that are no exception the certificate of technical documentation or of type examination is named, with its notified body; for IVDs of class D, and class C for self-testing or near-patient testing, likewise; of class B for self-testing or near-patient testing that of technical documentation.',
    'EUDAMED business rules (BR-UDID-109 and -110)',
    EU,
  ),
  fact(
    'master-udi-format',
    'Format of a Master UDI-DI',
    `which GS1 AI carries the master udi-di of contact lenses
application identifier of the master udi-di
AI 8014
AI 03
what is AI 8014 used for
which application identifier for made to stock contact lenses
which application identifier for made to order lenses
HIDRI
MUDI
made-to-order master udi-di GTIN
which issuing entities offer a master udi-di`,
    'With GS1 the Master UDI-DI of made-to-stock lenses is carried by AI (8014) (HIDRI, up to 25 characters with a check pair, beside the GTIN), that of made-to-order products by AI (03). EUDAMED checks its format for GS1 only.',
    'GS1 Barcode Syntax Dictionary; EUDAMED business rules (BR-UDID-731)',
    { markets: ['EU', 'CH'], screen: '/udi-label' },
  ),
  fact(
    'public-api-eudamed',
    'Public interfaces of EUDAMED',
    `is there a public API of eudamed
how can I read public eudamed data by program
data lake of eudamed
does the eudamed public api need a key
how many rows per page has the data lake
is there an official api for eudamed data`,
    'The Commission has a public Data Lake API for UDI, actors and reference data, as JSON or CSV, without a key and with 1,000 rows a page. The interface behind the public web site is not documented.',
    'European Commission, EUDAMED public API user guide',
    { ...EU, url: 'https://ec.europa.eu/tools/eudamed' },
  ),
  fact(
    'three-modules-mandatory',
    'The decision on the first four modules',
    `which decision confirmed that the first four eudamed modules are functional
number of the Commission decision on eudamed
legal act that made eudamed mandatory
which commission decision made eudamed mandatory
when was the decision on eudamed published
date of the notice in the official journal on eudamed functionality
what started the six months for eudamed`,
    'Commission Decision (EU) 2025/2371 of 26 November 2025, published on 27 November 2025, confirmed that actors, UDI and devices, notified bodies and certificates, and market surveillance are functional. They are mandatory from 28 May 2026.',
    'Decision (EU) 2025/2371; Regulation (EU) 2017/745 (MDR), Article 123(3)(d)',
    { markets: ['EU'], url: 'https://ec.europa.eu/tools/eudamed' },
  ),
  fact(
    'vigilance-module',
    'The vigilance module',
    `is the vigilance module mandatory already
do we have to report incidents in eudamed
is the clinical investigation module in use
are vigilance and clinical investigations mandatory in eudamed`,
    'No: the vigilance module and that for clinical investigations and performance studies are not mandatory yet; they come later, and the hub knows no date.',
    'Decision (EU) 2025/2371; Regulation (EU) 2017/745 (MDR), Article 34',
    { markets: ['EU'] },
  ),
]
