import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const
const rules = (numbers: string) => `EUDAMED business rules 2.18.1 (${numbers})`

/** What is asked of registration in the EU every day, each with its answer first. */
export const euAskedFacts: readonly Topic[] = [
  fact(
    'eu-still-voluntary',
    'Whether EUDAMED is voluntary',
    `is EUDAMED still voluntary
    EUDAMED is still voluntary
    is the use of EUDAMED voluntary or mandatory
    is EUDAMED optional
    do we have to use EUDAMED now or can we wait
    is EUDAMED obligatory yet
    somebody says EUDAMED is not mandatory yet
    can we still wait with EUDAMED
    must we really register in EUDAMED
    is EUDAMED mandatory for IVDs too
    does EUDAMED apply to IVDs`,
    'It is mandatory, for devices under the MDR and the IVDR alike: since 28 May 2026 the modules for actors, UDI and devices, notified bodies and certificates, and market surveillance have to be used. Only those for vigilance and for clinical investigations and performance studies are not mandatory yet.',
    'Commission Decision (EU) 2025/2371; MDR Art. 123(3)',
    eu,
  ),
  fact(
    'eu-udi-for-application',
    'UDI and the application to the notified body',
    `do we need a UDI-DI before we apply to the notified body
    is the UDI-DI needed for the application at the notified body
    does the notified body want the Basic UDI-DI
    must the Basic UDI-DI exist before the conformity assessment
    when do we have to assign the Basic UDI-DI
    UDI before submission of the technical documentation
    is the UDI checked by the notified body
    by when must the UDI-DI be assigned`,
    'For class III and implantable class IIb (but sutures, screws and the like) the Basic UDI-DI is assigned before the application to the notified body, which names it on the certificate (Article 29(3)); for other devices before they are placed on the market (Article 29(1)). The UDI-DI is assigned before the device is placed on the market (Article 27(3)).',
    'MDR Art. 27(3), 29',
    eu,
  ),
  fact(
    'eu-certificate-self',
    'Whether manufacturers enter certificates',
    `do we have to put our certificate in EUDAMED ourselves
    our certificate is some years old, do we have to enter it ourself
    does the manufacturer upload the certificate
    who uploads our old certificate
    must we upload the CE certificate
    can we enter our certificate in EUDAMED
    certificate upload by the manufacturer`,
    'No: the notified body registers certificates in EUDAMED, those issued since 28 May 2026, and older ones by 28 May 2027. The manufacturer only names type and notified body with a device where that is asked, and for legacy devices number and expiry date too.',
    'MDR Art. 56(5), 123(3); Commission Decision (EU) 2025/2371',
    eu,
  ),
  fact(
    'eu-certificate-renewed',
    'Renewed and changed certificates',
    `our certificate expired and was reissued, do we update the device in EUDAMED
    certificate renewed, what do we change in EUDAMED
    new certificate number, must the device be updated
    do we need to update EUDAMED when the certificate is renewed
    certificate re-issued update EUDAMED device
    the certificate gets a supplement, what about EUDAMED
    recertification and EUDAMED
    does a new certificate change the registration of the device
    the expiry date of the certificate was extended, EUDAMED`,
    'No, not the device: the certificate that was stated with a registered device stays, and a new one needs no new UDI-DI. The notified body registers renewed, amended and supplemented certificates in EUDAMED itself.',
    `MDR Art. 56(5); ${rules('BR-DTX-UDID-092')}`,
    eu,
  ),
  fact(
    'eu-sscp-who',
    'Devices that need an SSCP',
    `which devices need an SSCP
    is an SSCP required for class IIa
    does a class IIb device need an SSCP
    does a class I device need an SSCP
    SSCP for implantable screws
    does an implant of class IIb need an SSCP
    for which classes is the SSCP
    do we need a summary of safety and clinical performance
    SSCP mandatory for which devices
    do IVDs need an SSP`,
    'An SSCP is needed for implantable devices of any class and for class III devices, not for custom-made or investigational ones; other devices of class I, IIa and IIb need none. For IVDs of class C and D it is called SSP.',
    'MDR Art. 32; IVDR Art. 29',
    eu,
  ),
  fact(
    'eu-exceptions-submitted',
    'Sutures, screws and the like in EUDAMED',
    `does a dental filling stay in submitted status
    do sutures stay submitted
    does a class IIb screw wait for the notified body
    are class IIb exceptions confirmed by the notified body
    is the notified body confirmation needed for staples
    which implantable class IIb devices are not confirmed by the notified body
    plates and screws registered at once`,
    'No: sutures, staples, dental fillings, dental braces, tooth crowns, screws, wedges, plates, wires, pins, clips and connectors of class IIb are exceptions (Article 52(4), a list that Delegated Regulation (EU) 2026/1359 amends); EUDAMED registers them at once, without a confirmation of the notified body, unless a type examination certificate covers them.',
    `MDR Art. 52(4); ${rules('BR-UDID-109, BR-DTX-UDI-035')}`,
    eu,
  ),
  fact(
    'eu-submitted-registered',
    'Submitted and registered',
    `difference between submitted and registered in EUDAMED
    what does the status registered mean compared to submitted
    REGISTERED vs SUBMITTED
    when does submitted become registered
    is a submitted device already registered
    may we sell while the device is only submitted
    device shows submitted is that enough
    who can see a submitted device that is not confirmed
    are submitted devices visible to the public
    is a device that is not yet confirmed public`,
    '“Registered”: the entry is complete and public. “Submitted”: it still waits for the notified body to confirm it, which concerns class III, implantable class IIb (but sutures, screws and the like), and IVDs of class D and some of C and B; until then the public cannot see it; it is not visible on EUDAMED’s public site.',
    rules('BR-DTX-UDI-035'),
    eu,
  ),
  fact(
    'eu-share-udi-di',
    'One UDI-DI and several manufacturers',
    `can two manufacturers share the same UDI-DI
    may another company use our UDI-DI
    may the OEM and the own brand have the same UDI-DI
    does our subsidiary need its own UDI-DI
    can a UDI-DI be used by two legal manufacturers
    same GTIN for two manufacturers
    is a UDI-DI unique to the manufacturer`,
    'No: a UDI-DI belongs to one manufacturer, and with its issuing entity is unique in EUDAMED; another manufacturer of the same product assigns its own Basic UDI-DI and UDI-DI. Only unit of use and direct marking DIs may be shared, by devices of one manufacturer (BR-UDID-003).',
    rules('BR-UDID-003'),
    eu,
  ),
  fact(
    'eu-variants',
    'Variants and their UDI-DI',
    `do different colours of the same product need different UDI-DIs
    does each variant need its own UDI-DI
    do different sizes need different UDI-DIs
    is one UDI-DI enough for all sizes
    left and right version, one UDI-DI or two
    does every article number need its own UDI-DI
    one UDI-DI for several reference numbers
    can several catalogue numbers share one UDI-DI
    two lengths of a catheter same UDI-DI
    when do two products need two UDI-DIs
    sterile and non-sterile version own UDI-DI
    flavours or colours own UDI-DI
    three package sizes of the same product, how many UDI-DIs
    several package sizes how many UDI-DIs do we need`,
    'Each version or model has a UDI-DI of its own: sizes, a sterile and a non-sterile version, another package quantity, and whatever has another reference number, since EUDAMED keeps one reference number and one set of sizes with each UDI-DI. A mere colour needs none of its own, unless it makes another version or model, or the devices could be mistaken for each other.',
    'MDR Annex VI, Part C, 3.3 and 3.9; EUDAMED business rules 2.18.1 (BR-DTX-UDI-031)',
    eu,
  ),
  fact(
    'eu-pouch-and-box',
    'UDI on pouch and box',
    `does the UDI need to be on the sterile pouch and also on the box
    is the UDI needed on every packaging level
    UDI on the inner package and the outer package
    must the UDI be on the blister and on the carton
    primary and secondary packaging both with UDI
    does the unit box need a UDI when the carton has one
    UDI on the pouch only
    which packages bear the UDI
    transport box UDI needed`,
    'Yes: the UDI carrier is on the label of the device, such as the pouch, and on every higher package, each with the UDI-DI of its level; shipping containers need none. Where the unit package has no room, and for individually packed single-use devices of class I and IIa, the next higher package is enough.',
    'MDR Annex VI, Part C, 3.2, 4.1 to 4.3',
    eu,
  ),
  fact(
    'eu-legacy-label',
    'No UDI duty for legacy devices',
    `does a legacy device need a UDI on the label
    do I need a UDI on the label of a legacy device
    is UDI mandatory for MDD devices
    does a legacy device get a Basic UDI-DI
    must MDD devices bear a UDI
    UDI label for devices with an MDD certificate
    legacy device direct marking needed
    does a legacy device need a UDI-DI
    is a barcode needed on legacy devices`,
    'No: a legacy device needs no UDI on label or device and no Basic UDI-DI. In EUDAMED it is registered under a EUDAMED DI (B-…), with its UDI-DI where it has one, else with a EUDAMED ID (D-…).',
    'MDR Art. 120(3); MDCG 2019-5',
    eu,
  ),
  fact(
    'eu-kit-udi',
    'UDI of a kit',
    `does a kit have its own UDI
    does an IVD kit need its own UDI
    kit under the IVDR own UDI-DI
    do the components of an IVD kit need a UDI
    UDI of reagents in a kit
    is one UDI enough for the whole test kit
    test kit with several reagents UDI`,
    'Yes: a kit has a UDI of its own and is registered as one IVD. A component that is a device itself and sold on its own has a UDI of its own too; the others need none.',
    'IVDR Annex VI, Part C, 3.6 and 3.7',
    eu,
  ),
  fact(
    'eu-component-udi',
    'Components sold on their own',
    `does a component that is sold separately need a UDI
    when does a component get its own UDI
    device sold alone and as part of a set, UDI
    UDI for parts that are commercially available
    replacement module sold separately UDI`,
    'A component that is a device itself and is commercially available on its own has a UDI of its own, unless it is part of a configurable device that bears its own UDI. Systems and procedure packs bear their own.',
    'MDR Annex VI, Part C, 3.6 and 3.7',
    eu,
  ),
  fact(
    'eu-iccbba-scope',
    'What ICCBBA is for',
    `is ICCBBA only for blood
    for which devices is ICCBBA
    who uses ISBT 128
    can we use ICCBBA for a syringe
    ISBT 128 for tissue and cells
    which products have ICCBBA codes`,
    'ICCBBA’s ISBT 128 is not only for blood: it is for medical products of human origin, such as blood, cells, tissue, milk and organs, and for devices around them, such as blood bags.',
    'ICCBBA, ISBT 128 standard; Commission Implementing Decision (EU) 2019/939',
    { markets: ['EU', 'US'] },
  ),
  fact(
    'eu-ifu-udi',
    'UDI and instructions for use',
    `must the UDI be in the instructions for use
    does the IFU need the UDI
    is the UDI printed in the manual
    electronic instructions for use UDI
    does the leaflet have to show the UDI-DI
    UDI in the user manual`,
    'No: the UDI is on the label, the device and its packages; the instructions for use need neither UDI nor Basic UDI-DI. A change of the instructions alone needs no new UDI-DI.',
    'MDR Art. 27(4), Annex I, 23.4; Annex VI, Part C, 3.9',
    eu,
  ),
  fact(
    'eu-error-bad-request',
    'BAD_REQUEST',
    `XML message rejected with BAD_REQUEST, why
    why does EUDAMED answer BAD_REQUEST
    upload answered BAD_REQUEST
    BAD_REQUEST what do we do
    whole message rejected
    our file was rejected as a whole
    bad request error EUDAMED`,
    'BAD_REQUEST refuses the whole message. With E-I-40000 the schema version of the file is not that of the environment: set the version EUDAMED uses now, and make the file anew. A file that does not follow the schema (XSD) is refused as a whole too.',
    'EUDAMED help (bulk upload); EUDAMED DTX schema set 3.0.25',
    eu,
  ),
  fact(
    'eu-prrc-in-actor',
    'The PRRC in the actor registration',
    `is a PRRC compulsory in the actor registration
    do we have to name the PRRC in EUDAMED
    where is the PRRC entered in EUDAMED
    we changed our PRRC, time limit to update EUDAMED
    new PRRC, until when must EUDAMED be updated
    does an importer need a PRRC
    does a procedure pack producer need a PRRC
    how many PRRCs can be named
    is the PRRC public in EUDAMED
    who has to have a PRRC
    does the authorised representative need a PRRC`,
    'Manufacturers and authorised representatives name the PRRC, one or more, with contact data in their actor registration (Annex VI, Part A, 1.4); a change is entered within one week. Importers, distributors and producers of systems and procedure packs need none.',
    'MDR Art. 15, 31(4), Annex VI Part A',
    eu,
  ),
  fact(
    'eu-importer-checks',
    'What an importer verifies',
    `what must an importer verify before placing a device on the market
    checks of the importer before the device is sold
    checklist for importers
    what does the importer have to check
    does the importer check the registration in EUDAMED
    duties of an importer under the MDR
    importer obligations Article 13
    after which time must the importer check that the manufacturer is registered
    within how many weeks must the importer verify the registration
    time limit for the importer to verify in EUDAMED`,
    'Before it places a device on the market an importer verifies that it is CE marked with a declaration of conformity, that the manufacturer is known and has an authorised representative, that it is labelled as the MDR asks with instructions for use, that it bears a UDI where that applies, and that it is registered in EUDAMED. It adds its name and address, keeps a register of complaints, and is registered as an actor (IM) itself. Within two weeks of placing the device on the market it verifies in EUDAMED that the manufacturer or its authorised representative has entered its actor data.',
    'MDR Art. 13, 30 and 31',
    eu,
  ),
  fact(
    'eu-move-udi-di',
    'Moving a UDI-DI to another Basic UDI-DI',
    `can I change the Basic UDI-DI of a registered UDI-DI
    move a UDI-DI to another Basic UDI-DI
    UDI-DI was registered under the wrong Basic UDI-DI
    assign an existing UDI-DI to a new Basic UDI-DI
    wrong Basic UDI-DI for a UDI-DI, what now
    link a UDI-DI to a different Basic UDI-DI`,
    'No: a UDI-DI belongs to exactly one Basic UDI-DI (BR-UDID-069), and a registered one cannot be moved to another. One that was entered under the wrong Basic UDI-DI is discarded and registered anew under the right one.',
    rules('BR-UDID-069, BR-UDID-624'),
    eu,
  ),
  fact(
    'eu-hri-format',
    'How the UDI is written as text',
    `HRI format rules
    how must the human readable text of the UDI be written
    format of the human readable interpretation
    are application identifiers written in the HRI
    how is the text beside the barcode formatted
    may the UDI text be split in several lines
    which rules has the plain text of the UDI`,
    'The text (HRI) follows the rules of the issuing entity. With GS1 each application identifier stands in brackets before its value, such as (01)04012345678901(17)271231(10)A12; the brackets are not in the barcode.',
    'MDR Annex VI, Part C, 4.8; GS1 General Specifications',
    eu,
  ),
  fact(
    'eu-lot-serial',
    'Lot number and serial number',
    `difference between lot and serial number in the UDI
    lot or serial number what is the difference
    what is a lot number
    what is a serial number in the UDI
    batch number versus serial number
    when do we use a serial number instead of a lot`,
    'A lot (batch) number, AI (10), is that of all units made under the same conditions; a serial number, AI (21), is that of one single unit. Both are production identifiers (UDI-PI). Active implants need the serial number; for other devices lot or serial number will do.',
    'MDR Annex VI, Part C, 1 and 6.1; GS1 General Specifications',
  ),
  fact(
    'eu-ar-need',
    'Who needs an authorised representative',
    `do we need an authorised representative if we are from the USA
    do we need an authorised representative in the EU
    is an authorised representative mandatory for a manufacturer outside the EU
    does a foreign manufacturer need an EC REP
    we are based in China, do we need an EC REP
    is an authorised representative needed to register a device from outside the EU
    does a manufacturer in the EU need an authorised representative
    who needs an authorised representative
    our company has no office in Europe, whom do we need
    do we need anybody in the EU before we register devices in EUDAMED
    does a foreign manufacturer need somebody in the EU
    must a foreign company have somebody in the Union
    can a foreign manufacturer register devices in EUDAMED without anyone in the EU`,
    'A manufacturer outside the EU needs one authorised representative in the EU, by written mandate, before it places devices on the EU market; EUDAMED takes its registrations only with an active mandate (BR-UDID-011). A manufacturer in the EU needs none.',
    `MDR Art. 11; ${rules('BR-UDID-011')}`,
    eu,
  ),
  fact(
    'eu-nb-enters',
    'What a notified body does in EUDAMED',
    `is the notified body allowed to enter our device data
    can the notified body register our devices
    does the notified body enter the UDI-DI in EUDAMED
    what does the notified body do in EUDAMED
    which data does the notified body enter in EUDAMED
    tasks of the notified body in EUDAMED
    may the notified body change our data in EUDAMED`,
    'The notified body registers its certificates in EUDAMED, issued, refused, suspended or withdrawn, uploads the SSCP, and confirms the data of devices that need it, such as class III. Device data it neither enters nor changes: that is for the manufacturer.',
    'MDR Art. 29(3), 32, 53 and 56(5)',
    eu,
  ),
  fact(
    'eu-several-udi-dis',
    'Several UDI-DIs under one Basic UDI-DI',
    `can I have two UDI-DIs under one Basic UDI-DI
    may one Basic UDI-DI have several UDI-DIs
    how many UDI-DIs can be under one Basic UDI-DI
    add more UDI-DIs to a Basic UDI-DI
    several UDI-DIs with the same Basic UDI-DI`,
    'Yes: one Basic UDI-DI can have any number of UDI-DIs, one for each version and package quantity; each UDI-DI belongs to exactly one Basic UDI-DI (BR-UDID-069).',
    `MDCG 2018-1; ${rules('BR-UDID-069')}`,
    eu,
  ),
  fact(
    'eu-discontinue',
    'A device that is discontinued',
    `what must be done when a device is discontinued
    we discontinue a product, what do we change in EUDAMED
    end of sale of a device EUDAMED
    how do we report that a device is no longer sold
    product discontinued EUDAMED status
    we take the product off the market what to do in EUDAMED`,
    'Its status is changed to “no longer placed on the EU market” by an update of the UDI-DI, within 30 days; its packages get the same status and its market information ends. The entry stays in EUDAMED and is not deleted.',
    `MDR Annex VI, Part C, 5.8; ${rules('BR-UDID-046, BR-UDID-073')}`,
    eu,
  ),
]
