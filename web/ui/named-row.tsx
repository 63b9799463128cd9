import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './named-row.module.css'

/** The list around `NamedRow`s. */
export const NamedRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
)

interface NamedRowProps {
  name: string
  /** It is written as code. */
  isCode?: boolean
  /** Beside the name. */
  badges: ReactNode
  /** Below it. */
  children: ReactNode
  actions: ReactNode
}

/** Something of a short list that is set up once: its name and state, what is told of it, and what can be done. */
export function NamedRow({ name, isCode = false, badges, children, actions }: NamedRowProps) {
  return (
    <li className={classes.row} aria-label={name}>
      <div>
        <Group gap="xs">
          <Text fw={600} {...(isCode && { className: 'code' })}>
            {name}
          </Text>
          {badges}
        </Group>
        {children}
      </div>
      <Group gap="xs">{actions}</Group>
    </li>
  )
}
