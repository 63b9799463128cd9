import { isTrue, lint, not, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'

/** What the hub itself asks of an EU submission, beyond the catalogue. */

export const submissionRules: readonly Rule[] = [
  {
    id: 'HUB-NOTIFIED-BODY',
    severity: 'warning',
    field: 'notifiedBodyNumber',
    when: present('notifiedBodyNumber'),
    must: lint('notifiedBodyNumber', 'notified-body'),
    message: 'This is not a notified body number. {detail}',
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
    message:
      'Custom-made devices have no UDI and are not registered in EUDAMED. Check whether this device is really custom-made.',
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
        'This is not a web address, though EUDAMED would publish it as one. Write it as https://www.example.com/page.',
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
      'This is not an e-mail address, though EUDAMED would publish it as one. Write it as name@example.com.',
    source: 'RFC 5321; EUDAMED data dictionary FLD-UDID-354',
    accepts: { document: { originalManufacturerEmail: 'regulatory@example.com' } },
    rejects: { document: { originalManufacturerEmail: 'regulatory at example.com' } },
  },
]
