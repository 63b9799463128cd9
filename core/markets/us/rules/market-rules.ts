import { publishDatePassed } from '#core/rules/condition.ts'
import { absent, allOf, anyOf, equals, matches, not, oneOf, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { cameFact, hasCome } from '../../published.ts'
import { datePassed } from '../form/publishing.ts'
import { ofNewRecordsMessages, required } from '../required.ts'
import { elements, guidance, guidance2024 } from './sources.ts'

/** A supplement has a field of its own. */
const submissionNumber = '(K|P|N|D|H|DEN|BK|BP|BN|BH|BR|BM)[0-9]{5,6}'

/** The way to the market: classification, premarket submissions, publication. */
export const marketRules: readonly Rule[] = [
  {
    id: 'GUDID-PRODUCT-CODE',
    severity: 'error',
    field: 'usFdaProductCode',
    when: present('usFdaProductCode'),
    must: matches('usFdaProductCode', '[A-Z]{3}'),
    message:
      'An FDA product code has three capital letters, e.g. FRN. Look it up in the product classification database.',
    problem: 'form',
    source: `${elements}, FDA Product Code`,
    accepts: { document: { usFdaProductCode: 'FRN' } },
    rejects: { document: { usFdaProductCode: 'F1' } },
  },
  {
    id: 'GUDID-PREMARKET',
    severity: 'warning',
    field: 'usFdaPremarketSubmissionNumber',
    when: present('usFdaPremarketSubmissionNumber'),
    must: matches('usFdaPremarketSubmissionNumber', submissionNumber),
    message:
      'This does not look like the number of a premarket submission, e.g. K123456, P123456 or DEN123456. Compare it with the letter of the FDA; a supplement such as S001 has a field of its own.',
    source: `${elements}, FDA Premarket Submission Number; numbers seen in AccessGUDID`,
    accepts: { document: { usFdaPremarketSubmissionNumber: 'K123456' } },
    rejects: { document: { usFdaPremarketSubmissionNumber: 'P123456/S001' } },
  },
  {
    id: 'GUDID-PREMARKET-MORE',
    severity: 'warning',
    field: 'number',
    each: 'usPremarketSubmissions',
    where: present('number'),
    must: matches('number', submissionNumber),
    message:
      'This does not look like the number of a premarket submission, e.g. K123456, P123456 or DEN123456. Compare it with the letter of the FDA; a supplement such as S001 has a column of its own.',
    source: `${elements}, FDA Premarket Submission Number; numbers seen in AccessGUDID`,
    accepts: { document: { usPremarketSubmissions: [{ number: 'P123456', supplement: 'S001' }] } },
    rejects: { document: { usPremarketSubmissions: [{ number: 'P123456/S001' }] } },
  },
  {
    id: 'GUDID-ESTABLISHMENT',
    severity: 'warning',
    field: 'usFdaEstablishmentNumber',
    when: present('usFdaEstablishmentNumber'),
    must: matches('usFdaEstablishmentNumber', '[0-9]{7,10}( ?[,;] ?[0-9]{7,10})*'),
    message:
      'An establishment number has 7 to 10 digits; several are separated by commas. Compare it with the registration.',
    source: '21 CFR 807; FDA establishment registration database',
    accepts: { document: { usFdaEstablishmentNumber: '3001234567' } },
    rejects: { document: { usFdaEstablishmentNumber: 'FEI-300' } },
  },
  {
    id: 'GUDID-CLASS',
    severity: 'warning',
    field: 'usFdaClassification',
    when: allOf(present('riskClass'), oneOf('usFdaClassification', ['1', '2', '3'])),
    must: anyOf(
      ...(['i', 'ii', 'iii'] as const).map((roman, index) =>
        allOf(
          { op: 'equals', field: 'riskClass', value: `class-${roman}` },
          { op: 'equals', field: 'usFdaClassification', value: String(index + 1) },
        ),
      ),
    ),
    message: 'The risk class and the FDA classification do not agree. Correct one of them.',
    source: '21 CFR 860',
    accepts: { document: { riskClass: 'class-ii', usFdaClassification: '2' } },
    rejects: { document: { riskClass: 'class-ii', usFdaClassification: '3' } },
  },
  {
    ...required('GUDID-PREMARKET-ANSWER'),
    message: ofNewRecordsMessages.usPremarketExempt ?? '',
    source: `${elements}, Premarket`,
    accepts: { document: { udiDi: '09521234000013', usPremarketExempt: true } },
    rejects: { document: { udiDi: '09521234000013' } },
  },
  {
    ...required('GUDID-USE'),
    message:
      'The device is neither for prescription use (Rx) nor over the counter (OTC). Most devices are one or both: answer both questions.',
    source: `${elements}, Rx and OTC; 6 % of 50,000 published records have neither`,
    accepts: { document: { udiDi: '09521234000013', usPrescriptionUse: true } },
    rejects: { document: { udiDi: '09521234000013' } },
  },
  {
    id: 'GUDID-DUNS',
    severity: 'error',
    field: 'usLabelerDuns',
    when: present('usLabelerDuns'),
    must: matches('usLabelerDuns', '[0-9]{9}'),
    message: 'A DUNS number has nine digits, without dashes. Correct it.',
    problem: 'form',
    source: `${elements}, Labeler DUNS Number`,
    accepts: { document: { usLabelerDuns: '012345678' } },
    rejects: { document: { usLabelerDuns: '01-234-56' } },
  },
  {
    id: 'GUDID-GMDN',
    severity: 'warning',
    field: 'usGmdnCodes',
    when: present('usGmdnCodes'),
    must: matches('usGmdnCodes', '[0-9]{5}( ?[,;] ?[0-9]{5})*'),
    message:
      'A GMDN code has five digits; several are separated by commas. Enter the codes alone, without the terms.',
    problem: 'form',
    source: `${elements}, GMDN Preferred Term Code`,
    accepts: { document: { usGmdnCodes: '12345, 54321' } },
    rejects: { document: { usGmdnCodes: 'Infusion pump' } },
  },
  {
    id: 'GUDID-HCPCS',
    severity: 'warning',
    field: 'usHcpcsCode',
    when: present('usHcpcsCode'),
    must: matches('usHcpcsCode', '[A-V][0-9]{4}( ?[,;] ?[A-V][0-9]{4})*'),
    message: 'An HCPCS code has a letter and four digits, e.g. E0781. Compare it with the list of CMS.',
    problem: 'form',
    source: 'HCPCS Level II, Centers for Medicare & Medicaid Services',
    accepts: { document: { usHcpcsCode: 'E0781, A4221' } },
    rejects: { document: { usHcpcsCode: '0781' } },
  },
  {
    ...required('GUDID-GMDN-ASKED'),
    message: ofNewRecordsMessages.usGmdnCodes ?? '',
    source: elements,
    accepts: { document: { udiDi: '09521234000013', usGmdnCodes: '12345' } },
    rejects: { document: { udiDi: '09521234000013' } },
  },
  {
    ...required('GUDID-LISTING-ASKED'),
    message:
      'GUDID asks for the number of the FDA device listing, which it does not publish. Enter it, and enter it in GUDID by hand.',
    source: '21 CFR 830.310(b)(12)',
    accepts: { document: { udiDi: '09521234000013', usFdaDeviceListingNumber: 'D123456' } },
    rejects: { document: { udiDi: '09521234000013' } },
  },
  {
    id: 'GUDID-LISTING',
    severity: 'warning',
    field: 'usFdaDeviceListingNumber',
    when: present('usFdaDeviceListingNumber'),
    must: matches('usFdaDeviceListingNumber', '[A-Z][0-9]{6}'),
    message:
      'A listing number has a letter and six digits, e.g. D123456. Compare it with the device listing.',
    problem: 'form',
    source: 'FDA device listing database; numbers as FURLS assigns them',
    accepts: { document: { usFdaDeviceListingNumber: 'D123456' } },
    rejects: { document: { usFdaDeviceListingNumber: '12-34' } },
  },
  {
    ...required('GUDID-DISTRIBUTION'),
    message:
      'GUDID works the status out from the end date: without one the device is in commercial distribution. Enter the date.',
    source: guidance,
    accepts: {
      document: {
        usDistributionStatus: 'Not in Commercial Distribution',
        usDistributionEndDate: '2026-01-31',
      },
    },
    rejects: { document: { usDistributionStatus: 'Not in Commercial Distribution' } },
  },
  {
    id: 'GUDID-DISTRIBUTION-ENDED',
    severity: 'warning',
    field: 'usDistributionStatus',
    about: ['usDistributionStatus', 'usDistributionEndDate'],
    when: allOf(present('usDistributionStatus'), hasCome('usDistributionEndDate')),
    must: not(equals('usDistributionStatus', 'In Commercial Distribution')),
    message:
      'The commercial distribution end date has come, and from that day GUDID shows the device as not in commercial distribution. Clear the status so that it follows the date, or correct the date.',
    source: `${elements}, Commercial Distribution Status; ${guidance}`,
    accepts: {
      document: {
        usDistributionStatus: 'Not in Commercial Distribution',
        usDistributionEndDate: '2026-01-31',
      },
      facts: [cameFact('usDistributionEndDate')],
    },
    rejects: {
      document: { usDistributionStatus: 'In Commercial Distribution', usDistributionEndDate: '2026-01-31' },
      facts: [cameFact('usDistributionEndDate')],
    },
  },
  {
    id: 'GUDID-DISTRIBUTION-TO-END',
    severity: 'warning',
    field: 'usDistributionStatus',
    about: ['usDistributionStatus', 'usDistributionEndDate'],
    when: allOf(
      equals('usDistributionStatus', 'Not in Commercial Distribution'),
      present('usDistributionEndDate'),
    ),
    must: hasCome('usDistributionEndDate'),
    message:
      'The commercial distribution end date is still to come, and until then GUDID shows the device as in commercial distribution. Clear the status so that it follows the date, or correct the date.',
    source: `${elements}, Commercial Distribution Status; ${guidance}`,
    accepts: {
      document: {
        usDistributionStatus: 'Not in Commercial Distribution',
        usDistributionEndDate: '2026-01-31',
      },
      facts: [cameFact('usDistributionEndDate')],
    },
    rejects: {
      document: {
        usDistributionStatus: 'Not in Commercial Distribution',
        usDistributionEndDate: '2099-01-31',
      },
    },
  },
  {
    ...required('GUDID-PUBLISH-DATE'),
    message: ofNewRecordsMessages.usPublishDate ?? '',
    source: `${elements}, DI Record Publish Date; ${guidance}`,
    accepts: { document: { udiDi: '09521234000013', usPublishDate: '2026-07-25' } },
    rejects: { document: { udiDi: '09521234000013' } },
  },
  {
    ...required('GUDID-PUBLISH-PAST'),
    problem: 'form',
    message: datePassed,
    source: `${guidance2024}, section III.A.(2): the system accepts today or a later day`,
    accepts: { document: { usPublishDate: '2026-07-25' } },
    rejects: { document: { usPublishDate: '2026-07-25' }, facts: [publishDatePassed] },
  },
  {
    id: 'GUDID-GRACE',
    severity: 'info',
    field: 'usPublishDate',
    when: present('usPublishDate'),
    must: absent('usPublishDate'),
    message:
      'A record published on this day can be edited during its grace period: {detail}. Afterwards a change of a new DI trigger (brand name, version or model, device count, kit, combination product, single use, sterility, latex, MRI safety, size …) needs a new DI, and premarket submissions can only be added; where only the record was wrong, it is unlocked and corrected in GUDID.',
    explain: 'days-of-grace',
    source: guidance,
    accepts: { document: {} },
    rejects: { document: { usPublishDate: '2026-07-25' } },
  },
]
