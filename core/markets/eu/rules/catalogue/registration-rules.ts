import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { registered } from '#core/rules/condition.ts'
import { allOf, anyOf, equals, fact, lint, matches, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../../required.ts'

/** The catalogue on the manufacturer, the registration and the conformity assessment. */

/** The parts of a system or procedure pack have been assessed, each on its own (MDR Art. 22). */
const isPack = equals('legislation', 'SPP')

export const registrationRules: readonly Rule[] = [
  {
    id: 'BR-301',
    severity: 'error',
    field: 'manufacturerSrn',
    when: present('manufacturerSrn'),
    must: anyOf(
      matches('manufacturerSrn', '[A-Z]{2}-MF-[0-9]{9}'),
      allOf(
        anyOf(isPack, oneOf('multiComponentType', ['SYSTEM', 'PROCEDURE_PACK'])),
        matches('manufacturerSrn', '[A-Z]{2}-PR-[0-9]{9}'),
      ),
    ),
    message:
      "The manufacturer's SRN has the form XX-MF-000000000 (XX-PR-000000000 for producers of systems and procedure packs). {detail}",
    explain: 'srn',
    problem: 'form',
    source: 'Specification, document 2 section 5; MDR Art. 31; decision D15',
    accepts: { document: { manufacturerSrn: 'DE-MF-000012345' } },
    rejects: { document: { manufacturerSrn: 'DE-MF-12345' } },
  },
  {
    id: 'BR-302',
    severity: 'error',
    field: 'manufacturerSrn',
    when: present('manufacturerSrn'),
    must: lint('manufacturerSrn', 'srn-country'),
    message: "The first two letters of the manufacturer's SRN are not a country. {detail}",
    explain: 'srn',
    problem: 'form',
    source: 'Specification, document 2 section 5; ISO 3166-1',
    accepts: { document: { manufacturerSrn: 'EL-MF-000012345' } },
    rejects: { document: { manufacturerSrn: 'ZZ-MF-000012345' } },
  },
  {
    id: 'BR-302.1',
    severity: 'error',
    field: 'manufacturerCountry',
    when: present('manufacturerCountry'),
    must: oneOf(
      'manufacturerCountry',
      addressCountries.map(({ code }) => code),
    ),
    message:
      'EUDAMED does not know the country of the manufacturer (ISO 3166-1 alpha-2). Choose one from the list.',
    problem: 'form',
    source: 'Specification, document 2 section 5; ISO 3166-1',
    accepts: { document: { manufacturerCountry: 'DE' } },
    rejects: { document: { manufacturerCountry: 'ZZ' } },
  },
  {
    ...required('BR-501'),
    message:
      'It is not clear whether this is a new registration, an update, a correction or a renewal. Choose the registration type.',
    source: 'Specification, document 2 section 5; decision D15',
    accepts: { document: { registrationType: 'new-basic' } },
    rejects: { document: {} },
  },
  {
    ...required('BR-503'),
    message:
      'A notified body takes part in the conformity assessment of this device. Choose the conformity assessment procedure.',
    source: 'Specification, document 2 section 5; MDR Art. 52, IVDR Art. 48; decision D15',
    accepts: { document: { riskClass: 'class-i', sterile: false } },
    rejects: { document: { riskClass: 'class-iia' } },
  },
  {
    ...required('BR-504'),
    message:
      'A device of this class is covered by a certificate of a notified body. Name it with its number, though EUDAMED itself takes a certificate without one.',
    source: 'Specification, document 2 section 5; MDR Art. 56',
    accepts: {
      document: { riskClass: 'class-iia', certificates: [{ certificateNumber: 'G10 012345' }] },
    },
    rejects: { document: { riskClass: 'class-iia', certificates: [{ notifiedBody: '0123' }] } },
  },
  {
    id: 'BR-903',
    severity: 'info',
    oncePerPage: true,
    field: 'deviceStatus',
    when: equals('deviceStatus', 'ON_THE_MARKET'),
    must: fact(registered),
    message:
      'Registration in EUDAMED has been mandatory since 28 May 2026, before the device is placed on the market. Devices that were on the market by then must be registered by 28 November 2026.',
    source: 'MDR Art. 123(3)(d) and (e), Commission Decision (EU) 2025/2371',
    validFrom: '2026-05-28',
    accepts: { document: { deviceStatus: 'ON_THE_MARKET' }, facts: [registered] },
    rejects: { document: { deviceStatus: 'ON_THE_MARKET' } },
  },
]
