import { describe, expect, it } from 'vitest'
import { findMarket, type Market, markets } from '#core/code-lists/markets.ts'
import { checklistOf } from './checklist.ts'

const today = '2026-11-20'
const of = (codes: readonly string[], riskClasses: readonly string[] = []) =>
  checklistOf({
    today,
    markets: codes.flatMap((code) => findMarket(code) ?? []) as Market[],
    riskClasses,
    requiredFields: ({ code }) => [{ label: `UDI-DI for ${code}`, classes: '' }],
  })

const scopesOf = (code: string, classes: readonly string[] = []) =>
  of([code], classes).flatMap(({ what, date }) => (date ? [what] : []))

describe('the checklist', () => {
  it('has the steps, then of each market its facts, the dates to come with their source, and the data [S1-2.4-15]', () => {
    const items = of(['EU'])
    expect(items[0]).toMatchObject({ part: 'Implementation', what: 'Bring in your devices' })
    const eu = items.filter(({ part }) => part === 'European Union')
    expect(eu[0]).toMatchObject({ what: 'EUDAMED', kind: 'Phased in' })
    expect(eu.find(({ what }) => what.startsWith('Devices already on the market'))).toEqual({
      part: 'European Union',
      what: 'Devices already on the market, legacy devices too',
      date: '2026-11-28',
      kind: 'Data',
      note: 'Twelve months after the notice in the Official Journal of 27 November 2025.',
      source: expect.stringContaining('Decision (EU) 2025/2371'),
      asOf: '2026-11-23',
    })
    expect(eu.at(-1)).toMatchObject({ what: 'UDI-DI for EU', kind: 'Data to have ready' })
    expect(items.some(({ date }) => date === '2026-05-28')).toBe(false)
  })

  it('has every market that is named, and none besides', () => {
    const parts = new Set(of(markets.map(({ code }) => code)).map(({ part }) => part))
    expect(parts.size).toBe(markets.length + 1)
    expect(of(['BR', 'JP']).map(({ part }) => part)).not.toContain('European Union')
  })

  it('keeps to the dates of the classes that are named, and to those that are for all', () => {
    const scopes = (classes: readonly string[]) =>
      of(['BR'], classes).flatMap(({ what, date }) => (date ? [what] : []))
    expect(scopes(['class-iv'])).toEqual(['Class IV'])
    expect(scopes(['class-ii', 'class-i'])).toEqual(['Class II', 'Class I', 'Class II', 'Class I'])
    expect(scopesOf('EU', ['class-iii'])).toEqual(
      scopesOf('EU').filter((scope) => !/IVD class A|class I$/.test(scope)),
    )
  })
})
