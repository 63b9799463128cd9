import type { ValidationResults } from '#core/contract/validation-results.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { ArchivedRow } from '#server/archive/kept-rows-queries.ts'
import { fact, given, text, when } from '#server/dossier/words.ts'
import type { Block, Section } from '#server/pdf/blocks.ts'

interface Validated {
  readonly results: ValidationResults | null
  readonly revision: number
  readonly fields: Fields
  /** What earlier validations found and the last one no longer did. */
  readonly earlier: readonly ArchivedRow[]
}

const order = ['error', 'warning', 'info'] as const
const headings = { error: 'Errors', warning: 'Warnings', info: 'Notes' } as const

/** What the last validation found; a change of the content takes it away, so it is always of the revision shown. */
export function validationSection({ results, revision, fields, earlier }: Validated): Section {
  const labelOf = (field: string | null) => (field === null ? '' : (fields[field]?.label ?? field))
  const resolved: Block[] =
    earlier.length === 0
      ? []
      : [
          { kind: 'heading', text: 'Earlier findings, resolved' },
          table(
            earlier.map((row) => [
              text(row.rule_id),
              labelOf(row.field as string | null),
              `${text(row.message)} (resolved ${when(row.resolved_at)})`,
            ]),
          ),
        ]
  if (!results)
    return {
      title: 'Validation',
      blocks: [{ kind: 'text', text: `Revision ${revision} has not been validated.` }, ...resolved],
    }
  const verdict = (isValid: boolean | null) =>
    isValid === null ? 'The market has no schema' : isValid ? 'Valid' : 'Not valid'
  const versions = Object.entries(results.ruleSetVersions).map(([set, version]) => `${set} ${version}`)
  return {
    title: 'Validation',
    blocks: [
      {
        kind: 'facts',
        facts: given([
          fact('Validated at', when(results.at)),
          fact('Of revision', revision),
          fact(
            'Still current',
            results.ofOtherRules
              ? 'No: the rules have changed since'
              : 'Yes: neither the content nor the rules have changed since',
          ),
          fact('Business rules', verdict(results.businessRulesValid)),
          fact('Schema', verdict(results.schemaValid)),
          fact('Versions of the rules', versions.join('\n')),
        ]),
      },
      ...order.flatMap((severity): Block[] => {
        const found = results.issues.filter((issue) => issue.severity === severity)
        if (found.length === 0) return []
        const rows = found.map(({ ruleId, field, message }) => [ruleId, labelOf(field), message])
        return [{ kind: 'heading', text: `${headings[severity]} (${found.length})` }, table(rows)]
      }),
      ...(results.issues.length === 0 ? [{ kind: 'text', text: 'No findings.' } as const] : []),
      ...resolved,
    ],
  }
}

const table = (rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  table: {
    columns: [
      { title: 'Rule', share: 1.5 },
      { title: 'Field', share: 1.6 },
      { title: 'Finding', share: 4 },
    ],
    rows,
  },
})
