import type { RawEntry } from './raw-entry.ts'

/**
 * Recalls (https://open.fda.gov/apis/device/recall/searchable-fields/) and enforcement reports
 * (https://open.fda.gov/apis/device/enforcement/searchable-fields/) as entries. Where nothing fits, openFDA answers an
 * error without results.
 */
export function readOpenFda(answer: unknown): RawEntry[] {
  const results = (answer as { results?: unknown } | null)?.results
  return Array.isArray(results) ? results.map((one) => entryOf(factsOf(one))) : []
}

type Facts = Readonly<Record<string, string | undefined>>

const factsOf = (one: unknown): Facts =>
  Object.fromEntries(
    Object.entries(typeof one === 'object' && one !== null ? one : {}).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : undefined,
    ]),
  )

const details = 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfRES/res.cfm?id='

function entryOf(facts: Facts): RawEntry {
  const { recalling_firm: firm = '', reason_for_recall: reason, cfres_id: details_id } = facts
  const product = facts.product_description ?? facts.product_code ?? ''
  const number = facts.product_res_number ?? facts.recall_number
  const sentences = [
    reason,
    product && `Product: ${product}`,
    firm && `Firm: ${firm}`,
    facts.product_code && `Product code: ${facts.product_code}`,
    facts.root_cause_description && `Root cause: ${facts.root_cause_description}`,
    facts.distribution_pattern && `Distribution: ${facts.distribution_pattern}`,
  ]
  const what = product.split(/[.;\n]/)[0]?.trim() ?? ''
  return {
    id: number ?? facts.event_id ?? `${firm} ${what}`,
    title: ['Recall', number && `${number}:`, what, firm && `(${firm})`].filter(Boolean).join(' '),
    summary: sentences.filter(Boolean).join('\n'),
    url: details_id && /^\d+$/.test(details_id) ? `${details}${details_id}` : undefined,
    date:
      facts.event_date_posted ??
      facts.report_date ??
      facts.event_date_initiated ??
      facts.recall_initiation_date,
    tags: [facts.classification, facts.product_code, facts.recall_status ?? facts.status],
  }
}
