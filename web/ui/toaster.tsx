import { Anchor } from '@mantine/core'
import * as RadixToast from '@radix-ui/react-toast'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { dismissToast, type Toast, type ToastMessage, toastDurationMs, useToasts } from './toast-store.ts'
import classes from './toaster.module.css'

/** The one place where toasts appear. F8 moves the focus here; a swipe of 50 px closes. */
export function Toaster() {
  const toasts = useToasts()
  const t = useTranslations('ui.toast')
  return (
    <RadixToast.Provider duration={toastDurationMs} swipeThreshold={50} label={t('one')}>
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
      <RadixToast.Viewport hotkey={['F8']} label={`${t('region')} ({hotkey})`} className={classes.viewport} />
    </RadixToast.Provider>
  )
}

function ToastCard({ message }: { message: Toast }) {
  const t = useTranslations('ui.toast')
  const failed = message.variant === 'destructive'
  const Icon = failed ? IconAlertTriangle : IconCircleCheck
  return (
    <RadixToast.Root
      className={classes.card}
      data-variant={message.variant ?? 'default'}
      type={failed ? 'foreground' : 'background'}
      open={message.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(message.id)
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
    // A prevented click closes nothing by itself.
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
