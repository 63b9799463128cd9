import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const

/** PRRC, representatives, importers, distributors and others with duties, as specialists ask of them. */
export const lawPeopleFacts: readonly Topic[] = [
  fact(
    'law-prrc-inside',
    'Whether the PRRC is an employee',
    `does the PRRC have to be an employee
    does the PRRC have to be inside the company
    may the PRRC be external
    can we use a consultant as PRRC
    can the PRRC be outsourced
    must the PRRC be in-house
    PRRC inside the company or external
    external PRRC allowed
    we are a small company, does our PRRC have to work in-house
    small company PRRC external possible
    PRRC for micro and small enterprises
    must the PRRC of a large manufacturer be employed
    does the PRRC of the authorised representative have to be an employee
    permanently and continuously at the disposal PRRC
    what is a micro or small enterprise for the PRRC
    how many employees may a small enterprise have PRRC
    from how many employees do we need our own PRRC
    who counts as micro or small enterprise under Article 15`,
    'A manufacturer of devices of any class has its PRRC within its organisation, so employed by it. Micro and small enterprises, with fewer than 50 employees and at most 10 million euro of annual turnover or balance sheet total (Recommendation 2003/361/EC), need none within but one permanently and continuously at their disposal, who may be external, by contract. So do authorised representatives (Article 15(1), (2) and (6)).',
    'MDR Art. 15(1), (2) and (6); MDCG 2019-7',
    eu,
  ),
  fact(
    'law-prrc-who',
    'Who needs a PRRC and how many',
    `who needs a PRRC
    who must have a PRRC
    which economic operators need a PRRC
    do importers need a PRRC
    do distributors need a PRRC
    does a class I manufacturer need a PRRC
    do IVD manufacturers need a PRRC
    is a PRRC mandatory
    how many PRRCs do we need
    can we have two PRRCs
    may a company have several PRRCs
    two persons share the PRRC role
    one PRRC for each site
    does each legal manufacturer need its own PRRC
    deputy of the PRRC
    do we need a person responsible for regulatory compliance
    we are a class I manufacturer, do we need a PRRC
    does a manufacturer of class I devices need a person responsible for regulatory compliance`,
    'Every manufacturer, of any class and of IVDs and custom-made devices too, and every authorised representative has at least one PRRC; importers and distributors need none. Several persons may share the task, if their areas are laid down in writing (Article 15(4)). Each legal manufacturer needs its own.',
    'MDR Art. 15(1), (4) and (6); IVDR Art. 15; MDCG 2019-7',
    eu,
  ),
  fact(
    'law-prrc-qualification',
    'Qualification of the PRRC',
    `what qualification must the PRRC have
    what qualification does a PRRC need
    how do I become PRRC
    requirements for the PRRC
    who can be PRRC
    PRRC experience how many years without a degree
    PRRC without university degree
    how many years of experience does a PRRC need
    what diploma must the PRRC have
    our new colleague has no degree, may she be PRRC
    is a training certificate needed to be PRRC
    what qualification does the PRRC of a custom-made device manufacturer need
    PRRC for custom-made devices
    how many years of experience do I need to become PRRC
    how many years of experience in regulatory affairs with a degree
    I studied chemistry, can I be PRRC
    which education does a PRRC need
    how many years of experience in RA does the PRRC need`,
    'The PRRC has either a diploma of a university study, or one recognised as equivalent, in law, medicine, pharmacy, engineering or another relevant scientific discipline and at least one year of professional experience in regulatory affairs or quality management systems for medical devices; or four years of such experience. For manufacturers of custom-made devices two years of experience in a relevant field of manufacturing are enough. No certificate of a course is asked for.',
    'MDR Art. 15(1); IVDR Art. 15(1)',
    eu,
  ),
  fact(
    'law-prrc-tasks',
    'Tasks of the PRRC',
    `tasks of the PRRC
    what does a PRRC do
    what is the PRRC responsible for
    responsibilities of the PRRC Article 15(3)
    does the PRRC release batches
    does the PRRC sign the declaration of conformity
    is the PRRC personally liable
    can the PRRC be dismissed for his work`,
    'By Article 15(3) the PRRC sees to it that the conformity of devices is checked by the quality management system before release; that technical documentation and declaration of conformity are drawn up and kept up to date; that the duties of post-market surveillance and of reporting are met; and, for investigational devices, that the statement of Annex XV is issued. The PRRC need not sign the declaration of conformity and must suffer no disadvantage for doing the task properly (Article 15(5)).',
    'MDR Art. 15(3) and (5)',
    eu,
  ),
  fact(
    'law-prrc-both',
    'One PRRC for manufacturer and representative',
    `can one person be the PRRC for the manufacturer and the authorised representative
    same PRRC for manufacturer and EC REP
    may our authorised representative also provide our PRRC
    PRRC of manufacturer and of authorised representative the same person
    where must the PRRC be located
    does the PRRC have to live in the EU`,
    'No: by MDCG 2019-7 the same person must not be PRRC of a manufacturer outside the EU and of its authorised representative. The representative’s PRRC is in the Union, that of a manufacturer outside the EU close to it, outside too.',
    'MDCG 2019-7, rev. 1',
    eu,
  ),
  fact(
    'law-importer-name',
    'Name and duties of the importer',
    `what must the importer put on the label
    where does the importer put his name, on the product or the box
    may the importer's name be only on the delivery note
    importer symbol on the label
    where does the importer's address go
    does every importer have to be on the label
    may the importer put a sticker on the box`,
    'The importer gives its name, registered trade name or mark, and address on the device, of any class, on its packaging or in a document that accompanies it; no label of the manufacturer may be covered by it (Article 13(3)). So an importer’s sticker on the box will do, or a document that stays with each device up to its user; a delivery note only then.',
    'MDR Art. 13(3); MDCG 2021-27',
    eu,
  ),
  fact(
    'law-importer-keeps',
    'How long importers and representatives keep documents',
    `how long does the importer keep documents
    how long must the authorised representative keep the documents
    which documents does the importer keep and how long
    retention period importer
    retention period authorised representative
    does the importer need a copy of the declaration of conformity`,
    'Importers keep a copy of the declaration of conformity and of the certificates, authorised representatives of the technical documentation too, for devices of any class, as long as the manufacturer: 10 years after the last device was placed on the market, 15 years for implantable devices.',
    'MDR Art. 10(8), 11(3)(b) and 13(9)',
    eu,
  ),
  fact(
    'law-distributor',
    'Duties of distributors',
    `what are the duties of a distributor under the MDR
    obligations of distributors
    what must a distributor check before selling
    what does Article 14 say
    our distributor asks what he must check
    distributor checklist MDR
    does a distributor have to check every device
    may a distributor check by sampling
    distributor storage conditions
    what does a distributor do with a non-conforming device
    is a web shop a distributor
    we are a distributor, what are our obligations
    what are our obligations as a distributor under the MDR`,
    'By Article 14 a distributor verifies that the device, of any class, is CE marked and has a declaration of conformity, that label and instructions for use come with it in the languages needed, that an imported one names the importer, and that a UDI is assigned where that applies. Representative samples are enough, except for the importer’s name. It keeps storage and transport conditions, makes nothing non-conforming available and informs manufacturer, representative and importer of it, keeps a register of complaints, forwards complaints and reports at once, and cooperates with authorities. It registers nothing in EUDAMED.',
    'MDR Art. 14; MDCG 2021-27',
    eu,
  ),
  fact(
    'law-ar-tasks',
    'Tasks of the authorised representative',
    `obligations of the authorised representative
    tasks of the authorised representative
    what does an authorised representative do
    duties of the EC REP
    what must the mandate of the EC REP contain
    content of the mandate of the authorised representative
    which tasks cannot be delegated to the authorised representative
    must the mandate be in writing
    when may the authorised representative end the mandate
    what does Article 11 MDR say
    one authorised representative for all devices`,
    'By Article 11(3) the authorised representative, under a written mandate, verifies declaration of conformity, technical documentation and, where applicable, the conformity assessment procedure; keeps copies for authorities; meets the registration duties; gives authorities documents, passes on their requests for samples or access; cooperates in corrective actions; passes complaints and reports on at once; and ends the mandate if the manufacturer acts contrary to its duties. Design, manufacture, quality system, technical documentation and the declaration itself cannot be delegated (11(4)). The mandate covers at least all devices of a generic device group.',
    'MDR Art. 11(2) to (4); MDCG 2022-16',
    eu,
  ),
  fact(
    'law-ar-liable',
    'Liability of the authorised representative',
    `is the authorised representative liable for defective devices
    liability of the EC REP
    does the authorised representative bear liability
    joint and several liability authorised representative`,
    'Yes: where a manufacturer outside the EU has not complied with its duties of Article 10, its authorised representative is legally liable for defective devices on the same basis as, and jointly and severally with, the manufacturer (Article 11(5)).',
    'MDR Art. 11(5)',
    eu,
  ),
  fact(
    'law-ar-change',
    'Change of the authorised representative',
    `change of authorised representative what must be agreed
    we change our authorised representative, what is needed
    agreement for the change of the EC REP
    how long may labels show the old authorised representative
    old EC REP still on the label
    Article 12 MDR`,
    'An agreement between the manufacturer, the new and, where practicable, the former authorised representative lays down the date on which the old mandate ends and the new begins, until when the former may still stand on labels and other information, the transfer of documents, and that the former goes on forwarding complaints and reports (Article 12). In EUDAMED the new mandate has to be active.',
    'MDR Art. 12',
    eu,
  ),
  fact(
    'law-16-notice',
    'Notice before relabelling or repackaging',
    `relabelling by a distributor, how many days before must he give notice
    relabelling notice 28 days
    how many days before repackaging must the manufacturer be informed
    Article 16(4) notice
    repackaging by an importer which conditions
    we translate the IFU as importer, do we need a certificate from a notified body
    do we need a certificate of a notified body to relabel devices
    quality management system for repackaging and relabelling
    does a parallel importer need a QMS certificate
    parallel import of medical devices
    parallel trade translating the label
    which conditions apply for distributors that translate labels
    Article 16 obligations of distributors
    how many days ahead do we notify a relabelling
    a wholesaler wants to repackage our product, what must he do
    what must a distributor do who repackages a device
    which duties has a company that repackages devices of another manufacturer`,
    'At least 28 days before making the relabelled or repackaged device available, the importer or distributor informs the manufacturer and the competent authority, on request with a sample or mock-up and the translations; and within the same time submits to the authority a certificate of a notified body that its quality management system meets Article 16(3). It also puts on the device, its packaging or a document the activity with its name and address. The original condition of the device must not be affected.',
    'MDR Art. 16(3) and (4); MDCG 2021-26',
    eu,
  ),
  fact(
    'law-17',
    'Reprocessing of single-use devices',
    `may hospitals reprocess single-use devices
    is reprocessing of single-use devices allowed
    single-use device reprocessing MDR
    reprocessing of disposables in the EU
    who may reprocess single-use devices
    Article 17 MDR
    which common specifications apply to reprocessing
    in which countries is reprocessing of single-use devices allowed`,
    'Single-use devices may only be reprocessed where national law permits it, and only by Article 17. Whoever reprocesses is considered the manufacturer and takes on its duties; for health institutions, and external reprocessors at their request, Member States may allow exceptions under the common specifications of Regulation (EU) 2020/1207.',
    'MDR Art. 17; Implementing Regulation (EU) 2020/1207',
    eu,
  ),
  fact(
    'law-22',
    'Systems and procedure packs: statement, CE mark, sterilisation',
    `what must a producer of a procedure pack do
    duties of a procedure pack producer
    statement of Article 22
    Article 22 statement content
    does a procedure pack get a CE mark
    does a procedure pack bear an additional CE mark
    we combine CE marked devices to a kit, what do we need
    we combine CE marked devices and sterilise them, do we need a notified body
    sterilised procedure pack notified body
    who sterilises a procedure pack needs a certificate
    does a procedure pack need a declaration of conformity
    procedure pack with a device without CE mark
    how long must the procedure pack statement be kept
    is a procedure pack a device`,
    'Who combines CE marked devices into a system or procedure pack draws up a statement (Article 22) that the mutual compatibility is verified, that the pack has relevant information for users, and that the work is under internal monitoring, verification and validation; it is kept 10 years (15 for implantables). There is no additional CE mark; the pack bears the producer’s name and address. Who sterilises it applies a procedure of Annex IX or Annex XI, Part A, with a notified body, limited to sterility. With a device without CE mark, or outside its intended purpose, the pack is a device in its own right.',
    'MDR Art. 22',
    eu,
  ),
  fact(
    'law-liability-cover',
    'Liability cover of the manufacturer',
    `is liability insurance mandatory for manufacturers
    liability insurance manufacturer MDR
    does the MDR demand product liability insurance
    financial coverage Article 10(16)
    do we need an insurance for defective devices`,
    'No insurance by name: Article 10(16) demands measures, for any class, that give sufficient financial coverage for potential liability for defective devices, in proportion to risk class, type of device and size of the enterprise; an insurance is one way.',
    'MDR Art. 10(16)',
    eu,
  ),
  fact(
    'law-qms',
    'Quality management system of the manufacturer',
    `what must the quality management system cover under the MDR
    what must a manufacturer have as QMS under Article 10
    does a class I manufacturer need a QMS
    is a QMS mandatory for class I manufacturers
    QMS requirements Article 10(9)
    is ISO 13485 mandatory in the EU
    is ISO 13485 certification required by the MDR
    do we need an ISO 13485 certificate for the CE mark`,
    'Every manufacturer, class I included, needs a quality management system by Article 10(9): strategy for regulatory compliance, safety and performance requirements, management responsibility, resources and suppliers, risk management, clinical evaluation, product realisation, UDI, post-market surveillance, communication, vigilance, corrective action, monitoring. ISO 13485 is not mandatory; EN ISO 13485 is the harmonised standard and gives presumption of conformity.',
    'MDR Art. 8 and 10(9)',
    eu,
  ),
  fact(
    'law-placing',
    'Placing on the market, making available, putting into service',
    `what is placing on the market versus making available
    difference between placing on the market and making available
    definition of placing on the market
    definition of making available on the market
    what does putting into service mean
    when is a device placed on the market
    is a device in customs placed on the market
    is transfer to our own warehouse placing on the market`,
    'Making available: any supply of a device for distribution, consumption or use on the Union market in a commercial activity, paid or free (Article 2(27)). Placing on the market: the first making available of each single device (2(28)), so only once. Putting into service: when a device is made available to its final user as ready for its first use for its intended purpose (2(29)).',
    'MDR Art. 2(27) to (29)',
    eu,
  ),
  fact(
    'law-free-sale',
    'Certificate of free sale',
    `who issues the certificate of free sale
    free sales certificate who issues
    where do we get a certificate of free sale
    certificate of free sale for export
    we export to a country that wants a CFS, who gives it
    Article 60 MDR
    who can issue a free sale certificate for our export
    who can issue a certificate of free sale`,
    'The Member State in which the manufacturer or its authorised representative has its registered place of business issues a certificate of free sale for devices of any class on request (Article 60). It sets out the Basic UDI-DI and, where applicable, the number of the notified body’s certificate.',
    'MDR Art. 60',
    eu,
  ),
  fact(
    'law-claims',
    'Claims in advertising',
    `may we claim things in advertising that are not in the intended purpose
    which claims are prohibited
    misleading claims Article 7
    rules for advertising medical devices in the EU
    promotional claims outside the intended purpose`,
    'Article 7 prohibits, for any class, in labelling, instructions for use, making available and advertising whatever may mislead about intended purpose, safety or performance: functions the device does not have, a false impression of treatment, likely risks not told, or uses other than those of the intended purpose for which the conformity assessment was made. National law may add more.',
    'MDR Art. 7',
    eu,
  ),
  fact(
    'law-custom-needs',
    'What custom-made devices need',
    `what does a custom-made device need
    which documents go with a custom-made device
    requirements for custom-made devices
    Annex XIII statement
    statement for custom-made devices
    is a CAD/CAM dental crown a custom-made device
    what is a custom-made device
    definition of custom-made device
    does a custom-made device carry a CE mark
    do custom-made devices need a CE mark
    must a dental laboratory have a QMS
    how long is the statement of a custom-made device kept
    are 3D printed implants custom-made devices
    patient-matched or custom-made
    label of a custom-made device`,
    'A custom-made device is made by written prescription of an authorised person, who is responsible for its specific design characteristics, for the sole use of one patient; mass-produced devices that are adapted, and devices mass-produced by industrial processes on prescription, are none (Article 2(3)). It bears no CE mark and no UDI. The manufacturer draws up the statement of Annex XIII, which goes with the device and is kept 10 years (15 for implantables), keeps documentation, a quality management system, PRRC, post-market surveillance and vigilance, and labels it “custom-made device”. Class III implantable ones need a certificate.',
    'MDR Art. 2(3), 20(1), 21(2), 52(8), Annex XIII; MDCG 2021-3',
    eu,
  ),
]
