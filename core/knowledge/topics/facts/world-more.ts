import { fact, type Topic } from '../topic.ts'

const of = (market: string, id: string, title: string, ways: string, text: string, source: string): Topic =>
  fact(`world-${id}`, title, ways, text, source, {
    ...{ markets: [market, 'EU'], named: market, onlyNamed: true, screen: '/multi-country-udi' },
  })

/** Facts of single markets that only these have. */
export const moreWorldFacts: readonly Topic[] = [
  fact(
    'world-gb-northern-ireland',
    'Northern Ireland',
    `which rules hold in Northern Ireland
how do Northern Irish devices get registered, EUDAMED or MHRA
is Northern Ireland under EU rules
does EUDAMED apply in Northern Ireland
do devices for Northern Ireland need EUDAMED
since when EUDAMED in Northern Ireland
UDI in Northern Ireland
is UDI mandatory in Northern Ireland
does the MHRA draft cover Northern Ireland
MDR or UK MDR in Northern Ireland`,
    'Northern Ireland follows the rules of the EU (MDR and IVDR), not those of Great Britain: UDI and EUDAMED apply there, EUDAMED since 28 May 2026.',
    'MHRA, guidance on Northern Ireland (20 February 2026)',
    {
      ...{ markets: ['GB', 'EU'], named: 'GB', onlyNamed: true, screen: '/multi-country-udi' },
      may: 'mhra eudamed great britain rules law register registered device mandatory',
    },
  ),
  fact(
    'world-same-file',
    'Markets that take the file of EUDAMED',
    `which countries take the same file as EUDAMED
which registers besides EUDAMED accept its XML
for which other market can we use the EUDAMED file
where else can the EUDAMED XML be uploaded
which market accepts the file made for EUDAMED
can one file serve several markets
is the EUDAMED XML accepted outside the EU`,
    'Only Switzerland takes the same file as EUDAMED: swissdamed reads EUDAMED’s XML. Every other market has a format, form or template of its own.',
    'Swissmedic, swissdamed UDI Devices; facts of the hub on each market',
    { screen: '/multi-country-udi', may: 'country countries market markets else other only' },
  ),
  fact(
    'world-gtin-14-zeros',
    'Leading zeros of a GTIN',
    `should the leading zero of a GTIN-14 be removed
can our database strip the leading zeros of a GTIN
may I cut off zeros to store thirteen digits
is it ok to save only 13 digits of a GTIN-14
drop the zeros in front of the GTIN`,
    'No: leading zeros of a GTIN-14 are never cut off, they belong to the identifier as it is stored.',
    'GS1 General Specifications',
  ),
  of(
    'GB',
    'gb-pms',
    'Post-market surveillance in Great Britain',
    `when did the new UK post-market surveillance rules start
Great Britain has new PMS regulations since when do they apply
new PMS regulation UK
UK PMS regulations in force
what changed in UK post-market surveillance in 2025
SI 2024/1368`,
    'The post-market surveillance rules of Great Britain (SI 2024/1368) apply since 16 June 2025, also to CE-marked devices there: a PMS system and plan, reports or periodic safety update reports, and serious incidents reported within 15, 10 or 2 days.',
    'SI 2024/1368, amending the UK MDR 2002',
  ),
  of(
    'GB',
    'gb-ukni',
    'UKNI indication',
    `what is UKNI
when do we need the UKNI indication beside the CE mark
is the UKNI mark accepted in the EU
UKNI or CE in Northern Ireland
CE UKNI`,
    'UKNI stands beside the CE mark on goods for Northern Ireland where a conformity assessment body of the UK assessed them; never alone, and not with a notified body of the EU or self-declaration. Goods with CE and UKNI are not accepted in the EU.',
    'MHRA, guidance on Northern Ireland',
  ),
  of(
    'CH',
    'ch-importer-label',
    'Swiss importer on the device',
    `does the Swiss importer have to be on the label
does the importer have to be named on the device in Switzerland
where does the Swiss importer put its name
importer address label Switzerland`,
    'Yes: the Swiss importer gives its name and address on the device, on its package or in a document that accompanies it.',
    'MedDO Art. 53',
  ),
  of(
    'CA',
    'ca-mdsap',
    'MDSAP in Canada',
    `is MDSAP mandatory for Canada
Health Canada wants an MDSAP certificate for which classes
do we need MDSAP for a Canadian licence
which classes need MDSAP in Canada
is ISO 13485 enough for Canada`,
    'Yes: since 1 January 2019 Health Canada takes only MDSAP certificates as proof of the quality system for device licences, so classes II, III and IV need one; class I does not. An ISO 13485 certificate alone is not enough.',
    'Health Canada, MDSAP transition; SOR/98-282, section 32',
  ),
  fact(
    'world-mdsap',
    'MDSAP',
    `what is MDSAP
which countries take part in MDSAP
which regulators participate in MDSAP
who accepts MDSAP
what does MDSAP stand for
MDSAP members
does the FDA accept MDSAP
is MDSAP accepted in Brazil
does Japan accept MDSAP
does the TGA accept MDSAP`,
    'MDSAP (Medical Device Single Audit Program) is one audit of the quality system for several regulators: Australia (TGA), Brazil (ANVISA), Canada (Health Canada), Japan (MHLW and PMDA) and the United States (FDA). Canada demands it for classes II to IV; the others accept its reports, the FDA in place of routine inspections.',
    'MDSAP consortium; FDA',
    { markets: ['AU', 'BR', 'CA', 'JP', 'US', 'EU'] },
  ),
  fact(
    'world-eudamed-gudid',
    'EUDAMED and GUDID compared',
    `compare UDI databases of EU and US
what is different between the UDI databases of EU and US
EUDAMED versus GUDID
how does GUDID differ from EUDAMED
compare EUDAMED and GUDID`,
    'EUDAMED (EU): manufacturers with an SRN, Basic UDI-DI above the UDI-DI, EMDN, XML or form; besides devices it has actors, certificates, vigilance and studies. GUDID (US): labelers with a DUNS number, one record for each primary DI without a Basic UDI-DI, GMDN and FDA product code, web form or HL7 SPL; devices only. Nothing passes from one to the other.',
    'MDR Art. 28 to 33; 21 CFR 830; FDA guidance on GUDID',
    { markets: ['EU', 'US'] },
  ),
  of(
    'GB',
    'gb-ukca-eu',
    'UKCA in the EU',
    `is UKCA accepted in the EU
does the EU accept the UKCA mark
can a UKCA device be sold in the EU
UKCA only device for Europe`,
    'No: the EU does not accept the UKCA mark; a device needs the CE mark there, with a notified body of the EU where one is demanded.',
    'MDR Art. 20; MHRA',
  ),
  of(
    'GB',
    'gb-importer-ukrp',
    'Importer as UK Responsible Person',
    `can the importer be the UK Responsible Person
may our distributor act as UKRP
can the UKRP be our importer
who may be the UK Responsible Person`,
    'Yes: an importer or distributor with a place of business in the UK may be the UK Responsible Person, if the manufacturer gives it the mandate in writing; a manufacturer has one UK Responsible Person for all its devices.',
    'UK MDR 2002, as amended; MHRA',
  ),
]
