import { fact, type Topic } from '../topic.ts'

const of = (market: string, id: string, title: string, ways: string, text: string, source: string): Topic =>
  fact(id, title, ways, text, source, {
    markets: market.split(' '),
    screen: '/multi-country-udi',
    ...(market !== 'EU' && { onlyNamed: true as const }),
  })

const tga = 'TGA, Unique Device Identification'
const nmpa = 'NMPA announcements on UDI; YY/T 1752-2020 and YY/T 1753-2020'
const swissmedic = 'Swissmedic, swissdamed UDI Devices'

/** What single markets ask besides their dates. */
export const marketFacts: readonly Topic[] = [
  of(
    'AU',
    'au-template',
    'Bulk upload template of AusUDID',
    `how many sheets does the Australian bulk upload template have
what is on the sheet list of the TGA template
names of the sheets of the AusUDID bulk template
list the nine sheets of the TGA template
is the Australian template allowed to be reused from last year
must we take a new version of the TGA template
the TGA template from last year is still on my PC can I fill this one
old TGA template still usable
which sheets are in the AusUDID template
why must the ausudid template be downloaded again
may we reuse an old bulk upload template of the TGA
sponsor link template
how many rows per sheet in the sponsor template`,
    'The TGA’s bulk upload template (Excel) has nine sheets: AusUDID, Sponsor, Secondary Device Identifiers, Previous Identifiers, Clinical Sizes, Storage and Handling, Package Identifiers, Sterilisation, Supporting Documents. It takes up to 200 records. The database checks its version: download it afresh each time. The Sponsor Link Template takes up to 50 rows a sheet.',
    tga,
  ),
  of(
    'AU',
    'au-roles',
    'Roles in AusUDID',
    `which roles does AusUDID have
who may publish in AusUDID
difference between drafter and submitter`,
    'AusUDID has the roles Drafter and Submitter; the Submitter publishes.',
    tga,
  ),
  of(
    'AU',
    'au-mdd',
    'Devices with EU directive certificates in Australia',
    `Australian UDI dates for devices with MDD certificates
Australian rule for a class III on an EU directive certificate
MDD-certified class IIa in Australia what date
devices under EU directive certificate in Australia deadline
extended transition in Australia for MDD certified devices`,
    'For devices in Australia that rest on certificates under the EU directives: class III and implantable class IIb by 1 January 2028, others by 1 January 2029.',
    tga,
  ),
  of(
    'CH EU',
    'ch-no-interface',
    'No link between EUDAMED and swissdamed',
    `is there an interface between EUDAMED and swissdamed so we send the data only once
do we have to send the data twice to eudamed and swissdamed
does swissdamed get the data from eudamed
does a eudamed registration count in Switzerland
are EUDAMED and swissdamed connected`,
    'No: there is no interface between EUDAMED and swissdamed; the data is sent to both.',
    swissmedic,
  ),
  of(
    'CN',
    'cn-misspelt-tag',
    'The tag versionStauts',
    `our parser complains about the tag versionStauts in the NMPA XML
is versionStauts a typing error
misspelt tag in the NMPA xml
versionStatus or versionStauts NMPA`,
    'No mistake of yours: the XML of the NMPA really has the misspelt tag “versionStauts”; its JSON has “versionStatus”.',
    'NMPA, UDID release files',
  ),
  of(
    'SA',
    'sa-dates-all',
    'UDI dates of Saudi Arabia',
    `saudi arabia udi deadlines for class A and for B C D
when was UDI mandatory for class B in Saudi Arabia
SFDA UDI dates by class
how long may stock imported earlier be distributed in Saudi Arabia
devices imported before the deadline in Saudi Arabia`,
    'Saudi Arabia: classes B, C and D since 1 September 2023, class A since 1 September 2024. Devices imported before their date could be distributed for one more year.',
    'SFDA MDS-REQ 7',
  ),
  of(
    'SG',
    'sg-dates-all',
    'UDI steps in Singapore',
    `which devices were first in Singapore
Singapore UDI for stents joint implants intraocular lenses
when did UDI start for coronary stents in Singapore
joint replacement implants Singapore UDI date
UDI dates Singapore by class`,
    'Singapore: coronary stents, joint replacement implants and intraocular lenses since 1 November 2022, class D since 1 November 2024, class C since 1 November 2026, class B from 1 November 2028; for class A it is voluntary.',
    'HSA, guidance on the UDI system',
  ),
  of(
    'GB',
    'gb-fee',
    'Registration fee of the MHRA',
    `what is the yearly fee of the MHRA
does the MHRA have a fee per GMDN category
yearly fee in GB for registration
how much do we pay the MHRA each year
annual MHRA registration fee since when
what does the MHRA charge
price of the registration with the MHRA
is registration with the MHRA free of charge
what does the MHRA registration cost per year
annual fee of the MHRA for GMDN category
how much is the MHRA fee
UK registration fee of the MHRA
MHRA registration fee
what does the UK responsible person pay the MHRA for registration
fee per year UK registration
fee for device registration in Great Britain`,
    'Since 1 April 2026 the MHRA has an annual fee of about £300 for each GMDN level 2 category.',
    'MHRA, fees',
  ),
  of(
    'CH',
    'ch-m2m',
    'Machine to machine with swissdamed',
    `does swissdamed have an API
is there machine to machine for swissdamed
since when has swissdamed a REST interface
which authentication does swissdamed m2m use
OAuth2 swissdamed
correlationId swissdamed
is the swissdamed answer asynchronous
correlation id of swissdamed
correlation id`,
    'swissdamed takes data machine to machine (REST, version 1.0 of 20 February 2026), with OAuth2 client credentials. It is asynchronous: a submission gets a correlation ID, by which its status is asked.',
    swissmedic,
  ),
  of(
    'CH',
    'ch-not-transition',
    'No transition in Switzerland',
    `when does the transition of swissdamed not apply
serious incident before registration in swissdamed
is there a transition after a recall in Switzerland
swissdamed registration after FSCA
trend report swissdamed registration`,
    'There is no transition until 31 December 2026 in Switzerland where a serious incident, a field safety corrective action or a trend report concerns the device: then it is registered in swissdamed at once.',
    'MedDO Art. 17(5); Swissmedic',
  ),
  of(
    'CH',
    'ch-law',
    'Law on swissdamed',
    `which article obliges to register in swissdamed
MedDO 17(5)
IvDO 16(5)
legal basis of swissdamed
since when is swissdamed mandatory
master udi-di dates in Switzerland
spectacles swissdamed date`,
    'The duty rests on MedDO Art. 17(5) and IvDO Art. 16(5): since 1 July 2026, with a transition until 31 December 2026. Master UDI-DIs follow on 9 November 2026 for contact lenses and 1 November 2028 for spectacles.',
    'MedDO Art. 17(5); IvDO Art. 16(5); Swissmedic',
  ),
  of(
    'CH',
    'ch-actor-code',
    'Manufacturer code in swissdamed',
    `which actor code is used in swissdamed
SRN or CHRN in swissdamed
which number identifies the manufacturer in swissdamed`,
    'In swissdamed the manufacturer is named by its CHRN, not by its SRN of EUDAMED.',
    swissmedic,
  ),
  of(
    'CN',
    'cn-standards',
    'Standards on UDI in China',
    `which standards apply to UDI in China
what is YY/T 1753
what is YY/T 1752
since when is YY/T 1753 in force
basic data set standard China
which YY/T standard is the reporting guide
which standard is the reporting guide in China`,
    'YY/T 1752-2020 is the basic data set of UDID, YY/T 1753-2020 the guide for filling it in, in force since 1 October 2020.',
    nmpa,
  ),
  of(
    'EU',
    'eu-label-dates',
    'Label dates in the EU',
    `since when must the UDI be on the label of class I in the EU
UDI label date for class IIa
when did the UDI have to be on the label of implants
label deadline class III EU
UDI carrier on label IVD class D
IVD class A label date
MDR article 123(3)(f) dates`,
    'The UDI is on the label in the EU since 26 May 2021 for implantable and class III devices, 26 May 2023 for class IIa and IIb, 26 May 2025 for class I; for IVDs since 26 May 2023 for class D, 26 May 2025 for class B and C, and from 26 May 2027 for class A.',
    'Regulation (EU) 2017/745 (MDR), Article 123(3)(f); Regulation (EU) 2017/746 (IVDR), Article 113(3)(e)',
  ),
  of(
    'EU',
    'eu-legacy-class-iii',
    'How long legacy devices may be sold',
    `until when can class III legacy MDD devices stay on the EU market
until when may legacy class IIb implantable devices be placed on the market
end of the transition for legacy devices class I sterile
legacy device end date class IIa
MDD certificate until when valid
IVDR transition class D end
until when may class B IVDs under the IVDD be sold
IVDD legacy test that is class D under the IVDR until when may it be placed on the market
old IVD directive test now class C how long may we still place it on the market
last day to place legacy IVDs of class D on the market
Regulation 2024/1860 dates`,
    'Legacy devices may be placed on the EU market until 31 December 2027 (class III, implantable class IIb) or 31 December 2028 (other classes) under the MDR; under the IVDR until 31 December 2027 for class D, 2028 for class C, 2029 for class B and sterile class A.',
    'Regulations (EU) 2023/607 and (EU) 2024/1860',
  ),
]
