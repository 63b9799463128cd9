import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { type Market, markets } from '#core/code-lists/markets.ts'
import { manyCountriesTexts } from '#web/messages/en/many-countries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { withoutQuery } from './copies-api.ts'
import { MarketTicks } from './market-ticks.tsx'

interface CountryChoiceProps {
  recordIds: readonly number[]
  chosen: readonly string[]
  /** Nobody has changed what the records' own target countries say. */
  isProposed: boolean
  onChange: (chosen: readonly string[]) => void
}

/** Every market by its region, with how many of the records have no submission there yet. */
export function CountryChoice({ recordIds, chosen, isProposed, onChange }: CountryChoiceProps) {
  const t = wordsOf(manyCountriesTexts)
  const format = useFormatter()
  const { data, error, refetch } = useQuery(withoutQuery(recordIds))
  const without = (code: string) => data?.get(code)?.without ?? 0
  // Countries in which every record has a submission are disabled; all of them, until it is known which are proposed: a
  // tick that comes before would be taken out by the proposal.
  const isOpen = ({ code }: Market) => (data ? without(code) > 0 : error !== null)
  const open = markets.filter(isOpen).map(({ code }) => code)
  const sum = chosen.reduce((total, code) => total + without(code), 0)
  return (
    <>
      <Text size="sm">{t('purpose')}</Text>
      {error && (
        <ErrorPanel title={t('countFailed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {data && open.length === 0 && <Text size="sm">{t('nothingOpen')}</Text>}
      <MarketTicks
        chosen={chosen}
        onChange={onChange}
        isOpen={isOpen}
        note={({ code }) =>
          data && t('without', { count: without(code), total: format.number(recordIds.length) })
        }
      />
      <Text size="sm" role="status" fw={600}>
        {data && chosen.length > 0 ? t('sum', { count: sum }) : t('choose')}
      </Text>
      {isProposed && chosen.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('proposed')}
        </Text>
      )}
    </>
  )
}
