import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { findMarket } from '#core/code-lists/markets.ts'
import type { ChangeEffects, MarketChange } from '#core/contract/change-effects.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { changeEffectsTexts } from '#web/messages/en/change-effects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { FieldText } from '#web/record-form/record-view.tsx'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { Flag } from '#web/ui/flag.tsx'
import classes from './change-effects.module.css'
import { EffectBadge } from './effect-badge.tsx'

export const countryOf = (code: string): string => findMarket(code)?.country ?? code

interface EffectsListProps {
  found: ChangeEffects
  /** One column, as in a dialog. */
  narrow?: boolean
}

/** A line for each market where something differs; the others in a sentence each. */
export function EffectsList({ found, narrow = false }: EffectsListProps) {
  const t = wordsOf(changeEffectsTexts)
  const dayOf = useDay()
  const { markets } = found
  const unsent = markets.filter((one) => one.effect === 'not-registered')
  const published = unsent.flatMap(({ country, register, publishedOn }) =>
    publishedOn === null ? [] : [{ country, register, day: dayOf(publishedOn) }],
  )
  const unregistered = unsent
    .filter(({ publishedOn }) => publishedOn === null)
    .map(({ country }) => countryOf(country))
  const same = markets.filter(({ effect }) => effect === 'nothing')
  const unchanged = same
    .filter(({ differs }) => differs.length === 0)
    .map(({ country }) => countryOf(country))
  const differing = markets.filter(({ effect }) => effect !== 'nothing' && effect !== 'not-registered')
  if (markets.length === 0) return <Text size="sm">{t('noMarkets')}</Text>
  return (
    <Stack gap="sm">
      {!found.isInForce && <Text size="sm">{t('notInForce')}</Text>}
      {differing.length > 0 && (
        <ul className={classes.list} aria-label={t('lists.label')}>
          {differing.map((market) => (
            <MarketLine key={market.country} market={market} narrow={narrow} />
          ))}
        </ul>
      )}
      {unchanged.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('unchanged', { countries: unchanged.join(', ') })}
        </Text>
      )}
      {same
        .filter(({ differs }) => differs.length > 0)
        .map(({ country, differs }) => (
          <Text key={country} size="sm">
            {t('differs', { market: countryOf(country), fields: differs.join(', ') })}
          </Text>
        ))}
      {published.map(({ country, register, day }) => (
        <Text key={country} size="sm" c="dimmed">
          {t('published', { register, day })}
        </Text>
      ))}
      {unregistered.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('unregistered', { countries: unregistered.join(', ') })}
        </Text>
      )}
    </Stack>
  )
}

function MarketLine({ market, narrow }: { market: MarketChange; narrow: boolean }) {
  const t = wordsOf(changeEffectsTexts)
  const { country, register, effect } = market
  return (
    <li className={classes.market} data-narrow={narrow || undefined}>
      <Stack gap={6} align="flex-start">
        <Group gap="xs" wrap="nowrap">
          <Flag code={country} />
          <Text size="sm" fw={600}>
            {countryOf(country)}
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {register}
        </Text>
        <EffectBadge effect={effect} />
      </Stack>
      <ChangedFields market={market} />
      <Stack gap="xs">
        <Rules market={market} />
        {effect === 'new-di' && <Text size="sm">{t('newDi')}</Text>}
        {effect === 'refused' && <Text size="sm">{t('refusedHelp')}</Text>}
      </Stack>
    </li>
  )
}

const shared: Fields = submissionFields

function ChangedFields({ market: { country, fields, effect } }: { market: MarketChange }) {
  const t = wordsOf(changeEffectsTexts)
  // The fields of one market alone are known to its form.
  const hasOwn = fields.some(({ field }) => shared[field] === undefined)
  const { data: form } = useQuery({ ...marketFormQuery(country), enabled: hasOwn })
  const shownAs = (id: string, value: unknown) => {
    const field = shared[id] ?? form?.fields[id]
    return field ? <FieldText field={field} value={value} /> : String(value ?? '')
  }
  return (
    <Stack gap="xs">
      {fields.map(({ field, label, was, now, effect: own }) => (
        <div key={field}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {label}
            </Text>
            {own !== effect && <EffectBadge effect={own} />}
          </Group>
          <Text size="sm" component="div">
            <Text span size="xs" c="dimmed">
              {t('before')}{' '}
            </Text>
            {shownAs(field, was)}
          </Text>
          <Text size="sm" component="div">
            <Text span size="xs" c="dimmed">
              {t('after')}{' '}
            </Text>
            {shownAs(field, now)}
          </Text>
        </div>
      ))}
    </Stack>
  )
}

function Rules({ market: { rules, fields } }: { market: MarketChange }) {
  const t = wordsOf(changeEffectsTexts)
  const dayOf = useDay()
  const prefixOf = (about: readonly string[]) =>
    about.length === 0 || about.length === fields.length ? '' : `${about.join(', ')}: `
  return rules.map(({ rule, source, on, fields: about }) => (
    <div key={rule}>
      <Text size="sm">
        {prefixOf(about)}
        {rule}
      </Text>
      <Text size="xs" c="dimmed">
        {t('source', { source, day: dayOf(on) })}
      </Text>
    </div>
  ))
}
