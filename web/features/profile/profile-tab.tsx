import { Avatar, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { displayName, initials } from '#web/platform/user-name.ts'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'

/** Read until one wants to edit. */
export function ProfileTabPanel() {
  const t = wordsOf(profileTexts)
  const user = useCurrentUser()
  const [editing, setEditing] = useState(false)
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <Group gap="md" wrap="nowrap">
          <Avatar src={user.profileImageUrl} alt="" size={64} color="petrol" variant="filled">
            {initials(user)}
          </Avatar>
          <div>
            <Title order={2} dir="auto">
              {displayName(user)}
            </Title>
            <Text c="dimmed">{user.username}</Text>
          </div>
        </Group>
        <Button
          variant="default"
          aria-pressed={editing}
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setEditing(!editing)}
        >
          {t('edit')}
        </Button>
      </div>
      {editing ? <ProfileForm onDone={() => setEditing(false)} /> : <Facts />}
    </Stack>
  )
}

const fields = ['firstName', 'lastName', 'email', 'jobTitle', 'department', 'company', 'phone'] as const

function Facts() {
  const t = wordsOf(profileTexts)
  const words = wordsOf(accountsTexts.fields)
  const user = useCurrentUser()
  const format = useFormatter()
  return (
    <dl className={classes.facts}>
      {fields.map((field) => (
        <Fact key={field} label={words(field)} value={user[field]} />
      ))}
      <Fact label={t('memberSince')} value={format.dateTime(new Date(user.createdAt), 'day')} />
      <Fact
        label={t('lastLogin')}
        value={user.lastLogin && format.dateTime(new Date(user.lastLogin), 'instant')}
      />
    </dl>
  )
}

function Fact({ label, value }: { label: string; value: string | null }) {
  const t = wordsOf(profileTexts)
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto">
        {value ?? (
          <Text span inherit c="dimmed">
            {t('none')}
          </Text>
        )}
      </dd>
    </>
  )
}
