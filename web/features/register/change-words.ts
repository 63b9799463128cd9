import type { CertificateChange } from '#core/contract/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'

/** What a change is, in words. */
export function useChangeWords(): (change: CertificateChange) => string {
  const t = wordsOf(certificatesTexts.details)
  return ({ field, from, to }) => {
    const known = Object.hasOwn(certificatesTexts.details.fields, field)
    const name = known ? t(`fields.${field as keyof typeof certificatesTexts.details.fields}`) : field
    return t('changed', { field: name, from: from ?? t('notStated'), to: to ?? t('notStated') })
  }
}
