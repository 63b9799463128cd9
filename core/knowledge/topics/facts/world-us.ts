import { fact, type Topic } from '../topic.ts'

const US = { markets: ['US'] }
const elements = 'FDA, GUDID data elements reference table; AccessGUDID'
const gudid = 'FDA guidance: Global Unique Device Identification Database (GUDID)'
const gateway = 'FDA, ESG NextGen user guides; public clients of its interface'
const of = (id: string, title: string, ways: string, text: string, source = elements, may = ''): Topic =>
  fact(`world-us-${id}`, title, ways, text, source, { ...US, may })

/** More of what the FDA and GUDID ask, small things too. */
export const moreUsFacts: readonly Topic[] = [
  of(
    'dm-exempt',
    'Direct marking in GUDID',
    `which devices need direct marking in the US
must reusable devices be marked directly for the FDA
is direct marking needed for single-use devices in the US
what does DM exempt mean in GUDID
direct marking exempt flag GUDID
when is a direct marking DI entered in GUDID
is the direct marking DI different from the primary DI
does the FDA require direct marking
UDI on the device itself FDA`,
    'Direct marking in the US is for devices that are reused and reprocessed before each use: life-supporting and life-sustaining ones since 24 September 2015, class III 24 September 2016, class II 24 September 2018, class I and unclassified 24 September 2022. GUDID has a yes or no for “exempt from direct marking” (DM exempt), and a direct marking DI where it differs from the primary DI.',
  ),
  of(
    'hctp',
    'HCT/P and donation number',
    `what is HCT/P in GUDID
meaning of HCT/P
what does the donation identification number mean
when is a donation ID needed in GUDID
human cells tissue product flag GUDID
is HCT/P mandatory in GUDID`,
    'GUDID asks with yes or no whether the device is an HCT/P (human cells, tissues and cellular or tissue-based product); this is mandatory. The donation identification number is one of the production identifiers the label may carry.',
  ),
  of(
    'units',
    'Units of sizes in GUDID',
    `which units can a size have in GUDID
size units GUDID
can a size be given in inches in GUDID
French or gauge as unit in GUDID
is millimeter allowed in GUDID
list of size types in GUDID
which size types are there`,
    'Size types of GUDID: angle, area, catheter gauge, circumference, depth, height, length, lumen or inner diameter, needle gauge, outer diameter, pore size, pressure, total volume, weight, width, and “Device Size Text, specify”. Units are among others millimeter, centimeter, meter, inch, feet, French, gauge, degree, milliliter, liter, fluid ounce, gram, kilopascal, pound per square inch.',
  ),
  of(
    'storage',
    'Storage and handling in GUDID',
    `which storage conditions can be given in GUDID
storage types GUDID
temperature range in GUDID
special storage condition GUDID
units of storage temperature GUDID
is storage mandatory in GUDID
how is humidity given in GUDID
do I need a low and a high value for storage in GUDID`,
    'GUDID takes storage or handling environment temperature, humidity and atmospheric pressure, each with a low and high value and unit (Celsius, Fahrenheit, Kelvin, percent relative humidity, kilopascal, millibar), or “Special Storage Condition, Specify” with a text. Storage is conditional; a change of it needs no new DI.',
  ),
  of(
    'sterilisation-list',
    'Sterilisation methods of GUDID',
    `list of sterilization methods in GUDID
which sterilisation methods can be chosen in GUDID
is ozone a sterilization method in GUDID
is ethylene oxide in the list of GUDID
steam in GUDID what is it called
how many sterilization methods does GUDID know`,
    'Sterilisation methods of GUDID (16): chlorine dioxide, dry heat, ethylene oxide, high intensity or pulse light, high-level disinfectant, hydrogen peroxide, liquid chemical, microwave radiation, moist heat or steam, nitrogen dioxide, ozone, peracetic acid, radiation, sound waves, supercritical carbon dioxide, ultraviolet light.',
  ),
  of(
    'user-sterilises',
    'Devices the user sterilises',
    `our instrument is supplied non-sterile and the user sterilises it before use what else must be filled in
supplied non-sterile FDA which field is needed
device to be sterilised by the hospital GUDID
sterilization prior to use yes what else
non-sterile device sterilised by user gudid method
what follows from sterilized before use yes`,
    'Where the device is to be sterilised before use, GUDID needs at least one sterilisation method besides, such as moist heat or steam; where it is not, none is given. “Packaged sterile” is answered by itself.',
  ),
  of(
    'more-dis',
    'Device identifiers of one GUDID record',
    `device count is 10 in GUDID which DI do I need besides
box of ten which other DI
which kinds of DI has a GUDID record
which DI types are there in GUDID
previous DI in GUDID
what is a previous DI
count above one which further identifier
device count 1 is a unit of use DI needed
unit of use DI with a count of one
more than one device in the base package`,
    'A GUDID record has one primary DI and may have secondary, direct marking, package and previous DIs. Where the device count is more than one, it needs a unit of use DI too; with a count of one there is none.',
  ),
  of(
    'package-fields',
    'What is entered of a package in GUDID',
    `which data is entered for a package in GUDID
what is contains DI
package quantity GUDID
package discontinue date
package type in GUDID mandatory
can a package contain another package in GUDID
package status GUDID`,
    'Of a package GUDID takes the package DI, the DI it contains (the primary or another package of the record), the quantity, and as options type and discontinue date; its status is computed. Everything else is inherited from the base package. Its agency is that of the primary DI; a changed quantity needs a new DI.',
  ),
  of(
    'contact',
    'Support contact in GUDID',
    `is a support contact mandatory in GUDID
GUDID support phone mandatory
is a phone number needed in GUDID
does AccessGUDID show the contact e-mail
customer contact GUDID phone e-mail
which contact data does GUDID take
is the customer contact public
phone extension GUDID`,
    'A support contact in GUDID (phone, extension, e-mail) is optional and may be changed without a new DI. It is public; contacts of the account are not.',
  ),
  of(
    'company',
    'Company name in GUDID',
    `where does GUDID take the company name from
can I type the company name in GUDID
change the company name in GUDID
where does the labeler address come from
why is our company name wrong in GUDID
company name wrong at the FDA`,
    'GUDID takes the labeler’s name and address from Dun & Bradstreet by the DUNS number; they are not typed in. A wrong name is corrected there.',
    gudid,
  ),
  of(
    'no-class',
    'Risk class and intended use in GUDID',
    `is the risk class entered in GUDID
does GUDID ask for the intended use
does GUDID have a field for the device class
why does the hub ask for intended use in the US
where does GUDID take the class from`,
    'No: GUDID has neither risk class nor intended use as fields; the class follows from the FDA product code. The hub’s own US form asks for both as long as the record is not published.',
  ),
  of(
    'versions',
    'Record key and versions in GUDID',
    `what is the public device record key
what is publicVersionNumber
public version status New or Update
which key does AccessGUDID give a record
is the record key a UUID`,
    'AccessGUDID computes the public device record key (a UUID) and the public version with number, date and status (New or Update) of each record.',
  ),
  of(
    'statuses',
    'Statuses of a DI record',
    `which statuses does a DI record have
DI record status GUDID
can a GUDID record be deactivated
is there a status deactivated
which states exist for a DI record at the FDA`,
    'A DI record is a draft (web form only), unpublished, published or deactivated. Draft: purged after 180 days without change. Unpublished: rules passed, publish date in the future. Published: from its publish date on.',
    gudid,
  ),
  of(
    'lifetime-draft',
    'How long a GUDID draft lives',
    `GUDID draft lifetime
how long does a draft live in GUDID
will GUDID remove my unfinished record
unfinished GUDID record disappears after
does a GUDID draft expire
draft vanished from GUDID why`,
    'A GUDID draft is purged after 180 days without change. Drafts exist only in the web form; SPL never makes one.',
    gudid,
  ),
  of(
    'mistake',
    'A mistake in a published GUDID record',
    `what happens on day 8 of the grace period if the model is wrong
after the seven days the model turns out wrong
record published yesterday with a mistake how long can I edit freely
DI record published three weeks ago brand name wrong what options
we published a wrong value in GUDID yesterday until when can it be corrected
made a typo in a published DI record how many days to fix it
how long may I still edit everything after publication in GUDID
correct a published gudid record within how many days
free editing period after publishing GUDID
wrong brand name published in GUDID what now`,
    'For 7 calendar days from the day after publication everything but the publish date may be edited freely. Afterwards a trigger, such as brand name or version, needs a new DI, while other values can still be edited. If only the record was wrong, the labeler unlocks it in GUDID and corrects it there; a changed device needs a new DI.',
    gudid,
  ),
  of(
    'delete',
    'Deleting a GUDID record',
    `can a published GUDID record be deleted
do records in GUDID ever get deleted
will the FDA delete old records
how do I remove a device from GUDID
device discontinued what to do in GUDID
we no longer sell the device in the US what about GUDID
must we delete records of discontinued devices from GUDID`,
    'A published record is not deleted: enter the commercial distribution end date, and its status becomes “Not in Commercial Distribution” from that day on.',
    gudid,
  ),
  of(
    'kits',
    'Kits in the US',
    `FDA combination product flag
is a combination product marked in GUDID
UDI of a combination product in the US
do convenience kits need a UDI on every component in the US
does every part of a kit need a UDI at the FDA
UDI for a kit in the US
is a kit marked in GUDID
convenience kit FDA each device
are the devices inside a kit exempt
kit flag in GUDID change`,
    'In the US a convenience kit bears a UDI on its package; the devices in it need none of their own. GUDID marks it as a kit, and a combination product as such; a change of either needs a new DI.',
    '21 CFR 801.30(a)(11)',
    'part component device inside each every own package',
  ),
  of(
    'premarket-supplement',
    'Premarket numbers in GUDID',
    `does GUDID want the supplement number of a PMA
how many premarket numbers may a record have
what if the device is 510(k) exempt in GUDID
is De Novo a premarket type
premarket submission number mandatory in GUDID
when is no premarket number needed`,
    'GUDID takes the number and supplement of each premarket submission, several per record (510(k), PMA, PDP, HDE, BLA, NDA), or that the device is premarket exempt. After the grace period numbers can be added, but not edited or deleted.',
  ),
  of(
    'check-digit',
    'Form of a DI in GUDID',
    `is the check digit part of the GTIN in GUDID
does GUDID store GTINs with leading zeros
GTIN-12 in GUDID
GTIN with 13 digits in GUDID how stored
HIBC DI in GUDID with or without check character
HIBC identifier for the FDA, entered with the plus and the check character or without
UPC with 12 digits in GUDID`,
    'GUDID stores a GS1 DI of 12, 13 or 14 digits with its check digit, padded with leading zeros to 14; a HIBCC DI of 6 to 23 characters, without the leading + and without check character; an ICCBBA DI of 10 or 16 characters.',
  ),
  of(
    'device-class-codes',
    'Class codes of openFDA',
    `what does device class U mean in openFDA
humanitarian device letter in openFDA
what does class F stand for at openFDA
device class N or F in openFDA
which class codes does openFDA have`,
    'Device classes in openFDA: 1, 2, 3, U unclassified, N not classified, F HDE (humanitarian device exemption).',
    'FDA, openFDA',
  ),
  of(
    'openfda-terms',
    'Terms of openFDA',
    `is openFDA free of charge
do I have to pay for openFDA
how many calls a day does openFDA permit
openFDA daily calls and licence
how many openFDA calls per minute
do I need a key for openFDA`,
    'openFDA is free (CC0, except GMDN): 240 calls a minute; 1,000 a day without a key, 120,000 with one; up to 1,000 records a call.',
    'openFDA, terms and API basics',
  ),
  of(
    'esg-access',
    'Access to ESG NextGen',
    `who creates client id and secret of the ESG
how does the ESG NextGen interface authenticate
which header does the FDA gateway want
does ESG still support AS2
ESG NextGen steps to send a file
is the temporary password of ESG stored
which protocol does the FDA gateway use`,
    'A Power User of the ESG NextGen portal creates client id and secret (client credentials). A submission is opened, gets an upload slot, is uploaded and submitted; then status and acknowledgements are asked. The token stands in the header accesstoken or Authorization: Bearer (a setting of the hub). AS2 is for existing accounts.',
    gateway,
  ),
  of(
    'esg-codes',
    'Codes of the gateway',
    `what does ESGNG270 mean
error ESGNG219 at the gateway
ESGNG334
codes of ESG NextGen`,
    'Codes seen from ESG NextGen: ESGNG270 upload received; ESGNG219 and ESGNG334 wrong ids or submission type.',
    gateway,
  ),
  of(
    'mri-change',
    'A change of MRI safety',
    `MR Conditional changed to MR Safe, new DI?
does a changed MRI status need a new DI in GUDID
is MRI safety a trigger
MR Unsafe to MR Conditional new DI
sterile changed to non-sterile GUDID new DI
kit or combination product changed new DI`,
    'Yes: MRI safety is a trigger, as are packaged sterile, single use, latex, size, kit and combination product. After the grace period a change needs a new DI.',
    gudid,
  ),
  of(
    'which-ack',
    'What each acknowledgement of the gateway has',
    `which acknowledgement has the core id
which ACK contains the message id
in which acknowledgement is the verdict
which ack counts
which FDA ack counts
which acknowledgement is the final one
last acknowledgement of the FDA gateway
are there three acknowledgements from the FDA
ACK1 ACK2 ACK3 content
is ACK2 the acceptance
does ACK1 mean the FDA accepted it`,
    'Three acknowledgements come from the gateway: ACK1 has the message id, ACK2 the core id, ACK3 the verdict. Neither ACK1 nor ACK2 means accepted: only ACK3 does.',
    'FDA, ESG and GUDID slides',
  ),
  of(
    'primary-edit',
    'Editing the primary DI',
    `is the primary DI editable in the grace period
can the primary DI be changed in GUDID
wrong primary DI published in GUDID
wrong GTIN published at the FDA
what may not be edited in the grace period`,
    'No: the primary DI of a published record is not changed; another DI is another record. The publish date cannot be edited either, not even in the grace period.',
    gudid,
  ),
  of(
    'spl-unknown',
    'What of SPL for GUDID is not public',
    `which document type code has a GUDID SPL
is the SPL structure of the FDA public
what is not known about SPL for GUDID
is C101716 the document type of GUDID
why is the SPL of the hub not confirmed
where does SPL put the unit of use DI`,
    'The document type code of a GUDID SPL and the place of many attributes (unit of use, secondary and direct marking DI, support contact, latex, sizes, storage, sterilisation methods) have no public source: they stand in the FDA’s Implementation Files. So the hub’s SPL is “not confirmed”; values without a sourced place are entered in GUDID by hand.',
    'User guide of this hub; HL7 SPL skeletons',
  ),
  of(
    'release-names',
    'Names of AccessGUDID’s release files',
    `what are the release files of AccessGUDID called
file name of the full release of AccessGUDID
how many parts has the AccessGUDID full release
when is there a weekly update of AccessGUDID
gudid_full_release`,
    'AccessGUDID’s files: gudid_full_release_YYYYMMDD.zip (many XML parts, 182 on 1 October 2024), gudid_daily_update, gudid_weekly_update (a zip of daily zips), gudid_monthly_update, and AccessGUDID_Delimited_Full_Release_YYYYMMDD.zip.',
    'NLM, AccessGUDID downloads',
  ),
]
