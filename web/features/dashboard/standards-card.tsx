import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconListCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { standards } from '#core/markets/requirements/standards.ts'
import { saveDownload } from '#web/platform/api-client.ts'
import { csvText } from '#web/platform/csv-text.ts'
import { toast } from '#web/ui/toast-store.ts'
import { type ChecklistWords, checklistRows } from './checklist.ts'
import classes from './dashboard.module.css'
import { guideSteps } from './guide-steps.ts'
import { ImplementationGuide } from './implementation-guide.tsx'

export function StandardsCard({ today }: { today: string }) {
  const t = useTranslations('dashboard.standards')
  const [guideOpen, guide] = useDisclosure()
  const downloadChecklist = useChecklist(today)
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2}>{t('title')}</Title>
          <Text size="sm" c="dimmed">
            {t('purpose')}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconListCheck size={16} aria-hidden />}
            onClick={guide.open}
          >
            {t('guide')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={downloadChecklist}
          >
            {t('checklist')}
          </Button>
        </Group>
      </Group>
      <div className={classes.standards}>
        {standards.map(({ issuer, items }) => (
          <div key={issuer}>
            <Title order={3}>{t(`issuers.${issuer}`)}</Title>
            <ul className={classes.deadlines}>
              {items.map(({ name, about }) => (
                <li key={name}>
                  <Text size="sm" fw={600}>
                    {name}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {about}
                  </Text>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ImplementationGuide opened={guideOpen} onClose={guide.close} />
    </Card>
  )
}

/** Makes the checklist here in the browser, from what the dashboard shows. */
function useChecklist(today: string): () => void {
  const t = useTranslations('dashboard')
  return () => {
    const words: ChecklistWords = {
      columns: (['done', 'part', 'what', 'date', 'duty', 'note', 'source', 'asOf'] as const).map((column) =>
        t(`checklist.columns.${column}`),
      ),
      stepsPart: t('checklist.stepsPart'),
      steps: guideSteps.map(({ id }) => ({
        title: t(`guide.steps.${id}.title`),
        text: t(`guide.steps.${id}.text`),
      })),
      confirm: t('checklist.confirm'),
      duty: (duty) => t(`requirements.duties.${duty}`),
      state: (state) => t(`requirements.states.${state}`),
    }
    const fileName = t('checklist.fileName', { date: today })
    const blob = new Blob([csvText(checklistRows(today, words))], { type: 'text/csv;charset=utf-8' })
    saveDownload({ blob, fileName })
    toast({
      title: t('standards.downloaded'),
      description: t('standards.downloadedDescription', { file: fileName }),
    })
  }
}
