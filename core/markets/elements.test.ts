import { describe, expect, it } from 'vitest'
import { isFullyKnown } from '#core/code-lists/markets.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { formOf } from '#tests/market-content.ts'
import type { RegulatorElements } from './country-kit/elements.ts'
import { countryMarkets } from './country-kit/listed.ts'
import { marketModules } from './index.ts'

/** What a market with its regulator's own elements has to say of each of them (decision D133). */

const withElements = await Promise.all(
  Object.values(countryMarkets).flatMap(({ code, elements, udiRequirements }) => {
    const market = marketModules.find((one) => one.code === code)
    return elements && market
      ? [formOf(code).then((form) => ({ code, market, form, elements, udiRequirements }))]
      : []
  }),
)

const fieldOf = (path: string) => path.split('.')[0] ?? path
const isDay = /^20\d\d-\d\d-\d\d$/
const conditionsOf = (elements: RegulatorElements, status: string) =>
  Object.entries(elements.asked).flatMap(([path, one]) => (one.status === status ? [fieldOf(path)] : []))

it('are there for the markets of the first rank, and for Colombia', () => {
  const codes = withElements.map(({ code }) => code).toSorted()
  expect(codes).toEqual(['AU', 'BR', 'CO', 'JP', 'KR', 'SA', 'SG', 'TW'])
})

describe.each(withElements)('$code: the elements', ({ code, market, form, elements, udiRequirements }) => {
  it('have a source with its day, and every source is used', () => {
    const used = new Set(Object.values(elements.asked).map(({ source }) => source))
    expect([...used].toSorted()).toEqual(Object.keys(elements.sources).toSorted())
    for (const { title, on } of Object.values(elements.sources)) {
      expect(title.length).toBeGreaterThan(4)
      expect(on).toMatch(isDay)
    }
    expect(udiRequirements.asOf).toMatch(isDay)
    expect(udiRequirements.milestones.length).toBeGreaterThan(0)
  })

  it('are fields and columns of the market, and every field of its own is one of them', () => {
    for (const path of Object.keys(elements.asked)) {
      const [id = '', column] = path.split('.')
      expect(market.fields, path).toHaveProperty(id)
      if (column) expect(market.fields[id], path).toHaveProperty(`columns.${column}`)
    }
    const own = Object.keys(market.fields).filter((id) => !(id in submissionFields))
    expect(own.filter((id) => !(id in elements.asked))).toEqual([])
  })

  it('stand in the form, in sections of the regulator, under the names the regulator has for them', () => {
    const shown = form.sections.flatMap(({ id, groups }) =>
      groups.flatMap(({ fields }) => (id === 'further' ? [] : fields)),
    )
    expect(Object.keys(elements.asked).filter((path) => !shown.includes(fieldOf(path)))).toEqual([])
    for (const [path, { element }] of Object.entries(elements.asked)) {
      const [id = '', column] = path.split('.')
      const { id: name, columnIds } = form.regulatorFields[id] ?? {}
      expect(column ? columnIds?.[column] : name, path).toBe(element)
    }
  })

  it('are needed where they are mandatory, and judged where they depend on something', () => {
    const needed = market.requirements.flatMap(({ id, field, when }) =>
      id === 'FIELD-REQUIRED' && when === undefined ? [field] : [],
    )
    expect(conditionsOf(elements, 'mandatory').filter((id) => !needed.includes(id))).toEqual([])
    const judged = market.ruleSets.flatMap(({ rules }) => rules.flatMap(({ field, each }) => [field, each]))
    const conditional = conditionsOf(elements, 'conditional').filter(
      (id) => !judged.includes(id) && form.regulatorFields[id]?.asked === undefined,
    )
    expect(conditional.filter((id) => !worded.includes(`${code}.${id}`))).toEqual([])
  })

  it('name what is not public, and no device is complete while there is any', () => {
    expect(form.untold).toEqual(elements.untold)
    expect(isFullyKnown(code)).toBe(elements.untold.length === 0)
    for (const one of elements.untold) expect(one).toMatch(/^[A-Z].{4,}[^.]$/)
  })
})

/** Conditions that no field of the record tells: they stand in the help of the field. */
const worded = ['AU.directMarkingDi', 'SG.directMarkingDi', 'JP.productionIdentifiers']
