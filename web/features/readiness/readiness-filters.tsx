import { NativeSelect } from '@mantine/core'
import { findMarket, markets } from '#core/code-lists/markets.ts'
import { deviceTasks } from '#core/lifecycle/device-task.ts'
import { myWorkTexts } from '#web/messages/en/my-work.ts'
import { readinessTexts } from '#web/messages/en/readiness.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type ReadinessScreenProps, readinessSearch } from './readiness-search.ts'

/** For which market, and ready or not. */
export function ReadinessFilters({ address, onAddressChange }: ReadinessScreenProps) {
  const t = wordsOf(readinessTexts.filters)
  const tasks = wordsOf(myWorkTexts.filters)
  const { country, readyFor, notReadyFor, filledFor, gapsFor, task } = readinessSearch.filtersOf(address)
  const change = (filters: Parameters<typeof readinessSearch.withFilters>[1]) =>
    onAddressChange(readinessSearch.withFilters(address, filters))
  const codeOf = (value: string) => findMarket(value)?.code
  const of = { readyFor, notReadyFor, filledFor, gapsFor }
  const kinds = ['readyFor', 'notReadyFor', 'filledFor', 'gapsFor'] as const
  const chosen = kinds.find((kind) => of[kind] !== undefined)
  // Where the hub does not know all that is asked, it cannot know whether a device is ready, so it filters by the fields it knows.
  const choices = (kind: (typeof kinds)[number]) =>
    markets
      .filter(({ fullyKnown }) => kind.endsWith('eadyFor') === fullyKnown)
      .map(({ code, country: name }) => ({ value: `${kind} ${code}`, label: t(kind, { country: name }) }))
  return (
    <>
      <NativeSelect
        aria-label={t('country')}
        data={[
          { value: '', label: t('allCountries') },
          ...markets.map(({ code, country: name }) => ({ value: code, label: name })),
        ]}
        value={country ?? ''}
        onChange={({ currentTarget }) => change({ country: codeOf(currentTarget.value) })}
      />
      <NativeSelect
        aria-label={t('ready')}
        value={chosen ? `${chosen} ${of[chosen]}` : ''}
        onChange={({ currentTarget: { value } }) => {
          const [kind, code = ''] = value.split(' ')
          change(Object.fromEntries(kinds.map((one) => [one, one === kind ? codeOf(code) : undefined])))
        }}
        data={[{ value: '', label: t('allReady') }, ...kinds.flatMap(choices)]}
      />
      <NativeSelect
        aria-label={t('task')}
        value={task ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ task: deviceTasks.find((one) => one === value) })
        }
        data={[
          { value: '', label: t('allTasks') },
          ...deviceTasks.map((value) => ({ value, label: tasks(value) })),
        ]}
      />
    </>
  )
}
