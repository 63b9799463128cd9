/**
 * How each of EUDAMED's business rules that can be told without EUDAMED is held here; ids as in the official
 * document (business rules UDI/Devices 2.18.1, with what the data dictionary and the schema set add).
 *
 * `rule`: judged before a file is made, under the same id (with a number behind it where it is several rules)
 * or under those named. `by construction`: no message that breaks it can be made. `on change`: it compares with
 * what was registered before.
 */
export type Coverage =
  | { readonly id: string; readonly held: 'rule'; readonly by?: readonly string[] }
  | { readonly id: string; readonly held: 'by construction'; readonly how: string }
  | { readonly id: string; readonly held: 'on change'; readonly what: string }

const rule = (id: string, ...by: readonly string[]): Coverage =>
  by.length > 0 ? { id, held: 'rule', by } : { id, held: 'rule' }
const built = (id: string, how: string): Coverage => ({ id, held: 'by construction', how })
const onChange = (id: string, what: string): Coverage => ({ id, held: 'on change', what })

const structure: readonly Coverage[] = [
  built('BR-UDID-004', 'A new Basic UDI-DI travels in a device, whose type holds its UDI-DI too.'),
  built('BR-UDID-069', 'A submission has one Basic UDI-DI, and its UDI-DI repeats that one.'),
  built('BR-DTX-UDI-010', 'Basic UDI-DI and the reference to it in the UDI-DI are made from the same field.'),
  built('BR-DTX-UDI-032', 'The sender is the manufacturer or pack producer of the submission.'),
  built('BR-DTX-UDID-088', 'The device is built without certificateLinks, which only downloads have.'),
  built('BR-UDID-061', 'Flags are always written; the other mandatory data are rules of their own.'),
  built('BR-UDID-062', 'Flags are always written; the other mandatory data are rules of their own.'),
  built('BR-UDID-669', 'Flags are always written; the other mandatory data are rules of their own.'),
  rule('BR-UDID-648'),
]

const actors: readonly Coverage[] = [
  rule('BR-DTX-UDI-079'),
  rule('BR-DTX-UDI-080'),
  rule('BR-UDID-011'),
  rule('XSD-SRN'),
  rule('BR-UDID-095', 'FLD-UDID-221', 'BR-UDID-725'),
  rule('BR-UDID-724'),
  rule('BR-UDID-725'),
  rule('BR-DTX-UDID-087'),
  built('BR-DTX-UDID-086', 'Organisations have no fields for coordinates, trade register or short name.'),
  built('BR-UDID-718', 'The name of an organisation is one field and written once, in language ANY.'),
]

const identifiers: readonly Coverage[] = [
  rule('BR-UDID-003'),
  rule('BR-UDID-020'),
  rule('BR-UDID-023'),
  built(
    'BR-UDID-639',
    'Direct marking is told by its DI alone, so it is there exactly when the device is marked.',
  ),
  rule('BASIC-UDI-LEN', 'BR-UDID-003.1'),
  rule('BR-UDID-640'),
  rule('BR-UDID-641'),
  rule('BR-UDID-642'),
  rule('BR-UDID-643'),
  rule('BR-UDID-644'),
  rule('BR-UDID-731'),
  rule('BR-UDID-729'),
  rule('BR-DTX-UDID-730'),
  rule('BR-UDID-687'),
  rule('BR-UDID-094'),
  rule('BR-UDID-681'),
  rule('BR-UDID-700'),
  rule('BR-UDID-702'),
  rule('BR-UDID-706', 'BR-UDID-702'),
]

const device: readonly Coverage[] = [
  rule('BR-UDID-066'),
  rule('BR-UDID-635'),
  rule('BR-UDID-676'),
  rule('BR-UDID-677'),
  rule('ENUM-817'),
  rule('BR-UDID-705'),
  rule('BR-UDID-737'),
  rule('BR-DTX-UDI-104'),
  rule('BR-UDID-098'),
  rule('BR-UDID-109'),
  rule('RULE-00015'),
  rule('BR-UDID-113'),
  rule('BR-UDID-070'),
  rule('BR-UDID-091'),
  rule('BR-DTX-UDID-091'),
  rule('BR-DTX-UDID-090'),
  rule('BR-DTX-UDID-094'),
  rule('BR-UDID-131'),
  rule('BR-UDID-636'),
  rule('FLD-UDID-148'),
  rule('FLD-UDID-151'),
  rule('BR-UDID-024'),
  rule('BR-DTX-UDID-089'),
  built(
    'XSD-SIZE',
    'Every field of the dictionary has the smaller of the limits, and the field rules judge it.',
  ),
]

