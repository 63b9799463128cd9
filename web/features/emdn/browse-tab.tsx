import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { emdnSearchQuery, emdnVersionsQuery, isSearched, shownResults } from '#web/data/emdn.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import classes from './emdn.module.css'
import type { EmdnScreenProps } from './emdn-screen.tsx'
import { EmdnTree } from './emdn-tree.tsx'
import { InformationBox } from './information-box.tsx'
import { ResultList } from './result-list.tsx'

/** Left what was found, or the tree while nothing is searched; right what is known of one code. */
export function BrowseTab({ address, onAddressChange }: EmdnScreenProps) {
  const t = useTranslations('emdn')
  const search = address.search ?? ''
  const list = useRef<HTMLDivElement>(null)
  return (
    <Stack gap="md">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow leads from the input into the list below. */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          list.current?.querySelector<HTMLElement>('a')?.focus()
        }}
      >
        <SearchBox
          label={t('search')}
          value={search}
          onChange={(next) =>
            onAddressChange(
              { ...(next && { search: next }), ...(address.code && { code: address.code }) },
              { replace: true },
            )
          }
        />
        <Text size="xs" c="dimmed" mt={4}>
          {t('searchHelp')}
        </Text>
      </div>
      <div className={classes.columns}>
        <div ref={list}>
          {isSearched(search) ? (
            <Results
              search={search}
              code={address.code}
              onClear={() => onAddressChange(address.code ? { code: address.code } : {}, { replace: true })}
            />
          ) : (
            <EmdnTree shown={address.code} />
          )}
        </div>
        <section
          className={classes.box}
          data-first={address.code !== undefined || undefined}
          aria-label={t('info.label')}
        >
          <InformationBox code={address.code} search={address.search} />
        </section>
      </div>
    </Stack>
  )
}

function Results({
  search,
  code,
  onClear,
}: {
  search: string
  code: string | undefined
  onClear: () => void
}) {
  const t = useTranslations('emdn')
  const { data, error, refetch, isPlaceholderData } = useQuery(emdnSearchQuery(search))
  const { data: versions } = useQuery(emdnVersionsQuery)
  const isExtract = versions?.find(({ isCurrent }) => isCurrent)?.complete === false
  if (error) return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <CentredSpinner />
  return (
    <Stack gap="xs" aria-busy={isPlaceholderData}>
      <Text size="sm" c="dimmed" role="status">
        {data.length === shownResults
          ? t('firstResults', { count: data.length })
          : t('results', { count: data.length })}
      </Text>
      {data.length === 0 ? (
        <EmptyState
          title={t('nothing', { search })}
          description={isExtract ? t('nothingInExtract') : t('nothingHelp')}
          action={
            <Button variant="default" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <ResultList entries={data} search={search} current={code} />
      )}
    </Stack>
  )
}
