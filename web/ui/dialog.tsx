import { Button, Group, Modal, Text } from '@mantine/core'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './dialog.module.css'
import { focusHeading } from './page-title.ts'
import { useIsTopDialog } from './top-dialog.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** While busy, neither Esc nor a button closes it. Content says so itself with `useBusyDialog`. */
  busy?: boolean
  /** For content shown only once: only its own button closes it. */
  shownOnce?: boolean
  children: ReactNode
}

/** Something was typed in it: leaving by Esc or the corner asks once. */
const ReportTyped = createContext<(typed: boolean) => void>(() => undefined)

/** For the form in a dialog: what tells the dialog that something was typed. */
export const useTypedInDialog = () => useContext(ReportTyped)

const ReportBusy = createContext<(busy: boolean) => void>(() => undefined)

/** Keeps the dialog around it open while something is on its way. */
export function useBusyDialog(busy: boolean): void {
  const report = useContext(ReportBusy)
  useEffect(() => {
    report(busy)
    return () => report(false)
  }, [busy, report])
}

/**
 * A dialog: focus goes in, stays in and comes back; where its content goes for another, the new title has it.
 * A click outside does not close it, as that loses typing.
 * Its head is a plain div: Mantine's own is a `header`, which would be a second banner of the page.
 */
export function Dialog({
  opened,
  onClose,
  title,
  size = 'md',
  busy: busyOutside = false,
  shownOnce = false,
  children,
}: DialogProps) {
  const t = wordsOf(uiTexts.dialog)
  const [busyInside, setBusyInside] = useState(false)
  const busy = busyOutside || busyInside
  const [typed, setTyped] = useState(false)
  const [asking, setAsking] = useState(false)
  const isOnTop = useIsTopDialog(opened)
  // Asked once: Esc again means it.
  const leave = () => (typed && !asking ? setAsking(true) : onClose())
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew, or with another content, nothing is typed yet.
  useEffect(() => {
    setTyped(false)
    setAsking(false)
  }, [opened, title])
  // What is being saved, or is typed no longer, is not asked about again once that has changed.
  useEffect(() => {
    if (busy || !typed) setAsking(false)
  }, [busy, typed])
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another content.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [title])
  return (
    <Modal.Root
      opened={opened}
      onClose={leave}
      // The opener may no longer exist.
      onExitTransitionEnd={() => document.activeElement === document.body && focusHeading()}
      size={size}
      centered
      closeOnEscape={isOnTop && !busy && !shownOnce}
      closeOnClickOutside={false}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="md">
        <div className={classes.head}>
          <Modal.Title ref={heading} className={classes.title} tabIndex={-1}>
            {title}
          </Modal.Title>
          {!shownOnce && <Modal.CloseButton aria-label={t('close')} disabled={busy} />}
        </div>
        <Modal.Body className={classes.body}>
          <ReportBusy value={setBusyInside}>
            <ReportTyped value={setTyped}>{children}</ReportTyped>
          </ReportBusy>
          {asking && (
            <Group gap="xs" mt="md" justify="flex-end" role="alert">
              <Text size="sm" fw={600}>
                {t('discard.title')}
              </Text>
              <Button size="xs" autoFocus onClick={() => setAsking(false)}>
                {t('discard.stay')}
              </Button>
              <Button size="xs" variant="default" onClick={onClose}>
                {t('discard.leave')}
              </Button>
            </Group>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
