import { shortRules } from '../../short-rules.ts'
import { krMarket } from '../regulator-fields.ts'

/** What a submission for South Korea is asked beyond its single fields. */
export const krRules = shortRules({
  market: krMarket,
  classSource: 'Medical Device Act as amended on 2 December 2016',
  numbers: [
    {
      id: 'ITEM',
      field: 'krItemCode',
      pattern: '[A-E][0-9]{5}(\\.[0-9]{2})?',
      message:
        'An item number has a letter and five digits, with a grade behind a point where there is one, e.g. A07010.01.',
      source: 'MFDS notice on items and classes of medical devices; form not confirmed by a source at hand',
      good: 'A07010.01',
      bad: '7010',
    },
  ],
  reminders: [
    {
      id: 'PERMIT',
      field: 'krPermitNumber',
      message: 'IMDIS keeps the UDI-DI below the permission of the device. Enter its number.',
      source: 'MFDS, UDI portal interface guide of 27 July 2022',
      example: '수허 20-1234 호',
    },
  ],
})
