import { Accordion, Stack, Text } from '@mantine/core'
import { type Deadline, deadlinesOn } from '#core/markets/requirements/deadlines.ts'
import { globalRequirements, type MarketWithRequirements } from '#core/markets/requirements/index.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './dashboard.module.css'
import { Country, EvidenceBadges, StateBadge, useDateWords } from './requirement-words.tsx'

/** Every market in a line: who, whether, where, when next. Opened, a line says the rest and its source. */
export function OverviewTab({ today }: { today: string }) {
  const t = wordsOf(dashboardTexts.requirements.columns)
  const coming = deadlinesOn(today).filter(({ daysLeft }) => daysLeft >= 0)
  return (
    <>
      <div className={`${classes.market} ${classes.marketHead}`} aria-hidden>
        <span>{t('country')}</span>
        <span>{t('state')}</span>
        <span>{t('database')}</span>
        <span>{t('next')}</span>
      </div>
      <Accordion
        multiple
        order={3}
        classNames={{ control: classes.control, label: classes.controlLabel, content: classes.content }}
      >
        {globalRequirements.map((market) => (
          <MarketLine
            key={market.code}
            market={market}
            next={coming.find((deadline) => deadline.market.code === market.code)}
            today={today}
          />
        ))}
      </Accordion>
    </>
  )
}

interface MarketLineProps {
  market: MarketWithRequirements
  next: Deadline | undefined
  today: string
}

function MarketLine({ market, next, today }: MarketLineProps) {
  const t = wordsOf(dashboardTexts.requirements)
  const dateWords = useDateWords()
  const { requirements } = market
  return (
    <Accordion.Item value={market.code}>
      <Accordion.Control>
        <span className={classes.market}>
          <span>
            <Text span fw={600} size="sm">
              <Country market={market} />
            </Text>
            <Text span display="block" size="xs" c="dimmed">
              {market.regulator}
            </Text>
          </span>
          <span className={classes.badges}>
            <StateBadge state={requirements.state} />
            <EvidenceBadges evidence={{ ...requirements, confirmedOn: requirements.asOf }} today={today} />
          </span>
          <Text span size="sm" {...(requirements.database === null && { c: 'dimmed' })}>
            {requirements.database ?? t('noDatabase')}
          </Text>
          <Text span size="sm" {...(!next && { c: 'dimmed' })}>
            {next ? dateWords(next.milestone.date) : t('nothingNext')}
          </Text>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap="sm">
          <Text size="sm">{requirements.summary}</Text>
          <dl className={classes.facts}>
            <Fact name={t('route')} text={requirements.route} />
            <Fact name={t('issuers')} text={requirements.issuingEntities.join(', ') || t('issuersUnknown')} />
            <Fact name={t('legalBasis')} text={requirements.legalBasis.join('; ')} />
            <Fact name={t('source')} text={requirements.source} />
            <Fact name={t('confidence')} text={t(`confidenceHelp.${requirements.confidence}`)} />
            <Fact name={t('looked')} text={dateWords(requirements.asOf)} />
          </dl>
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}
