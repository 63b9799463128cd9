import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { beginsAt } from '#web/platform/screen-groups.ts'
import { useScreens } from '#web/platform/use-screens.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './integration.module.css'

/** The screens the side navigation does not name (decision D27). */
export function OtherScreens() {
  const t = useTranslations('integration.others')
  const screens = useTranslations('screens')
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
