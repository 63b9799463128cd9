import type { AnyDocument } from '#core/dictionary/field.ts'
import type { RuleWords } from '#core/rules/evaluate.ts'
import { issuerOfUdiDi, udiDiResult } from '#core/rules/linters.ts'
import { textOf } from '#core/rules/values.ts'
import { graceOf } from '../grace.ts'
import { storedDi } from '../stored-di.ts'

const isShort = (text: string): boolean => /^\d{8}$/.test(text.trim())

/** What the rules of this folder call by name. */
export const usWords: RuleWords = {
  linters: {
    /** GUDID takes codes of three agencies; where nobody states one, the code shows whose it is. */
    'gudid-agency': (text: string, agency: string) =>
      !['IFA', 'EUDAMED'].includes(issuerOfUdiDi(text, agency)),
    /** Stated, or recognised. */
    'of-gs1': (text: string, agency: string) => issuerOfUdiDi(text, agency) === 'GS1',
    'of-hibcc': (text: string, agency: string) => issuerOfUdiDi(text, agency) === 'HIBCC',
    'of-iccbba': (text: string, agency: string) => issuerOfUdiDi(text, agency) === 'ICCBBA',
    'hibcc-di': (text: string) => udiDiResult(text, 'HIBCC').valid,
    'iccbba-di': (text: string) => udiDiResult(text, 'ICCBBA').valid,
    /** GTINs of 12 to 14 digits, which GUDID pads with zeros to 14 (Data Elements Reference Table). */
    'gudid-length': (text: string, agency: string) => issuerOfUdiDi(text, agency) !== 'GS1' || !isShort(text),
    /** Without `+`, `=/` or `=)`, which introduce a DI of HIBCC or ICCBBA in a barcode. */
    'stored-form': (text: string) => !/^(\+|=[/)])/.test(text),
    'no-check-character': (text: string) => storedDi(text) === text,
    'gudid-di': (text: string, agency: string) =>
      issuerOfUdiDi(text, agency) !== 'GS1' || (udiDiResult(text, 'GS1').valid && !isShort(text)),
  },
  explanations: {
    /** The form in which GUDID keeps the DI, where it can be read. */
    'stored-di': (values) => {
      const text = textOf(values, 'udiDi') || textOf(values, 'packageDi')
      const stored = storedDi(text)
      return stored === text ? 'Enter it as GUDID keeps it.' : `Enter ${stored}.`
    },
    /** The grace period of a record published on its publish date; the hub does not know whether it was published. */
    'days-of-grace': (values) => {
      const grace = graceOf(String((values as AnyDocument).usPublishDate ?? ''))
      return grace ? `${grace.first} to ${grace.last}` : 'not known without a publish date'
    },
  },
}
