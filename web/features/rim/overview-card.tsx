import { Card, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { ListPage } from '#web/platform/api-client.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingRows } from '#web/ui/loading-rows.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './rim.module.css'
import type { RimAddress } from './rim-search.ts'

interface OverviewCardProps<Item> {
  title: string
  query: Pick<UseQueryResult<ListPage<Item>>, 'data' | 'error' | 'refetch'>
  /** Where nothing is there yet. */
  empty: ReactNode
  /** Leads to all of them. */
  all: { readonly label: string; readonly tab: RimAddress['tab'] }
  children: (item: Item) => ReactNode
}

/** The first few of a list. */
export function OverviewCard<Item extends { readonly id: number }>({
  title,
  query: { data, error, refetch },
  empty,
  all,
  children,
}: OverviewCardProps<Item>) {
  const t = wordsOf(rimTexts.list)
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows label={t('loading')} />
      ) : data.total === 0 ? (
        empty
      ) : (
        <ul className={classes.plain}>
          {data.items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      <TextLink to="/simple-rim" search={{ tab: all.tab }} size="sm" mt="sm" display="inline-block">
        {all.label}
      </TextLink>
    </Card>
  )
}
