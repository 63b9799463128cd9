import { describe, expect, it } from 'vitest'
import { readCell } from '#core/imports/cell-reader.ts'
import { readCode, unknownCodeMessage } from './code-reader.ts'
import type { CodeField, CodesField, Fields } from './field.ts'
import { patchSchema } from './field-schema.ts'
import { masterFields } from './master/index.ts'
import { submissionFields } from './submission/index.ts'

type CodeLike = CodeField | CodesField

const codeFields = (fields: Fields, path = ''): [string, CodeLike][] =>
  Object.entries(fields).flatMap(([id, field]): [string, CodeLike][] => {
    if (field.type === 'group') return codeFields(field.columns, `${path}${id}.`)
    return field.type === 'code' || field.type === 'codes' ? [[path + id, field]] : []
  })

const all = [...codeFields(masterFields, 'master '), ...codeFields(submissionFields, 'submission ')]

describe('a field of codes', () => {
  it.each(all)('reads each of its codes, aliases and labels: %s', (_, field) => {
    for (const { code } of field.codes) {
      expect(readCode(field, code)).toBe(code)
      expect(readCode(field, ` ${code.toLowerCase()} `)).toBe(code)
    }
    for (const [alias, code] of Object.entries(field.aliases ?? {})) expect(readCode(field, alias)).toBe(code)
    const labels = field.codes.map(({ label }) => label)
    for (const { code, label } of field.codes) {
      const isShared = labels.filter((each) => each === label).length > 1
      const isCode = field.codes.some((other) => other.code !== code && other.code === label)
      if (!isShared && !isCode) expect([label, readCode(field, label)]).toEqual([label, code])
    }
  })

  it.each([
    ['Class III', 'class-iii'],
    ['class_iib', 'class-iib'],
    ['IIa', 'class-iia'],
    ['CLASS_I', 'class-i'],
    ['IVD_ANNEX_II_LIST_B', 'ivd-list-b'],
  ])('takes %j as a cell and in JSON', (written, code) => {
    expect(readCell(masterFields.riskClass, written)).toEqual({ value: code })
    expect(patchSchema(masterFields).parse({ riskClass: written })).toEqual({ riskClass: code })
  })

  it.each([
    ['batch_number; Serial number', ['BATCH_NUMBER', 'SERIALISATION_NUMBER']],
    ['BATCH_NUMBER|BATCH_NUMBER', ['BATCH_NUMBER']],
  ])('of several takes %j as a cell', (written, codes) => {
    expect(readCell(submissionFields.productionIdentifiers, written)).toEqual({ value: codes })
  })

  it('of several takes a label with a comma in it', () => {
    const codes = [{ code: 'A', label: 'First, and best' }]
    expect(readCell({ type: 'codes', label: 'L', section: 's', codes }, 'first, and best')).toEqual({
      value: ['A'],
    })
  })
})

describe('a code that is none', () => {
  it('is refused with some that fit, those most like it first', () => {
    expect(unknownCodeMessage(masterFields.riskClass, 'IVD class list')).toBe(
      '"IVD class list" is not in the list of values. Some that fit: ivd-list-a (IVD Annex II List A), ivd-list-b (IVD Annex II List B), class-i (Class I), class-iia (Class IIa), class-iib (Class IIb)',
    )
  })

  it('is called what it should be one of', () => {
    expect(readCell(masterFields.targetCountries, 'EU,Mars')).toEqual({
      error: expect.stringMatching(/^Unknown country: Mars\. Some that fit: EU \(European Union/),
    })
  })

  it('is refused in JSON with the same words, in its place', () => {
    const result = patchSchema(masterFields).safeParse({ targetCountries: ['EU', 'Mars'] })
    expect(result.error?.issues).toMatchObject([
      {
        path: ['targetCountries', 1],
        message: expect.stringContaining('Unknown country: Mars. Some that fit: EU'),
      },
    ])
  })
})
