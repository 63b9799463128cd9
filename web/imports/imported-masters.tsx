import { defaultMarket } from '#core/code-lists/markets.ts'
import { mostDevices } from '#core/contract/sheet-size.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { loadMatching } from '#web/data/master-di.ts'
import { OpenAsSheet } from '#web/many-submissions/open-as-sheet.tsx'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import type { ImportedRecords } from './imported-records.ts'

/** Takes the imported records to the default market together. */
function SheetOfImport({ importId, count }: { importId: number; count: number }) {
  const can = useCan()
  const sheet = wordsOf(manySubmissionsTexts.sheet)
  if (!can('create-submissions') || count > mostDevices) return null
  const chosen = async () => {
    const records = await loadMatching({ search: '', importId })
    return { masterDiIds: records.map(({ id }) => id) }
  }
  return (
    <OpenAsSheet
      country={defaultMarket}
      from="records"
      chosen={chosen}
      label={sheet('ofMarket', { country: defaultMarket, count })}
      size="sm"
      variant="default"
    />
  )
}

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
    next: (importId, count) => <SheetOfImport importId={importId} count={count} />,
    recordLink: (id, children) => (
      <TextLink to="/master-di/records/$id" params={{ id: String(id) }} inherit>
        {children}
      </TextLink>
    ),
  }
}
