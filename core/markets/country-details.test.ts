import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { completeCountry, formOf } from '#tests/market-content.ts'
import { market as colombia } from './country/co.ts'
import type { CountryCode } from './country-kit/listed.ts'
import { formReader } from './form-state.ts'
import { marketModules } from './index.ts'
import { auSplFile } from './spl/au.ts'
import { parseSpl, splValues } from './spl/read.ts'

const today = '2026-11-27'
const told = (code: CountryCode, values: AnyDocument) =>
  (
    marketModules
      .find((one) => one.code === code)
      ?.judge({ ...completeCountry(code), ...values }, new Set(), today) ?? []
  ).map(({ field, severity }) => [field, severity])

describe('Brazil: each level of packaging', () => {
  it('needs what it holds and who issued its code, unless the code itself says so', async () => {
    const packages = [{ packageDi: '19521234000010' }, { packageDi: 'X-10', quantity: 5 }]
    expect(told('BR', { packages })).toEqual([
      ['packages.0.quantity', 'error'],
      ['packages.1.issuingEntity', 'error'],
    ])
    const form = formReader(await formOf('BR'))({ ...completeCountry('BR'), packages }, today)
    expect(form.missing.toSorted()).toEqual(['packages.0.quantity', 'packages.1.issuingEntity'])
    expect(
      told('BR', {
        packages: [
          { packageDi: '19521234000010', quantity: 10 },
          { packageDi: 'X-10', quantity: 5, issuingEntity: 'ICCBBA' },
        ],
      }),
    ).toEqual([])
  })
})

describe('Australia: a device without a brand name', () => {
  const { brandName: _, ...unbranded } = completeCountry('AU')

  it('gets none in the draft of the SPL either: a change of it would need a new UDI-DI', () => {
    const { content } = auSplFile.write(unbranded, {
      ...{ correlationId: '0f1e2d3c-0000-4000-8000-000000000001', facts: new Set<string>() },
      ...{ messageId: '0f1e2d3c-0000-4000-8000-000000000002', createdAt: '2026-11-27T09:00:00.000Z' },
    })
    expect(splValues('AU', parseSpl(String(content))).single.brandName ?? '').toBe('')
  })

  it('is reminded of it', async () => {
    expect(told('AU', { brandName: undefined })).toEqual([['brandName', 'warning']])
    expect(formReader(await formOf('AU'))(unbranded, today).advised).toContain('brandName')
  })
})

it('Colombia: the resolution has one date wherever it is named, and what is only counted says so', () => {
  const named = [...JSON.stringify(colombia).matchAll(/Resolución 1405[^"]*?(\d{1,2} August 2022)/g)]
  expect(new Set(named.map(([, day]) => day))).toEqual(new Set(['5 August 2022']))
  expect(named).toHaveLength(4)
  expect(colombia.udiRequirements.milestones.map(({ date, toBeConfirmed }) => [date, toBeConfirmed])).toEqual(
    [
      ['2025-02-08', true],
      ['2025-08-08', true],
      ['2026-02-08', undefined],
    ],
  )
})
