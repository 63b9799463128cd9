import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { conformityProcedures } from '#core/dictionary/submission/regulatory.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkEudamedId, eudamedDiOfUdiDi, eudamedIdOf, isEudamedId } from '#core/identifiers/eudamed-di.ts'
import { isGmn } from '#core/identifiers/gmn.ts'
import { changeRows, clear, type Fix, type FixChange, type Fixes } from '#core/rules/fix.ts'
import { rowsOf, textOf } from '#core/rules/values.ts'
import { routeInstead } from '../conformity-routes.ts'
import { shortGtin } from './linters.ts'

const isCoded = ({ casNumber, ecNumber }: FieldRow): boolean => !isBlank(casNumber) || !isBlank(ecNumber)

/** A row that names the substance of an earlier one once more. */
const isFurtherName = ({ substance }: FieldRow, index: number, rows: readonly FieldRow[]): boolean =>
  !isBlank(substance) && rows.findIndex((row) => row.substance === substance) < index

/** A name beside a CAS or EC number stands without its language; which of several may stay, a person decides. */
const withoutLanguage = (document: AnyDocument, table: string): Fix =>
  changeRows('Remove these languages', document, table, (row, index, rows) =>
    isCoded(row) && !isFurtherName(row, index, rows) ? { ...row, language: undefined } : row,
  )

/** Packages are named by their codes, and by those of what they contain. */
const withCodes = (document: AnyDocument, codeOf: (code: string) => string): Fix =>
  changeRows('Use 14 digits', document, 'packages', (row) => ({
    ...row,
    ...(typeof row.packageDi === 'string' && { packageDi: codeOf(row.packageDi) }),
    ...(typeof row.containedDi === 'string' && { containedDi: codeOf(row.containedDi) }),
  }))