const conditionsSizesSubstances: readonly Coverage[] = [
  rule('BR-UDID-028'),
  rule('BR-DTX-UDI-077'),
  rule('BR-UDID-030'),
  rule('BR-DTX-UDI-078'),
  built(
    'BR-UDID-721',
    'The lists of values hold the items of the schema set in force; other values are errors.',
  ),
  rule('BR-UDID-075'),
  rule('BR-UDID-076'),
  rule('BR-UDID-077'),
  rule('BR-UDID-722'),
  rule('BR-UDID-025'),
  rule('BR-UDID-027'),
  built('BR-UDID-090', 'Endocrine disrupting substances are a table with as many rows as there are.'),
  rule('BR-UDID-041'),
  rule('BR-UDID-101'),
  rule('BR-DTX-UDI-084'),
  rule('BR-DTX-UDI-085'),
  rule('XSD-CAS'),
]

const market: readonly Coverage[] = [
  rule('BR-UDID-073'),
  rule('BR-UDID-458'),
  rule('BR-UDID-043'),
  rule('BR-UDID-673'),
  rule('BR-UDID-674'),
  rule('BR-UDID-045'),
  rule('FLD-UDID-137'),
  rule('BR-UDID-046'),
  rule('BR-UDID-047'),
  rule('BR-DTX-UDI-098'),
  built('BR-DTX-UDI-100', 'The list of countries is that of EUDAMED; the field rules refuse any other.'),
  built('BR-UDID-661', 'Packages are a table; several of them may hold the same.'),
  rule('FLD-UDID-124'),
]

const changes: readonly Coverage[] = [
  onChange('BR-UDID-632', 'Packages: added, or another status; never another quantity.'),
  onChange('BR-DTX-UDI-102', 'What PACKAGE_UDI.PUT says of each package.'),
  onChange('BR-DTX-UDID-102.1', 'Packages change through PACKAGE_UDI.PUT only.'),
  onChange('BR-DTX-UDI-036', 'The version of an update.'),
  onChange('BR-UDID-268', 'The Basic UDI-DI of a further UDI-DI is known to EUDAMED.'),
  rule('BR-UDID-684', 'BR-DTX-UDI-035'),
  rule('BR-DTX-UDI-037', 'BR-DTX-UDI-035'),
  rule('BR-DTX-UDI-033', 'BR-DTX-UDI-035'),
  onChange('BR-DTX-UDI-060', 'The same for an EUDAMED DI.'),
  onChange('BR-DTX-UDI-031', 'Who sends an update registered the device.'),
  onChange('BR-DTX-UDI-026', 'What may change of a Basic UDI-DI.'),
  onChange('BR-DTX-UDI-031b', 'What may not change of a UDI-DI.'),
  onChange('BR-DTX-UDID-092', 'BASIC_UDI.PATCH repeats what may not change.'),
  onChange('BR-DTX-UDID-093', 'UDI_DI.PATCH repeats what may not change.'),
  onChange('BR-DTX-UDID-096', 'UDI_DI.PATCH has market information for another first country only.'),
  onChange('BR-DTX-UDI-101', 'MARKET_INFO.PUT keeps the first country.'),
  onChange('BR-DTX-UDI-103', 'Another first country is one of the list.'),
  onChange('BR-DTX-UDI-105', 'Markets change through MARKET_INFO.PUT.'),
  onChange('BR-DTX-UDI-096', 'What MARKET_INFO.PUT says.'),
  onChange('BR-DTX-UDI-097', 'One market information for a UDI-DI and file.'),
  onChange('BR-DTX-UDI-023', 'Who sends market information registered the device.'),
  onChange('BR-DTX-UDI-038', 'Who sends packages registered the device.'),
  onChange('BR-DTX-UDID-093.1', 'The original manufacturer changes through PRODUCT_DESIGNER.PUT.'),
]

const transport: readonly Coverage[] = [
  built('XSD-VERSION', 'The writer sets the version attribute of the release it is told.'),
  built(
    'XSD-MAX-300',
    'The upload plan begins another file after 300 entities, and the writer refuses more.',
  ),
  built('BR-DOC-003', 'It is about attached documents, and the hub attaches none.'),
  built('BR-DTX-UDI-007', 'The schema of a download request refuses pages of more than 300.'),
  built('BR-DTX-UDI-065', 'The hub sends no download requests, so none without the SRN of the one who asks.'),
  built(
    'BR-DTX-UDI-069',
    'The hub sends no download requests; by its type, each criterion of one has a single value.',
  ),
]

export const catalogueCoverage: readonly Coverage[] = [
  ...structure,
  ...actors,
  ...identifiers,
  ...device,
  ...conditionsSizesSubstances,
  ...market,
  ...changes,
  ...transport,
]
