import { describe, expect, it } from 'vitest'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { type GapsDevice, gapsLines, gapsTable } from './gaps-lines.ts'
import { readGaps } from './gaps-reading.ts'

const fields: Fields = {
  riskClass: {
    type: 'code',
    label: 'Risk Class',
    section: 'a',
    codes: [
      { code: 'i', label: 'Class I' },
      { code: 'iia', label: 'Class IIa' },
    ],
  },
  sterile: { type: 'boolean', label: 'Sterile', section: 'a' },
  name: { type: 'text', label: 'Name', section: 'a', maxLength: 10 },
  quantity: { type: 'integer', label: 'Quantity', section: 'a', min: 1 },
}
const shared = ['riskClass']
const columns = ['riskClass', 'sterile', 'name', 'quantity']
const device = (
  submissionId: number,
  values: AnyDocument = {},
  rest: Partial<GapsDevice> = {},
): GapsDevice => ({
  ...{
    submissionId,
    revision: 1,
    key: 'K',
    name: `Device ${submissionId}`,
    udiDi: `0${submissionId}`,
    values,
  },
  ...rest,
})
const fileOf = (devices: readonly GapsDevice[]) => {
  const { header, lines } = gapsTable({ fields, shared }, columns, devices)
  return { header, rows: lines.map(({ cells }, at) => ({ row: at + 2, cells: [...cells] })) }
}
type File = ReturnType<typeof fileOf>
const write = (file: File, row: number, head: string, text: string) => {
  const at = file.header.findIndex((name) => name.startsWith(head))
  const line = file.rows.find((one) => one.row === row)
  if (line) line.cells[at] = text
}
const read = (file: File, devices: readonly GapsDevice[], earlier: AnyDocument = {}) =>
  readGaps({ fields, shared, devices, at: () => earlier }, gapsLines({ fields }, file))

describe('gaps as a file', () => {
  it('say what is shared once, before the devices that share it, and read as nothing when nobody wrote', () => {
    const devices = [
      device(1, { riskClass: 'i', name: 'one' }),
      device(2, { riskClass: 'i' }),
      device(3, {}, { key: undefined }),
    ]
    const file = fileOf(devices)
    expect(file.header.slice(6)).toEqual([
      'Risk Class [riskClass]',
      'Sterile [sterile]',
      'Name [name]',
      'Quantity [quantity]',
    ])
    expect(file.rows.map(({ cells }) => [cells[0], cells[2], cells[6], cells[8]])).toEqual([
      ['Basic UDI-DI', '', 'Class I', ''],
      ['Device', '1', '', 'one'],
      ['Device', '2', '', ''],
      ['Device', '3', '', ''],
    ])
    expect(read(file, devices)).toEqual({ changes: [], filled: 0, changed: 0, conflicts: [], refused: [] })
  })

  it('fill devices from their own lines, and all of a key from its line where a device says nothing itself', () => {
    const devices = [device(1, { name: 'one' }), device(2)]
    const file = fileOf(devices)
    write(file, 2, 'Risk Class', 'IIA'.toLowerCase())
    write(file, 2, 'Name', 'both')
    write(file, 3, 'Sterile', 'no')
    write(file, 4, 'Quantity', '5')
    const { changes, filled, changed, refused } = read(file, devices)
    expect(changes).toEqual([
      { submissionId: 1, revision: 1, values: { riskClass: 'iia', sterile: false } },
      { submissionId: 2, revision: 1, values: { riskClass: 'iia', name: 'both', quantity: 5 } },
    ])
    expect([filled, changed, refused]).toEqual([5, 0, []])
  })

  it('refuse what is no value, with row and column, and read the rest', () => {
    const devices = [device(1), device(2, {}, { key: undefined })]
    const file = fileOf(devices)
    write(file, 2, 'Quantity', 'many')
    write(file, 2, 'Name', 'far too long a name')
    write(file, 3, 'Quantity', '0')
    write(file, 3, 'Name', 'fine')
    const { changes, refused } = read(file, devices)
    expect(changes).toEqual([{ submissionId: 2, revision: 1, values: { name: 'fine' } }])
    expect(refused.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Name'],
      [2, 'Quantity'],
      [3, 'Quantity'],
    ])
  })

  it('tell two values for what all devices of a key have once', () => {
    const devices = [device(1), device(2)]
    const file = fileOf(devices)
    write(file, 2, 'Risk Class', 'Class I')
    write(file, 4, 'Risk Class', 'Class IIa')
    const { changes, refused } = read(file, devices)
    expect(changes.map(({ values }) => values)).toEqual([{ riskClass: 'i' }, { riskClass: 'i' }])
    expect(refused).toMatchObject([
      { row: 4, column: 'Risk Class', message: expect.stringContaining('row 2') },
    ])
  })

  it('overwrite nothing that somebody changed since the file was made, and leave alone what only others changed', () => {
    const before = { name: 'old', quantity: 1 }
    const file = fileOf([device(1, before)])
    write(file, 2, 'Name', 'mine')
    const now = [device(1, { name: 'theirs', quantity: 7 }, { revision: 2 })]
    const { changes, conflicts } = read(file, now, before)
    expect(changes).toEqual([])
    expect(conflicts).toMatchObject([
      { row: 2, field: 'name', was: 'old', now: 'theirs', file: 'mine', value: 'mine' },
    ])
  })

  it('find a device by its UDI-DI where the number of its submission is gone, and tell who is nobody', () => {
    const devices = [device(1), device(2), device(3, {}, { udiDi: '01' })]
    const table = {
      header: ['UDI-DI', 'quantity', 'Remarks', 'Name'],
      rows: [
        { row: 2, cells: ['02', '4', 'x', ''] },
        { row: 3, cells: ['09', '4', '', ''] },
        { row: 4, cells: ['01', '4', '', ''] },
        { row: 5, cells: ['02', '6', '', ''] },
        { row: 6, cells: ['', '6', '', ''] },
      ],
    }
    const file = gapsLines({ fields }, table)
    expect([file.unread, file.columns]).toEqual([['Remarks'], ['quantity', 'name']])
    const { changes, refused } = readGaps({ fields, shared, devices, at: () => undefined }, file)
    expect(changes).toEqual([{ submissionId: 2, revision: 1, values: { quantity: 4 } }])
    expect(refused.map(({ row, message }) => `${row} ${message}`)).toEqual([
      '3 No device of this sheet has the UDI-DI 09',
      '4 Several submissions of this sheet have the UDI-DI 01',
      '5 Row 2 is about the same device',
      '6 The row names no device: write the number of its submission, or its UDI-DI',
    ])
  })
})
