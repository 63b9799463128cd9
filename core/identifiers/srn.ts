import { blankSentence, characterProblem, emptyProblem, indexOutside } from './identifier-problems.ts'
import {
  accept,
  type IdentifierProblem,
  type IdentifierResult,
  refuse,
  type Subject,
} from './identifier-result.ts'

/** All three, or none for the literal NA. */
export interface SrnParts {
  readonly country?: string
  readonly role?: SrnRole
  readonly number?: string
}
export interface NotifiedBodyParts {
  readonly number: string
}

/**
 * The actor roles EUDAMED numbers. `isSrn`: manufacturers, authorised representatives and importers have a
 * Single Registration Number (MDR and IVDR Article 31/28); the others have an Actor ID of the same form.
 */
export const srnRoles = [
  { code: 'MF', name: 'Manufacturer', isSrn: true },
  { code: 'AR', name: 'Authorised representative', isSrn: true },
  { code: 'IM', name: 'Importer', isSrn: true },
  { code: 'PR', name: 'System or procedure pack producer', isSrn: false },
  { code: 'SP', name: 'Sponsor', isSrn: false },
] as const
export type SrnRole = (typeof srnRoles)[number]['code']

/**
 * Country codes an SRN may start with: ISO 3166-1 alpha-2 and EL, UK and XI. Greece and the United Kingdom
 * stand in both spellings because production data holds both; neither is rewritten.
 * Source: EUDAMED schema 3.0.25, stringSRNType.
 */
const countries = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH EL ER ES ET FI FJ FK FM ' +
    'FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT ' +
    'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN ' +
    'MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT ' +
    'PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL ' +
    'TM TN TO TR TT TV TW TZ UA UG UK UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW'
  ).split(' '),
)

const roleByCode = new Map<string, (typeof srnRoles)[number]>(srnRoles.map((role) => [role.code, role]))
const srnSubject: Subject = { scheme: null, kind: 'srn' }
const actorSubject: Subject = { scheme: null, kind: 'actor-id' }
const noSrnSubject: Subject = { scheme: null, kind: 'no-srn' }
const notifiedBodySubject: Subject = { scheme: null, kind: 'notified-body-number' }

/**
 * Checks a Single Registration Number or Actor ID: country, role, nine digits, as in DE-MF-000012345.
 * EUDAMED also takes the literal NA where an actor has none; that answers with kind `no-srn`.
 * There is no check digit, so a typing error in the number cannot be seen.
 */
export function checkSrn(value: string): IdentifierResult<SrnParts> {
  if (value === '') return refuse(srnSubject, value, emptyProblem('SRN'))
  if (value === 'NA') return accept(noSrnSubject, value, {}, 'format')
  const match = /^([A-Z]{2})-([A-Z]{2})-([0-9]{9})$/.exec(value)
  const [, country = '', roleCode = '', number = ''] = match ?? []
  if (!match) return refuse(srnSubject, value, formProblem(value))
  if (!countries.has(country)) {
    const message = `${country} is not a country code that EUDAMED uses in an SRN.`
    return refuse(srnSubject, value, { code: 'unknown_country', message, index: 0 })
  }
  const role = roleByCode.get(roleCode)
  if (!role) {
    const known = srnRoles.map((entry) => entry.code).join(', ')
    const message = `${roleCode} is not the role of an economic operator or sponsor; EUDAMED knows ${known}.`
    return refuse(srnSubject, value, { code: 'unknown_role', message, index: 3 }, { country, number })
  }
  return accept(role.isSrn ? srnSubject : actorSubject, value, { country, role: role.code, number }, 'format')
}

/** Checks the number of a notified body: four digits, kept with their zeros (NANDO; EUDAMED schema 3.0.25). */
export function checkNotifiedBodyNumber(value: string): IdentifierResult<NotifiedBodyParts> {
  const name = 'notified body number'
  if (value === '') return refuse(notifiedBodySubject, value, emptyProblem(name))
  const foreign = indexOutside(value, /[0-9]/)
  if (foreign >= 0) {
    return refuse(notifiedBodySubject, value, characterProblem(name, value, foreign, 'the digits 0 to 9'))
  }
  if (value.length === 4) return accept(notifiedBodySubject, value, { number: value }, 'format')
  const message = `A notified body number has 4 digits, zeros included; this one has ${value.length}.`
  return refuse(notifiedBodySubject, value, { code: 'bad_length', message, index: Math.min(value.length, 4) })
}

function formProblem(value: string): IdentifierProblem {
  const shape = 'XX-XX-000000000'
  const fits = (index: number) => {
    const pattern = shape[index]
    const character = value.charAt(index)
    if (pattern === 'X') return /[A-Z]/.test(character)
    return pattern === '0' ? /[0-9]/.test(character) : character === pattern
  }
  let index = 0
  while (index < shape.length && fits(index)) index++
  const capitals = /[a-z]/.test(value) ? ' Letters are capitals.' : ''
  const message = `An SRN has a country, a role and nine digits, as in DE-MF-000012345.${capitals}${blankSentence(value, index)}`
  return { code: 'bad_format', message, index }
}
