import { ActionIcon, Button, Popover, ScrollArea, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useFormatter } from 'use-intl'
import type { Notification } from '#core/contract/notifications.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import classes from './notifications-menu.module.css'
import { useMarkRead, useNotifications } from './use-notifications.ts'

/** Maximum shown on the bell. */
const mostShown = 99

/** Notifications: decisions requested of this user, and decisions on her requests. */
export function NotificationsMenu() {
  const t = wordsOf(shellTexts.notifications)
  const format = useFormatter()
  const [opened, panel] = useDisclosure()
  const { data, error, refetch } = useNotifications()
  const unread = data?.unread ?? 0
  const label = unread === 0 ? t('label') : t('unread', { count: format.number(unread) })
  return (
    <Popover
      opened={opened}
      onChange={panel.set}
      position="bottom-end"
      width="min(24rem, calc(100vw - 1rem))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={label} disabled={opened}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={classes.target}
            aria-label={label}
            onClick={panel.toggle}
          >
            <IconBell size={20} stroke={1.6} aria-hidden />
            {unread > 0 && (
              <span className={classes.count} aria-hidden>
                {unread > mostShown ? t('many') : unread}
              </span>
            )}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('label')}>
        {error && !data ? (
          <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
        ) : data ? (
          <Panel items={data.items} unread={unread} onLeave={panel.close} />
        ) : (
          <CentredSpinner label={t('label')} />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

interface PanelProps {
  items: readonly Notification[]
  unread: number
  onLeave: () => void
}

function Panel({ items, unread, onLeave }: PanelProps) {
  const t = wordsOf(shellTexts.notifications)
  const markRead = useMarkRead()
  return (
    <>
      <div className={classes.head}>
        <Text fw={600}>{t('label')}</Text>
        <Button
          className={classes.readAll}
          size="compact-sm"
          variant="subtle"
          // Not `disabled`, which would take the focus out of the panel once it is pressed.
          aria-disabled={unread === 0}
          loading={markRead.isPending && markRead.variables === 'all'}
          onClick={() => unread > 0 && markRead.mutate('all')}
        >
          {t('readAll')}
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState icon={IconBell} title={t('empty')} description={t('emptyHelp')} />
      ) : (
        <ScrollArea.Autosize mah="min(28rem, calc(100dvh - 9rem))" type="auto">
          <ul className={classes.list}>
            {items.map((item) => (
              <li key={item.id}>
                <Entry
                  item={item}
                  onOpen={() => {
                    if (item.readAt === null) markRead.mutate(item.id)
                    onLeave()
                  }}
                />
              </li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      )}
    </>
  )
}

function Entry({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const t = wordsOf(shellTexts.notifications)
  const format = useFormatter()
  const router = useRouter()
  const created = new Date(item.createdAt)
  const open = (event: MouseEvent) => {
    onOpen()
    // With a key held the browser opens a tab of its own, as with any link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href: item.link })
  }
  return (
    <a
      href={item.link}
      className={classes.entry}
      data-unread={item.readAt === null || undefined}
      onClick={open}
    >
      <span className={classes.title}>
        {item.readAt === null && <VisuallyHidden>{t('unreadMark')}: </VisuallyHidden>}
        {item.title}
      </span>
      <time className={classes.time} dateTime={item.createdAt} title={format.dateTime(created, 'instant')}>
        {format.relativeTime(created, new Date())}
      </time>
      <span className={classes.body}>{item.body}</span>
    </a>
  )
}
