import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconListCheck } from '@tabler/icons-react'
import { standards } from '#core/markets/requirements/standards.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ChecklistDialog } from './checklist-dialog.tsx'
import classes from './dashboard.module.css'
import { ImplementationGuide } from './implementation-guide.tsx'

export function StandardsCard() {
  const t = wordsOf(dashboardTexts.standards)
  const [guideOpen, guide] = useDisclosure()
  const [checklistOpen, checklist] = useDisclosure()
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
            onClick={checklist.open}
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
      {checklistOpen && <ChecklistDialog onClose={checklist.close} />}
    </Card>
  )
}
