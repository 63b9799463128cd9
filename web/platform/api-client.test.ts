import { describe, expect, it } from 'vitest'
import { addressOf, fileNameOf } from './api-client.ts'

describe('addressOf', () => {
  it('fills parameters and writes the query', () => {
    expect(addressOf('/api/master-di/:id', { params: { id: 7 } })).toBe('/api/master-di/7')
    expect(addressOf('/api/emdn/:code', { params: { code: 'A/01 ä' } })).toBe('/api/emdn/A%2F01%20%C3%A4')
    expect(
      addressOf('/api/master-di', { query: { status: ['draft', 'active'], search: '', limit: 25 } }),
    ).toBe('/api/master-di?status=draft&status=active&limit=25')
  })
})

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="template.csv"', 'template.csv'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'Ger%C3%A4te%202026.csv', 'Geräte 2026.csv'],
    ['attachment; filename=plain.xml', 'plain.xml'],
    ['attachment', undefined],
    [null, undefined],
  ])('reads %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name)
  })
})
