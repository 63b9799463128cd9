import type { SheetDevice, SheetSaved, SubmissionSheet } from '#core/contract/submission-sheets.ts'
import type { SubmissionIssue } from '#core/contract/validation-results.ts'

export type Values = Readonly<Record<string, unknown>>

/** What is written into a line. */
export interface RowChange {
  readonly id: number
  readonly values: Values
}

/** What a file says of a line; it was compared with this revision. */
export interface ReadChange extends RowChange {
  readonly revision: number
}

/** What a change has to be changed to, so that it was never made. */
export const before = (
  devices: ReadonlyMap<number, SheetDevice>,
  changes: readonly RowChange[],
): RowChange[] =>
  changes.map(({ id, values }) => {
    const now = devices.get(id)?.values ?? {}
    return { id, values: Object.fromEntries(Object.keys(values).map((field) => [field, now[field] ?? null])) }
  })

interface Result {
  readonly status: NonNullable<SheetDevice['status']>
  readonly issues?: readonly SubmissionIssue[] | undefined
  readonly abilities?: SheetDevice['abilities'] | undefined
}

export const withResult = (
  device: SheetDevice,
  { status, issues, abilities }: Result,
): Partial<SheetDevice> => ({
  status,
  issues: issues ? [...issues] : device.issues,
  ...(abilities && { abilities }),
})

/** The same devices, each where its submission stands now. */
export const withStatusOf = (
  devices: ReadonlyMap<number, SheetDevice>,
  current: ReadonlyMap<number, SheetDevice>,
): Map<number, SheetDevice> =>
  new Map(
    [...devices].map(([id, device]) => {
      const { status, abilities } = current.get(id) ?? device
      return [id, { ...device, status, abilities }]
    }),
  )

export function applied(before: Values, changed: Values): Record<string, unknown> {
  const next: Record<string, unknown> = { ...before, ...changed }
  for (const [field, value] of Object.entries(changed)) if (value === null) delete next[field]
  return next
}

const fieldOf = (path: string): string => path.split('.')[0] ?? path

/** A device with new values; the findings on the changed fields no longer apply. */
export const written = (device: SheetDevice, values: Values): SheetDevice => ({
  ...device,
  values: applied(device.values, values),
  issues: device.issues?.filter(({ field }) => field === null || !(fieldOf(field) in values)) ?? null,
})

export function byId(sheet: SubmissionSheet): Map<number, SheetDevice> {
  return new Map(
    sheet.groups.flatMap(({ devices }) =>
      devices.flatMap((device) => (device.submissionId === null ? [] : [[device.submissionId, device]])),
    ),
  )
}

export type Refused = ReadonlyMap<number, Readonly<Record<string, string>>>

/** What is refused of cells after an answer: what was stored is refused no longer. */
export function refusedAfter(told: Refused, answer: SheetSaved, sent: ReadonlyMap<number, Values>): Refused {
  const next = new Map(told)
  for (const { submissionId } of answer.saved) {
    const id = submissionId ?? 0
    const written = sent.get(id) ?? {}
    const left = Object.entries(next.get(id) ?? {}).filter(([field]) => !(field in written))
    next.set(id, Object.fromEntries(left))
  }
  for (const { submissionId, message, issues } of answer.failed) {
    const fields = Object.keys(sent.get(submissionId) ?? {})
    const ofRow = fields.flatMap((field) => {
      const own = issues.find(({ path }) => path.split('.')[0] === field)
      // Where one cell is wrong, the others of its row were not written either, and say why.
      return [[field, own?.message ?? message] as const]
    })
    next.set(submissionId, { ...next.get(submissionId), ...Object.fromEntries(ofRow) })
  }
  return next
}
