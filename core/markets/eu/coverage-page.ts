import type { Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { type Coverage, coverageOf, dictionarySheets } from './coverage.ts'

/** The coverage of EUDAMED's data dictionary as a page (Markdown), for docs/eudamed-coverage.md. */
export function coveragePage(): string {
  const all = dictionarySheets.flatMap((sheet) => sheet.rows)
  const count = (kind: Coverage['kind']) => all.filter((row) => coverageOf(row)?.kind === kind).length
  return [
    '# Coverage of the EUDAMED data dictionary',
    '',
    'UDI/devices data dictionary 2.18.0. Made by `npm run docs`.',
    '',
    `Of ${all.length} rows, ${count('field')} are fields of a submission, ${count('derived')} follow from fields,`,
    `${count('eudamed')} are EUDAMED's own and ${count('out-of-scope')} are out of scope.`,
    ...dictionarySheets.flatMap((sheet) => ['', `## ${sheet.name}`, '', ...table(sheet.rows)]),
    '',
  ].join('\n')
}

function table(rows: readonly string[]): string[] {
  return ['| Row | Lives in | What |', '|---|---|---|', ...rows.map((row) => line(row))]
}

function line(row: string): string {
  const coverage = coverageOf(row)
  switch (coverage?.kind) {
    case 'field':
      return `| ${row} | ${coverage.fields.map((path) => `\`${path}\``).join(', ')} | ${labelOf(coverage.fields[0] ?? '')} |`
    case 'derived':
      return `| ${row} | derived | ${coverage.from} |`
    case 'eudamed':
      return `| ${row} | EUDAMED's own | ${coverage.note} |`
    case 'out-of-scope':
      return `| ${row} | out of scope | ${coverage.reason} |`
    default:
      return `| ${row} | nowhere | |`
  }
}

function labelOf(path: string): string {
  const [id = '', column] = path.split('.')
  const field = (submissionFields as Fields)[id]
  if (column === undefined || field?.type !== 'group') return field?.label ?? ''
  return `${field.label}: ${field.columns[column]?.label ?? ''}`
}
