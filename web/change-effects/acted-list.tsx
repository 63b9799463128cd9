import { Group, Stack, Text } from '@mantine/core'
import { marketsWithExchange, registerName } from '#core/code-lists/registers.ts'
import type { ActedMarket, ChangeActed } from '#core/contract/change-effects.ts'
import { changeEffectsTexts } from '#web/messages/en/change-effects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './change-effects.module.css'
import { countryOf } from './effects-list.tsx'

interface ActedListProps {
  masterDiId: number
  acted: ChangeActed
  onClose: () => void
}

/** What was done in each market, and what is left for a person. */
export function ActedList({ masterDiId, acted, onClose }: ActedListProps) {
  const t = wordsOf(changeEffectsTexts.acted)
  return (
    <Stack gap="md">
      <ul className={classes.list} aria-label={t('title')} aria-live="polite">
        {acted.markets.map((market) => (
          <ActedLine key={market.country} market={market} masterDiId={masterDiId} />
        ))}
      </ul>
      <DialogButtons cancel={t('close')} onCancel={onClose} pending={false} />
    </Stack>
  )
}

function ActedLine({ market, masterDiId }: { market: ActedMarket; masterDiId: number }) {
  const t = wordsOf(changeEffectsTexts.acted)
  const { country, submissionId, done, left, message, packageId, alsoChanged } = market
  const register = marketsWithExchange.find((code) => code === country)
  const steps = done.map((step) => t(`step.${step}`)).join(', ')
  return (
    <li className={classes.market} data-narrow>
      <Group gap="xs">
        <Flag code={country} />
        <Text size="sm" fw={600}>
          {countryOf(country)}
        </Text>
        <Text size="sm">{steps === '' ? t('nothingDone') : steps}</Text>
      </Group>
      <Text size="sm">
        {t(`left.${left}`, { register: registerName(country) })} {message}
      </Text>
      {alsoChanged > 0 && <Text size="sm">{t('alsoChanged', { count: alsoChanged })}</Text>}
      <Group gap="md">
        {packageId !== null && register && (
          <TextLink to="/export" search={{ market: register, package: packageId }} size="sm">
            {t('package')}
          </TextLink>
        )}
        <TextLink
          to="/country-specific/$country/$masterDiId"
          params={{ country, masterDiId: String(masterDiId) }}
          search={{ tab: 'form', submission: submissionId }}
          size="sm"
        >
          {t('submission')}
        </TextLink>
      </Group>
    </li>
  )
}
