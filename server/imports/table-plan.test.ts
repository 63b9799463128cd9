import { expect, it } from 'vitest'
import { masterFields } from '#core/dictionary/master/index.ts'
import { otherColumnNames } from '#core/imports/column-names.ts'
import { masterColumns, masterRowReader } from '#core/imports/master-row.ts'
import { planTable } from './table-plan.ts'

const kind = {
  fields: masterFields,
  otherNames: otherColumnNames.devices,
  formats: [{ name: 'template', columns: masterColumns({}), read: masterRowReader({}) }],
  unknownMessage: () => 'unknown',
} as unknown as Parameters<typeof planTable>[0]

it('refuses two columns with the label of one field, as two with its name', () => {
  expect(() => planTable(kind, ['Device Number', 'Brand Name', 'Brand  name'])).toThrow(
    /The column Brand Name is there twice \(2 and 3\)\. Keep one of them/,
  )
  expect(() => planTable(kind, ['deviceNumber', 'brandName', 'brandName'])).toThrow(
    /brandName is there twice/,
  )
  expect(planTable(kind, ['deviceNumber', 'Brand Name', 'Model Number']).columns.size).toBe(3)
})
