import { isBlank, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument, Field, FieldValue } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { evened, type GapsDevice, type GapsFields, type GapsFile, type GapsLine } from './gaps-lines.ts'
import { readValue, textOf } from './sheet-cell.ts'

/** What a file of gaps would do: nothing is done yet. */
export interface GapsReading {
  /** What is written, by submission; `revision` is the one it was compared with. */
  readonly changes: readonly {
    readonly submissionId: number
    readonly revision: number
    readonly values: Readonly<Record<string, FieldValue | null>>
  }[]
  /** Cells that had no value, and cells that get another one. */
  readonly filled: number
  readonly changed: number
  /** What somebody changed since the file was made; written only by who says so. */
  readonly conflicts: readonly GapsConflict[]
  readonly refused: readonly GapsRefusal[]
}

export interface GapsConflict {
  readonly row: number
  readonly submissionId: number
  readonly revision: number
  readonly device: string
  readonly field: string
  readonly label: string
  /** When the file was made, in the hub now, and in the file; the first is null where the file does not say when. */
  readonly was: string | null
  readonly now: string
  readonly file: string
  readonly value: FieldValue | null
}

export interface GapsRefusal {
  readonly row: number
  /** Null where the whole row is meant. */
  readonly column: string | null
  readonly message: string
}

interface Known extends GapsFields {
  readonly devices: readonly GapsDevice[]
  /** A submission as it was at a revision; undefined where it never had that one. */
  readonly at: (submissionId: number, revision: number) => AnyDocument | undefined
}

/**
 * Compares a file with the submissions as they were when it was made, and as they are now. A blank cell says nothing;
 * one that still says what it said when the file was made says nothing either.
 */
export function readGaps(known: Known, file: GapsFile): GapsReading {
  const reading = new Reading(known, file)
  return reading.result()
}

class Reading {
  private readonly changes = new Map<number, Record<string, FieldValue | null>>()
  private readonly conflicts: GapsConflict[] = []
  private readonly refused: GapsRefusal[]
  private readonly schemas = new Map<string, ReturnType<typeof patchSchema>>()
  /** What was said for a key, by key and field. */
  private readonly said = new Map<string, { readonly row: number; readonly text: string }>()
  private readonly lineOf = new Map<number, GapsLine>()
  private filled = 0
  private changed = 0

  constructor(
    private readonly known: Known,
    private readonly file: GapsFile,
  ) {
    this.refused = file.refused.map(({ row, message }) => ({ row, column: null, message }))
  }

  result(): GapsReading {
    for (const line of this.file.lines) if (!line.isKey) this.place(line)
    for (const line of this.file.lines) if (line.isKey) this.readKey(line)
    const byId = new Map(this.known.devices.map((device) => [device.submissionId, device]))
    for (const [id, line] of this.lineOf) {
      const device = byId.get(id)
      if (device) this.readDevice(device, line)
    }
    const { filled, changed, conflicts } = this
    const changes = [...this.changes].map(([submissionId, values]) => ({
      submissionId,
      revision: byId.get(submissionId)?.revision ?? 0,
      values,
    }))
    return { changes, filled, changed, conflicts, refused: this.refused.toSorted((a, b) => a.row - b.row) }
  }

  /** Which device a line is about: the submission it names, else the only one with its UDI-DI. */
  private place(line: GapsLine): void {
    const { row, submissionId, udiDi } = line
    const refuse = (message: string) => this.refused.push({ row, column: null, message })
    const named = this.known.devices.find((one) => one.submissionId === submissionId)
    const alike = udiDi === '' ? [] : this.known.devices.filter((one) => one.udiDi === udiDi)
    const device = named ?? (submissionId === null && alike.length === 1 ? alike[0] : undefined)
    if (submissionId !== null && !named) return void refuse(`Submission ${submissionId} is not in this sheet`)
    if (named && udiDi !== '' && named.udiDi !== '' && named.udiDi !== udiDi) {
      return void refuse(
        `Submission ${submissionId} has the UDI-DI ${named.udiDi}, and the row says ${udiDi}`,
      )
    }
    if (!device) {
      if (line.cells.size === 0) return
      if (alike.length > 1) return void refuse(`Several submissions of this sheet have the UDI-DI ${udiDi}`)
      return void refuse(
        udiDi === ''
          ? 'The row names no device: write the number of its submission, or its UDI-DI'
          : `No device of this sheet has the UDI-DI ${udiDi}`,
      )
    }
    const earlier = this.lineOf.get(device.submissionId)
    if (earlier) return void refuse(`Row ${earlier.row} is about the same device`)
    this.lineOf.set(device.submissionId, line)
  }

