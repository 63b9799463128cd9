import { shortRules } from '../../short-rules.ts'
import { twMarket } from '../regulator-fields.ts'

/** What a submission for Taiwan is asked beyond its single fields. */
export const twRules = shortRules({
  market: twMarket,
  classSource: 'Medical Devices Act of 1 May 2021',
  reminders: [
    {
      id: 'LICENCE',
      field: 'twLicenceNumber',
      message: 'The UDI belongs to the licence of the device. Enter its number.',
      source: 'Medical Devices Act of 1 May 2021',
      example: '衛部醫器輸字第000001號',
    },
  ],
})
