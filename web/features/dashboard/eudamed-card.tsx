import { Card, Text, Title } from '@mantine/core'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { beginsAt } from '#web/platform/screen-groups.ts'
import { useScreens } from '#web/platform/use-screens.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './dashboard.module.css'

/** The way to the EUDAMED screens, most of which the side navigation does not name (decision D27). */
export function EudamedCard() {
  const t = wordsOf(dashboardTexts.eudamed)
  const screens = wordsOf(screensTexts)
  return (
    <Card withBorder padding="lg" component="nav" aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('purpose')}
      </Text>
      <ul className={classes.screens}>
        {useScreens('eudamed').map((path) => (
          <li key={path}>
            <TextLink to={path} search={beginsAt[path]} size="sm">
              {screens(`${path}.title`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
