import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Flag } from './flag.tsx'
import classes from './page-header.module.css'
import { useHeadingFocus, usePageTitle } from './page-title.ts'

interface PageHeaderProps {
  title: string
  /** One line that says what the screen is for. */
  purpose?: ReactNode
  /** The flag before the title: ISO 3166-1, or EU. */
  flag?: string
  /** A status or badge beside the title. */
  aside?: ReactNode
  /** The way back, above the title. */
  back?: ReactNode
  /** Right; one primary button at most. */
  actions?: ReactNode
}

export function PageHeader({ title, flag, purpose, aside, back, actions }: PageHeaderProps) {
  usePageTitle(title)
  const heading = useHeadingFocus(title)
  return (
    <div className={classes.header}>
      <Stack gap={4} className={classes.words}>
        {back}
        <Group gap="xs">
          <Group gap="xs" wrap="nowrap">
            {flag !== undefined && <Flag code={flag} />}
            <Title ref={heading} order={1} tabIndex={-1}>
              {title}
            </Title>
          </Group>
          {aside}
        </Group>
        {purpose !== undefined && <Text c="dimmed">{purpose}</Text>}
      </Stack>
      {actions !== undefined && (
        <Group gap="xs" className={classes.actions}>
          {actions}
        </Group>
      )}
    </div>
  )
}
