import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { deviceSubstatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { readCode } from '#core/dictionary/code-reader.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Doubt } from '../market.ts'

type Codes = readonly { readonly code: string; readonly label: string }[]

const isOneOf = (codes: Codes) => (text: string) => readCode({ codes }, text) !== undefined

/** Units by name and by symbol: 'millimetre (mm)' may be written either way. */
const units = new Set(
  clinicalSizeUnits.flatMap(({ code, label }) =>
    [code, label, ...label.split(/[():,]/)].map((name) => name.trim().toLowerCase()),
  ),
)
const isUnit = (text: string): boolean => units.has(text.toLowerCase())

/** Texts the hub keeps but never sends to EUDAMED: no rule refuses them, so obvious typing errors are pointed out here. */
const expected: readonly (readonly [
  field: string,
  isExpected: (text: string) => boolean,
  message: string,
])[] = [
  [
    'notifiedBodyNumber',
    (text) => /^\d{4}$/.test(text),
    'is not the number of a notified body: four digits, e.g. 0123',
  ],
  [
    'notifiedBodyCountry',
    isOneOf(addressCountries),
    'is not a country: write its name or two-letter code, e.g. DE',
  ],
  ['deviceSizeUnit', isUnit, 'is not a unit EUDAMED knows, e.g. mm'],
  ['deviceSubstatus', isOneOf(deviceSubstatuses), 'is not a substatus EUDAMED knows, e.g. Recalled'],
]

/** Probable mistakes in fields that no rule judges. */
export const doubtsAbout = (document: AnyDocument): readonly Doubt[] =>
  expected.flatMap(([field, isExpected, message]) => {
    const value = document[field]
    return typeof value !== 'string' || isExpected(value.trim())
      ? []
      : [{ field, message: `"${value.slice(0, 40)}" ${message}` }]
  })
