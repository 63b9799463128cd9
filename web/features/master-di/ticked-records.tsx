import { Button } from '@mantine/core'
import { IconArchive, IconForms, IconSend } from '@tabler/icons-react'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { ListedRecord } from '#web/data/master-di.ts'
import { CopyToCountries } from '#web/many-countries/copy-to-countries.tsx'
import { OpenAsSheet } from '#web/many-submissions/open-as-sheet.tsx'
import { ValidateMany } from '#web/many-submissions/validate-many.tsx'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'

interface TickedRecordsProps {
  records: readonly ListedRecord[]
  onSend: (drafts: readonly ListedRecord[]) => void
  onSetField: () => void
  onArchive: () => void
}

/** What can be done with all that are ticked, each with how many it concerns. */
export function TickedRecords({ records, onSend, onSetField, onArchive }: TickedRecordsProps) {
  const t = wordsOf(masterDiTexts.records.selected)
  const can = useCan()
  const drafts = records.filter(({ abilities }) => abilities.sendForApproval)
  const sheet = wordsOf(manySubmissionsTexts.sheet)
  const validate = wordsOf(manySubmissionsTexts.validate)
  return (
    <>
      {can('create-submissions') && (
        <OpenAsSheet
          country={defaultMarket}
          from="records"
          chosen={{ masterDiIds: records.map(({ id }) => id) }}
          label={sheet('ofMarket', { country: defaultMarket, count: records.length })}
        />
      )}
      {can('create-submissions') && <CopyToCountries recordIds={records.map(({ id }) => id)} />}
      {can('create-submissions') && (
        <Button
          size="xs"
          variant="light"
          leftSection={<IconForms size={14} aria-hidden />}
          onClick={onSetField}
        >
          {t('setField', { count: records.length })}
        </Button>
      )}
      {can('edit-submissions') && (
        <ValidateMany
          size="xs"
          variant="light"
          submissions={{ matching: { masterDiIds: records.map(({ id }) => String(id)) } }}
          label={validate('ofRecords')}
        />
      )}
      {can('export-data') && (
        <Button
          size="xs"
          variant="light"
          leftSection={<IconArchive size={14} aria-hidden />}
          onClick={onArchive}
        >
          {t('archive', { count: records.length })}
        </Button>
      )}
      {drafts.length > 0 && (
        <Button
          size="xs"
          variant="light"
          leftSection={<IconSend size={14} aria-hidden />}
          onClick={() => onSend(drafts)}
        >
          {t('send', { count: drafts.length })}
        </Button>
      )}
    </>
  )
}
