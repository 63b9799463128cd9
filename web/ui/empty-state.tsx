import { Text } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon?: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  /** What the list will contain. */
  title: string
  description?: ReactNode
  /** The first step. */
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, description, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {Icon && <Icon size={32} stroke={1.4} aria-hidden />}
      <Text fw={600}>{title}</Text>
      {description !== undefined && (
        <Text c="dimmed" size="sm" maw="36rem">
          {description}
        </Text>
      )}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  )
}
