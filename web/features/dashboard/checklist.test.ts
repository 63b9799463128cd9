import { expect, it } from 'vitest'
import { checklistRows } from './checklist.ts'

const rows = checklistRows('2026-11-20', {
  columns: ['Done', 'Part', 'What', 'Date', 'Duty', 'Note', 'Source', 'As of'],
  stepsPart: 'Implementation',
  steps: [{ title: 'First', text: 'Do it.' }],
  confirm: 'To be confirmed.',
  duty: (duty) => duty,
  state: (state) => state,
})

it('has a full row for each step, each deadline to come and each market [S1-2.4-15]', () => {
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([8]))
  expect(rows[1]).toEqual(['', 'Implementation', 'First', '', '', 'Do it.', '', ''])
  expect(rows.filter((row) => row[2]?.startsWith('Devices already on the market'))).toEqual([
    [
      '',
      'European Union',
      'Devices already on the market, legacy devices too',
      '2026-11-28',
      'data',
      'One source says 27 November: plan for the earlier day. To be confirmed.',
      expect.stringContaining('Decision (EU) 2025/2371'),
      '2026-11-20',
    ],
  ])
  expect(new Set(rows.slice(-19).map((row) => row[1]))).toHaveProperty('size', 19)
})

it('leaves out what has passed', () => {
  expect(rows.some((row) => row[3] === '2026-05-28')).toBe(false)
})
