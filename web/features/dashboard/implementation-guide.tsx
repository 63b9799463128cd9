import { Stack, Text, ThemeIcon } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './dashboard.module.css'
import { guideSteps } from './guide-steps.ts'

interface ImplementationGuideProps {
  opened: boolean
  onClose: () => void
}

export function ImplementationGuide({ opened, onClose }: ImplementationGuideProps) {
  const t = useTranslations('dashboard.guide')
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
                <Text fw={600}>{t(`steps.${step.id}.title`)}</Text>
                <Text size="sm">{t(`steps.${step.id}.text`)}</Text>
                {'to' in step && (
                  <TextLink to={step.to} size="sm">
                    {t(`steps.${step.id}.link`)}
                  </TextLink>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </Dialog>
  )
}
