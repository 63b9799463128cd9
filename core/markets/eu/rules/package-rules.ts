import { registered } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  anyOf,
  fact,
  factOf,
  inDocument,
  lint,
  not,
  oneOf,
  present,
  repeats,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { ofMdr, ofRegulation, standardLenses } from '../scope.ts'
import { businessRules, dataDictionary, gtin14Message, help } from './sources.ts'

const unit = { riskClass: 'class-i', udiDi: '09521234000013', deviceStatus: 'ON_THE_MARKET' }
const box = { packageDi: '19521234000010', quantity: 10 }
const pallet = { packageDi: '29521234000017', quantity: 20, containedDi: '19521234000010' }
type Row = Readonly<Record<string, string | number | undefined>>
const packed = (...packages: readonly Row[]) => ({ document: { ...unit, packages } })
const lenses = {
  ...unit,
  udiDi: '9521234ABCDEFabcdef8T',
  specialDevice: 'MDR_STANDARD_SOFT_CONTACT_LENSES',
}

const shared = { severity: 'error', each: 'packages', when: ofRegulation } as const

/** Each package holds smaller packages or the device itself; what a row leaves open is that of the device. */
export const packageRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-120'),
    message: 'The UDI-DI of the package is missing. Enter it or remove the row.',
    source: dataDictionary('FLD-UDID-120'),
    accepts: packed(box),
    rejects: packed({ quantity: 10 }),
  },
  {
    ...shared,
    id: 'BR-UDID-003.6',
    whereHeld: 'warning',
    field: 'packageDi',
    about: ['packageDi', 'issuingEntity'],
    where: present('packageDi'),
    must: lint('packageDi', 'eudamed-udi-di', 'issuingEntity'),
    message:
      'EUDAMED does not accept this package UDI-DI: a GS1 code must be a GTIN with the correct check digit, and EUDAMED’s own codes are for legacy devices. {detail}',
    explain: 'other-udi-di',
    problem: 'form',
    source: businessRules('BR-UDID-003'),
    accepts: packed(box),
    rejects: packed({ ...box, packageDi: '19521234000011' }),
  },
  {
    ...shared,
    id: 'HUB-GTIN-14.5',
    severity: 'warning',
    when: allOf(ofRegulation, not(fact(registered))),
    field: 'packageDi',
    where: present('packageDi'),
    must: lint('packageDi', 'gtin-of-14', 'issuingEntity'),
    message: gtin14Message,
    fix: 'package-gtin-14',
    source: help('UDI-DI identification information'),
    accepts: packed(box),
    rejects: packed({ ...box, packageDi: '9521234000020' }),
  },
  {
    ...shared,
    id: 'BR-UDID-003.7',
    field: 'packageDi',
    where: present('packageDi'),
    must: not(
      anyOf(
        repeats('packageDi'),
        { op: 'same-in-document', field: 'packageDi', other: 'udiDi' },
        { op: 'same-in-document', field: 'packageDi', other: 'secondaryUdiDi' },
      ),
    ),
    message:
      'Every package needs its own UDI-DI; this one belongs to the device or to another package. Correct it.',
    source: businessRules('BR-UDID-003'),
    accepts: packed(box, pallet),
    rejects: packed({ ...box, packageDi: '09521234000013' }),
  },
  {
    ...shared,
    id: 'BR-UDID-003.9',
    field: 'packageDi',
    where: present('packageDi'),
    must: not(factOf('package-di-taken', 'packageDi')),
    message:
      'Another device uses this code as its UDI-DI, or for one of its packages. Every package needs its own UDI-DI: compare the two.',
    source: businessRules('BR-UDID-003'),
    accepts: packed(box),
    rejects: { ...packed(box), facts: [`package-di-taken.${box.packageDi}`] },
  },
  {
    ...required('FLD-UDID-121'),
    message: 'The quantity is missing. Enter how many the package contains.',
    source: dataDictionary('FLD-UDID-121'),
    accepts: packed(box),
    rejects: packed({ ...box, quantity: undefined }),
  },
  {
    ...shared,
    id: 'FLD-UDID-124',
    field: 'containedDi',
    where: present('packageDi'),
    must: { op: 'leads-to', field: 'containedDi', key: 'packageDi', end: 'udiDi' },
    message:
      'A package contains the device or a smaller package in this list. Enter the UDI-DI of one of them; packages cannot contain each other in a loop.',
    source: dataDictionary('FLD-UDID-124'),
    accepts: packed(box, pallet),
    rejects: packed({ ...box, containedDi: '39521234000014' }),
  },
  {
    ...shared,
    id: 'BR-UDID-073',
    field: 'status',
    where: inDocument(
      oneOf('deviceStatus', ['NOT_INTENDED_FOR_EU_MARKET', 'NO_LONGER_PLACED_ON_THE_MARKET']),
    ),
    must: anyOf(absent('status'), { op: 'same-in-document', field: 'status', other: 'deviceStatus' }),
    message:
      'The packages of a device that is not, or no longer, placed on the EU market have the same status as the device. Leave the status of the packages empty.',
    fix: 'packages-follow-device',
    // The rule applies to packages being added; EUDAMED keeps those it has (decision D65).
    whereHeld: 'info',
    source: businessRules('BR-UDID-073'),
    accepts: packed({ ...box, status: 'NO_LONGER_PLACED_ON_THE_MARKET' }),
    rejects: {
      document: {
        ...unit,
        deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
        packages: [{ ...box, status: 'ON_THE_MARKET' }],
      },
    },
  },
  {
    ...shared,
    id: 'BR-UDID-687',
    field: 'packageDi',
    when: allOf(ofMdr, oneOf('specialDevice', standardLenses)),
    where: present('packageDi'),
    must: lint('packageDi', 'master-udi-di-if-gs1', 'issuingEntity'),
    message:
      'Packages of a Master UDI-DI have Master UDI-DIs too: a GS1 code built like a GMN, not a GTIN. Enter it.',
    source: businessRules('BR-UDID-687'),
    accepts: { document: { ...lenses, packages: [{ ...box, packageDi: '9521234ABCDEFabcdef8T' }] } },
    rejects: { document: { ...lenses, packages: [box] } },
  },
  {
    ...shared,
    id: 'BR-UDID-731.3',
    field: 'packageDi',
    when: allOf(ofRegulation, not(allOf(ofMdr, oneOf('specialDevice', standardLenses)))),
    where: present('packageDi'),
    must: lint('packageDi', 'gtin-if-gs1', 'issuingEntity'),
    message:
      'This looks like a Master UDI-DI (or a Basic UDI-DI), but only packages of standard contact lenses have one. Enter the GTIN of the package.',
    source: businessRules('BR-UDID-731'),
    accepts: packed(box),
    rejects: packed({ ...box, packageDi: '9521234ABCDEFabcdef8T' }),
  },
]
