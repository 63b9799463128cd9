import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import type { SubmissionIssue } from '#core/contract/validation-results.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { declarationRuleId } from '#core/markets/declarations.ts'
import { formReader } from '#core/markets/form-state.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { factsOfRow } from '#core/markets/published.ts'
import { today } from '#web/platform/today.ts'

/**
 * Kept from a file without being an error: statements nobody has made are warned of, and a regulator is never told
 * "no" for them (decision D31).
 */
const keepsFromFile = (issue: SubmissionIssue): boolean =>
  issue.severity === 'error' || issue.ruleId === declarationRuleId

/** The cells of a device: those that have to be filled in, and what is missing or wrong in them, by field. */
export interface DeviceCells {
  readonly needed: ReadonlySet<string>
  readonly gaps: ReadonlyMap<string, string>
}

/**
 * Reads the cells of a device as it is now: what is required follows from its current values (decision D54), what is
 * wrong from the last validation. The result is cached for each device object.
 */
export function cellReader(
  form: Pick<MarketForm, 'regulatorFields' | 'requirements' | 'publishedFrom' | 'heldWhere' | 'asksMoreFrom'>,
  required: string,
): (device: SheetDevice) => DeviceCells {
  const stateOf = formReader(form)
  const isDeclaration = (field: string) => form.regulatorFields[field]?.declaration === true
  // One cell represents all declarations of a device.
  const cellOf = (path: string) => {
    const [field = ''] = path.split('.')
    return isDeclaration(field) ? answersAll : field
  }
  const known = new WeakMap<SheetDevice, DeviceCells>()
  return (device) => {
    const told = known.get(device)
    if (told) return told
    const { needed, missing } = stateOf(
      device.values as AnyDocument,
      today(),
      factsOfRow(device.registered, device.publishDateSent),
    )
    const gaps = new Map(missing.map((path) => [cellOf(path), required]))
    for (const issue of device.issues ?? []) {
      if (!keepsFromFile(issue) || issue.field === null) continue
      const cell = cellOf(issue.field)
      // The message of a rule is more exact than "required"; a declarations finding is dropped once they are answered.
      if (gaps.get(cell) === required || (!gaps.has(cell) && !isAnswered(issue, device)))
        gaps.set(cell, issue.message)
    }
    const cells = { needed: new Set([...needed.map(cellOf), ...gaps.keys()]), gaps }
    known.set(device, cells)
    return cells
  }
}

const answersAll = 'declarationsChecked'

/** A finding about declarations that was made before "Declarations checked" was ticked. */
const isAnswered = (issue: SubmissionIssue, { values }: SheetDevice): boolean =>
  issue.ruleId === declarationRuleId && values[answersAll] === true

export interface RuleFindings {
  readonly key: string
  readonly ruleId: string
  readonly message: string
  readonly severity: SubmissionIssue['severity']
  /** Each device appears once. */
  readonly devices: readonly { readonly id: number; readonly issue: SubmissionIssue }[]
}

/** The findings of all devices by rule and field, those that block a file first, then the most frequent. */
export function findingsByRule(devices: Iterable<SheetDevice>): RuleFindings[] {
  const found = new Map<string, Omit<RuleFindings, 'devices'> & { devices: Map<number, SubmissionIssue> }>()
  for (const { submissionId, issues } of devices) {
    for (const issue of issues ?? []) {
      if (submissionId === null || issue.severity === 'info') continue
      const { ruleId, message, severity } = issue
      // Rules that several fields share are one finding for each field, whatever the row.
      const key = `${ruleId} ${issue.field?.replace(/\.\d+/, '') ?? ''}`
      const known = found.get(key) ?? { key, ruleId, message, severity, devices: new Map() }
      found.set(key, known)
      if (!known.devices.has(submissionId)) known.devices.set(submissionId, issue)
    }
  }
  const rules = [...found.values()].map((one) => ({
    ...one,
    devices: [...one.devices].map(([id, issue]) => ({ id, issue })),
  }))
  const weight = ({ severity }: RuleFindings) => (severity === 'error' ? 0 : 1)
  return rules.sort((a, b) => weight(a) - weight(b) || b.devices.length - a.devices.length)
}
