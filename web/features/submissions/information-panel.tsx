import { Card, Stack, Title } from '@mantine/core'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { masterFields, masterSections } from '#core/dictionary/master/index.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { RecordView } from '#web/record-form/record-view.tsx'
import { sourceOf } from '#web/record-form/source-fields.ts'

/** The master record to read, section by section, with what an import brought besides. */
export function InformationPanel({ record }: { record: MasterRecord }) {
  const t = wordsOf(submissionsTexts.information)
  return (
    <Stack gap="md">
      {masterSections.map((section) => (
        <Card key={section} withBorder padding="lg">
          <Title order={2} size="h4" mb="md">
            {section}
          </Title>
          <RecordView fields={sectionFields(section)} record={record} />
        </Card>
      ))}
      {Object.entries(record.sourceData ?? {}).map(([source, values]) => (
        <Card key={source} withBorder padding="lg">
          <Title order={2} size="h4" mb="md">
            {t('source', { source: source === 'template' ? t('template') : source.toUpperCase() })}
          </Title>
          <RecordView {...sourceOf(source, values)} />
        </Card>
      ))}
    </Stack>
  )
}

function sectionFields(section: string): Fields {
  return Object.fromEntries(Object.entries(masterFields).filter(([, field]) => field.section === section))
}
