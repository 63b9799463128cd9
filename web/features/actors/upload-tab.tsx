import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type UploadedNoun, uploadedNouns } from '#core/contract/actors.ts'
import type { Job } from '#core/contract/imports.ts'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { type ImportedRecords, ImportRun } from '#web/imports/import-run.tsx'
import { type ChosenFile, UploadPlace } from '#web/imports/upload-place.tsx'
import { useCan } from '#web/platform/session.tsx'
import { useDownload } from '#web/platform/use-download.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { downloadTemplate, startUpload } from './actors-api.ts'
import type { UploadSearch } from './actors-search.ts'

interface UploadTabProps {
  address: UploadSearch
  onAddressChange: (address: UploadSearch) => void
}

/** Operators and certifications out of files; an upload stands in the address, so that it survives a reload. */
export function UploadTab({ address, onAddressChange }: UploadTabProps) {
  const t = useTranslations('actors.upload')
  const mayManage = useCan()('manage-actors')
  const [startedHere, setStartedHere] = useState<number>()
  const { job, of = 'operators' } = address
  const focusKept = useFocusKept(job)
  const records = useRecords(of)
  const show = (next: Job | number | undefined, noun: UploadedNoun) => {
    const isNew = typeof next === 'object'
    if (isNew) setStartedHere(next.id)
    const id = isNew ? next.id : next
    onAddressChange({ tab: 'upload', ...(id !== undefined && { job: id, of: noun }) })
  }
  if (!mayManage) return <EmptyState title={t('notAllowed')} description={t('notAllowedHelp')} />
  return (
    <div {...focusKept}>
      {job === undefined ? (
        <ChooseFile onStarted={show} />
      ) : (
        <ImportRun
          key={job}
          jobId={job}
          startedHere={job === startedHere}
          records={records}
          onJobChange={(next) => show(next, of)}
        />
      )}
    </div>
  )
}

function useRecords(noun: UploadedNoun): ImportedRecords {
  const t = useTranslations('actors.upload')
  if (noun === 'operators') {
    return {
      noun: 'actors',
      fields: operatorFields,
      link: (isNext) => (
        <ButtonLink variant={isNext ? 'filled' : 'default'} to="/actors">
          {t('toOperators')}
        </ButtonLink>
      ),
      recordLink: (id, children) => (
        <TextLink to="/actors" search={{ operator: id }} inherit>
          {children}
        </TextLink>
      ),
    }
  }
  return {
    noun: 'certifications',
    fields: certificationFields,
    link: (isNext) => (
      <ButtonLink variant={isNext ? 'filled' : 'default'} to="/actors" search={{ tab: 'certifications' }}>
        {t('toCertifications')}
      </ButtonLink>
    ),
    recordLink: (_id, children) => <span>{children}</span>,
  }
}

const guidance = ['columns', 'required', 'codes', 'holders', 'again'] as const
const accept = ['.csv', '.xlsx', 'text/csv']
const mostBytes = 10 * 1024 * 1024

function ChooseFile({ onStarted }: { onStarted: (job: Job, noun: UploadedNoun) => void }) {
  const t = useTranslations('actors.upload')
  const [chosen, setChosen] = useState<ChosenFile>()
  const [busy, setBusy] = useState(false)
  const save = useDownload()
  return (
    <Stack gap="lg">
      <Card withBorder padding="lg">
        <Title order={2} size="h4" mb="sm">
          {t('instructions')}
        </Title>
        <List size="sm" spacing={4}>
          {guidance.map((line) => (
            <List.Item key={line}>{t(`guidance.${line}`)}</List.Item>
          ))}
        </List>
      </Card>
      {uploadedNouns.map((noun) => (
        <Card key={noun} withBorder padding="lg" component="section" aria-label={t(`${noun}.title`)}>
          <Group justify="space-between" mb="md" gap="xs">
            <div>
              <Title order={2} size="h4">
                {t(`${noun}.title`)}
              </Title>
              <Text size="sm" c="dimmed">
                {t(`${noun}.purpose`)}
              </Text>
            </div>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void save(() => downloadTemplate(noun), t('templateDownloaded'))}
            >
              {t(`${noun}.template`)}
            </Button>
          </Group>
          <UploadPlace
            name={noun}
            rules={{
              accept,
              isTooLarge: (size) => size >= mostBytes,
              start: (file) => startUpload(noun, file),
            }}
            words={{
              drop: t(`${noun}.drop`),
              help: t('help'),
              invalidType: t('invalidType'),
              tooLarge: t('tooLarge'),
            }}
            chosen={chosen}
            onChoose={setChosen}
            busy={busy}
            onBusyChange={setBusy}
            onStarted={(job) => onStarted(job, noun)}
          />
        </Card>
      ))}
    </Stack>
  )
}
