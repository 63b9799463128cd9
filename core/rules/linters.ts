import { isStorable } from '#core/dictionary/field-schema.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import { checkNotifiedBodyNumber, checkSrn } from '#core/identifiers/srn.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'

/** Checks on one text, by name; each answers whether it is right. */
export const linters = {
  'basic-udi-di': (text: string) => checkBasicUdiDi(text).valid,
  /** As EUDAMED judges it: the hub's own 15-character format is none. */
  'eudamed-basic-udi-di': (text: string) => {
    const result = checkBasicUdiDi(text)
    return result.valid && result.kind !== 'hub-basic-udi-di'
  },
  'udi-di': (text: string) => checkUdiDi(text).valid,
  srn: (text: string) => checkSrn(text).valid,
  'notified-body': (text: string) => checkNotifiedBodyNumber(text).valid,
  'emdn-code': (text: string) => checkEmdnCode(text).valid,
  /** Characters XML 1.0 can carry: no control characters but tab and line ends. */
  'xml-text': (text: string) => isStorable(text) && ![...text].some(isForbiddenInXml),
} as const

export type LinterName = keyof typeof linters

function isForbiddenInXml(character: string): boolean {
  const code = character.charCodeAt(0)
  return (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffe || code === 0xffff
}
