import { Anchor } from '@mantine/core'
import * as RadixToast from '@radix-ui/react-toast'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { dismissToast, type Toast, type ToastMessage, toastDurationMs, useToasts } from './toast-store.ts'
import classes from './toaster.module.css'

/** The one place where toasts appear. F8 moves the focus here; a swipe of 50 px closes. */
export function Toaster() {
  const toasts = useToasts()
  const t = wordsOf(uiTexts.toast)
  const escapeForToasts = useEscapeForToasts()
  return (
    <RadixToast.Provider duration={toastDurationMs} swipeThreshold={50} label={t('one')}>
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} escapeForToasts={escapeForToasts} />
      ))}
      <RadixToast.Viewport
        hotkey={['F8']}
        label={`${t('region')} ({hotkey})`}
        className={classes.viewport}
        data-toasts
      />
    </RadixToast.Provider>
  )
}

/** Elements that handle Esc themselves. */
const takesEscape = 'input, textarea, select, [role="menu"], [role="listbox"], [aria-expanded="true"]'

/**
 * Esc closes a message unless a dialog or a field takes the key: whoever closes a dialog has not read the message
 * beside it. The event keeps its default for the same reason.
 */
function isForToasts({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('[data-toasts]') !== null) return true
  return document.querySelector('[role="dialog"]') === null && target.closest(takesEscape) === null
}

/** Whether the last Esc was for the messages. It is asked before a dialog, which closes on the same key, is gone. */
function useEscapeForToasts() {
  const forToasts = useRef(true)
  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      if (event.key === 'Escape') forToasts.current = isForToasts(event)
    }
    window.addEventListener('keydown', ask, { capture: true })
    return () => window.removeEventListener('keydown', ask, { capture: true })
  }, [])
  return forToasts
}

function ToastCard(props: { message: Toast; escapeForToasts: RefObject<boolean> }) {
  const { message, escapeForToasts } = props
  const t = wordsOf(uiTexts.toast)
  const failed = message.variant === 'destructive'
  const Icon = failed ? IconAlertTriangle : IconCircleCheck
  const escapedElsewhere = useRef(false)
  return (
    <RadixToast.Root
      className={classes.card}
      data-variant={message.variant ?? 'default'}
      type={failed ? 'foreground' : 'background'}
      open={message.open}
      onEscapeKeyDown={() => {
        escapedElsewhere.current = !escapeForToasts.current
      }}
      onOpenChange={(open) => {
        const elsewhere = escapedElsewhere.current
        escapedElsewhere.current = false
        if (!open && !elsewhere) dismissToast(message.id)
      }}
    >
      <Icon className={classes.icon} size={18} aria-hidden />
      <div className={classes.text}>
        <RadixToast.Title className={classes.title}>{message.title}</RadixToast.Title>
        {message.description !== undefined && (
          <RadixToast.Description className={classes.description}>
            {message.description}
          </RadixToast.Description>
        )}
        {message.link && <ToastLink id={message.id} link={message.link} />}
      </div>
      <RadixToast.Close className={classes.close} aria-label={t('close')}>
        <IconX size={16} aria-hidden />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

function ToastLink({ id, link }: { id: number; link: NonNullable<ToastMessage['link']> }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    link.follow()
    // Closed explicitly, because the default is prevented.
    dismissToast(id)
  }
  return (
    <RadixToast.Action altText={link.label} asChild>
      <Anchor href={link.href} size="sm" underline="always" onClick={follow}>
        {link.label}
      </Anchor>
    </RadixToast.Action>
  )
}
