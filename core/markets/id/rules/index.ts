import { shortRules } from '../../short-rules.ts'
import { indonesiaMarket } from '../regulator-fields.ts'

/** What a submission for Indonesia is asked beyond its single fields. */
export const indonesiaRules = shortRules({
  market: indonesiaMarket,
  classSource: 'Permenkes 62/2017',
  numbers: [
    {
      id: 'LICENCE-FORM',
      field: 'idLicenceNumber',
      pattern: '(KEMENKES RI )?AK[LD] ?[0-9]{11}',
      message:
        'A distribution licence has the form KEMENKES RI AKL 20901812345. Compare it with the certificate.',
      source: 'Ministry of Health, Regalkes; form not confirmed by a source at hand',
      good: 'KEMENKES RI AKL 20901812345',
      bad: '20901',
    },
  ],
})
