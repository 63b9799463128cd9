import { fact, type Topic } from '../topic.ts'

const of = (market: string, id: string, title: string, ways: string, text: string, source: string): Topic =>
  fact(id, title, ways, text, source, {
    markets: market.split(' '),
    screen: '/multi-country-udi',
    ...(market !== 'US' && { onlyNamed: true as const }),
  })

const gudid = 'FDA guidance: Global Unique Device Identification Database (GUDID)'

/** More of what single markets ask: who, how, how many, exceptions. */
export const moreMarketFacts: readonly Topic[] = [
  of(
    'CH',
    'ch-no-transition-cases',
    'When the Swiss transition does not apply',
    `in which case has the Swiss transition until end of year no effect
when must a device be registered in swissdamed at once
exceptions from the swissdamed transition period
Swiss transition exceptions
which events end the transition in Switzerland
immediate registration in swissdamed after which event
when is there no grace until 31 December 2026 in Switzerland
serious incident before the end of the Swiss transition what about registration`,
    'The Swiss transition until 31 December 2026 does not apply to a device with a serious incident, a field safety corrective action (FSCA) or a trend report: it is registered in swissdamed at once.',
    'MedDO Art. 17(5); Swissmedic',
  ),
  of(
    'CH',
    'ch-obligation-dates',
    'Dates of swissdamed',
    `which paragraph of MedDO demands registration of devices
legal basis of swissdamed device registration
which ordinance demands swissdamed registration
swissdamed device registration since when obligation and how long is the transition
since when is device registration in swissdamed mandatory
how long is the transition of swissdamed
swissdamed UDI obligation start and end of transition
when does the Swiss transition end
Swiss UDI registration dates`,
    'Registration of devices in swissdamed is an obligation since 1 July 2026 (MedDO Art. 17(5), IvDO Art. 16(5)), with a transition until 31 December 2026.',
    'MedDO Art. 17(5), IvDO Art. 16(5); AS 2024 742',
  ),
  of(
    'CH EU',
    'ch-takes-eudamed-xml',
    'EUDAMED XML in swissdamed',
    `does the Swiss portal take our EUDAMED XML
Swiss database accepts EUDAMED XML?
can the EUDAMED XML be used in Switzerland
does swissdamed take EUDAMED XML
can I upload my EUDAMED file to swissdamed
can swissdamed read in the XML we made for eudamed
is the file made for EUDAMED usable in swissdamed too
same XML for EUDAMED and swissdamed possible
do we need another file format for swissdamed than for EUDAMED
reuse the EUDAMED message for Swissmedic
may we load our EUDAMED XML file into the Swiss database
does Switzerland want a different XML`,
    'Yes: swissdamed takes the XML of EUDAMED (DEVICE POST and GET) as an upload. The file is uploaded in both systems; nothing passes from one to the other by itself.',
    'Swissmedic, swissdamed UDI Devices',
  ),
  of(
    'CH',
    'ch-interface-ways',
    'Ways into swissdamed',
    `is there an API for swissdamed
how do I upload devices to swissdamed
which formats does swissdamed accept
which authentication does the swissdamed API use
which version has the swissdamed M2M interface
when was the swissdamed M2M interface published`,
    'swissdamed takes uploads of EUDAMED XML (DEVICE POST and GET) and machine to machine over REST, version 1.0 of 20 February 2026, with OAuth2 client credentials. Business rules 4.0 hold since 2 June 2026.',
    'Swissmedic, swissdamed UDI Devices',
  ),
  of(
    'CH',
    'ch-codes',
    'Issuing entities in Switzerland',
    `which issuing entities does Switzerland accept
issuing agencies swissdamed
who can issue a Master UDI-DI in Switzerland
does Switzerland accept IFA
does swissdamed accept HIBCC`,
    'Switzerland takes GS1, HIBCC, ICCBBA and IFA; for a Master UDI-DI GS1, HIBCC and IFA.',
    'Swissmedic, swissdamed UDI Devices',
  ),
  of(
    'AU',
    'au-certificates-extended',
    'Devices on extended EU certificates in Australia',
    `Australian UDI date for devices with EU directive certificates
AusUDID date MDD certificates
extended EU-MDD certificates Australia class III date
when UDI in Australia for devices on MDD certificates`,
    'Devices on extended certificates of the EU directives have later dates in Australia: class III and implantable IIb 1 January 2028, all others 1 January 2029.',
    'TGA, UDI timeframes',
  ),
  of(
    'US',
    'us-label-class',
    'UDI label dates in the US by class',
    `US class I label UDI enforcement date
is UDI enforced for unclassified devices in the US
unclassified devices UDI since
when did class I devices need UDI on the label in the US
FDA label date class I
class I labelling compliance date FDA
since when is UDI enforced on labels of class I devices in the US
unclassified devices UDI label date US`,
    'Class I and unclassified devices have needed the UDI on the label in the US since 24 September 2022, with direct marking; data in GUDID since 8 December 2022.',
    'FDA guidance on class I and unclassified devices, July 2022',
  ),
  of(
    'US',
    'us-draft-purged',
    'Drafts of GUDID',
    `how long before an untouched GUDID draft gets purged
after how many days is a GUDID draft deleted
GUDID draft purge days
when does GUDID delete drafts
how long is a draft kept in GUDID
idle draft GUDID
can an SPL file create a draft in GUDID
does GUDID keep draft records forever
how long are drafts kept in gudid
can an SPL submission be a draft
is a draft deleted automatically in gudid
what happens to a GUDID draft if nobody touches it
what happens with a draft in GUDID
what becomes of an old draft in GUDID`,
    'A draft in GUDID that nobody touches is purged after 180 days. Drafts exist in the web form only; an SPL file never creates one.',
    gudid,
  ),
  of(
    'US',
    'us-esg-acks',
    'Acknowledgements of the gateway',
    `how many acknowledgements come from ESG and which one counts
what is inside ACK2
one SPL file how many DIs
how many device records may one SPL contain
how many acknowledgements does the FDA gateway send
what does ACK3 mean
which acknowledgement means accepted at GUDID
what is in ACK1 and ACK2
when is an SPL accepted by GUDID
how many DI records per SPL file
is an ESG account needed for GUDID SPL`,
    'The FDA’s gateway (ESG) sends three acknowledgements: ACK1 with the message id, ACK2 with the core id, ACK3 with the verdict. Only ACK3 says accepted. One SPL file holds one DI record.',
    'FDA, ESG and GUDID slides',
  ),
  of(
    'US',
    'us-oids',
    'OIDs of SPL',
    `OID of GS1
which OID has HIBCC
OID of ICCBBA
which OID has the DUNS number in SPL
OID of GMDN in SPL
which code system identifier has FDA product classification
OID of the NCI Thesaurus
code systems of SPL`,
    'OIDs in SPL: GS1 1.3.160, HIBCC 2.16.840.1.113883.6.40, ICCBBA 2.16.840.1.113883.6.18, NDC/NHRIC 2.16.840.1.113883.6.69, DUNS 1.3.6.1.4.1.519.1, FDA product classification 2.16.840.1.113883.6.303, GMDN 2.16.840.1.113883.6.276, NCI Thesaurus 2.16.840.1.113883.3.26.1.1.',
    'FDA style sheet item-code-systems.xml; HL7 C-CDA',
  ),
  of(
    'US',
    'us-spl-ids',
    'Ids of an SPL document',
    `HL7 SPL setId vs id
what is the versionNumber in SPL for
difference between setId and id in SPL
does the setId change with each SPL submission
which SPL id is constant per record
is the SPL id new for each submission
does the SPL versionNumber reset
what is the setId of an SPL`,
    'In SPL the id is new for every submission, the setId is constant for a record in a register, and the versionNumber counts up and never resets.',
    'HL7 SPL',
  ),
  of(
    'US',
    'us-access-files',
    'Delimited files of AccessGUDID',
    `which AccessGUDID file has the package info
delimiter in AccessGUDID delimited files
how are the delimited AccessGUDID files joined
which AccessGUDID file holds the product codes
which file of AccessGUDID has the sterilization methods
what separates the columns in AccessGUDID files
key between the AccessGUDID files
in which AccessGUDID file are device sizes`,
    'The delimited files of AccessGUDID have a header row and the pipe | as delimiter, and are joined on PrimaryDI: device.txt, identifiers.txt (package and other DIs), productCodes.txt, gmdnTerms.txt, contacts.txt, deviceSizes.txt, environmentalConditions.txt, sterilizationMethodTypes.txt and premarketSubmissions.txt.',
    'NLM, AccessGUDID downloads',
  ),
  of(
    'US',
    'us-access-api',
    'Address of AccessGUDID’s API',
    `base path of the AccessGUDID api
can I get AccessGUDID data as JSON
does AccessGUDID answer in JSON or XML
URL of AccessGUDID API
does the AccessGUDID API need a key
which calls has the AccessGUDID API
how do I parse a UDI with AccessGUDID
how to look up a DI in AccessGUDID
does AccessGUDID have an API
is an api key needed for AccessGUDID
look up a device by DI at AccessGUDID
parse udi api of accessgudid
what can the accessgudid api do`,
    'AccessGUDID’s API is at https://accessgudid.nlm.nih.gov/api/v3/ with devices/lookup, devices/history, devices/snomed, devices/implantable_list and parse_udi, as JSON or XML; basic use needs no key.',
    'NLM, AccessGUDID developers',
  ),
  of(
    'US',
    'us-distribution-status',
    'Commercial distribution status',
    `what does Not in Commercial Distribution depend on
how is the commercial distribution status computed
when is a device in commercial distribution in GUDID
which date decides the distribution status in GUDID
how is the commercial distribution status set in gudid
commercial distribution end date gudid
not in commercial distribution
can I set the commercial distribution status myself`,
    'GUDID computes the commercial distribution status from the end date: empty or in the future is “In Commercial Distribution”, otherwise “Not in Commercial Distribution”.',
    gudid,
  ),
  of(
    'US',
    'us-lengths',
    'Lengths in GUDID',
    `description max length GUDID
maximum length of the device description in GUDID
how long may the version or model be in GUDID
how long may a catalog number be in GUDID
brand name max characters GUDID
how many digits has a device count in GUDID
what is the max of device count digits
how many digits has an FDA listing number
how many letters has an FDA product code
how long may the brand name be in GUDID
maximum length of the brand name for the FDA
how many characters may the device description have in gudid
length of version or model number in gudid
catalog number length gudid`,
    'GUDID: brand name at most 80 characters; primary DI 6 to 23; device count up to 7 digits; DUNS 9 digits; product code 3 letters. The hub limits version or model to 80, catalogue number to 40 and description to 2,000 characters, which the FDA has not confirmed.',
    'FDA, GUDID data elements reference table',
  ),
]
