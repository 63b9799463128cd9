import { Text, Title } from '@mantine/core'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { beginsAt } from '#web/platform/screen-groups.ts'
import { useScreens } from '#web/platform/use-screens.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './integration.module.css'

/** The screens the side navigation does not name (decision D27). */
export function OtherScreens() {
  const t = wordsOf(integrationTexts.others)
  const screens = wordsOf(screensTexts)
  return (
    <nav aria-label={t('title')}>
      <Title order={2} size="h4" mb="sm">
        {t('title')}
      </Title>
      <ul className={classes.screens}>
        {[...useScreens('eudamed'), ...useScreens('suite')].map((path) => (
          <li key={path}>
            <TextLink to={path} search={beginsAt[path]} size="sm">
              {screens(`${path}.title`)}
            </TextLink>
            <Text size="xs" c="dimmed">
              {screens(`${path}.purpose`)}
            </Text>
          </li>
        ))}
      </ul>
    </nav>
  )
}
