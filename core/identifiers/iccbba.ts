import {
  characterProblem,
  checkProblem,
  emptyProblem,
  indexOutside,
  lengthProblem,
} from './identifier-problems.ts'
import { accept, type IdentifierResult, refuse, type Subject } from './identifier-result.ts'

/**
 * ISBT 128, the standard of ICCBBA for devices that contain tissue, cells or blood: the device identifier
 * and the donation identification number. Their carrier is read in isbt-carrier.ts.
 * Sources: FDA "UDI formats by FDA-accredited issuing agency"; AccessGUDID; idautomation's ISBT 128 page.
 */
export interface IsbtDiParts {
  /** The form in which databases keep it: without the data identifier `=/` or `=)`. */
  readonly deviceIdentifier: string
  readonly facility?: string
  readonly facilityProductCode?: string
  readonly productDescriptionCode?: string
}
export interface DonationNumberParts {
  readonly facility: string
  readonly year: string
  readonly serial: string
  readonly checkCharacter: string
}
export interface IccbbaBasicUdiDiParts {
  readonly length: number
}

const diSubject: Subject = { scheme: 'ICCBBA', kind: 'isbt-di' }
const dinSubject: Subject = { scheme: 'ICCBBA', kind: 'isbt-din' }
const basicSubject: Subject = { scheme: 'ICCBBA', kind: 'iccbba-basic-udi-di' }

const alphabet37 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*'
const longestBasicUdiDi = 25
const facilityLength = 5

/**
 * Checks an ISBT 128 device identifier, with or without its data identifier: 16 characters (facility 5,
 * facility product code 6, product description code 5), or 10 for a blood container, where letters may be
 * small. It has no check character.
 */
export function checkIsbtDi(value: string): IdentifierResult<IsbtDiParts> {
  const name = 'ISBT 128 device identifier'
  if (value === '') return refuse(diSubject, value, emptyProblem(name))
  const flag = /^=[/)]/.exec(value)?.[0] ?? ''
  const code = value.slice(flag.length)
  const isContainer = flag === '=)' || (flag === '' && code.length === 10)
  const foreign = indexOutside(code, isContainer ? /[0-9A-Za-z]/ : /[0-9A-Z]/)
  if (foreign >= 0) {
    const allowed = isContainer ? 'letters and digits' : 'capital letters and digits'
    return refuse(diSubject, value, characterProblem(name, value, flag.length + foreign, allowed))
  }
  const length = isContainer ? 10 : 16
  if (code.length !== length) {
    const message = `An ${name} has 16 characters (a blood container 10); this one has ${code.length}.`
    return refuse(diSubject, value, {
      code: 'bad_length',
      message,
      index: flag.length + Math.min(code.length, length),
    })
  }
  const split = isContainer
    ? {}
    : {
        facility: code.slice(0, 5),
        facilityProductCode: code.slice(5, 11),
        productDescriptionCode: code.slice(11),
      }
  const message = 'An ISBT 128 device identifier has no check character; only its form can be checked.'
  return accept(diSubject, value, { deviceIdentifier: code, ...split }, 'format', [
    { code: 'not_verifiable', message },
  ])
}

/**
 * The check character K of a donation identification number of 13 characters: ISO/IEC 7064 MOD 37-2. It is
 * printed beside the number and never encoded. Throws a RangeError for other characters than 0-9, A-Z, `*`.
 */
export function donationCheckCharacter(donationNumber: string): string {
  let sum = 0
  for (const character of donationNumber) {
    const value = alphabet37.indexOf(character)
    if (value < 0) throw new RangeError(`"${character}" is not in the alphabet of ISO/IEC 7064 MOD 37-2`)
    sum = ((sum + value) * 2) % 37
  }
  return alphabet37.charAt((38 - sum) % 37)
}

/** Checks a printed donation identification number: facility 5, year 2, serial 6, check character K. */
export function checkDonationNumber(value: string): IdentifierResult<DonationNumberParts> {
  const name = 'donation identification number'
  if (value === '') return refuse(dinSubject, value, emptyProblem(name))
  const body = value.slice(0, 13)
  const foreign = indexOutside(body, /[0-9A-Z]/)
  if (foreign >= 0) {
    return refuse(dinSubject, value, characterProblem(name, value, foreign, 'capital letters and digits'))
  }
  const wrongLength = lengthProblem(name, value, 14, 14)
  if (wrongLength) return refuse(dinSubject, value, wrongLength)
  const letter = indexOutside(body.slice(facilityLength), /[0-9]/)
  if (letter >= 0) {
    const place = facilityLength + letter
    const allowed = 'digits after its facility code'
    return refuse(dinSubject, value, characterProblem(name, value, place, allowed))
  }
  const parts: DonationNumberParts = {
    facility: body.slice(0, facilityLength),
    year: body.slice(facilityLength, 7),
    serial: body.slice(7),
    checkCharacter: value.slice(13),
  }
  const expected = donationCheckCharacter(body)
  if (parts.checkCharacter === expected) return accept(dinSubject, value, parts, 'check-characters')
  return refuse(dinSubject, value, checkProblem(name, value, expected), parts)
}

/**
 * Checks the length of an ICCBBA Basic UDI-DI: 1 to 25 printable ASCII characters, the limit that
 * MDCG 2019-1 sets for every issuing entity. Its structure stands in ICCBBA ST-017, which needs a licence,
 * so nothing more is judged and the answer says so (decision D17).
 */
export function checkIccbbaBasicUdiDi(value: string): IdentifierResult<IccbbaBasicUdiDiParts> {
  const name = 'Basic UDI-DI'
  if (value === '') return refuse(basicSubject, value, emptyProblem(name))
  const foreign = indexOutside(value, /[!-~]/)
  if (foreign >= 0) {
    const allowed = 'unaccented letters, digits and signs'
    return refuse(basicSubject, value, characterProblem(name, value, foreign, allowed))
  }
  const wrongLength = lengthProblem(name, value, 1, longestBasicUdiDi)
  if (wrongLength) return refuse(basicSubject, value, wrongLength)
  const message =
    'Only the length was checked: ICCBBA publishes the structure of its Basic UDI-DI to licensees only (ST-017).'
  return accept(basicSubject, value, { length: value.length }, 'length', [
    { code: 'only_length_checked', message },
  ])
}
