import { fact, type Topic } from '../topic.ts'

const us = (id: string, title: string, ways: string, text: string, source: string): Topic =>
  fact(`us-${id}`, title, ways, text, source, { markets: ['US'] })

/** The law of the United States beside UDI: classes, ways to the market, registration, reports, quality system. */
export const usLawFacts: readonly Topic[] = [
  us(
    'device-classes',
    'Device classes of the FDA',
    `how does the FDA classify devices compared to I IIa IIb III
what are the FDA device classes
how does the FDA classify medical devices
which risk classes does the FDA have
device classes in the US
FDA class I II III difference
what does class II mean at the FDA
what is the difference between class II and class III in the US
what are general controls and special controls
which controls apply to which class in the US
risk classification in the United States
how is the class of a device found in the US
US classification compared to the EU classes`,
    'The FDA has three classes. Class I: low risk, general controls, mostly exempt from 510(k). Class II: general and special controls, mostly with a 510(k). Class III: highest risk, premarket approval (PMA). Some old kinds of device are unclassified. The class follows from the FDA product code and its regulation (21 CFR 862 to 892), not from rules as in the EU.',
    'FD&C Act, section 513; 21 CFR 860',
  ),
  us(
    '510k',
    '510(k) premarket notification',
    `what is a 510(k)
what is a 510k
explain 510(k)
what does 510(k) clearance mean
what is premarket notification
what is substantial equivalence
what is a predicate device
which devices need a 510(k)
does a class II device need a 510(k)
when is a 510(k) needed
how long before marketing must a 510(k) be submitted
is class I exempt from 510(k)`,
    'A 510(k) is the premarket notification to the FDA, at least 90 days before marketing: it shows that a device is substantially equivalent to a legally marketed one, the predicate device. Most class II devices need one, most class I devices are exempt. The FDA clears a 510(k), it does not approve it.',
    'FD&C Act, section 510(k); 21 CFR 807 Subpart E',
  ),
  us(
    'pma',
    'Premarket approval (PMA)',
    `what is a PMA
what is premarket approval
what does PMA stand for
which devices need a PMA
how does a class III device get to the US market
does a class III implant need a PMA
explain PMA`,
    'A PMA (premarket approval) is the FDA’s approval of a class III device, by scientific evidence, mostly clinical, that it is safe and effective.',
    'FD&C Act, section 515; 21 CFR 814',
  ),
  us(
    'de-novo',
    'De Novo request',
    `what is a De Novo request
what does De Novo mean
De Novo classification
way to the US market without a predicate device
there is no predicate device for our device
what if there is no predicate
novel device without predicate at the FDA
which route is there for a new kind of device of low risk in the US`,
    'A De Novo request is for a novel device of low or moderate risk without a legally marketed predicate: the FDA puts it into class I or II, and it can then be a predicate for 510(k)s of others. Without it, or where the risk is high, such a device is in class III and needs a PMA.',
    'FD&C Act, section 513(f)(2); 21 CFR 860 Subpart D',
  ),
  us(
    '510k-or-pma',
    '510(k), De Novo and PMA compared',
    `difference between 510(k) and PMA
which submission does a class II device need 510(k) or PMA
510(k) or PMA for class II
what type of FDA submission does our device need
which way to the US market is there without a predicate
510(k) clearance or PMA approval
what is the difference between clearance and approval
difference between 510(k) De Novo and PMA
510(k) versus De Novo
which ways to the US market are there
which premarket routes does the FDA have
cleared or approved by the FDA
how is De Novo different from a 510(k)`,
    '510(k): clearance of a device substantially equivalent to a predicate, mostly class II (21 CFR 807 Subpart E). De Novo: classification of a novel device of low or moderate risk without a predicate into class I or II (21 CFR 860 Subpart D). PMA: approval of a class III device by evidence of safety and effectiveness (21 CFR 814).',
    'FD&C Act, sections 510(k), 513(f)(2), 515',
  ),
  us(
    'hde',
    'Humanitarian device exemption (HDE)',
    `what does HDE mean
what is a humanitarian device exemption
what does HDE stand for
what is a humanitarian use device
HDE in premarket submissions`,
    'HDE is the humanitarian device exemption: marketing approval of a device for a disease or condition of not more than 8,000 people a year in the United States, without the proof of effectiveness a PMA needs.',
    'FD&C Act, section 520(m); 21 CFR 814 Subpart H',
  ),
  us(
    'ide',
    'Investigational device exemption (IDE)',
    `what is an IDE
what is an investigational device exemption
IDE of the FDA
which approval does a clinical study of a device need in the US`,
    'An IDE (investigational device exemption) lets an investigational device be used in a clinical study in the US: of significant risk with approval of the FDA and an IRB, of non-significant risk with that of an IRB. Investigational devices need no UDI.',
    '21 CFR 812; 21 CFR 801.30',
  ),
  us(
    'register-and-list',
    'Establishment registration and device listing',
    `what is the difference between establishment registration and device listing
register and list with the FDA
we were told to register and list
what is establishment registration
what is device listing
registration and listing under 21 CFR 807
what does the FDA want before we ship to the US
is FDA registration the same as FDA approval
does registration mean approval by the FDA
what is FURLS`,
    'Registration is of the establishment (the site), listing of each device made or handled there; both are done with the FDA online in FURLS under 21 CFR 807, and neither is an approval of the device. They are separate from the labeler’s data in GUDID.',
    '21 CFR 807; 21 CFR 807.39',
  ),
  us(
    'registration-time',
    'When to register and renew with the FDA',
    `in what period of the year is it renewed at the FDA
when is the annual FDA registration renewal
when must the establishment registration be renewed
in what period of the year is the FDA registration renewed
FDA registration renewal period
within how many days must an establishment register with the FDA
how soon must we register the establishment and list the devices
deadline of the annual registration at the FDA
how often is the FDA registration renewed
when do we have to update our device listing
how long is FDA registration valid
annual registration October December`,
    'An establishment registers and lists its devices within 30 days of beginning its activity, a foreign one before it imports into the US; each year it renews registration and listing between 1 October and 31 December.',
    '21 CFR 807.22; 21 CFR 807.40',
  ),
  us(
    'who-registers',
    'Who registers with the FDA',
    `who has to register with the FDA under 21 CFR 807
who must register an establishment with the FDA
does a contract manufacturer have to register with the FDA
must a specification developer register with the FDA
does the initial importer register with the FDA
do contract sterilisers register with the FDA
which establishments have to register
must a foreign manufacturer register its site with the FDA
are distributors obliged to register with the FDA
does a component supplier register with the FDA`,
    'These register with the FDA (21 CFR 807): manufacturers and contract manufacturers, specification developers, contract sterilisers, relabelers and repackagers, reprocessors of single-use devices, initial importers, and foreign establishments whose devices are imported, with a US agent. Suppliers of components that are not sold as devices, and domestic distributors that import nothing, do not.',
    '21 CFR 807.20, 807.40 and 807.65',
  ),
  us(
    'registration-fee',
    'Fee for FDA registration',
    `is there a fee for FDA establishment registration
do we have to pay for the annual establishment registration
does FDA registration cost something
fee for registration and listing at the FDA
how much is the FDA establishment registration fee`,
    'Yes: each establishment pays an annual registration fee to the FDA, set anew for every fiscal year (from 1 October); the amount is on the FDA’s pages and not known to the hub. Listing devices has no fee of its own.',
    'FD&C Act, section 738',
  ),
  us(
    'gudid-free',
    'GUDID has no fee',
    `does GUDID cost anything
is there a fee for GUDID submissions
is GUDID free of charge
do we pay the FDA for GUDID
fee for GUDID records
what does a GUDID account cost`,
    'No, GUDID is free of charge: the FDA takes no fee for an account or for records. Costs may come from the issuing agency, such as GS1, or from service providers.',
    'FDA, Global UDI Database (GUDID)',
  ),
  us(
    'us-agent',
    'US agent',
    `do we need a US agent if we have a US subsidiary
can our US subsidiary be the US agent
does a foreign manufacturer need a US agent
do we need a US agent
who can be a US agent
what does the US agent do
US agent requirement
German company ships to the US, is a US agent needed
is the US agent responsible for GUDID
can the importer be our US agent`,
    'Yes: every foreign establishment registered with the FDA names one US agent with residence or place of business in the United States, who helps the FDA in communication and inspections. The US agent need not be the importer, and is not responsible for UDI or GUDID; the labeler is.',
    '21 CFR 807.40',
  ),
  us(
    'labeler-contract',
    'Who the labeler is with a contract manufacturer',
    `who is the labeler if a contract manufacturer makes the device
device is made by a contract manufacturer but carries our name, who is the labeler
who must submit to GUDID with private label
is the private labeler responsible for GUDID
is the contract manufacturer the labeler
does the distributor under its own name become the labeler
who is responsible for GUDID when we relabel
who is the labeler for GUDID`,
    'The labeler is whoever causes the label to be applied, or to be replaced or changed, so that the device is distributed under it: mostly the firm under whose name it is sold, not the contract manufacturer. The labeler puts the UDI on the label and submits to GUDID. Who only adds its own name and contact to the label does not become the labeler.',
    '21 CFR 801.3; 21 CFR 830.300',
  ),
  us(
    'duns-where',
    'Where a DUNS number comes from',
    `where do I get a DUNS number
who assigns the DUNS number
we have no DUNS number yet
how do we request a DUNS number
which company gives DUNS numbers
why does GUDID need a DUNS
the FDA asks for our DUNS what is it`,
    'A DUNS number, of nine digits, is assigned by Dun & Bradstreet on request, one for each company location. GUDID takes the labeler’s name and address from it, so both have to be right at Dun & Bradstreet first.',
    'FDA guidance: Global Unique Device Identification Database (GUDID)',
  ),
  us(
    'exceptions',
    'Exceptions from UDI in the US',
    `does each unit inside a box need a UDI for the FDA
which devices are exempt from UDI in the US
are class I GMP exempt devices exempt
class I exempt from good manufacturing practice does it need a UDI
exceptions from UDI in the US
exemptions of 21 CFR 801.30
do custom devices need a UDI in the US
do investigational devices need a UDI in the US
are class I GMP exempt devices exempt from UDI
class I device exempt from good manufacturing practice UDI
are devices for research or teaching exempt from UDI
are devices for export exempt from FDA UDI
is a veterinary device exempt from UDI
which class I devices need no UDI
can I ask the FDA for an exception from UDI
does every single-use device in a box need a UDI in the US`,
    'Exempt from UDI in the US are among others: class I devices that are exempt from good manufacturing practice (GMP); custom devices; investigational devices; devices for research, teaching or chemical analysis only, for veterinary use or for export; single-use devices of one version sold together in one package, which bears the UDI (not implants); and devices in a convenience kit that bears one. Other exceptions are asked of the FDA (21 CFR 801.55).',
    '21 CFR 801.30',
  ),
  us(
    '510k-exempt-udi',
    'UDI of devices without a 510(k)',
    `do 510(k) exempt devices need a UDI
is a premarket exempt device exempt from UDI
device exempt from 510(k), is UDI needed
does 510(k) exemption mean no UDI`,
    'Yes: exemption from the 510(k) is no exemption from UDI. Such a device needs a UDI and a GUDID record, with “premarket exempt”; only class I devices that are exempt from good manufacturing practice (GMP) and the other cases of 21 CFR 801.30 need none.',
    '21 CFR 801.20 and 801.30',
  ),
  us(
    'upc',
    'UPC as UDI of class I devices',
    `may class I devices use a UPC as UDI
is a UPC barcode enough for the FDA
class I device sold in pharmacies with a UPC
can the UPC serve as UDI`,
    'Yes: a class I device whose label and packages bear a Universal Product Code (UPC) may have it as its UDI.',
    '21 CFR 801.40(d)',
  ),
  us(
    'class-i-pi',
    'Production identifiers of class I devices in the US',
    `does a class I device need a production identifier
is a lot number needed in the UDI of class I
does the UDI of an FDA class I device have to include the production identifier
must the UDI on a class 1 device contain also the lot, the PI part, or is the DI enough
is the DI alone enough for a class I device in the US
class I device for the FDA, UDI with or without production identifier
are class I devices exempt from the production identifier`,
    'No: the UDI of a class I device is not required to include a production identifier for the FDA; the device identifier (DI) alone is enough.',
    '21 CFR 801.30(d)',
  ),
  us(
    'mdr-time',
    'Medical device reporting (21 CFR 803)',
    `our device hurt a patient deadline to tell the FDA
when must an MDR be reported to the FDA
medical device reporting deadlines
medical device reporting deadlines 21 CFR 803
within how many days do we report an injury to the FDA
a patient was injured with our device in the US how many days to report
timelines for MDR reports of manufacturers
how fast must a malfunction be reported to the FDA
what is a 5-day report
death with a device in the US reporting deadline
vigilance in the US
which incidents must be reported to the FDA
adverse event reporting to the FDA deadline
30 day report FDA
what must be reported under 21 CFR 803
reporting of serious injury to FDA by the importer
how many days has a user facility to report`,
    'Medical device reporting (21 CFR 803): a manufacturer reports to the FDA within 30 calendar days of becoming aware: deaths, serious injuries and malfunctions that would be likely to cause these. Within 5 work days: events that need remedial action against an unreasonable risk of substantial harm to public health, or as the FDA asks. Importers have 30 calendar days, user facilities (hospitals) 10 work days.',
    '21 CFR 803.10, 803.50 and 803.53',
  ),
  us(
    'mdr-how',
    'How reports reach the FDA',
    `which form is used for medical device reports to FDA
how are adverse events reported to the FDA by a manufacturer
what is eMDR
what is MedWatch form 3500A
how do I submit a medical device report
is the UDI part of a medical device report
must the UDI be given in a medical device report to the FDA
is the UDI needed in an MDR report
where are medical device reports sent
what is MAUDE`,
    'Manufacturers and importers send medical device reports electronically (eMDR) with the data of form FDA 3500A (MedWatch). The UDI on the label or package is part of the report. The public database of these reports is MAUDE, which the FDA is replacing with AEMS (Adverse Event Monitoring System, launched in March 2026).',
    '21 CFR 803.12, 803.32 and 803.52',
  ),
  us(
    'corrections',
    'Corrections and removals (21 CFR 806)',
    `when must a correction or removal be reported to the FDA
we do a recall in the US, how many days to report
how many days to report a recall to the FDA
how fast must a recall be reported to the FDA
21 CFR 806 reporting deadline
which recalls have to be reported to the FDA
field action in the US reporting time
10 working days correction removal
is a field safety corrective action reported to the FDA`,
    'A correction or removal made to reduce a risk to health, or to remedy a violation that may be such a risk, is reported to the FDA (21 CFR 806) within 10 working days of its start, with the UDI among its data. What need not be reported is kept as a record with the reason.',
    '21 CFR 806.10 and 806.20',
  ),
  us(
    'recall-classes',
    'Recall classes of the FDA',
    `what are the recall classes of the FDA
what do recall classes mean
FDA classified our recall as class II
what is a class I recall
difference between class I and class III recall
recall classification FDA
which recall class is the worst`,
    'The FDA classifies recalls by danger. Class I: reasonable probability of serious harm to health or death. Class II: harm that is temporary or medically reversible, or serious harm is remote. Class III: harm is not likely. These are not the device classes: a Class I recall is the most serious.',
    '21 CFR 7.3(m)',
  ),
  us(
    'qmsr',
    'Quality system in the US: QMSR',
    `name of the new US QMS regulation
what is the new quality system regulation of the FDA called
what is the QMSR and since when does it apply
since when does the QMSR apply
what changed with the QMSR
our QMS follows the old 21 CFR 820
does the FDA accept ISO 13485
is ISO 13485 the basis of the US quality system rule
which part of 21 CFR has the quality system regulation
which CFR part is the quality system of the FDA
difference between QSR and QMSR
21 CFR 820 and ISO 13485
does an ISO 13485 certificate replace an FDA inspection
QSR 820 replaced by
what does 21 CFR 820 rule
when did the QMSR come into force
quality management system US requirements`,
    'The quality management system is ruled by 21 CFR 820. Since 2 February 2026 that is the QMSR (Quality Management System Regulation), which incorporates ISO 13485:2016 and replaced the QSR; it adds a few definitions and requirements, on records, labelling and UDI among others. An ISO 13485 certificate is not demanded and does not replace FDA inspections.',
    '21 CFR 820 (QMSR), 89 FR 7496',
  ),
  us(
    'us-language',
    'Language of labels in the US',
    `which language must US labels be in
do labels for the US have to be in English
is Spanish allowed on US labels
language of instructions for use in the US
English required FDA label
does the FDA demand Spanish labels
label language USA`,
    'In the US all labelling that the law requires has to be in English; where a device is distributed only in Puerto Rico or a territory with another predominant language, that language may take its place. Another language beside English is allowed with the required information in both.',
    '21 CFR 801.15(c)',
  ),
  us(
    'software-udi',
    'UDI of software in the US',
    `where is the UDI shown on standalone software in the US
how must the UDI of an app be shown for the FDA
UDI of downloaded software FDA
software without package UDI US
does the FDA require a UDI on software
stand-alone software 21 CFR 801.50
our app is downloaded, how must the UDI be shown
software as a medical device UDI in the US`,
    'Stand-alone software shows its UDI in easily readable plain text each time it is started, or by a menu command such as “About”, or both, whether packaged or not; unpackaged (downloaded) software has its version number as the production identifier.',
    '21 CFR 801.50',
  ),
  us(
    'rx-only',
    'Rx only',
    `what does Rx only mean on a label
the US label says Rx only what does it mean
what is a prescription device
Rx only symbol meaning
what is the difference between Rx and OTC`,
    '“Rx only” marks a prescription device: in the US it is sold only to or on the order of a licensed practitioner. OTC devices are sold over the counter, without prescription.',
    '21 CFR 801.109',
  ),
  us(
    'listing-number',
    'FDA listing number',
    `what is the FDA listing number
GUDID asks for an FDA listing number what is it
what is a listing number
where do I get the FDA listing number
is the listing number public
is the FDA listing number shown in AccessGUDID
listing number in GUDID`,
    'The FDA listing number is given to a device when it is listed by a registered establishment (21 CFR 807, in FURLS). GUDID takes it, but does not show it: it is not public in AccessGUDID.',
    'FDA guidance: Global Unique Device Identification Database (GUDID); 21 CFR 807',
  ),
  us(
    'direct-marking-which',
    'Which devices need direct marking in the US',
    `which devices need direct marking under FDA rules
do reusable instruments need a permanent UDI in the US
do we have to mark the UDI permanently on reusable forceps for the US
must the UDI be on the device itself in the US
direct marking requirement of the FDA
when does the FDA require direct marking
what does 21 CFR 801.45 require
is direct marking needed for single use devices in the US
does an implant need direct marking in the US`,
    'In the US a device that has to bear a UDI needs it as a permanent mark on the device itself where it is intended to be used more than once and to be reprocessed before each use. In force for all classes: class III since 24 September 2016, class II since 24 September 2018, class I and unclassified since 24 September 2022; life-supporting ones since 24 September 2015. The mark may be plain text, AIDC, or both.',
    '21 CFR 801.45',
  ),
  us(
    'direct-marking-exceptions',
    'Exceptions from direct marking in the US',
    `what are the exceptions from direct marking in the US
exceptions of 21 CFR 801.45
does the FDA know exceptions to direct marking
our scissors are too small for a laser mark US exception
instrument too small to be marked for the FDA
when is direct marking not required in the US
direct marking not possible FDA`,
    'Direct marking is not required in the US where it would interfere with the safety or effectiveness of the device, where it is not technologically feasible, for a single-use device that is reprocessed for one further use, and where the device was marked already. The reason is documented (21 CFR 801.45(d) and (e)).',
    '21 CFR 801.45',
  ),
  us(
    'kits-udi',
    'UDI of convenience kits in the US',
    `UDI for convenience kits in the US
does each item in a convenience kit need its own UDI in the US
does every device in the kit need a UDI for the FDA
we pack a convenience kit for the US
procedure kit US UDI
kit components UDI FDA`,
    'A convenience kit bears a UDI on its package in the US; the devices packed in it need none of their own as long as the kit’s label bears one.',
    '21 CFR 801.30(a)(11)',
  ),
  us(
    'track',
    'Device tracking in the US',
    `what is device tracking under 21 CFR 821
which devices have to be tracked in the US
does the FDA require tracking of implants
21 CFR 821 tracking`,
    'The FDA may order that a class II or III device be tracked from manufacture to the patient: where a failure would be likely to have serious consequences, where it is implanted for more than a year, or where it is life-supporting or life-sustaining and used outside a facility (21 CFR 821).',
    'FD&C Act, section 519(e); 21 CFR 821',
  ),
]
