import { type OperatorType, operatorTypes } from '#core/code-lists/operator-types.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { checkNotifiedBodyNumber, checkSrn, type SrnRole, srnRoles } from '#core/identifiers/srn.ts'
import { emailForm, webAddressForm } from '#core/text/address-forms.ts'

/** The roles an SRN may name for a kind of operator; a producer of packs is entered as a manufacturer. */
const rolesOfType: Readonly<Record<OperatorType, readonly SrnRole[]>> = {
  manufacturer: ['MF', 'PR'],
  'authorized-representative': ['AR'],
  importer: ['IM'],
  // MDR and IVDR Article 30: distributors are not registered.
  distributor: [],
}

/** What was found, and where. */
export interface OperatorFinding {
  readonly path: string
  readonly message: string
}

/** What cannot be right in an operator: it is refused, each with its reason. */
export function operatorIssues(document: AnyDocument): OperatorFinding[] {
  const problems: readonly (readonly [path: string, message: string | undefined])[] = [
    ['srn', problemOfSrn(text(document.srn), rolesOfType[typeOf(document) ?? 'distributor'], document)],
    ['email', problemOfEmail(document.email, 'Valid email is required')],
    ['contactEmail', problemOfEmail(document.contactEmail, 'Valid contact email is required')],
    ['prrcEmail', problemOfEmail(document.prrcEmail, 'Valid email of the responsible person is required')],
    [
      'authorizedRepresentativeSrn',
      problemOfSrn(text(document.authorizedRepresentativeSrn), ['AR'], representative),
    ],
    ['companyPrefix', problemOfPrefix(document)],
    ['notifiedBodyNumber', problemOfNotifiedBody(text(document.notifiedBodyNumber))],
  ]
  return problems.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }]))
}

/** What may be right, and is worth a second look. */
export function operatorFindings(document: AnyDocument): OperatorFinding[] {
  const findings: OperatorFinding[] = []
  const srn = checkSrn(text(document.srn))
  if (document.srn !== undefined && srn.valid) {
    if (typeOf(document) === 'distributor') {
      const message =
        'Distributors are not registered with an SRN. This one belongs to the company in another role.'
      findings.push({ path: 'srn', message })
    }
    const [own = '', country] = [srn.parts.country, document.country]
    const written = writtenInSrn[own] ?? own
    if (typeof country === 'string' && own !== 'XI' && written !== country) {
      findings.push({ path: 'srn', message: `The SRN is of ${own}, the address is in ${country}.` })
    }
  }
  const website = text(document.website)
  if (website !== '' && !webAddressForm.test(website)) {
    findings.push({ path: 'website', message: 'This does not look like a web address.' })
  }
  return findings
}

/** Greece and the United Kingdom stand in SRNs under two codes each. */
const writtenInSrn: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' }

const representative: AnyDocument = { actorType: 'authorized-representative' }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const typeOf = ({ actorType }: AnyDocument): OperatorType | undefined =>
  operatorTypes.find(({ code }) => code === actorType)?.code

function problemOfSrn(srn: string, roles: readonly SrnRole[], document: AnyDocument): string | undefined {
  if (srn === '') return undefined
  const result = checkSrn(srn)
  if (!result.valid) return result.problem.message
  if (result.kind === 'no-srn') return 'Leave the SRN empty where the operator has none.'
  const { role } = result.parts
  const type = operatorTypes.find(({ code }) => code === document.actorType)
  if (!role || !type || roles.length === 0 || roles.includes(role)) return undefined
  const named = srnRoles.find(({ code }) => code === role)?.name.toLowerCase()
  return `${srn} names the role ${role} (${named}). For the type ${type.label} it is ${roles.join(' or ')}.`
}

function problemOfEmail(value: unknown, message: string): string | undefined {
  const email = text(value)
  return email === '' || emailForm.test(email) ? undefined : message
}

/** GS1 General Specifications 1.4.4: 4 to 12 digits; ANSI/HIBC 2.6: a letter and three letters or digits. */
function problemOfPrefix({ companyPrefix, issuingEntity = 'GS1' }: AnyDocument): string | undefined {
  const prefix = text(companyPrefix)
  if (prefix === '') return undefined
  if (issuingEntity === 'GS1' && !/^\d{4,12}$/.test(prefix)) return 'A GS1 company prefix has 4 to 12 digits.'
  if (issuingEntity === 'HIBCC' && !/^[A-Z][A-Z0-9]{3}$/.test(prefix)) {
    return 'A labeler code of HIBCC is a capital letter and three capitals or digits.'
  }
  return undefined
}

function problemOfNotifiedBody(number: string): string | undefined {
  if (number === '') return undefined
  const result = checkNotifiedBodyNumber(number)
  return result.valid ? undefined : result.problem.message
}
