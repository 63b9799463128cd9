import type { Topic } from '../topic.ts'
import { euField } from './eu-field.ts'

const dictionary = (fields: string) => `EUDAMED data dictionary 2.18.0 (${fields})`
const fixed = 'no, it is fixed with the UDI-DI; a device that differs in it needs a new UDI-DI.'
const free = 'yes, by an update of the UDI-DI (UDI_DI.PATCH); no new UDI-DI is needed.'
const regulation =
  'yes, for devices of any class under the MDR and IVDR; not sent for legacy devices, nor for systems and procedure packs.'

/** Fields of a registration that belong to the UDI-DI. */
export const euUdiDiFields: readonly Topic[] = [
  euField(
    'secondary',
    'Secondary UDI-DI',
    'secondary UDI-DI | secondary DI | second UDI-DI from another issuing entity',
    {
      what: 'a second UDI-DI of the same device from another issuing entity (BR-UDID-020), such as HIBCC beside GS1. At most one.',
      mandatory: 'no; only where another issuing entity assigned a DI to the device too.',
      later: 'it can be added later, once; after that it can be neither changed nor removed.',
    },
    dictionary('FLD-UDID-136, FLD-UDID-293'),
    `how many secondary UDI-DIs can a device have
    may a device have two secondary DIs
    can the secondary DI be added later`,
  ),
  euField(
    'unit-of-use',
    'Unit of use DI',
    'unit of use DI | unit of use UDI-DI',
    {
      what: 'ties the use of one unit to a patient where the package with the UDI holds several.',
      mandatory:
        'no; it is only allowed where the quantity of device is more than one and the device is not directly marked (BR-UDID-023), and never with a Master UDI-DI.',
      later: 'it can be added later, once; after that it can be neither changed nor removed.',
      more: 'Several devices of one manufacturer may share it.',
    },
    dictionary('FLD-UDID-135, FLD-UDID-292'),
    `can the unit of use DI be given together with direct marking
    box contains single units without UDI, which identifier for the single unit
    which identifier does a single unit without its own UDI have
    several pieces in one box without UDI on each, how is one piece identified
    identifier for one piece out of a box of ten
    quantity of device is 1, do we enter a unit of use DI
    base quantity 1, can there be a unit of use DI
    base quantity one unit of use DI allowed
    box of 50 syringes without UDI on each, unit of use DI
    when is a unit of use DI stated in EUDAMED`,
  ),
  euField(
    'direct-marking',
    'Direct marking DI',
    'direct marking DI | direct marking UDI-DI | DI that is marked on the device',
    {
      what: 'the DI that is marked on the device itself. It may be the same as the UDI-DI.',
      mandatory: 'where the device is directly marked; not for legacy devices nor with a Master UDI-DI.',
      later:
        'it can be added later, but never changed or removed; a device that is marked in another way needs a new UDI-DI (BR-UDID-639).',
      more: 'Several devices of one manufacturer may share it.',
    },
    dictionary('FLD-UDID-138, FLD-UDID-294'),
    `may the direct marking DI be the same as the UDI-DI
    is the direct marking DI different from the UDI-DI
    can we add direct marking to a registered device
    direct marking DI equal to primary DI allowed`,
  ),
  euField(
    'production-identifiers',
    'Production identifiers (type of UDI-PI)',
    'type of UDI-PI | production identifiers | UDI-PI types',
    {
      what: 'which kinds of production identifiers the label has: lot or batch number, serial number, manufacturing date, expiry date, software identification. Only the kinds, never the values. At least one, several are possible.',
      mandatory:
        'yes, for devices of any class under the MDR and IVDR and for systems and procedure packs; not for legacy devices.',
      later: 'yes, kinds can be added and deleted; no new UDI-DI is needed.',
      more: 'Software identification only for software (BR-DTX-UDI-104).',
    },
    dictionary('FLD-UDID-148'),
    `may we choose more than one production identifier
    how many production identifiers can a device have
    do we enter the lot number in EUDAMED
    is the expiry date itself stored in EUDAMED
    are serial numbers entered in EUDAMED
    does EUDAMED hold lot numbers or only that there is one
    does a registration need at least one production identifier
    we now print the expiry date too, new UDI-DI needed?`,
  ),
  euField(
    'emdn',
    'EMDN code of a UDI-DI',
    'EMDN code in EUDAMED | nomenclature code of a device',
    {
      what: 'the terminal (most detailed) code of the EMDN that fits, one letter and up to twelve digits; several are possible.',
      mandatory: 'yes, at least one, for every class, legacy devices and systems and procedure packs too.',
      later: free,
      more: 'A category such as L or a code with codes below it is refused (BR-UDID-636).',
    },
    dictionary('FLD-UDID-149'),
    `wrong EMDN code registered, can we correct it
    how do I send a correction of the EMDN code to EUDAMED
    may we give a device an EMDN category instead of an end code
    can we assign a group or category of the EMDN to a device
    is just the category letter enough as EMDN code
    is a higher level EMDN code allowed
    does changing the EMDN code need a new UDI-DI`,
  ),
  euField(
    'quantity',
    'Quantity of device (base quantity)',
    'quantity of device | base quantity | number of devices in the base package',
    {
      what: 'how many devices the package with this UDI-DI holds: a whole number from 1, and 1 where each has its own UDI.',
      mandatory: regulation,
      later: 'no; another quantity needs a new UDI-DI.',
    },
    dictionary('FLD-UDID-151'),
    `the box now holds 20 instead of 10, new UDI-DI
    what is the base quantity of a single packed device
    may the base quantity be 0
    each unit carries its own UDI, which quantity of device
    we change the pack from 5 to 10 pieces, what follows
    pack size is different now, do we need another UDI-DI`,
  ),
  euField(
    'latex',
    'Contains latex',
    'containing latex | the latex flag',
    {
      what: 'yes or no: whether the device contains natural rubber latex and is labelled so. EUDAMED publishes it.',
      mandatory: 'yes, for medical devices of any class (MDR, MDD, AIMDD); not asked for IVDs.',
      later: fixed,
    },
    dictionary('FLD-UDID-156'),
    `do we have to say in EUDAMED whether there is latex in the device
    latex free gloves what to answer in EUDAMED
    is latex asked for IVD`,
  ),
  euField(
    'reuses',
    'Maximum number of reuses',
    'maximum number of reuses | number of reuses | number of times it can be reused',
    {
      what: 'how many times the device can be reused. In the XML (numberOfReuses) 0 stands for single use, -1 for no limit, any other number is the maximum.',
      mandatory:
        'no; only for devices that are not single use (BR-UDID-024); left empty it means that reuse is not limited.',
      later: fixed,
    },
    dictionary('FLD-UDID-157'),
    `which number of reuses does a single use device have
    what figure is entered as number of reuses of a disposable
    reusable device without limit of reuses which value
    how do we declare that an instrument may be reused 50 times
    number of reuses for an instrument limited to 30 cycles
    instrument can be used 20 times what do we enter
    numberOfReuses -1 meaning
    numberOfReuses is -1 what does it want to say
    what does 0 mean in number of reuses
    how to say that an instrument can be reused without limit`,
  ),
  euField(
    'single-use',
    'Labelled as single use',
    'labelled as single use | the single use flag',
    {
      what: 'yes or no: whether the label says single use. With yes the number of reuses is 0.',
      mandatory:
        'yes, for devices of any class under the MDR, IVDR and the directives; not asked for systems and procedure packs.',
      later: fixed,
    },
    dictionary('FLD-UDID-167'),
    `we make a reusable device single use, what happens to the UDI-DI
    the device becomes single use, new UDI-DI?
    change from reusable to single use`,
  ),
  euField(
    'reprocessed',
    'Reprocessed single-use device',
    'reprocessed single use device | the reprocessed flag',
    {
      what: 'yes or no: a single-use device that was made fit for further use under MDR Article 17.',
      mandatory: 'yes, for medical devices of any class; not asked for IVDs.',
      later: fixed,
    },
    dictionary('FLD-UDID-164'),
  ),
  euField(
    'sterile',
    'Labelled sterile and need for sterilisation before use',
    'labelled sterile | device labelled as sterile | need for sterilisation before use | sterilisation before use',
    {
      what: 'two yes-or-no questions: whether the device is labelled sterile, and whether whoever uses it has to sterilise it first.',
      mandatory:
        'yes, both, for devices of every class, IVDs, legacy devices and systems and procedure packs too.',
      later: fixed,
      more: 'EUDAMED does not ask for the sterilisation method.',
    },
    dictionary('FLD-UDID-169, FLD-UDID-170'),
    `we sell the device sterile and non-sterile, one UDI-DI or two
    the customer sterilises the device himself, what do we enter
    the user sterilises the instrument before use
    device is delivered non-sterile and sterilised in the hospital
    does EUDAMED ask for the sterilisation method
    the device is now delivered sterile, new UDI-DI?
    can sterile and sterilisation before use both be yes
    sterile and non sterile version of the same device, same UDI-DI?
    is sterile to non-sterile a trigger for a new UDI-DI
    is the method of sterilisation entered in EUDAMED`,
  ),
  euField(
    'new-device',
    'New device (IVDR)',
    'new device flag | new device of the IVDR',
    {
      what: 'yes or no, for IVDs: no such device has been continuously available on the market in the last three years for the analyte or parameter, or its procedure is new (IVDR Art. 48).',
      mandatory: 'yes, under the IVDR; not asked under the MDR.',
      later: 'only from yes to no; a device that was not new does not become new.',
    },
    dictionary('FLD-UDID-159'),
    `what is a new device in the IVDR
    is the new device question asked under MDR
    can new device be changed from yes to no`,
  ),
  euField(
    'reference',
    'Reference or catalogue number',
    'reference number | catalogue number | REF number in EUDAMED',
    {
      what: 'the number beside REF on the label, at most 120 characters.',
      mandatory:
        'yes, exactly one for each UDI-DI, for every class, legacy devices and systems and procedure packs too.',
      later: 'no; EUDAMED does not let it be changed (BR-DTX-UDI-031): another one needs a new UDI-DI.',
      more: 'EUDAMED only warns where the same manufacturer uses it twice (BR-UDID-681).',
    },
    dictionary('FLD-UDID-163'),
    `our REF changes, new UDI-DI in EUDAMED?
    is the REF unique
    how many characters may the reference number have
    may two UDI-DIs have the same catalogue number
    may a UDI-DI have several reference numbers
    can the catalogue number be corrected after registration
    duplicate reference number warning`,
  ),
  euField(
    'website',
    'URL for additional information',
    'website | URL for additional information | web address of the device',
    {
      what: 'a web address of the manufacturer with more about the device, such as electronic instructions for use; at most 255 characters in a file.',
      mandatory: 'no, it is voluntary for every class.',
      later: `${free} It can be deleted too.`,
    },
    dictionary('FLD-UDID-174'),
    `where do I put the link to the eIFU in EUDAMED
    only the website changes, do we send the whole device again
    the web link of the eIFU changed, is it an update or a new registration
    new address of the web page, do we update EUDAMED
    do we need a website for the device`,
  ),
  euField(
    'description',
    'Additional product description',
    'additional product description | additional description',
    {
      what: 'a description in one text for each language, at most 2,000 characters.',
      mandatory:
        'yes, for systems and procedure packs, also those that are a device in themselves, and for IVD kits (BR-UDID-131): there it cannot be left empty; voluntary for any other device of any class.',
      later: 'yes, it can be reworded and extended, but not removed altogether.',
    },
    dictionary('FLD-UDID-175'),
    `is the additional description obligatory for a procedure pack
    is English enough for the additional description
    in which languages is the additional description needed
    may the additional description of an IVD kit stay empty
    kit without description possible?
    do we have to describe an ordinary device in EUDAMED`,
  ),
  euField(
    'trade-name',
    'Trade name',
    'trade name | trade names | brand name in EUDAMED',
    {
      what: 'the name the device is sold under, with its language or ANY; up to 255 characters each. Several are possible, several in one language too; the first is the default.',
      mandatory: 'no, for no device of any class; one says whether a trade name applies, and enters it then.',
      later:
        'yes, EUDAMED lets names be added, changed and deleted; but where the change could lead to a device being mistaken for another, the MDR asks for a new UDI-DI (Annex VI, Part C, 3.9).',
    },
    dictionary('FLD-UDID-176, FLD-UDID-179'),
    `may a device have several trade names
    how many trade names may a device have
    in which languages do I enter the trade name
    does EUDAMED translate trade names
    device without trade name possible
    add a trade name to a registered device
    trade name in another language later
    does every language version of the trade name need its own UDI-DI
    another language on the label, new UDI-DI?`,
  ),
  euField(
    'status',
    'Device status',
    'device status | status of the UDI-DI',
    {
      what: 'one of “on the EU market”, “no longer placed on the EU market”, “not intended for the EU market”; for legacy devices only the first two.',
      mandatory: 'yes, for every class.',
      later:
        'yes; but “not intended for the EU market” only at the first registration. With “no longer placed” or “not intended” all packages get the same status and no market information is given.',
      more: 'Of packages that are no longer placed on the market the highest one is set back to “on the EU market” first (BR-UDID-632).',
    },
    dictionary('FLD-UDID-130'),
    `can a discontinued device be put back to on the market
    what does not intended for the EU market mean for market information
    status for a device that is solely exported outside Europe
    status of an export only device
    which status for a device we no longer sell
    which device status is right for a product we stopped marketing
    status of a withdrawn device
    what happens to packages when the device is no longer on the market
    from not intended to on the market possible
    we stop selling a device, what do we do in EUDAMED
    which status has a device made only for export`,
  ),
  euField(
    'annex-xvi',
    'Intended purpose other than medical (Annex XVI)',
    'Annex XVI purpose | intended purpose other than medical | non-medical purpose',
    {
      what: 'the groups of Annex XVI the product belongs to; several are possible. With a Master UDI-DI only yes or no.',
      mandatory: 'only for products of Annex XVI, under the MDR; not for IVDs and legacy devices.',
      later: fixed,
    },
    dictionary('FLD-UDID-147'),
    `may several Annex XVI purposes be chosen`,
  ),
  euField(
    'cmr',
    'CMR and endocrine-disrupting substances',
    'CMR substances | endocrine disrupting substances | CAS or EC number of a substance',
    {
      what: 'for a CMR substance its category (1A or 1B) and always its name: with a language, or without one beside a CAS number (such as 50-00-0) or EC number (such as 200-001-8). Several are possible.',
      mandatory:
        'only where the label has to name them (more than 0.1 % by weight, MDR Annex I, 10.4.5); MDR only, not for IVDs and legacy devices.',
      later: free,
    },
    dictionary('FLD-UDID-140, FLD-UDID-200 to 203, FLD-UDID-310'),
    `are CAS numbers mandatory for CMR substances
    is the EC number needed in addition to the CAS number
    do we have to name phthalates in EUDAMED
    which categories of CMR does EUDAMED have`,
  ),
  euField(
    'storage',
    'Storage and handling conditions',
    'storage and handling conditions | storage conditions in EUDAMED | storage temperature',
    {
      what: 'codes SHC… of a list of 33; several are possible. Limits such as temperature and humidity need their value as a comment, “other” (SHC099) a text with its language.',
      mandatory:
        'where the label states them; otherwise none are given. For every class, legacy devices and packs too.',
      later: free,
    },
    dictionary('FLD-UDID-312, FLD-UDID-211, FLD-UDID-213'),
    `device must be stored at 2 to 8 degrees how to enter in EUDAMED
    which SHC code is a temperature limit of 2 to 8 degrees
    SHC code for temperature from to
    change of the storage temperature, new UDI-DI?
    where is the temperature range entered
    are storage conditions entered for class I too
    can several storage conditions be entered`,
  ),
  euField(
    'warnings',
    'Critical warnings and contra-indications',
    'critical warnings | contra-indications in EUDAMED | critical warnings or contraindications',
    {
      what: 'codes CW… of a list of 423; several are possible. Only CW999 (other) needs a text, with its language.',
      mandatory: 'where label or instructions for use state them; otherwise none are given.',
      later:
        'EUDAMED takes a change as an update; but by the MDR a change of critical warnings or contra-indications needs a new UDI-DI (Annex VI, Part C, 3.9).',
    },
    dictionary('FLD-UDID-144, FLD-UDID-212, FLD-UDID-319'),
    `new contraindication on the label, new UDI-DI?
    we add a warning to the label, does the UDI-DI change
    do all warnings of the instructions for use go into EUDAMED`,
  ),
  euField(
    'sizes',
    'Clinical sizes',
    'clinical sizes | clinical size | size of the device in EUDAMED',
    {
      what: 'for each size its type (CST…), whether it is a value, a range or a text, the value or minimum and maximum, and the unit (MU…). One for each type; “other” (CST999, MU999) needs a description.',
      mandatory:
        'no; where the label states a clinically relevant size. MDR, MDD and AIMDD only, not for IVDs.',
      later: 'no; another size needs a new UDI-DI.',
    },
    dictionary('FLD-UDID-146, FLD-UDID-190 to 196, FLD-UDID-358, FLD-UDID-359'),
    `may the same clinical size type be given twice
    clinical size as a range what must be filled
    is the unit mandatory for a clinical size
    can clinical sizes be updated
    do different sizes need different UDI-DIs
    stent in five lengths, five UDI-DIs?
    are clinical sizes asked for IVDs
    screw in several lengths one UDI-DI`,
  ),
]
