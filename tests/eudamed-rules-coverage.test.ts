import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogueCoverage } from '#core/markets/eu/rules/catalogue-coverage.ts'
import { eudamedRuleSet } from '#core/markets/eu/rules/index.ts'

/** Every business rule of EUDAMED that can be told without EUDAMED is held somewhere, and it is known where. */

const catalogue = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/rules-catalogue-2.18.1.json')
const hasCatalogue = process.env.HUB_REFERENCE_DIR !== undefined && existsSync(catalogue)

interface CatalogueRule {
  readonly id: string
  readonly offline_checkable: 'yes' | 'partly' | 'no'
}

/** The catalogue writes some ids with where they come from. */
const plainId = (id: string): string => id.replace(/^DD /, '').replace(/ \(was .*\)$/, '')

function offlineRules(): string[] {
  const { rules } = JSON.parse(readFileSync(catalogue, 'utf8')) as { rules: readonly CatalogueRule[] }
  return rules.filter(({ offline_checkable }) => offline_checkable !== 'no').map(({ id }) => plainId(id))
}

const known = eudamedRuleSet.rules.map(({ id }) => id)
const isKnown = (id: string): boolean => known.some((one) => one === id || one.startsWith(`${id}.`))

describe('the business rules of EUDAMED', () => {
  it('stand in the table once each', () => {
    const ids = catalogueCoverage.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(catalogueCoverage.filter((row) => row.held === 'rule'))('$id is judged', ({ id, by = [id] }) => {
    expect(by.filter((one) => !isKnown(one))).toEqual([])
  })

  it.skipIf(!hasCatalogue)('are all there that can be told without EUDAMED', () => {
    const ids = new Set(catalogueCoverage.map(({ id }) => id))
    const offline = offlineRules()
    expect(offline).toHaveLength(121)
    expect(offline.filter((id) => !ids.has(id))).toEqual([])
    expect([...ids].filter((id) => !offline.includes(id))).toEqual([])
  })
})