/** EUDAMED's one-click repairs, by name; undefined where a document has none. */
export const euFixes = {
  /** The GMN that belongs to the UDI-DI (decision D16); a code that only has blanks around it stays the code it is. */
  'use-gmn': (document: AnyDocument): Fix | undefined => {
    const given = textOf(document, 'basicUdiDi')
    const code = given.trim()
    if (code !== given && isGmn(code)) {
      return { label: 'Remove the blanks', changes: [{ field: 'basicUdiDi', value: code }] }
    }
    const gmn = generateGmnFromUdiDi(textOf(document, 'udiDi'))
    if (!gmn.valid) return undefined
    const changes: FixChange[] = [{ field: 'basicUdiDi', value: gmn.value }]
    const entity = textOf(document, 'basicUdiDiIssuingEntity')
    if (entity !== '' && entity !== 'GS1') changes.push({ field: 'basicUdiDiIssuingEntity', value: 'GS1' })
    return { label: 'Use GMN', changes, madeOf: 'udiDi' }
  },
  /** The zeros EUDAMED wants before a GTIN; the first field is the code, the second its issuing entity. */
  'use-gtin-14': (document: AnyDocument, [code = '', entity = '']: readonly string[]): Fix | undefined => {
    const before = textOf(document, code)
    const value = shortGtin(before, textOf(document, entity))
    if (value === undefined) return undefined
    const { changes } = withCodes(document, (text) => (text === before ? value : text))
    const holdsIt = code === 'udiDi' && rowsOf(document, 'packages').some((row) => row.containedDi === before)
    return { label: `Use ${value}`, changes: [{ field: code, value }, ...(holdsIt ? changes : [])] }
  },
  'package-gtin-14': (document: AnyDocument): Fix => {
    const filled = new Map(
      rowsOf(document, 'packages').map(({ packageDi, issuingEntity }) => {
        const code = String(packageDi ?? '')
        return [code, shortGtin(code, String(issuingEntity ?? '')) ?? code] as const
      }),
    )
    return withCodes(document, (code) => filled.get(code) ?? code)
  },
  /** What EUDAMED derives from the UDI-DI of a legacy device, or from its EUDAMED ID. */
  'use-eudamed-di': (document: AnyDocument): Fix | undefined => {
    const udiDi = textOf(document, 'udiDi')
    if (udiDi.trim() === '') return undefined
    const value = isEudamedId(udiDi) ? udiDi.replace('D-', 'B-') : eudamedDiOfUdiDi(udiDi)
    const changes: FixChange[] = [
      { field: 'basicUdiDi', value },
      { field: 'basicUdiDiIssuingEntity', value: 'EUDAMED' },
    ]
    return { label: 'Use the EUDAMED DI', changes, madeOf: 'udiDi' }
  },
  /** For a legacy device without a UDI-DI; asked where the field is empty. */
  'use-eudamed-id': (document: AnyDocument): Fix | undefined => {
    const eudamedDi = textOf(document, 'basicUdiDi')
    const value = eudamedIdOf(eudamedDi)
    // An EUDAMED DI made of a UDI-DI has no EUDAMED ID beside it: the device has that UDI-DI.
    if (!eudamedDi.startsWith('B-') || !checkEudamedId(value).valid) return undefined
    const changes: FixChange[] = [
      { field: 'udiDi', value },
      { field: 'udiDiIssuingEntity', value: 'EUDAMED' },
    ]
    return { label: 'Use the EUDAMED ID', changes, madeOf: 'basicUdiDi' }
  },
  'entity-is-eudamed': (_: AnyDocument, [field = '']: readonly string[]): Fix => ({
    label: 'Set it to EUDAMED',
    changes: [{ field, value: 'EUDAMED' }],
  }),
  'register-under-mdd': (): Fix => ({
    label: 'Register under the MDD',
    changes: [{ field: 'legislation', value: 'MDD' }],
  }),
  /** Every field the rule is about. */
  clear: (_: AnyDocument, fields: readonly string[]) => clear('Remove what is not sent', ...fields),
  'remove-representative': () =>
    clear('Remove the representative', 'authorizedRepresentativeSrn', 'authorizedRepresentativeName'),
  'remove-iib-exception': () => clear('Clear the answer', 'iibImplantableException'),
  'remove-unit-of-use': () => clear('Remove the unit of use', 'unitOfUseDi', 'unitOfUseDiIssuingEntity'),
  'remove-direct-marking': () =>
    clear('Remove the direct marking', 'directMarkingDi', 'directMarkingDiIssuingEntity'),
  'remove-related-device': () =>
    clear('Remove the related device', 'relatedDeviceDi', 'relatedDeviceIssuingEntity'),
  'answer-annex-xvi': (): Fix => ({
    label: 'Answer yes instead',
    changes: [
      { field: 'annexXviTypes', value: null },
      { field: 'annexXviApplicable', value: true },
    ],
  }),
  'remove-special-device': () => clear('Clear the special device type', 'specialDevice'),
  /** The route of the law that stands nearest to the one chosen. */
  'procedure-of-the-law': (document: AnyDocument): Fix | undefined => {
    const value = routeInstead(document)
    const label = conformityProcedures.find(({ code }) => code === value)?.label
    if (value === undefined || label === undefined) return undefined
    return { label: `Use ${label}`, changes: [{ field: 'conformityAssessmentProcedure', value }] }
  },
  /** Where there is but one country, it is the first. */
  'first-placed-here': (document: AnyDocument): Fix | undefined =>
    rowsOf(document, 'marketAvailability').length === 1
      ? changeRows('Mark this country', document, 'marketAvailability', (row) => ({
          ...row,
          firstPlaced: true,
        }))
      : undefined,
  'packages-follow-device': (document: AnyDocument) =>
    changeRows('Give the packages the status of the device', document, 'packages', (row) => ({
      ...row,
      status: undefined,
    })),
  'cmr-without-language': (document: AnyDocument) => withoutLanguage(document, 'cmrSubstances'),
  'endocrine-without-language': (document: AnyDocument) => withoutLanguage(document, 'endocrineSubstances'),
} satisfies Fixes
