import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const
const partC = (points: string) => `MDR Annex VI, Part C, ${points}`

/** What the EU asks of labels, carriers and production identifiers. */
export const euLabelFacts: readonly Topic[] = [
  fact(
    'eu-label-contents',
    'What the label must show',
    `what must be on the label of a medical device in the EU
    which information is mandatory on the label under the MDR
    what has to be printed on the label besides the UDI
    label content MDR Annex I 23.2
    label requirements of the MDR
    mandatory label elements EU
    checklist for the label under the MDR
    must the label say medical device
    is the MD symbol mandatory
    is the lot number mandatory on the label
    must the label have a date of manufacture
    is the expiry date mandatory on the label
    when is the manufacturing date needed on the label`,
    'By Annex I, 23.2 MDR the label shows: name or trade name, what is needed to identify the device and its use, manufacturer with address (one outside the EU: authorised representative too), lot or serial number, UDI carrier, the date until when it may safely be used (year and month at least; where there is none, the date of manufacture), storage and handling conditions, sterile with the method, warnings, single use, “medical device”, and substances where they apply. Active implants bear a serial number, other implants a serial or lot number.',
    'MDR Annex I, 23.2',
    eu,
  ),
  fact(
    'eu-pi-on-label',
    'Production identifiers that the label needs',
    `which production identifiers must go on the label
    which UDI-PI has to be on the label of a sterile implant
    which production identifiers does a sterile device need
    is lot or serial number needed on the label
    lot or serial, which one do we have to use
    can we choose between lot and serial number
    do we need lot and expiry date in the barcode
    production identifiers for a sterile single use device
    must the expiry date be in the UDI barcode
    is the serial number mandatory in the UDI
    who decides which production identifiers the UDI has
    when must the expiry date be part of the UDI
    does every device need a UDI-PI
    may the UDI consist of the UDI-DI only
    can a UDI have no production identifier
    does the UDI need a lot number
    production identifiers for reusable instruments
    minimum production identifiers EU
    our label only has the GTIN and no lot, is that enough
    label without lot number is that allowed under the MDR
    is the GTIN alone enough as UDI
    UDI with only the GTIN`,
    'What is on the label of lot number, serial number, software identification or expiry date belongs into the UDI-PI too; a date of manufacture only where there is no other. The label of a device has a lot or a serial number, and an expiry date where its safe use is limited, as for sterile devices. Active implants need the serial number, other implants serial or lot number; for reusable devices the manufacturer chooses.',
    `${partC('3.5, 6.1 and 6.2')}; Annex I, 23.2`,
    eu,
  ),
  fact(
    'eu-pack-contents',
    'UDI of what is in a procedure pack',
    `does every component in a procedure pack need its own UDI
    must each device inside a procedure pack bear a UDI
    do the contents of a kit need UDI carriers
    do single-use items inside a procedure pack need a UDI
    which components of a procedure pack are exempt from the UDI
    devices in a system with or without UDI
    is a UDI on the tray enough or does each instrument need one
    UDI on the individual items of a set
    where is the UDI of a procedure pack placed
    is the UDI on the outside of the procedure pack
    must the UDI of a system be readable from outside`,
    'Devices in a system or procedure pack bear a UDI carrier on their package or on themselves. Exempt are single-use disposable devices whose use is generally known and that are not meant for individual use outside the pack, and devices that need no carrier on that package level anyway. The pack itself has a UDI of its own (UDI-DI and UDI-PI), as a rule on the outside of its package, or readable through it.',
    partC('6.3'),
    eu,
  ),
  fact(
    'which-devices-need-udi',
    'Which devices need a UDI',
    `which devices need a UDI
    which products need a UDI in the EU
    which devices must bear a UDI
    which devices need a UDI carrier
    does every device need a UDI
    do all classes need a UDI
    for which devices is a UDI mandatory in the EU
    which classes of devices have to have a UDI`,
    'In the EU every device of any class that is placed on the market under the MDR or IVDR needs a UDI, and so do systems and procedure packs. They bear it in a UDI carrier on label and packages, IVDs of class A only from 26 May 2027. Single-use devices of class I and IIa (IVDs: class A and B) that are packed individually need no carrier of their own where a higher package bears it; nor do single-use contents of a procedure pack whose use is generally known and that are not meant for use outside it. Custom-made devices, devices for clinical investigation or performance study, and legacy devices of the directives need no UDI.',
    'MDR Art. 27(1), (3) and (4), 29(2) and 120, Annex VI, Part C, 4.3 and 6.3; IVDR Art. 24, 110 and 113(3)(e), Annex VI, Part C, 4.3',
    eu,
  ),
  fact(
    'shipping-containers',
    'Shipping containers and pallets',
    `do shipping containers need a UDI
    do pallets need a UDI
    does a pallet need a UDI-DI
    do we have to put a UDI on a shipping carton
    is a UDI needed on the transport packaging
    UDI on the outer shipping box
    must the shipping box bear a UDI carrier
    do logistic units need a UDI
    is a shipping container a package level
    does a transport box count as a higher level of packaging
    is a UDI required on pallets and shippers
    which packaging needs no UDI`,
    'Pallets and other shipping containers, which logistics traces and whose contents may vary, need no UDI, neither in the EU nor in the US; an SSCC may identify them. Each package level of the device itself, such as a carton of ten, has a UDI-DI and a carrier of its own.',
    'MDR Art. 27(4) and Annex VI, Part C, 1; 21 CFR 801.3',
    { markets: ['EU', 'US'] },
  ),
  fact(
    'direct-marking-di-differs',
    'When the direct marking DI differs from the UDI-DI',
    `when is the direct marking DI different from the primary UDI-DI
    what is meant by direct marking DI and when does it differ from the UDI-DI
    what is a direct marking DI and does it have to differ from the DI on the label
    why would the direct marking DI be another one than the primary DI
    is the DI on the instrument the same as the DI on the label
    difference between direct marking DI and primary DI
    direct marking DI versus primary DI`,
    'The direct marking DI is the DI of the UDI that is marked permanently on the device itself, such as a reusable instrument. It may be the same as the UDI-DI on the label. It differs where the manufacturer tells the device without its package from one that is packaged by a DI of its own.',
    'EUDAMED data dictionary FLD-UDID-138; 21 CFR 801.45(b)',
    { markets: ['EU', 'US'] },
  ),
  fact(
    'eu-software-where',
    'Where software shows its UDI',
    `where do we put the UDI of a software
    where does an app show its UDI
    UDI in the about screen
    UDI on the start screen of the software
    does software need a barcode
    is a DataMatrix needed in the software
    app downloaded from a store, where is the UDI
    software without user interface how does it show its UDI
    software delivered on a USB stick UDI
    must the UDI be shown electronically in the software
    software as a service UDI label
    is HRI enough for software
    cloud software has no package where does the UDI go`,
    'On a screen that is easy to reach, in plain text, such as the “about” file or the start screen; no barcode is needed on a screen. Software without a user interface has to be able to transmit its UDI through an interface (API). Where it is delivered on a physical medium, each package level bears the whole UDI as text and in machine-readable form.',
    partC('6.5.4'),
    eu,
  ),
  fact(
    'eu-software-changes',
    'Changes of software and a new UDI-DI',
    `does a software update need a new UDI-DI
    does a bug fix need a new UDI-DI
    minor software revision new UDI-DI needed
    security patch new UDI-DI
    when does software need a new UDI-DI
    new algorithm in the software new UDI-DI
    our app gets a new user interface does the UDI-DI change
    the app now runs on another operating system new UDI-DI
    version 2.0 of the software same UDI-DI
    which software changes need only a new UDI-PI
    patch release of the firmware UDI
    why did we not assign a new UDI-DI after a bugfix release
    major software release UDI
    software version changed what happens to the UDI
    change of the database structure software UDI-DI
    new interface to other systems software new UDI-DI`,
    'A new UDI-DI is needed where a change alters the original performance, the safety, the intended use or the interpretation of data: for example new or modified algorithms, database structures, operating platform, architecture, user interfaces or channels of interoperability. Minor revisions, such as bug fixes, usability that is not about safety, security patches or operating efficiency, need only a new UDI-PI (software version), no new UDI-DI.',
    partC('6.5.2 and 6.5.3'),
    eu,
  ),
  fact(
    'eu-software-which',
    'Software that needs a UDI',
    `does every software need a UDI
    does embedded software need its own UDI
    firmware of a device own UDI?
    does software that is part of a device need its own UDI
    at which level does software get its UDI
    is each module of the software given a UDI
    does standalone software need a UDI
    is UDI required for a software app
    must software have a UDI
    does an app need a UDI
    is a UDI mandatory for medical software`,
    'Software gets a UDI at system level where it is commercially available on its own, or is a device in itself. Software that is part of a device, such as its firmware, has none of its own. Its version is the UDI-PI.',
    partC('6.5.1'),
    eu,
  ),
  fact(
    'eu-multi-part',
    'Devices of several parts',
    `device consists of several parts to be assembled which part bears the UDI
    must every part of the device have the UDI
    device delivered in two boxes UDI
    UDI for devices made of multiple parts
    assembled before first use where is the UDI
    one device in several parcels`,
    'Where a finished device consists of several parts that are put together before the first use, the UDI on one of the parts is enough.',
    partC('4.13'),
    eu,
  ),
  fact(
    'eu-configurable-parts',
    'Components of configurable devices',
    `do the components of a configurable device need their own UDI
    configurable device UDI on components
    subsystem of a configurable device own UDI
    CT scanner with options UDI
    does each configuration need a UDI-DI
    UDI-PI of a configurable device
    modular device UDI
    device that is configured for each customer UDI
    hospital bed with options how many UDI-DIs`,
    'A configurable device has one UDI for the whole: the UDI-DI is given to a group of configurations, not to each, the UDI-PI to each device. The carrier is on the assembly least likely to be exchanged in its life and is marked as the UDI of the configurable device. Each component, subsystem or accessory that is a device and sold on its own has a UDI of its own.',
    partC('6.4'),
    eu,
  ),
  fact(
    'eu-other-barcodes',
    'Other barcodes beside the UDI',
    `there are several barcodes on our label, must the UDI be marked
    may there be other barcodes on the label
    logistics barcode beside the UDI allowed
    how is the UDI carrier told from other barcodes
    can additional data be in the UDI barcode
    may the UDI barcode include other information
    internal barcode and UDI on the same label`,
    'Yes: other barcodes may be on the label, but then the UDI carrier has to be readily identifiable, for instance by the symbol “UDI” of ISO 15223-1, which is not mandatory otherwise. A barcode with UDI-DI and UDI-PI may hold other data too.',
    `${partC('4.5 and 4.15')}; ISO 15223-1`,
    eu,
  ),
  fact(
    'eu-place-of-carrier',
    'Where on the package the carrier is',
    `where on the label does the UDI have to be
    on which side of the box must the UDI be
    position of the UDI carrier
    must the barcode be accessible in storage
    can we put the UDI on the bottom of the box
    placement of the UDI carrier on the package
    does the law say where on the package the UDI is printed`,
    'The law names no side: the carrier is placed so that it can be read by machine in normal operation or storage, and readable throughout the life of the device.',
    partC('4.11 and 4.14'),
    eu,
  ),
  fact(
    'eu-dm-who',
    'Who has to mark directly',
    `who must mark the UDI on the device itself
    direct marking who must do it
    which devices must be marked directly
    for which devices is direct marking mandatory
    is direct marking mandatory in the EU
    does the manufacturer or the hospital mark the instrument
    who is responsible for direct marking
    do we have to laser the UDI on our reusable instruments
    do surgical instruments have to be direct marked
    direct marking requirement EU
    when is direct marking required
    what does direct marking have to survive`,
    'The manufacturer marks reusable devices that are cleaned, disinfected, sterilised or refurbished between uses with the UDI on the device itself, permanently and readable after each reprocessing: class III since 26 May 2023, class IIa and IIb since 26 May 2025, class I from 26 May 2027. Not where it would interfere with safety or performance or is technically not feasible.',
    `${partC('4.10 and 6.2')}; MDR Art. 123(3)(g)`,
    eu,
  ),
  fact(
    'eu-implant-card',
    'Implant card',
    `what is on the implant card
    is the UDI on the implant card
    which implants need an implant card
    which implants are exempt from the implant card
    implant card content MDR
    does the implant card need the UDI-DI or the whole UDI
    do sutures need an implant card
    do dental implants need an implant card
    who fills in the implant card
    Article 18 MDR`,
    'With an implantable device the manufacturer delivers the card: name of the device, serial or lot number, UDI, model, and its own name, address and web site, so that it identifies the device. Health institutions enter the patient and hand it over. Exempt are sutures, staples, dental fillings, dental braces, tooth crowns, screws, wedges, plates, wires, pins, clips and connectors (Article 18(3)).',
    'MDR Art. 18',
    eu,
  ),
  fact(
    'eu-hospital-storing',
    'Who stores UDIs',
    `must hospitals store the UDI
    do hospitals have to scan the UDI
    which UDIs do health institutions keep
    do importers and distributors keep UDIs
    is storing the UDI mandatory for hospitals
    storing UDI of class III implants hospital
    do we as distributor have to record the UDI of what we sell
    traceability duties UDI economic operators`,
    'Economic operators and health institutions store, best electronically, the UDI of class III implantable devices they have supplied or been supplied with (Article 27(8) and (9)). For other devices Member States encourage health institutions and may require it.',
    'MDR Art. 27(8) and (9)',
    eu,
  ),
  fact(
    'eu-unregistered-sale',
    'Selling what is not registered',
    `what happens if we miss the EUDAMED deadline
    may we still sell a device that is not registered in EUDAMED
    can we sell a device before it is in EUDAMED
    device not registered in EUDAMED by 28 November 2026 what then
    we missed the registration deadline can we go on selling
    may stock at the distributor be sold when the device is not registered
    consequences of not registering in EUDAMED
    is it allowed to place a device on the market without EUDAMED registration
    do units already sold to dealers have to be registered
    what if a device is not in EUDAMED in time
    stock in the warehouse of a distributor EUDAMED registration
    what happens if we do not register until 28 November 2026
    what if we are late with EUDAMED
    we will not finish the registration in time
    what happens if we don't register till 28 November 2026
    what happens if we don't register in time`,
    'Without registration no further units may be placed on the EU market: new devices since 28 May 2026, devices that were on the market before from 28 November 2026. Units placed on the market before, such as stock at a distributor, may be made available further; a device of which nothing is placed on the market any more is not registered.',
    'MDR Art. 29(4), 123(3)(d) and (e); Commission Decision (EU) 2025/2371',
    eu,
  ),
  fact(
    'eu-udi-symbol',
    'The symbol UDI',
    `is the UDI symbol mandatory on the label
    UDI symbol on label mandatory
    do we have to print the word UDI beside the barcode
    must the letters UDI stand next to the DataMatrix
    when is the UDI symbol needed
    which symbol marks the UDI on the label
    what does the symbol UDI in a box mean`,
    'The symbol “UDI” in a box (ISO 15223-1) is not mandatory by itself. Where other barcodes are on the label too, the UDI carrier has to be readily identifiable, for which it is used.',
    `${partC('4.5')}; ISO 15223-1`,
    eu,
  ),
  fact(
    'eu-no-longer-sold',
    'Devices that are no longer sold',
    `do we have to register a device that we stopped selling
    device no longer sold but still in use at hospitals, must it be registered
    discontinued product still used by customers EUDAMED registration
    must old devices that are still in the field be in EUDAMED
    devices sold years ago and still used registration
    the last unit was sold before May 2026, do we register it
    product was phased out before EUDAMED became mandatory
    we do not sell it any more, is a registration needed`,
    'No: a device of which nothing is placed on the EU market any more need not be registered in EUDAMED, though it is still in use. Once the vigilance module is mandatory, it is registered all the same if a serious incident or a field safety corrective action concerns it.',
    'MDR Art. 123(3)(d) and (e); MDCG 2019-5; Commission Decision (EU) 2025/2371',
    eu,
  ),
  fact(
    'eu-same-udi-di-legacy',
    'The same UDI-DI for the legacy device and its successor',
    `legacy device and MDR successor have the same UDI-DI, is that allowed
    may the MDR device keep the UDI-DI of the MDD device
    can we use the same UDI-DI under MDD and MDR
    MDD and MDR version with one GTIN
    does the change from MDD to MDR need a new UDI-DI
    same GTIN for legacy and MDR device
    transition to MDR keep the GTIN
    do we need a new UDI-DI when the device gets its MDR certificate`,
    'Yes: the same UDI-DI may be registered once for a legacy device and once for its successor under the MDR or IVDR (BR-UDID-003), as long as nothing changed that needs a new UDI-DI. EUDAMED then links the two by itself if their data agree.',
    'EUDAMED business rules 2.18.1 (BR-UDID-003, BR-UDID-645)',
    eu,
  ),
  fact(
    'eu-sell-off',
    'Legacy devices in stock (sell-off)',
    `sell-off period for legacy devices
    is there a sell-off date for MDD devices
    how long may legacy devices in stock be sold
    stock of MDD devices in the warehouse of the distributor
    can a dealer still sell MDD devices after 2028
    until when may distributors sell MDD stock
    was the sell-off period abolished
    sell off May 2025`,
    'There is no sell-off date any more: Regulation (EU) 2023/607 deleted it. Legacy devices that were placed on the market in time, by the end of their transition, may be made available and put into service after it, such as from a distributor’s stock.',
    'MDR Art. 120(4), IVDR Art. 110(4), as amended by Regulation (EU) 2023/607',
    eu,
  ),
  fact(
    'eu-importer-link',
    'Linking importer and manufacturer',
    `do importers have to be linked with the manufacturers in EUDAMED
    how does an importer link to a manufacturer in EUDAMED
    does the manufacturer name its importers in EUDAMED
    link between importer and non-EU manufacturer
    who enters the relation between importer and manufacturer
    does an importer state its manufacturers in the actor registration`,
    'An importer registers as an actor (IM) and names there, in its own actor data, the manufacturers outside the EU it imports from. The manufacturer does not enter its importers, and they are no part of a device’s data.',
    'MDR Art. 30(3) and 31; EUDAMED actor module',
    eu,
  ),
  fact(
    'eu-srn-get',
    'Applying for an SRN',
    `how do we apply for an SRN
    how do we get an SRN
    where do we request the SRN
    what do we need for the actor registration
    which documents are needed for the actor registration
    steps of the actor registration
    how does a new company register in EUDAMED
    our company has no SRN yet, what do we do
    how can I register our company as an actor
    what is needed to obtain a single registration number
    actor registration request how`,
    'With an EU Login account somebody requests access in EUDAMED and enters the actor registration request for the company and the role: name, address, contact, PRRC and competent authority, with the signed declaration on information security responsibilities; a manufacturer outside the EU names its authorised representative and uploads the mandate summary. The competent authority checks it, obtains the SRN from EUDAMED and issues it. In the hub it is entered under Economic Operators.',
    'MDR Art. 30 and 31, Annex VI Part A; EUDAMED actor module',
    { ...eu, screen: '/actors' },
  ),
]
