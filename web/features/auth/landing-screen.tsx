import { Button, Group, Text, Title } from '@mantine/core'
import {
  IconBarcode,
  IconDatabase,
  IconFileImport,
  IconGitBranch,
  IconServer2,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { markets } from '#core/code-lists/markets.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { roles } from '#core/lifecycle/permissions.ts'
import { landingTexts } from '#web/messages/en/landing.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isFrontPage, keepAskedAddress } from '#web/platform/asked-address.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { ButtonLink } from '#web/ui/router-link.tsx'
import classes from './landing-screen.module.css'
import { PublicLayout } from './public-layout.tsx'

const features = [
  { id: 'records', icon: IconDatabase },
  { id: 'identifiers', icon: IconBarcode },
  { id: 'upload', icon: IconFileImport },
  { id: 'versions', icon: IconGitBranch },
  { id: 'roles', icon: IconUsersGroup },
  { id: 'own', icon: IconServer2 },
] as const

/** What signed-out visitors see, at every address that is not another public screen. */
export function LandingScreen() {
  const t = wordsOf(landingTexts)
  usePageTitle(wordsOf(shellTexts)('product'))
  useEffect(keepAskedAddress, [])
  return (
    <PublicLayout>
      <Hero />
      <section className={classes.section} aria-labelledby="features">
        <Title order={2} id="features" className={classes.heading}>
          {t('features.heading')}
        </Title>
        <div className={classes.cards}>
          {features.map(({ id, icon: Icon }) => (
            <article key={id} className={classes.card}>
              <Icon size={24} stroke={1.6} aria-hidden />
              <Title order={3}>{t(`features.${id}.title`)}</Title>
              <Text c="dimmed">{t(`features.${id}.text`)}</Text>
            </article>
          ))}
        </div>
      </section>
      <Figures />
      <section className={classes.call}>
        <Title order={2}>{t('call.title')}</Title>
        <Text>{t('call.text')}</Text>
        <ButtonLink to="/register" size="md" variant="white">
          {t('getStarted')}
        </ButtonLink>
      </section>
    </PublicLayout>
  )
}

function Hero() {
  const t = wordsOf(landingTexts)
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <Text className={classes.eyebrow}>{t('hero.eyebrow')}</Text>
        <Title order={1} className={classes.title}>
          {t('hero.title')}
        </Title>
        <Text className={classes.lead}>{t('hero.text')}</Text>
        {!isFrontPage() && (
          <Text fw={600} role="status">
            {t('hero.signInFirst')}
          </Text>
        )}
        <Group gap="sm">
          <ButtonLink to="/register" size="md">
            {t('getStarted')}
          </ButtonLink>
          <Button component="a" href="#features" size="md" variant="default">
            {t('hero.secondary')}
          </Button>
        </Group>
      </div>
      <Jurisdictions />
    </section>
  )
}

function Jurisdictions() {
  const t = wordsOf(landingTexts.hero)
  return (
    <div className={classes.jurisdictions}>
      <Text fw={600} size="sm" id="jurisdictions">
        {t('jurisdictions')}
      </Text>
      <ul aria-labelledby="jurisdictions">
        {markets
          .filter((market) => market.selectable)
          .map(({ code, regulator }) => (
            <li key={code}>
              <span className="code">{code}</span> {regulator}
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Counted from the code itself, but for the EU dictionary's own figure. */
function Figures() {
  const t = wordsOf(landingTexts.figures)
  const figures = [
    { id: 'mandatory', value: t('mandatoryValue') },
    { id: 'markets', value: String(markets.length) },
    { id: 'fields', value: String(Object.keys(masterFields).length) },
    { id: 'roles', value: String(roles.length) },
  ] as const
  return (
    <section className={classes.figures} aria-label={t('heading')}>
      <dl aria-describedby="figures-help">
        {figures.map(({ id, value }) => (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text id="figures-help" size="sm" c="dimmed" ta="center">
        {t('mandatoryHelp')}
      </Text>
    </section>
  )
}
