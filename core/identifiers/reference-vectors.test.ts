import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkEudamedDi, checkEudamedId } from './eudamed-di.ts'
import { checkGmn, generateGmn, isGmn } from './gmn.ts'
import { checkGtin } from './gtin.ts'
import { checkHibcData } from './hibc.ts'
import { checkHibccBasicUdiDi } from './hibcc-basic-udi-di.ts'
import { checkDonationNumber } from './iccbba.ts'
import type { IdentifierResult } from './identifier-result.ts'
import { checkIfaBasicUdiDi, checkPpn, checkPzn } from './ifa.ts'
import { checkSrn } from './srn.ts'
import { parseUdiCarrier } from './udi-carrier.ts'

/**
 * The collected vectors of other implementations and regulators. They are not part of the repository; the
 * tables beside each module cover the same ground without them.
 */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const folder = `${process.env.HUB_REFERENCE_DIR ?? ''}/identifiers`
const present = existsSync(`${folder}/gmn-vectors.json`)
const load = <T>(file: string, nothing: T): T =>
  present ? (JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as T) : nothing

interface GmnVector {
  readonly gmn: string | null
  readonly valid: boolean
  readonly note: string
  readonly error?: string | null
  readonly op?: 'generate'
  readonly part?: string
  readonly checks?: string | null
  readonly gcp?: string
  readonly model?: string
}
interface OtherVector {
  readonly kind: string
  readonly value: string
  readonly valid: boolean
}
interface ParseExample {
  readonly udi: string
  readonly agency: string
  readonly di: string
  readonly lot: string
  readonly serial: string
  readonly manufacturing: string
  readonly expiration: string
  readonly donationId?: string
}

const gmnVectors = load<{ vectors: GmnVector[] }>('gmn-vectors.json', { vectors: [] }).vectors
const others = load<{ vectors: OtherVector[]; parse_examples: ParseExample[] }>('other-vectors.json', {
  vectors: [],
  parse_examples: [],
})

/** The error names of the vectors in the words of this module. */
const codes: Readonly<Record<string, string>> = {
  bad_character: 'bad_character',
  bad_check_character: 'bad_check_character',
  check_wrong_length: 'too_long',
  model_empty: 'model_reference_missing',
  // gmn-helpers wants five digits; the newer syntax dictionary allows four, so its wrong pair is what is left.
  gcp_too_short: 'wrong_check_characters',
}

const checks: Readonly<Record<string, (value: string) => IdentifierResult>> = {
  gtin: checkGtin,
  hibc: checkHibcData,
  hibc_budi: checkHibccBasicUdiDi,
  ifa_budi: checkIfaBasicUdiDi,
  ppn: checkPpn,
  pzn8: checkPzn,
  eudamed: (value) => (value.startsWith('D-') ? checkEudamedId(value) : checkEudamedDi(value)),
  srn: checkSrn,
  isbt_din_k: checkDonationNumber,
}

describe.skipIf(!present)('reference vectors', () => {
  it.each(gmnVectors.filter(({ op }) => !op))('GMN $gmn: $note', ({ gmn, valid, error, gcp }) => {
    const result = checkGmn(gmn ?? '', gcp?.length)
    expect(result.valid).toBe(valid)
    if (!gcp) expect(isGmn(gmn ?? '')).toBe(valid)
    if (!result.valid) expect(result.problem.code).toBe(error ? codes[error] : 'wrong_check_characters')
  })

  it.each(gmnVectors.filter(({ op }) => op === 'generate'))(
    'GMN of $part',
    ({ part = '', gmn, valid, error }) => {
      const result = generateGmn(part.slice(0, 5), part.slice(5))
      expect(result.valid).toBe(valid)
      if (result.valid) expect(result.value).toBe(gmn)
      else expect(result.problem.code).toBe(codes[error ?? ''])
    },
  )

  it.each(others.vectors.filter(({ kind }) => kind !== 'hibc_rh'))(
    '$kind $value',
    ({ kind, value, valid }) => {
      expect(checks[kind]?.(value).valid).toBe(valid)
    },
  )

  it.each(others.vectors.filter(({ kind }) => kind === 'hibc_rh'))('superseded form $value', ({ value }) => {
    expect(checkHibccBasicUdiDi(value)).toMatchObject({ valid: false, problem: { code: 'superseded_form' } })
  })

  it.each(others.parse_examples)('UDI of $agency', (example) => {
    const result = parseUdiCarrier(example.udi, 2026)
    expect(result).toMatchObject({
      valid: true,
      scheme: example.agency,
      parts: {
        deviceIdentifier: example.di,
        lot: example.lot,
        serial: example.serial,
        manufactured: { date: example.manufacturing },
        expires: { date: example.expiration },
      },
    })
    expect(result.parts.donationNumber).toBe(example.donationId)
  })
})
