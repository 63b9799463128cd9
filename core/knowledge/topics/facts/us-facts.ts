import { fact, type Topic } from '../topic.ts'

const US = { markets: ['US'] }
const gudid = 'FDA guidance: Global Unique Device Identification Database (GUDID)'
const elements = 'FDA, GUDID data elements reference table; AccessGUDID'
const access = 'NLM, AccessGUDID'

/** What GUDID and the FDA ask, field by field. */
export const usFacts: readonly Topic[] = [
  fact(
    'us-dates-implantable',
    'UDI dates of implantable devices in the US',
    `UDI date in the US for implantable and life-supporting devices
when did FDA require UDI for implants
us deadline for life sustaining devices
when was UDI mandatory for implantable devices in the USA`,
    'In the US implantable, life-supporting and life-sustaining devices have needed the UDI on the label and in GUDID since 24 September 2015, those of class III since 24 September 2014 already.',
    'FDA, UDI compliance dates',
    US,
  ),
  fact(
    'us-dates-class-i',
    'GUDID date of class I in the US',
    `when was the GUDID deadline for class I devices
GUDID date for class I and unclassified devices
until when had class I data to be in gudid
consumer health products gudid class I
are consumer health products exempt from gudid
is there relief for consumer health products
are consumer health products exempt from GUDID
does the FDA enforce GUDID for consumer health products
class I consumer products GUDID relief`,
    'Class I and unclassified devices: UDI on the label and direct marking since 24 September 2022, data in GUDID since 8 December 2022. For class I devices the FDA considers consumer health products it does not enforce GUDID.',
    'FDA guidance on class I and unclassified devices, July 2022',
    US,
  ),
  fact(
    'us-direct-marking-dates',
    'Direct marking dates in the US',
    `since when is direct marking mandatory in the US for class II
direct marking date class III USA
FDA direct marking compliance dates
when did direct marking start for class I in the US`,
    'Direct marking in the US: life-supporting and life-sustaining devices 24 September 2015, class III 24 September 2016, class II 24 September 2018, class I and unclassified 24 September 2022.',
    'FDA, UDI compliance dates',
    US,
  ),
  fact(
    'gudid-product-code',
    'Product code in GUDID',
    `how many letters has an FDA product code
what follows from the product code
is the product code mandatory in gudid
where do device class and regulation number come from`,
    'The product code has three letters; name, class and regulation number follow from it. GUDID requires it.',
    elements,
    US,
  ),
  fact(
    'gudid-count-unit-of-use',
    'Device count above one',
    `device count 10 in GUDID what else has to be filled
when does gudid need a unit of use DI
device count greater than one gudid
box of ten in gudid which identifier
our base package has 10 pieces, what does the FDA want
several devices in one base package, what does GUDID ask
10 pieces per box, which DI for GUDID
a pack of 50 syringes in GUDID, which device count
is a unit of use DI needed when device count is 1`,
    'Where the device count is more than one, GUDID needs a unit of use DI; with a count of one there is none.',
    elements,
    US,
  ),
  fact(
    'gudid-secondary',
    'Secondary DI in GUDID',
    `may the secondary DI be of the same agency as the primary in gudid
issuing agency of the secondary DI
GUDID secondary DI agency
may the secondary DI have the same agency as the primary`,
    'No: in GUDID the secondary DI comes from another issuing agency than the primary DI.',
    elements,
    US,
  ),
  fact(
    'gudid-package-agency',
    'Issuing agency of a package DI',
    `may the package DI have another issuing agency than the primary DI in gudid
can a package in GUDID have a DI of HIBCC if the primary DI is of GS1
package with HIBC and primary with GTIN in GUDID
package DI agency gudid
what may a package contain in gudid
contains DI
must the package DI have the same agency as the primary DI
package DI agency must equal the primary in GUDID`,
    'No: in GUDID a package DI has the issuing agency of the primary DI. What it contains is the primary DI or another package of the same record.',
    elements,
    US,
  ),
  fact(
    'gudid-sterilisation',
    'Sterilisation in GUDID',
    `when has a sterilization method to be given in gudid
sterilisation before use gudid method
can a device be packaged sterile and sterilized prior to use in gudid
which sterilization methods does gudid have
are sterilization methods mandatory
is sterile and sterilise before use possible together in GUDID
when are sterilization methods needed in GUDID
our instrument is supplied non-sterile and the user sterilises it before use what else must be filled in
non-sterile supplied, sterilised by the hospital: which further field
device to be sterilised by the user`,
    'A sterilisation method, such as moist heat or steam, ethylene oxide or radiation, is given in GUDID exactly where the device is to be sterilised before use. “Packaged sterile” and “to be sterilised before use” can both be yes.',
    elements,
    US,
  ),
  fact(
    'gudid-size',
    'Sizes in GUDID',
    `how is the size entered in gudid
what if the size type is device size text specify
which size types does gudid have
size value and unit gudid
needle gauge in gudid`,
    'A size in GUDID has a type, such as length, needle gauge or outer diameter, with value and unit; with the type “Device Size Text, specify” a text is mandatory instead.',
    elements,
    US,
  ),
  fact(
    'gudid-rx-otc',
    'Prescription and over the counter in GUDID',
    `can a device be prescription and over the counter in gudid
Rx OTC gudid
is Rx or OTC mandatory
are Rx and OTC both possible in GUDID
can a device be prescription and over the counter at once`,
    'GUDID asks whether a device is for prescription use (Rx) or sold over the counter (OTC). The hub only warns where neither is given.',
    elements,
    US,
  ),
  fact(
    'gudid-latex-flags',
    'Latex in GUDID',
    `can both latex flags be set in gudid
labeled as containing natural rubber latex and not made with
latex yes and no in gudid
can both latex flags be set
latex in GUDID which statements are there
which latex statements does GUDID have`,
    'No, never both: a device is labelled either as containing natural rubber latex or as not made with it.',
    elements,
    US,
  ),
  fact(
    'gudid-publish-date',
    'Publish date in GUDID',
    `can the publish date be changed in gudid
is the GUDID publish date editable
is the publish date fixed after publication in GUDID
what happens if the publish date is today
publish date in the future gudid
can I edit the publish date in the grace period
when is a gudid record published`,
    'GUDID takes a publish date of today, which publishes at once, or a later one, which leaves the record unpublished until then; none before today. After publication the publish date can no longer be changed, not in the grace period either.',
    gudid,
    US,
  ),
  fact(
    'gudid-grace-start',
    'When the grace period starts',
    `does the grace period restart if I edit the record
if I unpublish or edit does the grace period restart
how long can I correct a published gudid record
last day to correct a DI record after publication
is there a second grace period after a correction
when does the grace period start in gudid
published on 25 July when does the grace period end
how many days is the gudid grace period
does the grace period start again after an edit
is the grace period reset when I edit the record
does the grace period count from the day of publication
published on 25 July last minute of grace
last day of the grace period when published 25 July
published 25 July when does the grace period end
how is the GUDID grace period counted
does the grace period restart after an edit
first day of the grace period GUDID
can the publish date be edited in the grace period
how many days is the GUDID grace period`,
    'The grace period is seven calendar days and starts the day after publication: published on 25 July, it runs from 26 July to the end of 1 August. It never starts again.',
    gudid,
    US,
  ),
  fact(
    'gudid-premarket-after-grace',
    'Premarket numbers after the grace period',
    `what if the 510(k) number was typed wrong and the grace period is over
correct a wrong premarket number in a published record
grace period is over can I add one more 510k number to the published record
can a premarket submission number be deleted after the grace period
add 510(k) number to a published gudid record
edit premarket number after publication
can we remove an old 510k number from gudid
premarket number forgotten, can it be added later
can a 510(k) number be added later in GUDID
we forgot the premarket submission number in GUDID`,
    'After the grace period a premarket submission number can be added, but not edited or deleted.',
    gudid,
    US,
  ),
  fact(
    'gudid-premarket-types',
    'Kinds of premarket submissions',
    `which premarket submission types does gudid take
510(k) PMA HDE BLA
what if the device is exempt from premarket submission
premarket exempt device gudid`,
    'GUDID takes numbers of 510(k), PMA, PDP, HDE, BLA and NDA; for an exempt device it is said that it is premarket exempt instead.',
    elements,
    US,
  ),
  fact(
    'gudid-same-route',
    'Web form or SPL for later changes',
    `may I edit an SPL record in the gudid web form
should edits use the same route as the creation
created by SPL and changed in the web interface
does the FDA recommend the same route for edits`,
    'The FDA recommends to edit a record by the route it was created with, since data sent as SPL can be changed in the web form too.',
    gudid,
    US,
  ),
  fact(
    'gudid-unlock',
    'Unlocking a GUDID record',
    `can a published gudid record be unlocked
trigger attribute wrong after grace period what can be done
correct a wrong trigger value in gudid after the grace period`,
    'A trigger attribute cannot be changed after the grace period: a changed device needs a new DI. Where only the record was wrong, which the FDA expects to be extremely rare, the labeler can unlock it in GUDID and correct it.',
    gudid,
    US,
  ),
  fact(
    'spl-signature',
    'Signatures and Part 11 with SPL',
    `does a GUDID SPL need an electronic signature
is a signed SPL required
must the SPL file be signed
electronic signature FDA submission needed
is a signature needed for gudid submissions
does part 11 apply to gudid
which records fall under part 11 for UDI
is the ESG certificate an electronic signature
who is responsible for part 11 the vendor or the labeler
who is liable for part 11 with SPL software, the vendor`,
    'A GUDID SPL carries no signature. UDI records kept under 21 CFR 830.360 are Part 11 records where they are electronic, and the SPL solution has to comply with Part 11; that is the labeler’s duty, not the vendor’s. The ESG certificate is no electronic signature.',
    gudid,
    US,
  ),
  fact(
    'accessgudid-files',
    'Release files of AccessGUDID',
    `which release files does AccessGUDID offer
how often is AccessGUDID updated
is there a daily update of AccessGUDID
delimited or xml release files of accessgudid
which separator do the delimited files use
how are the delimited files joined
where can I download all GUDID data
how do I get the whole GUDID database
download of the complete GUDID
is there a full download of GUDID`,
    'AccessGUDID offers full, monthly, weekly and daily releases as XML, and delimited files with “|” between the columns, a header row, joined by PrimaryDI.',
    access,
    { ...US, url: 'https://accessgudid.nlm.nih.gov/' },
  ),
  fact(
    'openfda',
    'openFDA',
    `how many requests per day does openFDA allow
openFDA limit without a key
what is openFDA
how many records per request does openfda give
does openfda hold udi data
openFDA rate limit
openFDA limit with API key
how many results per call openFDA
is openFDA data free to use`,
    'openFDA gives GUDID’s public data as JSON (device/udi): up to 1,000 records a request and 240 requests a minute; 1,000 a day without a key, 120,000 with one.',
    'FDA, openFDA',
    US,
  ),
  fact(
    'gmdn-licence',
    'Licence of GMDN',
    `may we copy GMDN names out of AccessGUDID into a commercial mapping table
can we use GMDN terms from gudid commercially
do we need a licence for GMDN data
may we use GMDN codes from openFDA in our own product
may GMDN be used freely
does GMDN need a licence
why are there no GMDN terms in the hub
may we build a mapping from GMDN data of AccessGUDID`,
    'GMDN is licensed: taking its names, definitions and codes from AccessGUDID or openFDA for commercial services or mappings needs a licence of the GMDN Agency. The hub contains none; you enter your own codes.',
    'FDA, openFDA licence page; GMDN Agency',
    { markets: ['US', 'EU', 'AU', 'GB'] },
  ),
  fact(
    'us-record-keeping',
    'Keeping UDI records in the US',
    `how long must UDI records be kept by the labeler
labeler retention US
retention period of UDI records FDA
retention of labeler records in years
21 CFR 830.360 retention
how many years do we keep udi records in the US`,
    'The labeler keeps its UDI records for three years after it has stopped marketing the version or model.',
    '21 CFR 830.360',
    US,
  ),
  fact(
    'us-issuing-length',
    'Length of a primary DI in GUDID',
    `how long may the primary DI be in gudid
length of the device identifier in GUDID
how many digits for GS1 in gudid
ICCBBA DI length gudid
which characters does a HIBCC DI have in GUDID
how long is a HIBCC DI for the FDA
length of an ICCBBA DI in GUDID`,
    'In GUDID a primary DI has 6 to 23 characters: with GS1 12 to 14 digits, stored with 14 and with its check digit; with HIBCC 6 to 23 characters without check character; with ICCBBA 10 or 16.',
    elements,
    US,
  ),
  fact(
    'us-package-own-di',
    'Package levels in GUDID have a DI each',
    `do package levels need an own DI in GUDID
does each packaging level need its own DI for the FDA
does every box level need a DI in the US
must a carton have its own DI in GUDID
is one DI enough for unit and carton in the US
shipping box DI GUDID`,
    'Yes: in GUDID each package level above the base package has a package DI of its own, of the issuing agency of the primary DI, in the record of that primary DI with what it contains and how many. A shipping container needs none.',
    '21 CFR 801.20 and 830.40; FDA guidance on GUDID',
    US,
  ),
  fact(
    'us-rx-and-otc',
    'Rx and OTC together',
    `does the FDA allow both Rx and OTC for a device
can a device be Rx and OTC at once
both prescription and over the counter in GUDID
may Rx and OTC both be ticked
is it allowed that neither Rx nor OTC is set`,
    'Both can be given in GUDID: real records have Rx and OTC at once, and some have neither. The hub only warns where neither is given.',
    elements,
    US,
  ),
  fact(
    'us-plain-text',
    'Two forms of the UDI on US labels',
    `must the UDI be on the label in plain text too in the US
is the human readable UDI required by the FDA
plain text and barcode on US labels
does the FDA want AIDC and HRI
is a barcode alone enough in the US
is plain text without a barcode enough for the FDA
which forms must the UDI have on a US label`,
    'Yes: on labels and packages for the US the UDI stands in two forms, easily readable plain text and a form for AIDC (automatic identification and data capture), such as a barcode (21 CFR 801.40).',
    '21 CFR 801.40',
    US,
  ),
]
