import { Button } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { RecordToSet } from './set-field.ts'

const SetFieldDialog = lazy(() =>
  import('./set-field-dialog.tsx').then((found) => ({ default: found.SetFieldDialog })),
)

/** One value for a field of all selected records. */
export function SetFieldButton({ records }: { records: readonly RecordToSet[] }) {
  const t = wordsOf(masterDiTexts.records.selected)
  // The selection when the dialog was opened; later changes do not affect it.
  const [chosen, setChosen] = useState<readonly RecordToSet[]>()
  return (
    <>
      <Button
        size="xs"
        variant="light"
        leftSection={<IconForms size={14} aria-hidden />}
        onClick={() => setChosen(records)}
      >
        {t('setField', { count: records.length })}
      </Button>
      {chosen && (
        <Suspense>
          <SetFieldDialog records={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
