import { masterFields } from '#core/dictionary/master/index.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import type { ImportedRecords } from './imported-records.ts'

/** What an import says of Master DI records, and the ways to them. */
export function useImportedMasters(): ImportedRecords {
  const t = wordsOf(masterDiTexts.upload)
  return {
    noun: 'master-di',
    fields: masterFields,
    link: (isNext) => (
      <ButtonLink variant={isNext ? 'filled' : 'default'} to="/master-di/records">
        {t('toRecords')}
      </ButtonLink>
    ),
    importedLink: (importId, children) => (
      <ButtonLink to="/master-di/records" search={{ importId }}>
        {children}
      </ButtonLink>
    ),
    recordLink: (id, children) => (
      <TextLink to="/master-di/records/$id" params={{ id: String(id) }} inherit>
        {children}
      </TextLink>
    ),
  }
}
