import type { SheetDevice, SubmissionSheet } from '#core/contract/submission-sheets.ts'

/** A line of the table: all devices, a group, or one device. What is written into it is written into all beneath. */
export interface SheetRow {
  readonly key: string
  readonly level: 'all' | 'group' | 'device'
  /** Of a group. */
  readonly group?: number
  readonly name: string
  /** The submissions it stands for. */
  readonly ids: readonly number[]
}

interface Shown {
  readonly sheet: SubmissionSheet
  readonly devices: ReadonlyMap<number, SheetDevice>
  readonly open: ReadonlySet<number>
  readonly keep: (device: SheetDevice) => boolean
}

/** The lines in sight: groups that are shut show no devices, and a filter leaves out those that are whole. */
export function rowsOf({ sheet, devices, open, keep }: Shown, allName: string): SheetRow[] {
  const groups = sheet.groups.flatMap((group, index) => {
    const members = group.devices.flatMap(({ submissionId }) => devices.get(submissionId ?? 0) ?? [])
    if (members.length === 0) return []
    const ids = members.flatMap(({ submissionId }) => submissionId ?? [])
    const head: SheetRow = { key: `group ${index}`, level: 'group', group: index, name: group.name, ids }
    const own = !open.has(index)
      ? []
      : members.filter(keep).map((device): SheetRow => {
          const id = device.submissionId ?? 0
          return { key: `device ${id}`, level: 'device', name: device.deviceName ?? '', ids: [id] }
        })
    return [head, ...own]
  })
  const all = [...devices.keys()]
  return [{ key: 'all', level: 'all', name: allName, ids: all }, ...groups]
}
