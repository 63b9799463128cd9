import { Stack, Text, ThemeIcon } from '@mantine/core'
import { type GuideStep, guideSteps } from '#core/markets/requirements/guide.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './dashboard.module.css'

interface ImplementationGuideProps {
  opened: boolean
  onClose: () => void
}

export function ImplementationGuide({ opened, onClose }: ImplementationGuideProps) {
  const t = wordsOf(dashboardTexts.guide)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size="lg">
      <Stack gap="md">
        <Text c="dimmed">{t('purpose')}</Text>
        <ol className={classes.guide}>
          {guideSteps.map((step, index) => (
            <li key={step.id} className={classes.step}>
              <ThemeIcon radius="xl" size={26} variant="default" aria-hidden>
                {index + 1}
              </ThemeIcon>
              <div>
                <Text fw={600}>{step.title}</Text>
                <Text size="sm">{step.text}</Text>
                <StepLink of={step.id} />
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </Dialog>
  )
}

/** A step with a screen of its own leads there. */
function StepLink({ of }: { of: GuideStep }) {
  const t = wordsOf(dashboardTexts.guide.links)
  const screens = {
    devices: '/master-di/bulk-upload',
    records: '/master-di/records',
    validate: '/business-rules',
    others: '/multi-country-udi',
  } as const
  const isScreen = (id: GuideStep): id is keyof typeof screens => Object.hasOwn(screens, id)
  if (!isScreen(of)) return null
  return (
    <TextLink to={screens[of]} size="sm">
      {t(of)}
    </TextLink>
  )
}
