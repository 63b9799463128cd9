import { expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { differencesOfLinked } from './link-check.ts'

const mdr: SubmissionDocument = { riskClass: 'class-iii', implantableDevice: true, sterile: true }
const mdd: SubmissionDocument = { ...mdr, legislation: 'MDD' }

it.each<[string, SubmissionDocument, SubmissionDocument, string[]]>([
  ['the same under MDD and MDR', mdr, mdd, []],
  ['in either order', mdd, mdr, []],
  ['a blank type and "device"', mdr, { ...mdd, multiComponentType: 'DEVICE' }, []],
  [
    'software of each law',
    { ...mdr, specialDevice: 'MDR_SOFTWARE' },
    { ...mdd, specialDevice: 'MDD_SOFTWARE' },
    [],
  ],
  [
    'another sterility and type',
    mdr,
    { ...mdd, sterile: false, multiComponentType: 'SYSTEM' },
    ['sterile', 'multiComponentType'],
  ],
  [
    'AIMDD, which has no implantable flag',
    mdr,
    { legislation: 'AIMDD', riskClass: 'aimdd', sterile: true },
    [],
  ],
  ['IVDD and IVDR', { riskClass: 'class-b', reagent: true }, { riskClass: 'ivd-general' }, ['reagent']],
  ['two laws that are no pair', mdr, { riskClass: 'ivd-general' }, ['legislation']],
  ['the same law', mdr, mdr, ['legislation']],
])('compares %s', (_, one, other, expected) => {
  expect([...differencesOfLinked(one, other)].sort()).toEqual(expected.toSorted())
})
