import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Countersignature } from '#core/contract/countersignatures.ts'
import type { LinkDelivery } from '#core/contract/users.ts'
import { roleNames } from '#core/lifecycle/permissions.ts'
import { SignForm } from '#web/approval/sign-form.tsx'
import { countersigningTexts } from '#web/messages/en/countersigning.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { displayName } from '#web/platform/user-name.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { changeWords } from './change-words.ts'
import { changedBySigning, sign } from './countersignatures-api.ts'

interface SignDialogProps {
  subject: Countersignature | undefined
  onClose: () => void
}

/** Asks for the password, then shows a link that came of it once. */
export function SignDialog({ subject, onClose }: SignDialogProps) {
  const t = wordsOf(countersigningTexts)
  const user = useCurrentUser()
  const [delivery, setDelivery] = useState<LinkDelivery>()
  const close = () => {
    setDelivery(undefined)
    onClose()
  }
  const name = subject?.userName ?? ''
  return (
    <Dialog
      opened={subject !== undefined}
      onClose={close}
      title={delivery ? t('delivery.title', { name }) : t('signDialog.title')}
      shownOnce={delivery?.link != null}
    >
      {subject && delivery && <Delivered subject={subject} delivery={delivery} onDone={close} />}
      {subject && !delivery && (
        <SignForm
          nouns={changedBySigning}
          run={(given) => sign(subject.id, given)}
          onSigned={({ delivery: made }) => {
            toast({ title: t('signDialog.done'), description: t('signDialog.doneHelp') })
            if (made) setDelivery(made)
            else close()
          }}
          onCancel={close}
          meaning={t('signDialog.meaning', { name: displayName(user) })}
          words={{
            failed: t('failed'),
            cancel: t('signDialog.cancel'),
            sign: t('signDialog.confirm'),
          }}
        >
          <Subject subject={subject} />
        </SignForm>
      )}
    </Dialog>
  )
}

/** What it is about, in words, and what comes of it besides. */
export function Subject({ subject }: { subject: Countersignature }) {
  const t = wordsOf(countersigningTexts)
  const format = useFormatter()
  const help = subject.kind === 'settings' ? undefined : t(`${subject.kind}Help`)
  return (
    <div>
      <Text fw={600}>{t(`kinds.${subject.kind}`, { name: subject.userName ?? '' })}</Text>
      {subject.account && (
        <Text size="sm">
          {subject.account.username} · {subject.account.email} ·{' '}
          {subject.account.roles.map((role) => roleNames[role]).join(', ')}
        </Text>
      )}
      {changeWords(subject).map((words) => (
        <Text key={words} size="sm">
          {words}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {t('askedBy', {
          name: subject.askedByName,
          when: format.dateTime(new Date(subject.askedAt), 'instant'),
        })}
      </Text>
      {help && subject.status === 'pending' && (
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      )}
    </div>
  )
}

interface DeliveredProps {
  subject: Countersignature
  delivery: LinkDelivery
  onDone: () => void
}

function Delivered({ subject, delivery: { link, mail }, onDone }: DeliveredProps) {
  const t = wordsOf(countersigningTexts.delivery)
  const code = wordsOf(countersigningTexts.code)
  const format = useFormatter()
  const asker = subject.askedByName
  const address = link && `${window.location.origin}/login#invite=${link.token}`
  return (
    <Stack gap="md">
      {link && address ? (
        <>
          <Text size="sm">
            {t('text', { asker, until: format.dateTime(new Date(link.expiresAt), 'instant') })}
          </Text>
          {mail === 'failed' && (
            <Text size="sm" c="var(--mantine-color-error)">
              {t('mailFailed')}
            </Text>
          )}
          <TextInput
            label={t('label')}
            classNames={{ input: 'code' }}
            readOnly
            data-fixed
            data-autofocus
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </>
      ) : (
        <Text size="sm">{t('mailed', { asker })}</Text>
      )}
      <Group justify="flex-end">
        {address && (
          <Button
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() =>
              void copyText(address).then((copied) => copied && toast({ title: code('copied') }))
            }
          >
            {t('copy')}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          {t('done')}
        </Button>
      </Group>
    </Stack>
  )
}
