import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './dialog.module.css'
import { focusHeading } from './page-title.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** While something runs that must not be left, neither Esc nor a button closes. */
  busy?: boolean
  children: ReactNode
}

/**
 * A dialog: focus goes in, stays in and comes back. A click outside does not close it, as that loses typing.
 * Its head is a plain div: Mantine's own is a `header`, which would be a second banner of the page.
 */
export function Dialog({ opened, onClose, title, size = 'md', busy = false, children }: DialogProps) {
  const t = useTranslations('ui.dialog')
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      // What it was opened from may be gone by now.
      onExitTransitionEnd={() => document.activeElement === document.body && focusHeading()}
      size={size}
      centered
      closeOnEscape={!busy}
      closeOnClickOutside={false}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="md">
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} disabled={busy} />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
