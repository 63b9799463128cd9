import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { openWorkQuery } from './user-api.ts'

const kinds = ['decisions', 'requests', 'rework', 'tasks', 'projects', 'assessments', 'jobs'] as const

/** What is open with somebody who is about to leave, and whose it becomes (decision D149). */
export function OpenWork({ userId }: { userId: number }) {
  const t = wordsOf(usersTexts.openWork)
  const { data, error } = useQuery(openWorkQuery(userId))
  if (error)
    return (
      <Text size="sm" mt="xs">
        {t('failed')}
      </Text>
    )
  if (!data)
    return (
      <Text size="sm" mt="xs">
        {t('loading')}
      </Text>
    )
  const open = kinds.filter((kind) => data[kind] > 0)
  const lastApprover = <LastApprover userId={userId} />
  if (open.length === 0)
    return (
      <>
        {lastApprover}
        <Text size="sm" mt="xs">
          {t('nothing')}
        </Text>
      </>
    )
  return (
    <>
      {lastApprover}
      <Text size="sm" fw={600} mt="xs">
        {t('title')}
      </Text>
      <List size="sm">
        {open.map((kind) => (
          <List.Item key={kind}>{t(kind, { count: data[kind] })}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('becomes')}
      </Text>
    </>
  )
}

/** Says that nobody else can approve, where that is so. */
export function LastApprover({ userId }: { userId: number }) {
  const t = wordsOf(usersTexts.openWork)
  const { data } = useQuery(openWorkQuery(userId))
  return data?.lastApprover ? (
    <Text size="sm" fw={600} mt="xs">
      {t('lastApprover')}
    </Text>
  ) : null
}
