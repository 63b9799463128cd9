import { allOf, anyOf, equals, isTrue, not } from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'
import { issuer } from '../country-kit/issuing-agencies.ts'
import type { CountryMarket } from '../country-kit/market.ts'
import { since } from '../published.ts'
import { lookedUp } from '../requirements/requirement.ts'

const classBFrom = '2028-11-01'
const classBEarly = allOf(equals('riskClass', 'class-b'), not(since(classBFrom)))
const customMade = isTrue('customMade')

/** What is needed beyond single fields: the rules below take their conditions from here, the form its marks. */
const requirements: readonly Requirement[] = [
  { id: 'SG-CLASS-B', field: 'udiDi', when: allOf(classBEarly, not(customMade)), advised: true },
]
const required = rulesOf(requirements)

/**
 * Singapore: HSA SMDR
 *
 * - Duty: the UDI is part of the registration; stents, joint implants and intraocular lenses since 1 November
 *   2022, class D since 1 November 2024, class C since 1 November 2026, class B from 1 November 2028; class A
 *   is voluntary. Clinical trial, research and custom-made devices are exempt, the Special Access Route is
 *   not.
 * - Ways in: MEDICS, change notification: UDI-DI, direct marking DI and issuing agency, for many listings at
 *   once; the registrant for classes B to D. Up to 10 further attributes, whose names were not found.
 * - Classes: A to D.
 * - Confidence: high (two sources agree).
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'SG',
  country: 'Singapore',
  regulator: 'HSA',
  region: 'apac',
  selectable: true,
  place: 8,
  otherNames: ['singaporean', 'hsa', 'smdr'],

  system: 'SMDR',
  classes: ['class-a', 'class-b', 'class-c', 'class-d'],
  classWords: 'A, B, C and D',
  issuers: ['GS1', 'HIBCC', 'ICCBBA'],
  needsUdiDi: not(anyOf(customMade, equals('riskClass', 'class-a'), classBEarly)),
  asksMoreFrom: [classBFrom],
  fields: {
    sgRegistrationNumber: {
      type: 'text',
      label: 'SMDR Listing Number',
      maxLength: 20,
      help: 'Number of the device registration, e.g. DE0012345.',
    },
    sgRegistrant: {
      type: 'text',
      label: 'Registrant',
      maxLength: 255,
      help: 'The company in Singapore that holds the registration.',
    },
  },
  regulatorFields: {
    sgRegistrationNumber: { advised: true },
    directMarkingDi: { help: 'The DI marked on the device itself, where it is another than the UDI-DI.' },
    directMarkingDiIssuingEntity: issuer,
    customMade: { help: 'Whether the device is custom-made: such devices need no UDI in Singapore.' },
  },
  form: {
    title: 'Singapore – HSA SMDR',
    purpose: 'The registration the UDI belongs to, and its registrant.',
    hints: [
      'Class C has been due since 1 November 2026; class B is due from 1 November 2028',
      'The UDI is given by change notification',
      'A UDI of the US or the EU is taken as it is',
      'Class A is voluntary',
    ],
  },

  elements: {
    requirements,
    sources: {
      service: {
        title:
          'HSA e-service “Submission of Update of Unique Device Identifier”, through RegDesk and Andaman Medical',
        confidence: 'medium',
        on: lookedUp,
      },
      guidance: {
        title: 'HSA, guidance on the UDI system, through Emergo (30 August 2021)',
        confidence: 'high',
        on: lookedUp,
      },
    },
    asked: {
      udiDi: { element: 'UDI-DI', status: 'conditional', source: 'service' },
      directMarkingDi: { element: 'Direct Marking DI', status: 'conditional', source: 'service' },
      udiDiIssuingEntity: { element: 'Issuing Agency', status: 'asked', source: 'service' },
      directMarkingDiIssuingEntity: { element: 'Issuing Agency', status: 'asked', source: 'service' },
      sgRegistrationNumber: { element: 'Listing', status: 'asked', source: 'service' },
      sgRegistrant: { element: 'Registrant', status: 'asked', source: 'guidance' },
      customMade: { element: 'Custom-made', status: 'asked', source: 'guidance' },
    },
    sections: [
      {
        id: 'sg',
        title: 'Singapore – HSA SMDR',
        purpose: 'The registration the UDI belongs to, and its registrant.',
        groups: [{ fields: ['sgRegistrationNumber', 'sgRegistrant'] }],
      },
      {
        id: 'identification',
        title: 'Unique device identifier',
        purpose: 'What the e-service takes, for many listings at once.',
        groups: [
          {
            fields: [
              'udiDi',
              'udiDiIssuingEntity',
              'directMarkingDi',
              'directMarkingDiIssuingEntity',
              'customMade',
            ],
          },
        ],
      },
    ],
    untold: [
      'Up to ten further attributes of a listing: their names were not seen',
      'The format in which several listings are given at once',
    ],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Health Products Act',
    numbers: [
      {
        id: 'SMDR',
        field: 'sgRegistrationNumber',
        pattern: 'DE[0-9]{7}',
        message:
          'A listing number begins with DE and has 7 digits, e.g. DE0012345. Compare it with the SMDR.',
        source: 'HSA, Singapore Medical Device Register; form not confirmed by a source at hand',
        bad: '12345',
      },
    ],
    others: [
      {
        ...required('SG-CLASS-B'),
        message: 'Class B needs its UDI-DI in the SMDR from 1 November 2028. Enter it if the device has one.',
        source: 'HSA, guidance on the UDI system, through Emergo (30 August 2021)',
        accepts: { document: { riskClass: 'class-b', udiDi: '09521234000013' } },
        rejects: { document: { riskClass: 'class-b' } },
      },
      {
        id: 'SG-EXEMPT',
        severity: 'warning',
        field: 'customMade',
        must: not(customMade),
        message:
          'Custom-made devices need no UDI in Singapore. Check the answer, or remove Singapore from this device.',
        source: 'HSA, guidance on the UDI system, through Emergo (30 August 2021)',
        accepts: { document: { customMade: false } },
        rejects: { document: { customMade: true } },
      },
    ],
    reminders: [
      {
        id: 'REGISTRATION',
        field: 'sgRegistrationNumber',
        message: 'The UDI is part of the registration. Enter its listing number.',
        source: 'HSA, UDI system',
      },
    ],
  },
  example: {
    riskClass: 'class-b',
    sgRegistrationNumber: 'DE0012345',
    sgRegistrant: 'Analytical Engines Singapore',
  },

  udiRequirements: {
    state: 'phased',
    summary:
      'The UDI is part of the registration, given by change notification. Class D and C are in force, class B follows on 1 November 2028; class A is voluntary. The UDI used in the US or the EU is accepted unchanged.',
    database: 'SMDR',
    route: 'Change notification of the registration',
    issuingEntities: ['GS1', 'HIBCC', 'ICCBBA'],
    legalBasis: ['Health Products Act'],
    milestones: [
      {
        date: '2022-11-01',
        duty: 'registration',
        scope: 'Coronary stents, joint replacement implants, intraocular lenses',
        kind: 'untold',
      },
      { date: '2024-11-01', duty: 'registration', scope: 'Class D', classes: ['class-d'] },
      { date: '2026-11-01', duty: 'registration', scope: 'Class C', classes: ['class-c'] },
      { date: classBFrom, duty: 'registration', scope: 'Class B', classes: ['class-b'] },
    ],
    source: 'HSA, guidance on the UDI system, through Emergo (30 August 2021) and RegDesk',
    url: 'https://www.emergobyul.com/jp/blog/2021/09/singapore-hsa-finalizes-unique-device-identification-udi-requirements-medical-devices',
    confidence: 'high',
    asOf: lookedUp,
  },
}
