import type { Severity } from '#core/rules/rule.ts'
import { fold } from '#core/text/fold.ts'
import { type RuleGroup, ruleGroups } from './rule-groups.ts'
import type { RuleRow } from './rule-rows.ts'

export const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[]
export const shownGroups = [...ruleGroups, 'all'] as const
export type ShownGroup = RuleGroup | 'all'

/** The screen state kept in the URL. */
export interface RulesSearch {
  readonly group?: ShownGroup
  readonly search?: string
  readonly category?: string
  readonly severity?: Severity
}

/** Reads it from search parameters; invalid and default values are omitted. */
export function readRulesSearch(search: Readonly<Record<string, unknown>>): RulesSearch {
  const group = shownGroups.find((known) => known === search.group)
  const severity = severities.find((known) => known === search.severity)
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const [words, category] = [text(search.search), text(search.category)]
  return {
    ...(group && group !== 'catalogue' && { group }),
    ...(words !== undefined && { search: words }),
    ...(category !== undefined && { category }),
    ...(severity && { severity }),
  }
}

export function rowsOfGroup(rows: readonly RuleRow[], group: ShownGroup): readonly RuleRow[] {
  return group === 'all' ? rows : rows.filter((row) => row.group === group)
}

/** The rows that have every word of the search somewhere, and the category and severity asked for. */
export function filteredRows(rows: readonly RuleRow[], search: RulesSearch): readonly RuleRow[] {
  const words = fold(search.search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return rows.filter((row) => {
    if (search.category !== undefined && row.category !== search.category) return false
    if (search.severity !== undefined && row.severity !== search.severity) return false
    const text = fold([row.id, row.text, row.category, row.appliesTo, row.currentFact, row.source].join(' '))
    return words.every((word) => text.includes(word))
  })
}
