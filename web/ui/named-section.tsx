import { Group, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Key, ReactNode } from 'react'
import { ErrorPanel } from './error-panel.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { NamedRows } from './named-row.tsx'

interface NamedSectionProps<Item extends { readonly id: Key }> {
  words: (word: 'title' | 'about' | 'loadFailed' | 'loading' | 'none') => string
  /** Of the heading; 3 within a part of a screen. */
  order?: 2 | 3
  query: Pick<UseQueryResult<readonly Item[]>, 'data' | 'error' | 'refetch'>
  /** Beside the heading. */
  actions: ReactNode
  /** A `NamedRow`. */
  row: (item: Item) => ReactNode
  /** Below the list, and its dialogs. */
  children: ReactNode
}

/** A part of a screen with a short list of what is set up once. */
export function NamedSection<Item extends { readonly id: Key }>(props: NamedSectionProps<Item>) {
  const { words, order = 3, query, actions, row, children } = props
  const { data, error, refetch } = query
  return (
    <Stack gap="sm" component="section" aria-label={words('title')}>
      <Group justify="space-between">
        <Title order={order} size={order === 2 ? 'h4' : undefined}>
          {words('title')}
        </Title>
        {actions}
      </Group>
      <Text size="sm" c="dimmed">
        {words('about')}
      </Text>
      {error && (
        <ErrorPanel title={words('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingRows label={words('loading')} />}
      {data?.length === 0 && <Text size="sm">{words('none')}</Text>}
      {data && data.length > 0 && <NamedRows>{data.map(row)}</NamedRows>}
      {children}
    </Stack>
  )
}
