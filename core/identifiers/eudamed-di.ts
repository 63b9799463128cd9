import { agenciesOf } from './agency-udi-di.ts'
import { checkCharacterPair, endsInCheckPair, indexOutsideSet82 } from './check-characters.ts'
import { characterProblem, checkProblem, emptyProblem, lengthProblem } from './identifier-problems.ts'
import {
  accept,
  type IdentifierProblem,
  type IdentifierResult,
  refuse,
  type Subject,
} from './identifier-result.ts'
import type { IssuingEntityCode } from './issuing-entities.ts'

/**
 * The identifiers EUDAMED gives legacy devices (MDD, AIMDD, IVDD). The EUDAMED DI (`B-`) stands where others
 * have a Basic UDI-DI, the EUDAMED ID (`D-`) where others have a UDI-DI.
 * Either a body of 1 to 21 characters and a check character pair over the body alone, or, where the device
 * has a UDI-DI, just `B-` and that UDI-DI of any agency, with no further pair.
 * Source: EUDAMED business rules BR-UDID-640 to 644; EUDAMED help, legacy devices.
 */
export interface EudamedDiParts {
  readonly body: string
  /** Absent when the body is a UDI-DI. */
  readonly checkCharacterPair?: string
  /** The agency whose UDI-DI the body could be. */
  readonly udiDiIssuingEntity?: IssuingEntityCode
}

const diSubject: Subject = { scheme: 'EUDAMED', kind: 'eudamed-di' }
const idSubject: Subject = { scheme: 'EUDAMED', kind: 'eudamed-id' }
const prefixLength = 2
const pairLength = 2
const longestBody = 21
const allowedCharacters = 'unaccented letters, digits, hyphens and the other signs of GS1 character set 82'

/** Checks a EUDAMED DI, which starts with B-. A form without check characters answers with a warning. */
export function checkEudamedDi(value: string): IdentifierResult<EudamedDiParts> {
  const name = 'EUDAMED DI'
  const problem = formatProblem(name, 'B-', value)
  if (problem) return refuse(diSubject, value, problem)
  if (endsInCheckPair(value, prefixLength))
    return accept(diSubject, value, splitValue(value), 'check-characters')
  const udiDi = value.slice(prefixLength)
  const [agency] = agenciesOf(udiDi)
  if (!agency) return refuse(diSubject, value, pairProblem(name, value), splitValue(value))
  const message = `Read as "B-" and a ${agency} UDI-DI: such a EUDAMED DI has no check characters of its own.`
  return accept(diSubject, value, { body: udiDi, udiDiIssuingEntity: agency }, 'format', [
    { code: 'not_verifiable', message },
  ])
}

/** Checks a EUDAMED ID, which starts with D- and always has check characters. */
export function checkEudamedId(value: string): IdentifierResult<EudamedDiParts> {
  const name = 'EUDAMED ID'
  const problem = formatProblem(name, 'D-', value)
  if (problem) return refuse(idSubject, value, problem)
  if (endsInCheckPair(value, prefixLength))
    return accept(idSubject, value, splitValue(value), 'check-characters')
  return refuse(idSubject, value, pairProblem(name, value), splitValue(value))
}

/**
 * Makes the EUDAMED DI of a legacy device without a UDI-DI from a body of 1 to 21 characters; good practice
 * is a body that holds the manufacturer's SRN.
 */
export function generateEudamedDi(body: string): IdentifierResult<EudamedDiParts> {
  const partial = `B-${body}`
  const name = 'body of a EUDAMED DI'
  if (body === '') return refuse(diSubject, partial, { ...emptyProblem(name), part: 'body' })
  const foreign = indexOutsideSet82(body)
  if (foreign >= 0) {
    return refuse(diSubject, partial, {
      ...characterProblem(name, body, foreign, allowedCharacters),
      part: 'body',
    })
  }
  const wrongLength = lengthProblem(name, body, 1, longestBody)
  if (wrongLength) return refuse(diSubject, partial, { ...wrongLength, part: 'body' })
  return checkEudamedDi(partial + checkCharacterPair(body))
}

/** The EUDAMED DI of a legacy device that has a UDI-DI, whoever issued that. */
export function eudamedDiOfUdiDi(udiDi: string): string {
  return `B-${udiDi}`
}

/** The EUDAMED ID that belongs to a EUDAMED DI: the same body. */
export function eudamedIdOf(eudamedDi: string): string {
  return `D-${eudamedDi.slice(prefixLength)}`
}

function formatProblem(name: string, prefix: string, value: string): IdentifierProblem | undefined {
  if (value === '') return emptyProblem(name)
  if (!value.startsWith(prefix)) {
    return { code: 'bad_format', message: `A ${name} starts with "${prefix}".`, index: 0 }
  }
  const foreign = indexOutsideSet82(value)
  if (foreign >= 0) return characterProblem(name, value, foreign, allowedCharacters)
  return lengthProblem(name, value, prefixLength + 1 + pairLength, prefixLength + longestBody + pairLength)
}

function pairProblem(name: string, value: string): IdentifierProblem {
  return checkProblem(name, value, checkCharacterPair(value.slice(prefixLength, -pairLength)))
}

function splitValue(value: string): EudamedDiParts {
  return { body: value.slice(prefixLength, -pairLength), checkCharacterPair: value.slice(-pairLength) }
}

/** EUDAMED IDs stand for a UDI-DI where a legacy device has none. */
export const isEudamedId = (text: string): boolean => text.startsWith('D-')
