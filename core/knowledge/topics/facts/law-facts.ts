import { fact, type Topic } from '../topic.ts'

const EU = { markets: ['EU'] }
const mdr = (articles: string) => `Regulation (EU) 2017/745 (MDR), ${articles}`

/** Duties of the EU’s law and of electronic records, asked in whole sentences. */
export const lawFacts: readonly Topic[] = [
  fact(
    'law-eudamed-when',
    'When a device is registered in EUDAMED',
    `from when must new devices be registered in eudamed
is eudamed mandatory now
since which date is eudamed mandatory
until when must devices already on the market be registered
deadline for existing devices in eudamed
our device is on the market since years when do we register
do devices placed on the market before 28 May 2026 have to be registered
we launch a new product next year when must it be in EUDAMED
new product launch when do we have to register in EUDAMED
completely new device when must it be in EUDAMED
is the EUDAMED registration needed before the launch`,
    'EUDAMED has been mandatory since 28 May 2026: a new device is registered before it is placed on the market. Devices that were on the market before, legacy ones too, are registered by 28 November 2026 where they are still placed on it.',
    'Decision (EU) 2025/2371; Regulation (EU) 2017/745 (MDR), Article 123(3)',
    { ...EU, url: 'https://ec.europa.eu/tools/eudamed' },
  ),
  fact(
    'law-new-udi-di-old-basic',
    'A new UDI-DI under an old Basic UDI-DI',
    `we add a new UDI-DI to a Basic UDI-DI that was on the market long before
do we still get the extra six months for a new udi-di of an old basic udi-di
additional variant of an existing device after 28 May 2026 when to register
new size of a device already on the market eudamed deadline
new variant under an existing basic udi-di when must it be registered
does a new UDI-DI under an old Basic UDI-DI get extra time
is there a transition for a new udi-di of a device already on the market`,
    'A new UDI-DI under a Basic UDI-DI that exists already gets no extra time: it is registered before it is placed on the market.',
    'Decision (EU) 2025/2371; Regulation (EU) 2017/745 (MDR), Article 29',
    EU,
  ),
  fact(
    'law-certificates-registered',
    'Certificates in EUDAMED',
    `until when must notified bodies register old certificates
when are certificates issued before May 2026 entered in eudamed
is 28 May 2028 right for certificates
who enters certificates into eudamed
deadline for existing certificates in eudamed
new certificates from when in eudamed`,
    'The notified body registers certificates in EUDAMED: new ones from 28 May 2026, older ones by 28 May 2027.',
    'Decision (EU) 2025/2371; Regulation (EU) 2017/745 (MDR), Articles 56(5) and 123(3)',
    EU,
  ),
  fact(
    'law-market-countries-classes',
    'For which classes countries are mandatory',
    `for which classes are the market countries mandatory in eudamed
are the countries mandatory for class I
do class I devices need market information in eudamed
market countries for IVD class A
is market information mandatory for class IIa
for which MDR classes is it mandatory to name the member states where the device is made available
which risk classes have to list the countries of sale in EUDAMED
must a class IIb device name the countries in which it is sold
from which class on do we have to say where the device is made available
member states where it is made available, which classes must state them
do we have to enter the countries for a class I device
listing the markets obligatory for what class
are member states where available required for every class`,
    'The countries where a device is made available are mandatory for class IIa, IIb and III and for IVDs of class B, C and D; for class I and class A they are not.',
    'EUDAMED business rules (BR-UDID-043)',
    EU,
  ),
  fact(
    'law-non-eu-ar',
    'Registration without an authorised representative',
    `manufacturer sits outside the EU can he register devices in eudamed without authorised representative
can a US company register devices in eudamed itself
can a foreign manufacturer register devices in EUDAMED without an authorised representative
foreign manufacturer, no EU entity, can we register devices in eudamed without an authorised representative
registration in EUDAMED without authorised representative possible
mandate of the representative not active in eudamed`,
    'No: a manufacturer outside the EU needs an authorised representative with an active mandate in EUDAMED (BR-UDID-011). It then registers its devices itself, naming the representative.',
    'EUDAMED business rules (BR-UDID-011); Regulation (EU) 2017/745 (MDR), Articles 11 and 31',
    EU,
  ),
  fact(
    'law-class-iii-not-public',
    'Class III devices and the public site',
    `a customer cannot find our class III device on the public EUDAMED site
does it mean not registered if the device is not on the public eudamed site
why is our class III device not visible in eudamed
implantable class IIb device not shown in public eudamed
submitted but not public in eudamed
device not found on the eudamed web site although submitted`,
    'No, that proves nothing: a class III device, or an implantable class IIb one, stays “Submitted” and is not shown until its notified body has confirmed the data.',
    'EUDAMED business rules (BR-DTX-UDI-035)',
    EU,
  ),
  fact(
    'law-ifa-legacy',
    'IFA and legacy devices',
    `may a legacy device have an IFA code
is IFA possible for legacy devices in eudamed
which issuing entities can a legacy device have`,
    'By EUDAMED’s schema no: its list of issuing entities for legacy devices has EUDAMED, GS1, HIBCC and ICCBBA, but not IFA.',
    'EUDAMED schema set',
    EU,
  ),
  fact(
    'law-designation',
    'Designated issuing entities',
    `which issuing entities are designated in the EU
how many issuing entities does the EU have
who designated the issuing entities
are GS1 HIBCC ICCBBA and IFA accepted in the EU
is IFA accepted in the US
which issuing agency is accepted in the EU but not by the FDA`,
    'The EU has designated four issuing entities: GS1, HIBCC, ICCBBA and IFA. The FDA has accredited the first three, not IFA.',
    'Commission Implementing Decision (EU) 2019/939; 21 CFR 830',
    { markets: ['EU', 'US'] },
  ),
  fact(
    'law-basic-length',
    'Longest Basic UDI-DI',
    `how many characters may a basic udi-di have at most
maximum length of the basic udi-di
is a basic udi-di of 30 characters allowed
does a basic udi-di need check characters
which guidance limits the basic udi-di to 25 characters`,
    'A Basic UDI-DI has at most 25 characters, check characters included, whichever issuing entity it is of.',
    'MDCG 2019-1',
    EU,
  ),
  fact(
    'law-direct-marking-dates',
    'Direct marking dates in the EU',
    `from when is direct marking mandatory for class I reusable devices in the EU
direct marking date class IIa EU
direct marking of reusable class III since when
when does direct marking start for reusable instruments
MDR 123(3)(g)`,
    'Direct marking of reusable devices in the EU: class III 26 May 2023, class IIa and IIb 26 May 2025, class I 26 May 2027, two years after the label.',
    mdr('Article 123(3)(g)'),
    EU,
  ),
  fact(
    'law-master-dates',
    'Dates of the Master UDI-DI',
    `from when is the master udi-di mandatory for contact lenses
when is the master udi-di mandatory for spectacle frames
which regulation introduces the master udi-di for contact lenses
master udi-di spectacles 2028
which regulation changed the date for spectacles`,
    'Contact lenses need a Master UDI-DI from 9 November 2026 (Delegated Regulation (EU) 2023/2197, as amended), spectacle frames, spectacle lenses and ready-made readers from 1 November 2028 (Delegated Regulation (EU) 2025/1920).',
    'Delegated Regulations (EU) 2023/2197 and (EU) 2025/1920; MDCG 2025-8',
    EU,
  ),
  fact(
    'law-legacy-no-register',
    'Legacy devices that are not registered',
    `must a legacy device that is no longer sold be registered in eudamed
legacy device whose MDR successor is registered
legacy device not placed on the market any more registration needed`,
    'No: a legacy device need not be registered where it is no longer placed on the market or where the device that follows it under the MDR or IVDR is registered.',
    'MDCG 2019-5; Decision (EU) 2025/2371',
    EU,
  ),
  fact(
    'law-eu-retention',
    'How long documents are kept in the EU',
    `how many years must technical documentation be kept in the EU
retention period for implants EU
15 years implantable retention
document retention MDR
how long do we archive the declaration of conformity
for how many years must the declaration of conformity be retained
how long must the technical documentation of an IVD be kept
retention time of certificates and their amendments
we stopped selling the device, how long do we keep the technical file
how long do we keep the documents after the last device was sold`,
    'In the EU technical documentation, declaration of conformity and certificates of devices of any class are kept for 10 years after the last device was placed on the market, for implantable devices for 15 years.',
    mdr('Article 10(8)'),
    EU,
  ),
  fact(
    'law-part-11-signature',
    'Parts of an electronic signature',
    `what must an electronic signature show by part 11
which information belongs to a signed record
21 CFR 11.50 requirements
what does part 11 demand of signatures
meaning of the signature part 11
how many components does an electronic signature need`,
    'By 21 CFR 11.50 a signed record shows the signer’s printed name, date and time, and the meaning of the signature. By 11.200 a signature has two components, such as user name and password; by 11.70 it is bound to its record.',
    '21 CFR Part 11',
    { markets: ['US'], screen: '/admin/settings' },
  ),
  fact(
    'law-part-11-trail',
    'Audit trail by Part 11',
    `what does an audit trail need by part 11
which requirements does part 11 have for the audit trail
annex 11 audit trail
must the audit trail keep old values
how long must the audit trail be kept`,
    'An audit trail is made by the system: who, when (server time), what with old and new value, and by Annex 11 why; it is never overwritten, and is kept as long as the record it belongs to. The hub’s audit trail does so.',
    '21 CFR 11.10(e); EU GMP Annex 11',
    { markets: ['US', 'EU'], screen: '/admin/audit-trail' },
  ),
  fact(
    'law-swiss-countries',
    'Great Britain and Switzerland in EUDAMED',
    `can I choose Switzerland as a market in eudamed
is Great Britain in the market list of eudamed
does eudamed accept Switzerland as a country of availability`,
    'No: neither Switzerland nor Great Britain is among the countries of EUDAMED’s market information.',
    'EUDAMED schema set',
    { markets: ['EU', 'CH', 'GB'] },
  ),
  fact(
    'law-udi-data-who',
    'Who enters data by market',
    `who registers the device in eudamed the manufacturer or the importer
does the importer register devices in eudamed
does the authorised representative register devices in eudamed
who is responsible for the UDI data in eudamed`,
    'The manufacturer registers its devices in EUDAMED, the producer its systems and procedure packs (BR-UDID-079 and -080); authorised representatives and importers do not, they verify.',
    mdr('Article 29'),
    EU,
  ),
]
