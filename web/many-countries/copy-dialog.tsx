import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { manyCountriesTexts } from '#web/messages/en/many-countries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useBatches } from '#web/platform/use-batches.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import {
  aimedByAll,
  copiedInAll,
  copySome,
  recordsOfCall,
  withoutDrafts,
  withoutQuery,
} from './copies-api.ts'
import { CopyResult } from './copy-result.tsx'
import { CountryChoice } from './country-choice.tsx'
import { UndoCopies } from './undo-copies.tsx'
import { useUndoing } from './use-undoing.ts'

interface CopyDialogProps {
  recordIds: readonly number[]
  onClose: () => void
}

/** Three steps: choose countries, progress, result. */
export function CopyDialog({ recordIds, onClose }: CopyDialogProps) {
  const t = wordsOf(manyCountriesTexts)
  const [chosen, setChosen] = useState<readonly string[]>()
  const { data } = useQuery(withoutQuery(recordIds))
  const countries = chosen ?? (data ? aimedByAll(data) : [])
  const [begun, setBegun] = useState(false)
  const batches = useBatches({
    size: recordsOfCall,
    nouns: ['submissions', 'master-di'],
    run: (ids: readonly number[]) => copySome(ids, countries),
  })
  const { running, done, total, error, cancelled, results } = batches.state
  const undoing = useUndoing()
  const copied = withoutDrafts(copiedInAll(results), undoing.deleted)
  const left = copied.flatMap(({ drafts }) => drafts)
  const begin = () => {
    setBegun(true)
    void batches.goOn(recordIds.slice(done))
  }
  return (
    <Dialog opened onClose={onClose} title={t('title', { count: recordIds.length })} size="lg" busy={running}>
      <Stack gap="md">
        {!begun && (
          <CountryChoice
            recordIds={recordIds}
            chosen={countries}
            isProposed={chosen === undefined}
            onChange={setChosen}
          />
        )}
        {(running || (begun && done < total)) && (
          <ProgressBar label={t('progress')} done={done} total={total} />
        )}
        {error && (
          <Alert color="red" title={t('failed')} role="alert">
            {error.message} {t('failedHelp')}
          </Alert>
        )}
        {cancelled && <Text size="sm">{t('cancelled', { left: total - done })}</Text>}
        {results.length > 0 && (left.length > 0 || undoing.deleted.size === 0) && (
          <CopyResult copied={copied} running={running} />
        )}
        {begun && !running && <UndoCopies drafts={left} undoing={undoing} />}
        <Group justify="flex-end" gap="xs">
          {!begun ? (
            <>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button disabled={countries.length === 0} onClick={begin}>
                {t('begin', { count: countries.length })}
              </Button>
            </>
          ) : running ? (
            <Button variant="default" onClick={batches.cancel}>
              {t('stop')}
            </Button>
          ) : (
            <>
              {done < total && (
                <Button variant="default" onClick={begin}>
                  {t('again')}
                </Button>
              )}
              <Button onClick={onClose}>{t('close')}</Button>
            </>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
