import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { PageHeader } from './page-header.tsx'

interface ListScreenProps<
  Row extends { readonly id: number },
  F extends z.ZodRawShape,
  O extends z.ZodRawShape,
> extends ListTableProps<Row, F, O> {
  title: string
  /** One line that says what the screen is for. */
  purpose: string
  /** Top right; one primary button at most. */
  actions?: ReactNode
  /** StatCards. */
  figures?: ReactNode
  /** Content above the list. */
  notice?: ReactNode
}

/** A screen that is one list. Where several share a screen, each is a ListTable of its own. */
export function ListScreen<
  Row extends { readonly id: number },
  F extends z.ZodRawShape,
  O extends z.ZodRawShape,
>({ title, purpose, actions, figures, notice, ...list }: ListScreenProps<Row, F, O>) {
  return (
    <>
      <PageHeader title={title} purpose={purpose} {...(actions !== undefined && { actions })} />
      <Stack gap="lg">
        {figures}
        {notice}
        <ListTable {...list} />
      </Stack>
    </>
  )
}
