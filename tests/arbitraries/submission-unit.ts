import fc from 'fast-check'
import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { conformityProcedures } from '#core/dictionary/submission/regulatory.ts'
import { codeOf, date } from '#tests/arbitraries/eudamed-values.ts'
import {
  deviceEmdnCode,
  notifiedBody,
  sometimes,
  together,
  translations,
  typed,
} from './submission-values.ts'

/** What submissions say of a unit, whatever law it is under. */

interface Listed {
  readonly code: string
  readonly comment?: 'plain' | 'translated'
}
interface CommentedRow {
  readonly code: string
  readonly other?: number
  readonly text?: string
  readonly language?: string
}

/** The first "Other" needs no figure, and may have one. */
const textsOf = (code: string, index: number, texts: readonly { language: string; text: string }[]) =>
  texts.map((row, place) => ({ code, other: index > 0 || place % 2 === 1 ? index + 1 : undefined, ...row }))

/** Entries of a list, each once but "Other", with the comments they ask for. */
const commented = (list: readonly Listed[]): fc.Arbitrary<readonly CommentedRow[]> =>
  fc
    .uniqueArray(
      fc.record({
        entry: fc.oneof(
          fc.constantFrom(...list),
          fc.constantFrom(...list.filter(({ comment }) => comment !== undefined)),
        ),
        value: typed(2000),
        others: fc.array(translations, { minLength: 1, maxLength: 3 }),
        language: sometimes(fc.constant('ANY')),
      }),
      { maxLength: 3, selector: ({ entry }) => entry.code },
    )
    .map((rows) =>
      rows.flatMap(({ entry: { code, comment }, value, others, language }) => {
        if (comment === 'translated') return others.flatMap((texts, index) => textsOf(code, index, texts))
        return comment === 'plain' ? [{ code, text: value, language }] : [{ code }]
      }),
    )

const conditions = commented(storageHandlingConditions).map((rows) =>
  rows.map(({ code, ...rest }) => ({ condition: code, ...rest })),
)
const warnings = commented(criticalWarnings).map((rows) =>
  rows.map(({ code, ...rest }) => ({ warning: code, ...rest })),
)

const emdn = fc
  .uniqueArray(deviceEmdnCode, { minLength: 1, maxLength: 3 })
  .map(([first, ...further]) => ({ emdnCode: first, additionalEmdnCodes: further.map((code) => ({ code })) }))

const written = fc.record({
  deviceName: typed(255),
  modelNumber: sometimes(typed(255)),
  catalogueNumber: typed(120),
  website: sometimes(typed(255)),
  deviceDescription: sometimes(typed(4000)),
  clinicalEvaluation: sometimes(typed(2000)),
  packagingType: sometimes(typed(255)),
  intendedUse: sometimes(typed(4000)),
  conformityAssessmentProcedure: codeOf(conformityProcedures),
  notifiedBodyNumber: notifiedBody,
  submissionDate: sometimes(date),
  declarationsChecked: fc.boolean(),
  sterile: fc.boolean(),
  sterilizeBeforeUse: fc.boolean(),
  tradeNames: sometimes(
    fc.array(fc.record({ language: codeOf(languages), text: typed(255) }), { maxLength: 3 }),
  ),
  additionalDescription: sometimes(translations),
  storageHandlingConditions: conditions,
  criticalWarnings: warnings,
})

export const unit = together(written, emdn)

/** Registered for the first time under a regulation; legacy devices are registered as such. */
export const newRegistration = fc.record({
  registrationType: fc.constantFrom('new-basic', 'new-device-registration'),
})
export const legacyRegistration = fc.constant({ registrationType: 'legacy' })

export const production = fc.uniqueArray(
  codeOf(productionIdentifiers.filter(({ code }) => code !== 'SOFTWARE_IDENTIFICATION')),
  { minLength: 1, maxLength: 4 },
)

/** A use, a number of uses, or any number. */
export const reuses = fc.oneof(
  fc.constant({ singleUse: true }),
  fc.record({ singleUse: fc.constant(false), maximumReuses: sometimes(fc.integer({ min: 1, max: 32_767 })) }),
)

const availability = fc
  .record({
    countries: fc.uniqueArray(codeOf(marketCountries), { minLength: 1, maxLength: 6 }),
    first: fc.nat(),
    dates: fc.tuple(date, date).map((pair) => pair.toSorted()),
  })
  .map(({ countries, first, dates: [startDate, endDate] }) =>
    countries.map((code, index) => ({
      country: code,
      firstPlaced: index === first % countries.length,
      ...(index === 0 ? { startDate, endDate } : {}),
    })),
  )

/** Countries are told of devices on the market only; legacy devices are or were there. */
const market = (offMarket: readonly string[]) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: availability.map((rows) => ({ deviceStatus: 'ON_THE_MARKET', marketAvailability: rows })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...offMarket).map((deviceStatus) => ({ deviceStatus })) },
  )

export const anyStatus = fc.record({ deviceStatus: codeOf(deviceStatuses) })
export const regulationMarket = market(['NO_LONGER_PLACED_ON_THE_MARKET', 'NOT_INTENDED_FOR_EU_MARKET'])
export const legacyMarket = market(['NO_LONGER_PLACED_ON_THE_MARKET'])
