import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { type UploadedNoun, uploadedNouns } from '#core/contract/list-filters.ts'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import type { ImportedRecords } from '#web/imports/imported-records.ts'
import { type Begun, type UploadAddress, UploadPanel } from '#web/imports/upload-panel.tsx'
import { type ChosenFile, UploadPlace } from '#web/imports/upload-place.tsx'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDownload } from '#web/platform/use-download.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { downloadTemplate } from './actors-api.ts'
import type { UploadSearch } from './actors-search.ts'

interface UploadTabProps {
  address: UploadSearch
  onAddressChange: (address: UploadSearch) => void
}

/** Operators and certifications out of files; an upload stands in the address, so that it survives a reload. */
export function UploadTab({ address, onAddressChange }: UploadTabProps) {
  const t = wordsOf(actorsTexts.upload)
  const mayManage = useCan()('manage-actors')
  const { job, preview, of = 'operators' } = address
  const focusKept = useFocusKept(job ?? preview)
  const records = useRecords(of)
  const show = ({ job: id, preview: look }: UploadAddress, kind: string = of) => {
    const noun = uploadedNouns.find((each) => each === kind) ?? of
    onAddressChange({
      tab: 'upload',
      ...(id !== undefined && { job: id, of: noun }),
      ...(look !== undefined && { preview: look, of: noun }),
    })
  }
  if (!mayManage) return <EmptyState title={t('notAllowed')} description={t('notAllowedHelp')} />
  return (
    <div {...focusKept}>
      <UploadPanel address={{ job, preview }} onAddressChange={show} records={records} kinds={uploadedNouns}>
        {(onBegun) => <ChooseFile onBegun={onBegun} />}
      </UploadPanel>
    </div>
  )
}

function useRecords(noun: UploadedNoun): ImportedRecords {
  const t = wordsOf(actorsTexts.upload)
  if (noun === 'operators') {
    return {
      noun: 'actors',
      fields: operatorFields,
      link: (isNext) => (
        <ButtonLink variant={isNext ? 'filled' : 'default'} to="/actors">
          {t('toOperators')}
        </ButtonLink>
      ),
      importedLink: (importId, children) => (
        <ButtonLink to="/actors" search={{ importId }}>
          {children}
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
    importedLink: (importId, children) => (
      <ButtonLink to="/actors" search={{ tab: 'certifications', importId }}>
        {children}
      </ButtonLink>
    ),
    recordLink: (_id, children) => <span>{children}</span>,
  }
}

const guidance = ['columns', 'required', 'codes', 'holders', 'again'] as const
const accept = ['.csv', '.xlsx', 'text/csv']
const mostBytes = 10 * 1024 * 1024

function ChooseFile({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const t = wordsOf(actorsTexts.upload)
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
              kind: noun,
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
            onBegun={onBegun}
          />
        </Card>
      ))}
    </Stack>
  )
}
