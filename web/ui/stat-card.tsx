import { Skeleton, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './stat-card.module.css'

interface StatCardsProps {
  /** Accessible label of the group of figures. */
  label: string
  busy?: boolean
  /** Nobody knows yet how high it is: what stands below is shown with it (app.css). */
  awaited?: boolean
  children: ReactNode
}

/** The figures above a list or on a dashboard. */
export function StatCards({ label, busy, awaited = false, children }: StatCardsProps) {
  return (
    <section
      className={classes.cards}
      aria-label={label}
      aria-busy={busy}
      data-awaited={awaited || undefined}
    >
      {children}
    </section>
  )
}

interface StatCardProps {
  label: ReactNode
  /** Undefined while loading. */
  value: number | undefined
  /** Custom content instead of the number. */
  text?: string
  /** Loading failed. */
  failed?: boolean
  /** Note below the figure. */
  note?: ReactNode
  /** Shows what is counted; `pressed` while that is shown. */
  onShow?: () => void
  pressed?: boolean
}

/** One figure. */
export function StatCard({
  label,
  value,
  text,
  failed = false,
  note,
  onShow,
  pressed = false,
}: StatCardProps) {
  const t = wordsOf(uiTexts.figure)
  const format = useFormatter()
  // Buttons may contain only phrasing content.
  const Part = onShow ? 'span' : 'div'
  const content = (
    <>
      <Part className={classes.label}>{label}</Part>
      <Part className={classes.figure}>
        {text !== undefined || value !== undefined ? (
          (text ?? format.number(value ?? 0))
        ) : failed ? (
          t('unknown')
        ) : (
          <Skeleton height={24} width={64} component="span" />
        )}
      </Part>
      {note !== undefined && <div className={classes.note}>{note}</div>}
    </>
  )
  if (!onShow) return <div className={classes.card}>{content}</div>
  return (
    <UnstyledButton className={classes.card} aria-pressed={pressed} onClick={onShow}>
      {content}
    </UnstyledButton>
  )
}
