import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import type { Workbook, WorkbookSave } from '#core/contract/workbooks.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { SheetPicker } from './sheet-picker.tsx'
import { VersionChanges } from './version-changes.tsx'
import { saveWorkbook, workbookQuery } from './workbooks-api.ts'

interface MappingScreenProps {
  id: number
  onSaved: () => void
}

/** What each column of a workbook is filled with. */
export function MappingScreen({ id, onSaved }: MappingScreenProps) {
  const t = wordsOf(workbooksTexts.map)
  const { data, error, refetch } = useQuery(workbookQuery(id))
  if (error) return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <CentredSpinner label={t('loading')} />
  return <Begun key={id} newest={data} onSaved={onSaved} />
}

/** What is being mapped is replaced when that is asked for, not beneath one’s hands. */
function Begun({ newest, onSaved }: { newest: Workbook; onSaved: () => void }) {
  const [begun, setBegun] = useState(newest)
  return <Mapping key={begun.revision} workbook={begun} onCurrent={setBegun} onSaved={onSaved} />
}

interface MappingProps {
  workbook: Workbook
  onCurrent: (current: Workbook) => void
  onSaved: () => void
}

function Mapping({ workbook, onCurrent, onSaved }: MappingProps) {
  const t = wordsOf(workbooksTexts.map)
  const mayMap = useCan()('edit-submissions')
  const [name, setName] = useState(workbook.name)
  const [mapping, setMapping] = useState(workbook.mapping)
  const [shown, setShown] = useState(workbook.shown)
  const saving = useChange<WorkbookSave & { readonly id: number }, Workbook>({
    nouns: ['workbooks'],
    run: saveWorkbook,
    onSuccess: () => {
      toast({ title: t('saved') })
      onSaved()
    },
  })
  const save = () =>
    saving.mutate({ id: workbook.id, name, mapping: withoutBlanks(mapping), revision: workbook.revision })
  const { sampleDevice } = workbook
  const isChanged = name !== workbook.name || JSON.stringify(mapping) !== JSON.stringify(workbook.mapping)
  return (
    <>
      <UnsavedGuard dirty={isChanged && !saving.isPending} />
      <PageHeader
        back={<TextLink to="/workbooks">{t('back')}</TextLink>}
        title={workbook.name}
        flag={workbook.market}
        aside={
          <StatusBadge tone={workbook.state === 'confirmed' ? 'positive' : 'caution'}>
            {wordsOf(workbooksTexts.list)(`states.${workbook.state}`)}
          </StatusBadge>
        }
        purpose={t('purpose', {
          market: findMarket(workbook.market)?.country ?? workbook.market,
          file: workbook.fileName,
        })}
      />
      <Stack gap="lg">
        {workbook.replaces !== null && workbook.state === 'proposed' && (
          <VersionChanges changes={workbook.changes} />
        )}
        {workbook.state === 'proposed' && workbook.replaces === null && (
          <Alert color="blue">{t('proposed')}</Alert>
        )}
        {!mayMap && <Alert color="gray">{t('readOnly')}</Alert>}
        <Group align="flex-end" justify="space-between">
          <TextInput
            label={t('name')}
            w="24rem"
            maw="100%"
            maxLength={120}
            readOnly={!mayMap}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {sampleDevice === null ? t('noSample') : t('sample', { device: sampleDevice })}
          </Text>
        </Group>
        <SheetPicker
          workbook={workbook}
          mapping={mapping}
          shown={shown}
          readOnly={!mayMap}
          onChange={(sheet, facts) => {
            setMapping({ sheets: mapping.sheets.map((one) => (one.sheet === sheet.sheet ? sheet : one)) })
            if (facts) setShown(shown.map((one) => (one.name === facts.name ? facts : one)))
          }}
        />
        {saving.error && <SaveFailure title={t('saveFailed')} error={saving.error} onCurrent={onCurrent} />}
        {mayMap && (
          <Group justify="flex-end">
            <Button loading={saving.isPending} onClick={save}>
              {t('save')}
            </Button>
          </Group>
        )}
      </Stack>
    </>
  )
}

/** A fixed text that was left blank is none. */
const withoutBlanks = ({ sheets }: Workbook['mapping']): Workbook['mapping'] => ({
  sheets: sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) => ({ ...column, constant: column.constant?.trim() || null })),
  })),
})
