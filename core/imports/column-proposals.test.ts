import { describe, expect, it } from 'vitest'
import { foldHeader, proposeColumns, spokenName } from './column-proposals.ts'

const targets = [
  { field: 'deviceNumber', names: ['Device Number', 'Article No'] },
  { field: 'deviceName', names: ['Device Name'] },
  { field: 'sterile', names: ['Sterile'] },
]
const proposed = (header: string[], remembered: [string, string | null][] = []) =>
  proposeColumns(header, targets, new Map(remembered)).map(({ field, by }) => [field, by])

describe('what the columns of a file may hold', () => {
  it('takes own names first, then other names whatever their case and punctuation', () => {
    expect(proposed(['DEVICE_NAME', ' devicenumber ', 'Stérile?', 'Colour', ''])).toEqual([
      ['deviceName', 'similar'],
      ['deviceNumber', 'exact'],
      ['sterile', 'similar'],
      [null, null],
      [null, null],
    ])
  })

  it('proposes no field for two columns; the one with its own name has it', () => {
    expect(proposed(['Article No', 'deviceNumber'])).toEqual([
      [null, null],
      ['deviceNumber', 'exact'],
    ])
    expect(proposed(['Device Name', 'Device-Name'])).toEqual([
      ['deviceName', 'similar'],
      [null, null],
    ])
  })

  it('remembers what was chosen before, left out as well, where that field is still there', () => {
    const remembered: [string, string | null][] = [
      ['colour', null],
      ['devicename', 'deviceNumber'],
      ['old', 'goneField'],
    ]
    expect(proposed(['Colour', 'Device Name', 'Old'], remembered)).toEqual([
      [null, 'remembered'],
      ['deviceNumber', 'remembered'],
      [null, null],
    ])
  })

  it('tells of a column that was left out before and could be read, unless another one is', () => {
    const remembered: [string, string | null][] = [
      ['sterile', null],
      ['colour', null],
    ]
    expect(proposed(['Sterile', 'Colour', 'Sterile?'], remembered)).toEqual([
      ['sterile', 'exact'],
      [null, 'remembered'],
      [null, 'remembered'],
    ])
    expect(proposed(['Sterile?', 'Colour'], remembered)).toEqual([
      [null, 'left-out'],
      [null, 'remembered'],
    ])
  })

  it('reads names as people say them', () => {
    expect([foldHeader('  Größe (cm) '), spokenName('changeReason')]).toEqual(['grossecm', 'Change reason'])
  })
})
