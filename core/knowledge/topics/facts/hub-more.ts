import { fact, guide, type Topic } from '../topic.ts'

/** What people ask when an export does not work, and neighbours of it. */
export const hubMore: readonly Topic[] = [
  guide(
    'hub-export-not-valid',
    'Export refused because a submission is not valid',
    `XML export refused because the submission is not valid what to do first
export says not valid
the hub does not export my submission because it is not valid
cannot export submission has to be valid first
what must I do before I can export
why does the export refuse a draft
is it possible to export a submission that was not validated
can I export a submission with errors
first step when the export is rejected as invalid
message submission is not valid when I want the XML
what comes before the export`,
    '/submissions',
    'Validate it first: only a valid submission is exported. Open the submission, choose “Validate”, correct the errors that are listed with their fields, and validate again; in controlled mode it must then be approved. After that make the file in the Export Center.',
  ),
  guide(
    'hub-after-export',
    'What comes after the file',
    `which status comes after exported
what comes after the file was created
next step after the export
what do I do when the XML is made
what is the step after file created
order of the stages of a submission
which stages does a submission go through
stages from draft to registered
what does acknowledged mean for a submission
which stage follows sent
sequence draft valid approved sent registered
the XML is downloaded and what now
what comes after approval
what do I do after exporting`,
    '/submissions',
    'The stages are: draft, valid (validated without errors), approved (where controlled mode asks for it), file created (exported), sent, then registered or refused. After the export upload the file to the register, mark the submission as sent, and enter or drop the answer (acknowledge): accepted makes it registered, refused shows the reasons.',
  ),
  guide(
    'hub-phone',
    'The hub on a telephone',
    `is it possible to work with the hub on a phone
does the hub run on a mobile phone
is there an app for the smartphone
can I use the hub on a tablet
mobile version of the hub
hub on an iPad
do I have to install something to use the hub`,
    null,
    'Yes: the hub runs in the browser of a computer, tablet or telephone; nothing is installed there, and there is no app of its own.',
  ),
  fact(
    'eu-actor-first',
    'Actor before devices',
    `which step comes first the actor or the device registration
do we register as an actor first or the devices first
can devices be registered before the actor
is the SRN needed before we register devices
order of registration in EUDAMED actor certificate device
must the actor registration be finished before the device registration
no SRN yet, may we already enter devices in EUDAMED
what has to be done first in EUDAMED
what has to be registered first, the actor or the device
what comes first actor registration or device registration
can we register a device without an SRN
is the SRN needed before the device registration
do we need an SRN before we enter devices`,
    'The actor comes first: without an SRN (or the actor ID of a producer of systems and procedure packs) nobody can register devices in EUDAMED. After that come Basic UDI-DI with the first UDI-DI, then further UDI-DIs, then packages.',
    'Regulation (EU) 2017/745 (MDR), Articles 29 and 31; EUDAMED business rules',
    { markets: ['EU'] },
  ),
  fact(
    'eu-srn-sites',
    'One SRN for a legal entity',
    `do our two factories need two SRNs
does every site of the manufacturer need its own SRN
one SRN for several plants
how many SRNs does a company need
is one SRN enough for all our locations
manufacturer and importer at once how many SRNs
second production site another SRN needed`,
    'An SRN is given to a legal entity, once for each of its roles (manufacturer, authorised representative, importer, producer of systems and procedure packs). Factories and sites of the same legal entity need none of their own; another legal entity does.',
    'Regulation (EU) 2017/745 (MDR), Article 31; EUDAMED user guide, actor registration',
    { markets: ['EU'] },
  ),
  fact(
    'eu-manufacturer-change',
    'Name or address of the manufacturer changes',
    `does our UDI-DI change when we move to a new address
we want to change the manufacturer name what happens to our UDI-DIs
new company name new UDI-DI needed
our company is renamed must all devices be registered again
change of the legal form and UDI
address of the manufacturer changed what to do in EUDAMED
relocation of the company and UDI
is a new UDI-DI needed when the manufacturer moves
our company was bought by another group and the legal manufacturer changes, new UDI
company bought, legal manufacturer changes, do we need new UDIs
the legal manufacturer changes what happens to the UDI
merger of companies new UDI-DI
name of the manufacturer changed
the name of the manufacturer changed, new UDI-DI
manufacturer name changed because of a merger, same SRN, new UDI-DI
the manufacturer has a new name`,
    'A new name or address of the same manufacturer (same SRN) needs no new UDI-DI: it is changed in the actor registration in EUDAMED, within one week (MDR Art. 31(4)), and holds for all its devices. Where another legal entity becomes the manufacturer, with another SRN, its devices are registered anew.',
    'Regulation (EU) 2017/745 (MDR), Article 31(4) and Annex VI Part C',
    { markets: ['EU'] },
  ),
  fact(
    'us6-ways-yes-no',
    'Whether GUDID needs SPL',
    `is an HL7 SPL file needed for GUDID
must we use SPL for GUDID
can we enter GUDID records by hand without SPL
is the web form of GUDID enough
do we need an ESG account for GUDID
GUDID without SPL possible`,
    'No: SPL is one of two ways. Few records are entered in GUDID’s web form, which needs a GUDID account only; HL7 SPL files go through the FDA’s gateway (ESG), which needs an account there, one DI record a file.',
    'FDA, GUDID guidance',
    { markets: ['US'] },
  ),
  fact(
    'jp-medis-duty',
    'No duty to register with MEDIS-DC',
    `is registration in the japanese MEDIS-DC database a legal duty
is registration in the MEDIS database mandatory in Japan
is it a legal duty to register with MEDIS-DC
must we enter our devices into MEDIS-DC
does Japanese law oblige us to register in the MEDIS database
is the MEDIS-DC entry compulsory or voluntary
do we break the law in Japan without a MEDIS-DC entry
does Japan force manufacturers into the MEDIS database`,
    'No: in Japan registering data in the database of MEDIS-DC is recommended, voluntary and no legal duty. Mandatory is only the GS1 barcode (GTIN) on the package, since 1 December 2022.',
    'MHLW notification PSEHB/PSD 0913-2; MHLW questions and answers of 16 March 2023',
    { markets: ['JP'] },
  ),
]
