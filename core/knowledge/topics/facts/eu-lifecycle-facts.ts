import { fact, type Topic } from '../topic.ts'

const rules = (numbers: string) => `EUDAMED business rules 2.18.1 (${numbers})`
const eu = { markets: ['EU'] } as const

/** What happens to entries in EUDAMED: versions, states, packages, countries, links, the original manufacturer. */
export const euLifecycleFacts: readonly Topic[] = [
  fact(
    'eu-updatable-basic',
    'What of a Basic UDI-DI can be changed',
    `what can be changed in a registered Basic UDI-DI
    which fields of a Basic UDI-DI are updatable
    which values of the Basic UDI-DI may we edit later
    what is fixed after registering a Basic UDI-DI
    what cannot be changed in a Basic UDI-DI any more
    which attributes of a Basic UDI-DI are locked
    list of editable Basic UDI-DI data
    what does BASIC_UDI.PATCH change`,
    'Only these can be updated: device name, device model, authorised representative, clinical investigations, and the medical purpose of a system or procedure pack (BR-DTX-UDI-026). Everything else of a Basic UDI-DI is fixed after registration, such as risk class, legislation, manufacturer, implantable, active, tissues and certificates.',
    rules('BR-DTX-UDI-026, BR-DTX-UDID-092'),
    eu,
  ),
  fact(
    'eu-updatable-udi-di',
    'What of a UDI-DI can be changed',
    `what can be changed in a registered UDI-DI
    which fields of a UDI-DI are updatable
    which values of the UDI-DI may we edit later
    what cannot be changed in a UDI-DI after registration
    which attributes of a UDI-DI are locked once registered
    which data of a registered device are not editable
    what is fixed with the UDI-DI
    which fields can be added only once
    what can be edited in EUDAMED without a new UDI-DI`,
    'Fixed after registration: reference number, quantity of device, clinical sizes, latex, single use, number of reuses, sterile, need for sterilisation, reprocessed, Annex XVI and the Basic UDI-DI it belongs to. Added once and then fixed: secondary UDI-DI, unit of use DI, direct marking DI. Everything else can be updated: trade names, description, website, EMDN codes, production identifiers, storage conditions, critical warnings, substances, status.',
    rules('BR-DTX-UDI-031, BR-DTX-UDID-093'),
    eu,
  ),
  fact(
    'eu-versions',
    'Versions in EUDAMED',
    `when does EUDAMED make a new version of an entry
    does every update create a new version in EUDAMED
    can a device be updated while it is still submitted
    update of a device in state submitted possible
    are old versions of a device kept in EUDAMED
    who counts the version of a device in EUDAMED
    may I send an update before the notified body has confirmed
    which state must a device have before it can be updated`,
    'Every registration and every accepted update makes a new version, counted by EUDAMED (BR-DTX-UDI-034). An update is only possible where the last version is registered, not while it is a draft or submitted (BR-UDID-684). After an update the state is registered.',
    rules('BR-DTX-UDI-034, BR-UDID-684, BR-DTX-UDI-037'),
    eu,
  ),
  fact(
    'eu-further-udi-di',
    'A further UDI-DI under a submitted Basic UDI-DI',
    `can I add a UDI-DI to a Basic UDI-DI that is only submitted
    may a second UDI-DI be registered while the Basic UDI-DI waits for the notified body
    in which state must the Basic UDI-DI be for a further UDI-DI
    new UDI-DI under a Basic UDI-DI in draft
    Basic UDI-DI not yet confirmed, add another UDI-DI
    second UDI-DI while the first one is in state submitted`,
    'Yes, where the Basic UDI-DI is submitted or registered (BR-UDID-268); under a draft it is not possible. A UDI-DI under a submitted Basic UDI-DI stays submitted too.',
    rules('BR-UDID-268, BR-DTX-UDI-035'),
    eu,
  ),
  fact(
    'eu-states',
    'States of an entry in EUDAMED',
    `which states can an entry have in EUDAMED
    difference between draft, submitted and registered in EUDAMED
    what does submitted mean in EUDAMED
    what does the state registered mean in EUDAMED
    what does discarded mean in EUDAMED
    device state draft in EUDAMED
    are procedure packs ever submitted
    do legacy devices wait for the notified body
    what does the state DISCARDED mean
    meaning of the states of an entry
    what does DISCARDED mean in EUDAMED`,
    'Draft: only saved. Submitted: complete, but the notified body has not confirmed the data yet. Registered: valid and public. Discarded or deleted: taken out. Systems and procedure packs and legacy devices are always registered at once; so are devices for which no notified body has to confirm the data.',
    rules('BR-DTX-UDI-035'),
    eu,
  ),
  fact(
    'eu-waits-nb',
    'A device that stays submitted',
    `our class III device stays at submitted what is it waiting for
    why is the device still in state submitted
    device is not registered, state submitted, what do we have to do
    implant stuck at submitted in EUDAMED
    who moves a device from submitted to registered
    who confirms the data of a class III device in EUDAMED
    why can nobody find our class III device in the public EUDAMED
    why is our implant not visible on the public EUDAMED site
    how does a submitted device become registered
    class III upload accepted but not registered`,
    'It waits for the notified body: devices of class III, implantable class IIb (but the exceptions of Article 52(4)), class D, and class C and B for self-testing or near-patient testing stay “Submitted” until the notified body has confirmed the data in EUDAMED. Only then are they “Registered” and public. Ask your notified body; there is nothing to send.',
    rules('BR-DTX-UDI-035'),
    eu,
  ),
  fact(
    'eu-discard',
    'Deleting and discarding in EUDAMED',
    `how can a wrong registration be removed from EUDAMED
    can a registered UDI-DI be discarded
    we registered a device by mistake in EUDAMED, can it be deleted
    can a draft be deleted in EUDAMED
    may the code be used again after discarding
    can a code be reused after its entry was discarded
    when can a device not be discarded
    device named in a vigilance report delete
    Basic UDI-DI named on a certificate, can it be discarded
    remove a device that was registered by error
    can an entry in state submitted be deleted
    what happens to the Basic UDI-DI when its last UDI-DI is discarded`,
    'A draft or a submitted entry can be deleted (BR-UDID-107). A registered UDI-DI is not deleted but may be discarded: with all its versions and, if it is the last one, its Basic UDI-DI; the codes may then be used again (BR-UDID-624). Not possible where a certificate or SSCP names the Basic UDI-DI (BR-UDID-622) or a vigilance report names the device (BR-UDID-623). A device that is only no longer sold gets the status “no longer placed on the EU market” instead.',
    rules('BR-UDID-107, -622, -623, -624'),
    eu,
  ),
  fact(
    'eu-duplicates',
    'Notice of a possible duplicate',
    `EUDAMED shows possible duplicate
    message possible duplicate device
    same name already used by our company in EUDAMED error or warning
    may the same reference number be used twice in EUDAMED
    is a duplicate name an error`,
    'It is a notice, no error: EUDAMED points out that the same manufacturer already has a device with that name or model (BR-UDID-680) or that reference number (BR-UDID-681). The registration goes on.',
    rules('BR-UDID-680, BR-UDID-681'),
    eu,
  ),
  fact(
    'eu-link-legacy',
    'Link between a legacy device and its successor',
    `how is a legacy device linked to the MDR device
    when does EUDAMED link the legacy device with the regulation device
    linking legacy and regulation devices
    conditions for the link between MDD device and MDR device
    link between an AIMDD device and an MDR device
    which legislations can be linked
    must the manufacturer be the same for the link
    can one legacy device be linked to several MDR devices
    related legacy device field
    do we have to link the old MDD device to the new MDR device
    can the link to the legacy device be removed
    relationship type legacy regulation`,
    'Where both have the same UDI-DI, EUDAMED links them by itself if their data agree (BR-UDID-645); otherwise the manufacturer names the related device. Linked are MDD or AIMDD with MDR, IVDD with IVDR, one to one, both registered and of the same manufacturer (BR-UDID-700, -702, -704). A link that was made by hand can be removed again. The link is not mandatory and not possible with a Master UDI-DI.',
    rules('BR-UDID-645, -700, -702, -704'),
    eu,
  ),
  fact(
    'eu-package-levels',
    'Package levels in EUDAMED',
    `does each higher packaging level need a UDI-DI of its own
    does every package level need its own UDI-DI
    is a separate UDI-DI needed for the carton
    UDI-DI for inner box and outer carton the same?
    how many package levels can be entered
    how are packages entered in EUDAMED
    what do I enter for a carton with 10 boxes
    package of 10 boxes, is a UDI-DI needed for the carton
    is there a limit on the number of package levels
    does the outer box get another UDI-DI than the inner box
    which fields does a package have in EUDAMED
    quantity per package field
    what is contained in a package level
    box of 100 with boxes of 5 in it, how in EUDAMED
    two different bundles of the same device, how are they entered
    are packages mandatory in EUDAMED
    can a package contain two different packages`,
    'Yes: each package level above the base package has a UDI-DI of its own; pallets and other shipping containers need none. For each level EUDAMED asks for package UDI-DI and issuing entity, what it contains (one lower package or the UDI-DI), how many of it, and its status. Any number of levels is possible, several packages on one level too. Packages are entered where there are any; legacy devices have none.',
    rules('BR-UDID-661; data dictionary FLD-UDID-120, -121, -124'),
    eu,
  ),
  fact(
    'eu-package-entity',
    'Issuing entity of a package UDI-DI',
    `must the package UDI-DI be from the same issuing entity as the UDI-DI of the device
    may a carton have a UDI-DI of another issuing entity
    issuing entity of a package
    package DI from GS1 and device UDI-DI from HIBCC
    does the package have its own issuing entity`,
    'EUDAMED does not demand that it is the same: each package UDI-DI is entered with an issuing entity of its own. In GUDID a package DI has the issuing agency of the primary DI.',
    'EUDAMED data dictionary 2.18.0 (FLD-UDID-297)',
    eu,
  ),
  fact(
    'eu-package-changes',
    'Changes of packages in EUDAMED',
    `can a package be added to a registered device
    can the quantity of a package be changed
    add a new carton to a registered UDI-DI
    may a package level be deleted
    we forgot a package level at the registration
    status of a package
    carton now holds 12 instead of 10
    change the number of boxes in a carton
    new package level later, new UDI-DI for the device?
    how do I change packages of a registered device
    is a new UDI-DI of the device needed for a new carton
    additional package level was introduced, how to add it in EUDAMED
    how do we add a new package level to a registered device
    we introduce a new carton, what do we do in EUDAMED
    new pack size for a registered device EUDAMED
    add a package UDI-DI later`,
    'A package can be added later, and its status changed, with PACKAGE_UDI.PUT; the device keeps its UDI-DI. The quantity of a registered package cannot be changed: another quantity is another package with a new package UDI-DI (BR-UDID-632). A package is not deleted; it gets the status “no longer placed on the EU market”, and with it the packages inside.',
    rules('BR-UDID-632, BR-DTX-UDI-102, BR-DTX-UDID-102.1'),
    eu,
  ),
  fact(
    'eu-package-status',
    'Status of packages',
    `which status do packages get when the device is no longer on the market
    package status follows the device
    may a package be on the market when the device is not
    status of the carton when the device is not intended for the EU`,
    'Where the device is “not intended for” or “no longer placed on” the EU market all its packages get the same status; of a device on the EU market a package may have any status (BR-UDID-073).',
    rules('BR-UDID-073'),
    eu,
  ),
  fact(
    'eu-market-dates',
    'Start and end date of market information',
    `are start and end dates of the countries mandatory
    from and until date of a country in EUDAMED
    do I have to enter since when the device is available in a country
    end date of availability in a country
    start date of market information
    is the date of first placing on the market entered in EUDAMED
    does EUDAMED ask for the first market date
    do we need to tell EUDAMED the dates since when we sell in a country
    does EUDAMED want the date from which the device is sold in a country
    are the dates of availability in a country needed`,
    'No: the start and end date of a country are voluntary; the country is enough. EUDAMED asks in which country the device was first placed on the market, but not on which day.',
    'EUDAMED data dictionary 2.18.0 (FLD-UDID-250, FLD-UDID-251, FLD-UDID-137)',
    eu,
  ),
  fact(
    'eu-market-change',
    'Changing the countries of a device',
    `how do I add a country to a registered device
    we start to sell in Spain, what do we change in EUDAMED
    new country of availability, new UDI-DI?
    remove a country from market information
    can the country of first placing be changed
    change the first country
    must the new first country be in the list already
    is a change of the markets a trigger for a new UDI-DI
    we stop selling in one country
    how do we indicate that a device is no longer sold in one country
    add another member state later
    who may change the market information`,
    'Countries are added and removed with MARKET_INFO.PUT, on a registered UDI-DI, by the manufacturer that owns it; no new UDI-DI is needed. The country of first placing is changed with UDI_DI.PATCH, and only to a country that is in the list already (BR-DTX-UDI-103).',
    rules('BR-DTX-UDI-096, -101, -103, -105, -023'),
    eu,
  ),
  fact(
    'eu-market-legacy',
    'Countries of legacy devices',
    `are countries mandatory for legacy devices
    market information for AIMDD devices
    market countries for IVDD devices
    must MDD class I legacy devices have countries
    IVDD list A market information
    do legacy devices need market info`,
    'The countries where it is available are mandatory for MDD devices of class IIa, IIb and III, for AIMDD devices on the market, and for IVDD devices of list A, list B or self-testing on the market; voluntary for MDD class I and general IVDD devices. The country of first placing is always given.',
    rules('BR-UDID-043, -673, -674'),
    eu,
  ),
  fact(
    'eu-original-manufacturer',
    'Product original manufacturer (product designer)',
    `what is the product original manufacturer
    what is the product designer in EUDAMED
    our device is made and designed by another company, what do we enter
    OEM in EUDAMED
    an OEM manufactures the device for us, where do we enter it
    who is entered as original manufacturer
    is the OEM named in EUDAMED
    own brand labelling original manufacturer
    private label device, who is the original manufacturer
    OBL manufacturer field
    must the original manufacturer have an SRN
    which details of the original manufacturer are needed without SRN
    original manufacturer SRN or details
    is the original manufacturer mandatory
    can the original manufacturer be changed later
    can we be our own original manufacturer
    contract manufacturer in EUDAMED
    natural or legal person who designed and manufactured the device`,
    'Where another natural or legal person designed and manufactured the device (MDR Art. 10(15)), it is named: by its SRN, or without one by name, address (city, postal code, country) and a public e-mail; never both (BR-DTX-UDID-087). Otherwise the field stays empty; a manufacturer cannot name itself (BR-UDID-724). Later an organisation entered by hand can be changed (PRODUCT_DESIGNER.PUT), an SRN not.',
    rules('BR-UDID-095, -724, -725, -824, BR-DTX-UDID-087'),
    eu,
  ),
  fact(
    'eu-unique',
    'Identifiers used twice',
    `may two devices have the same UDI-DI
    can the same package UDI-DI be used twice
    which identifiers must be unique in EUDAMED
    is the secondary DI unique
    may several devices share a direct marking DI
    UDI-DI already exists in EUDAMED error
    identifier is already registered
    same code from another issuing entity allowed
    Basic UDI-DI already exists`,
    'Basic UDI-DI, UDI-DI, secondary and package DIs are unique in EUDAMED as a pair of issuing entity and code. Exceptions: a UDI-DI may exist once under a regulation and once as a legacy device; unit of use and direct marking DIs may be shared by devices of one manufacturer (BR-UDID-003).',
    rules('BR-UDID-003'),
    eu,
  ),
  fact(
    'eu-active-codes',
    'Codes that are no longer active',
    `may retired codes of a list still be used
    code of a critical warning is not active any more
    is an inactive code refused in new data
    old clinical size code no longer in the list`,
    'No: in new data only active codes of EUDAMED’s lists for warnings, storage conditions, sizes and units may be used (BR-UDID-721).',
    rules('BR-UDID-721'),
    eu,
  ),
  fact(
    'eu-earlier-records',
    'A Basic UDI-DI that a certificate names already',
    `the notified body registered a certificate with our Basic UDI-DI before the device
    certificate exists before the device is registered
    risk class differs from the refused certificate
    Basic UDI-DI is named in a refused certificate
    data must agree with the CECP
    can another manufacturer register a Basic UDI-DI that is on a certificate`,
    'Where an application, a refused certificate or a clinical evaluation consultation (CECP) names the Basic UDI-DI already, only the manufacturer named there may register it (BR-UDID-728), and risk class and implantable must agree with it (BR-UDID-723). While that record is a draft, the Basic UDI-DI cannot be registered (BR-UDID-727).',
    rules('BR-UDID-720, -723, -727, -728'),
    eu,
  ),
]
