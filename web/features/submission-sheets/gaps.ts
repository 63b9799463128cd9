import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import type { SubmissionIssue } from '#core/contract/validation-results.ts'

/**
 * Kept from a file without being an error: statements nobody has made are warned of, and a regulator is never told
 * "no" for them (decision D31).
 */
const keepsFromFile = (issue: SubmissionIssue): boolean =>
  issue.severity === 'error' || issue.ruleId === 'HUB-DECL'

/** What is missing or wrong with a device, by field: what a rule says of a cell belongs to its table. */
export function gapsOf(device: SheetDevice): ReadonlyMap<string, string> {
  const gaps = new Map<string, string>()
  for (const issue of device.issues ?? []) {
    if (!keepsFromFile(issue) || issue.field === null) continue
    const [field = ''] = issue.field.split('.')
    if (!gaps.has(field)) gaps.set(field, issue.message)
  }
  return gaps
}

export interface RuleFindings {
  readonly ruleId: string
  readonly message: string
  readonly severity: SubmissionIssue['severity']
  readonly devices: readonly { readonly id: number; readonly issue: SubmissionIssue }[]
}

/** The findings of all devices by rule, those that keep from a file first, then the commonest. */
export function findingsByRule(devices: Iterable<SheetDevice>): RuleFindings[] {
  const rules = new Map<
    string,
    {
      ruleId: string
      message: string
      severity: SubmissionIssue['severity']
      devices: { id: number; issue: SubmissionIssue }[]
    }
  >()
  for (const { submissionId, issues } of devices) {
    for (const issue of issues ?? []) {
      if (submissionId === null || issue.severity === 'info') continue
      const known = rules.get(issue.ruleId)
      const found = { id: submissionId, issue }
      if (known) known.devices.push(found)
      else {
        const { ruleId, message, severity } = issue
        rules.set(issue.ruleId, { ruleId, message, severity, devices: [found] })
      }
    }
  }
  const weight = ({ severity }: RuleFindings) => (severity === 'error' ? 0 : 1)
  return [...rules.values()].sort((a, b) => weight(a) - weight(b) || b.devices.length - a.devices.length)
}
