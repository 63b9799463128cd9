import { fact, type Topic } from '../topic.ts'

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
]
