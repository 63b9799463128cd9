import { riskClasses } from '#core/code-lists/risk-classes.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  fact,
  isTrue,
  lint,
  not,
  oneOf,
  present,
} from '../condition-builders.ts'
import { declarationFields, declarationsByLaw } from '../explanations.ts'
import type { Rule } from '../rule.ts'
import { formNotJudged } from './identifier-rules.ts'

/** What the hub itself asks of a submission, beyond the catalogue. */

/** For each law: the submission is made under it, and what it asks for has been declared. */
const allAskedAreSet = Object.entries(declarationsByLaw).map(([law, declared]) => {
  const classes = riskClasses.filter(({ regulation }) => regulation === law).map(({ code }) => code)
  const underLaw = anyOf(
    equals('legislation', law),
    allOf(absent('legislation'), oneOf('riskClass', classes)),
  )
  return allOf(underLaw, ...declared.map(isTrue))
})

export const submissionRules: readonly Rule[] = [
  {
    id: 'HUB-DECL',
    severity: 'warning',
    field: 'declarationsChecked',
    must: anyOf(isTrue('declarationsChecked'), allOf(...declarationFields.map(isTrue)), ...allAskedAreSet),
    message:
      'Nobody has stated these yet, so the regulator will be told "no": {detail}. Look at each, then tick "Declarations checked".',
    explain: 'unset-declarations',
    source: 'Decision D13; MDR Art. 29 and Annex VI part A',
    accepts: { document: { declarationsChecked: true } },
    rejects: { document: { containsLatex: true } },
  },
  {
    id: 'HUB-MASTER',
    severity: 'warning',
    field: null,
    must: not(fact('master-not-active')),
    message:
      'This submission comes from a version of the master record that is not in force. It cannot be approved before that version is active.',
    source: 'Decision D12a',
    accepts: { document: {} },
    rejects: { document: {}, facts: ['master-not-active'] },
  },
  {
    id: 'HUB-UDI-FORM',
    severity: 'warning',
    field: 'udiDi',
    when: allOf(present('udiDi'), oneOf('udiDiIssuingEntity', formNotJudged)),
    must: lint('udiDi', 'udi-di', 'udiDiIssuingEntity'),
    message: "The UDI-DI does not follow its issuing entity's format. Compare it with the label. {detail}",
    explain: 'udi-di',
    source: 'Decision D17; EUDAMED judges the form of GS1 codes only (BR-UDID-003)',
    accepts: { document: { udiDi: 'A9991230', udiDiIssuingEntity: 'HIBCC' } },
    rejects: { document: { udiDi: 'A999-123/0', udiDiIssuingEntity: 'HIBCC' } },
  },
  {
    id: 'HUB-UDI-ENTITY',
    severity: 'warning',
    field: 'udiDiIssuingEntity',
    when: allOf(present('udiDi'), not(present('udiDiIssuingEntity'))),
    must: lint('udiDi', 'udi-di-issuer-clear'),
    message: 'The UDI-DI could come from more than one issuing entity. Choose the one that issued it.',
    source: 'Decision D17',
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: 'A999BLOODCONTAI1' } },
  },
  {
    id: 'HUB-NOTIFIED-BODY',
    severity: 'warning',
    field: 'notifiedBodyNumber',
    when: present('notifiedBodyNumber'),
    must: lint('notifiedBodyNumber', 'notified-body'),
    message: 'This is no notified body number. {detail}',
    explain: 'notified-body',
    source: 'NANDO',
    accepts: { document: { notifiedBodyNumber: '0123' } },
    rejects: { document: { notifiedBodyNumber: '123' } },
  },
  {
    id: 'HUB-CUSTOM-MADE',
    severity: 'warning',
    // The EU form does not ask it: it can only come with the data of the record.
    field: null,
    must: not(isTrue('customMade')),
    message: 'Custom-made devices get no UDI and are not registered in EUDAMED. Make sure this one is.',
    source: 'MDR Art. 2(3), 27(1) and 29(1)',
    accepts: { document: { customMade: false } },
    rejects: { document: { customMade: true } },
  },
  ...(
    [
      ['HUB-WEB', 'website'],
      ['HUB-WEB-ORIGINAL', 'originalManufacturerWebsite'],
    ] as const
  ).map(
    ([id, field]): Rule => ({
      id,
      severity: 'warning',
      field,
      when: present(field),
      must: lint(field, 'web-address'),
      message:
        'This is no web address, though EUDAMED would publish it as one. Write it as https://www.example.com/page.',
      source: 'RFC 3986; EUDAMED data dictionary FLD-UDID-174 and FLD-UDID-354',
      accepts: { document: { [field]: 'https://www.example.com/ifu' } },
      rejects: { document: { [field]: 'see package insert' } },
    }),
  ),
  {
    id: 'HUB-EMAIL',
    severity: 'warning',
    field: 'originalManufacturerEmail',
    when: present('originalManufacturerEmail'),
    must: lint('originalManufacturerEmail', 'email'),
    message:
      'This is no e-mail address, though EUDAMED would publish it as one. Write it as name@example.com.',
    source: 'RFC 5321; EUDAMED data dictionary FLD-UDID-354',
    accepts: { document: { originalManufacturerEmail: 'regulatory@example.com' } },
    rejects: { document: { originalManufacturerEmail: 'regulatory at example.com' } },
  },
]