  private readKey(line: GapsLine): void {
    const members = this.known.devices.filter(({ key }) => key !== undefined && key === line.key)
    if (members.length === 0) {
      if (line.cells.size > 0) {
        const message = `No device of this sheet is under ${line.key || 'this Basic UDI-DI'}`
        this.refused.push({ row: line.row, column: null, message })
      }
      return
    }
    for (const [id, text] of line.cells) {
      const isShared = this.known.shared.includes(id)
      const field = this.known.fields[id]
      if (!field) continue
      if (isShared) this.said.set(`${id} ${line.key}`, { row: line.row, text })
      const value = this.valueOf(line.row, id, field, text, () =>
        members.every((device) => this.isUntouched(device, id, field, text)),
      )
      if (value === undefined) continue
      for (const device of members) {
        // What a device says itself goes before what is said for all of them.
        if (!isShared && this.lineOf.get(device.submissionId)?.cells.has(id)) continue
        this.write(device, { row: line.row, id, field, text, value })
      }
    }
  }

  private readDevice(device: GapsDevice, line: GapsLine): void {
    for (const [id, text] of line.cells) {
      const field = this.known.fields[id]
      if (!field || this.isUntouched(device, id, field, text)) continue
      const told = this.contradiction(device, line.row, id, text)
      if (told !== undefined) {
        this.refused.push({ row: line.row, column: field.label, message: told })
        continue
      }
      const value = this.valueOf(line.row, id, field, text, () => false)
      if (value !== undefined) this.write(device, { row: line.row, id, field, text, value })
    }
  }

  /** One value for all devices of a key. */
  private contradiction({ key }: GapsDevice, row: number, id: string, text: string): string | undefined {
    if (key === undefined || !this.known.shared.includes(id)) return undefined
    const place = `${id} ${key}`
    const said = this.said.get(place)
    if (said && said.text !== text) {
      return `All devices under ${key} share one value of this field, and row ${said.row} has a different one: ${said.text}`
    }
    if (!said) this.said.set(place, { row, text })
    return undefined
  }

  /** Still what the hub gave out, or what it has anyway. */
  private isUntouched(device: GapsDevice, id: string, field: Field, text: string): boolean {
    const base = this.baseOf(device)
    const same = (values: AnyDocument | undefined) => values && evened(textOf(field, values[id])) === text
    return Boolean(same(device.values) || same(base))
  }

  private baseOf({ submissionId, revision, values }: GapsDevice): AnyDocument | undefined {
    const given = this.lineOf.get(submissionId)?.revision ?? null
    if (given === null) return undefined
    return given === revision ? values : this.known.at(submissionId, given)
  }

  /** The value a text stands for; undefined, and told, where it stands for none. */
  private valueOf(row: number, id: string, field: Field, text: string, skip: () => boolean) {
    if (skip()) return undefined
    const read = readValue(field, text)
    const refuse = (message: string) => {
      this.refused.push({ row, column: field.label, message })
      return undefined
    }
    if ('error' in read) return refuse(read.error)
    const schema = this.schemas.get(id) ?? patchSchema({ [id]: field })
    this.schemas.set(id, schema)
    const judged = schema.safeParse({ [id]: read.value })
    if (!judged.success) return refuse(judged.error.issues[0]?.message ?? 'Not valid')
    const value = (judged.data as Record<string, FieldValue | null>)[id] ?? null
    return field.type === 'boolean' && field.mark === true && value === false ? null : value
  }

  private write(
    device: GapsDevice,
    cell: { row: number; id: string; field: Field; text: string; value: FieldValue | null },
  ): void {
    const { row, id, field, text, value } = cell
    const now = device.values[id] ?? null
    if (sameValue(value, now) || this.isUntouched(device, id, field, text)) return
    const base = this.baseOf(device)
    const hasValue = now === false || !isBlank(now)
    const isChanged = base ? !sameValue(base[id] ?? null, now) : hasValue
    if (isChanged) {
      this.conflicts.push({
        ...{
          row,
          submissionId: device.submissionId,
          revision: device.revision,
          device: device.name,
          field: id,
          label: field.label,
        },
        ...{ was: base ? textOf(field, base[id]) : null, now: textOf(field, now), file: text, value },
      })
      return
    }
    if (hasValue) this.changed += 1
    else this.filled += 1
    this.changes.set(device.submissionId, { ...this.changes.get(device.submissionId), [id]: value })
  }
}
