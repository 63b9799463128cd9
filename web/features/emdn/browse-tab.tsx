import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  emdnLookupQuery,
  emdnSearchQuery,
  emdnVersionsQuery,
  isSearched,
  shownResults,
} from '#web/data/emdn.ts'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import classes from './emdn.module.css'
import type { EmdnScreenProps } from './emdn-search.ts'
import { EmdnTree } from './emdn-tree.tsx'
import { InformationBox } from './information-box.tsx'
import { ResultList } from './result-list.tsx'

/** Left what was found, or the tree while nothing is searched; right what is known of one code. */
export function BrowseTab({ address, onAddressChange }: EmdnScreenProps) {
  const t = wordsOf(emdnTexts)
  const search = address.search ?? ''
  const list = useRef<HTMLDivElement>(null)
  const { isLoading } = useQuery(emdnLookupQuery(undefined))
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
        <LoadedLine />
      </div>
      <div className={classes.columns}>
        <div ref={list} data-awaited={isLoading || undefined}>
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
  const t = wordsOf(emdnTexts)
  const { data, error, refetch, isPlaceholderData } = useQuery(emdnSearchQuery(search))
  const { data: versions } = useQuery(emdnVersionsQuery)
  const mayLoad = useCan()('system-admin')
  const current = versions?.find(({ isCurrent }) => isCurrent)
  const isExtract = current?.complete === false
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
          description={
            isExtract
              ? `${t('nothingInExtract', { count: current.entries })}${mayLoad ? '' : ` ${t('info.askAdmin')}`}`
              : t('nothingHelp')
          }
          action={
            <Group gap="xs" justify="center">
              {isExtract && mayLoad && (
                <ButtonLink to="/emdn" search={{ tab: 'versions' }}>
                  {t('loadFull')}
                </ButtonLink>
              )}
              <Button variant="default" onClick={onClear}>
                {t('clear')}
              </Button>
            </Group>
          }
        />
      ) : (
        <ResultList entries={data} search={search} current={code} />
      )}
    </Stack>
  )
}

/** Which version is searched, and how many of its codes are loaded. */
function LoadedLine() {
  const t = wordsOf(emdnTexts)
  const mayLoad = useCan()('system-admin')
  const { data: versions } = useQuery(emdnVersionsQuery)
  const loaded = versions?.find(({ isCurrent }) => isCurrent)
  if (versions && !loaded) return null
  // Until it is known, a usual one keeps its place: the tree below would move down.
  const current = loaded ?? { name: 'EMDN V2', entries: 1000, complete: false }
  const said = { name: current.name, count: current.entries }
  return (
    <Text size="sm" mt={4} {...(!loaded && { 'aria-hidden': true, style: { visibility: 'hidden' } })}>
      {t(current.complete ? 'loaded' : 'loadedExtract', said)}
      {!current.complete && mayLoad && (
        <>
          {' · '}
          <TextLink to="/emdn" search={{ tab: 'versions' }}>
            {t('loadFull')}
          </TextLink>
        </>
      )}
    </Text>
  )
}
