import { Anchor, type AnchorProps } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** What has to be known of a submission to open it. */
export interface Openable {
  readonly id: number
  readonly country: string
  readonly masterDiId: number | null
}

/** Where a submission is edited: with its record on the screen of the country, else on one of its own. */
export function submissionHref({ id, country, masterDiId }: Openable, field?: string | null): string {
  const at = field ? `field=${encodeURIComponent(field)}` : ''
  if (masterDiId === null) return `/submissions/${id}${at && `?${at}`}`
  return `/country-specific/${country}/${masterDiId}?tab=form&submission=${id}${at && `&${at}`}`
}

interface SubmissionLinkProps extends AnchorProps {
  submission: Openable
  /** Opens the form at this field. */
  field?: string | null
  /** Names the row of a table: Enter on the row follows it. */
  row?: boolean
  title?: string
  children: ReactNode
}

/** Leads to the form of a submission; of its two addresses only one is known where the link is written. */
export function SubmissionLink({ submission, field, row = false, children, ...props }: SubmissionLinkProps) {
  const router = useRouter()
  const href = submissionHref(submission, field)
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  const look = row
    ? ({ fw: 600, fz: 'inherit', display: 'block', truncate: true, 'data-row-link': true } as const)
    : ({ underline: 'always' } as const)
  return (
    <Anchor href={href} onClick={follow} {...look} {...props}>
      {children}
    </Anchor>
  )
}
