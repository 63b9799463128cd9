import { Card, List, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { AllowedUpload } from '#web/imports/allowed-upload.tsx'
import type { ImportedRecords } from '#web/imports/imported-records.ts'
import { type Begun, UploadPanel } from '#web/imports/upload-panel.tsx'
import { type ChosenFile, UploadPlace, type UploadPlaceRules } from '#web/imports/upload-place.tsx'
import { bulkUploadTexts } from '#web/messages/en/bulk-upload.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import type { ShownUpload } from './master-upload.tsx'

const kinds = ['submissions']

/** Submissions from a file (specification, document 2 section 2.11). */
export function SubmissionUpload(shown: ShownUpload) {
  const t = wordsOf(bulkUploadTexts.submissions)
  const records: ImportedRecords = {
    noun: 'submissions',
    fields: submissionFields,
    updateConsequence: t('updateConsequence'),
    link: (isNext) => (
      <ButtonLink variant={isNext ? 'filled' : 'default'} to="/submissions">
        {t('toSubmissions')}
      </ButtonLink>
    ),
    importedLink: (importId, children) => (
      <ButtonLink to="/submissions" search={{ importId }}>
        {children}
      </ButtonLink>
    ),
    recordLink: (id, children) => (
      <TextLink to="/submissions/$id" params={{ id: String(id) }} inherit>
        {children}
      </TextLink>
    ),
  }
  return (
    <AllowedUpload>
      <UploadPanel {...shown} records={records} kinds={kinds}>
        {(onBegun) => <ChooseFile onBegun={onBegun} />}
      </UploadPanel>
    </AllowedUpload>
  )
}

const rules: UploadPlaceRules = {
  accept: ['.csv', '.xlsx', 'text/csv'],
  isTooLarge: (size) => size >= 10 * 1024 * 1024,
  kind: 'submissions',
}
const guidance = [
  'required',
  'booleans',
  'tables',
  'devices',
  'again',
  'ignored',
  'devicesPerFile',
  'entitiesPerXml',
] as const

function ChooseFile({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const t = wordsOf(bulkUploadTexts.submissions)
  const [chosen, setChosen] = useState<ChosenFile>()
  const [busy, setBusy] = useState(false)
  const words = {
    drop: t('drop'),
    help: t('help'),
    invalidType: t('invalidType'),
    tooLarge: t('tooLarge'),
  }
  return (
    <Stack gap="lg">
      <UploadPlace
        name="submissions"
        {...{ rules, words, chosen, busy, onBegun }}
        onChoose={setChosen}
        onBusyChange={setBusy}
      />
      <Card withBorder padding="lg">
        <Title order={2} size="h4" mb="sm">
          {t('guidanceTitle')}
        </Title>
        <List size="sm" spacing={4}>
          {guidance.map((line) => (
            <List.Item key={line}>{t(`guidance.${line}`)}</List.Item>
          ))}
        </List>
      </Card>
    </Stack>
  )
}
