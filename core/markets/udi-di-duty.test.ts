import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { completeCountry, formOf } from '#tests/market-content.ts'
import type { CountryCode } from './country-kit/listed.ts'
import { formReader } from './form-state.ts'
import { marketModules } from './index.ts'
import { factsOn, plannedFor } from './published.ts'
import { readinessOf } from './readiness.ts'

/** A UDI-DI is needed where the law of the market asks this device for one. */

const today = '2026-11-27'
const moduleOf = (code: string) => {
  const found = marketModules.find((one) => one.code === code)
  if (!found) throw new Error(code)
  return found
}

/** What rules, readiness, form and worksheet say of a device without its UDI-DI. */
async function said(code: CountryCode, values: AnyDocument, day: string) {
  const { udiDi: _, ...document } = { ...completeCountry(code), ...values }
  const market = moduleOf(code)
  const issues = market.judge(document, new Set(), day).filter(({ field }) => field === 'udiDi')
  const form = formReader(await formOf(code))(document, day)
  return {
    told: issues.map(({ severity }) => severity),
    missing: [
      ...[readinessOf(market, document, day).missing, form.missing],
      market.files
        .find(({ id }) => id === 'csv')
        ?.missing(document, day)
        .map(({ field }) => field) ?? [],
    ].map((fields) => fields.includes('udiDi')),
    advised: form.advised.includes('udiDi'),
  }
}

const needed = { told: ['error'], missing: [true, true, true], advised: false }
const advised = { told: ['warning'], missing: [false, false, false], advised: true }
const free = { told: [], missing: [false, false, false], advised: false }

describe.each<readonly [CountryCode, AnyDocument, string, typeof needed | typeof free]>([
  ['AU', { riskClass: 'class-iib' }, today, needed],
  ['AU', { riskClass: 'class-is' }, today, needed],
  ['AU', { riskClass: 'class-i' }, today, free],
  ['AU', { riskClass: 'class-im' }, today, free],
  ['AU', { riskClass: 'ivd-class-1' }, today, advised],
  ['AU', { riskClass: 'ivd-class-2' }, today, needed],
  ['SG', { riskClass: 'class-d' }, today, needed],
  ['SG', { riskClass: 'class-c' }, today, needed],
  ['SG', { riskClass: 'class-c', customMade: true }, today, free],
  ['SG', { riskClass: 'class-b' }, today, advised],
  ['SG', { riskClass: 'class-b' }, '2028-10-31', advised],
  ['SG', { riskClass: 'class-b' }, '2028-11-01', needed],
  ['SG', { riskClass: 'class-b', customMade: true }, '2028-11-01', free],
  ['SG', { riskClass: 'class-a' }, today, free],
  ['TW', { riskClass: 'class-iii' }, today, needed],
  ['TW', { riskClass: 'class-ii' }, today, needed],
  ['TW', { riskClass: 'class-i' }, today, free],
  ['KR', { riskClass: 'class-i' }, today, needed],
])('%s, %j, on %s', (code, values, day, expected) => {
  it('rules, readiness, form and worksheet agree', async () => {
    expect(await said(code, values, day)).toEqual(expected)
  })
})

it('a device is counted again on the day from which more is asked', () => {
  const market = moduleOf('SG')
  expect(plannedFor(market, {}, today)).toBe('2028-11-01')
  expect(plannedFor(market, {}, '2028-11-01')).toBeUndefined()
  expect([...factsOn(market, {}, '2028-10-31')]).toEqual([])
  expect(factsOn(market, {}, '2028-11-01').size).toBe(1)
})

it('in Japan it is the barcode that needs the code, not a database nobody has to register with', () => {
  const { udiDi: _, ...document } = completeCountry('JP')
  const [issue] = moduleOf('JP')
    .judge(document, new Set(), today)
    .filter(({ field }) => field === 'udiDi')
  expect(issue?.message).toBe('The barcode on the package needs a GTIN.')
})
