import { Button } from '@mantine/core'
import { IconWorldUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { manyCountriesTexts } from '#web/messages/en/many-countries.ts'
import { wordsOf } from '#web/messages/words.ts'

const CopyDialog = lazy(() => import('./copy-dialog.tsx').then((found) => ({ default: found.CopyDialog })))

/** Copies the selected records to several countries. */
export function CopyToCountries({ recordIds }: { recordIds: readonly number[] }) {
  const t = wordsOf(manyCountriesTexts)
  // The selection when the dialog was opened; later changes do not affect it.
  const [chosen, setChosen] = useState<readonly number[]>()
  return (
    <>
      <Button
        size="xs"
        variant="light"
        leftSection={<IconWorldUpload size={14} aria-hidden />}
        onClick={() => setChosen(recordIds)}
      >
        {t('button', { count: recordIds.length })}
      </Button>
      {chosen && (
        <Suspense>
          <CopyDialog recordIds={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
