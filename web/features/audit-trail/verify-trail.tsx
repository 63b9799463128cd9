import { Alert, Button, List, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import type { UseMutationResult } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { AuditVerification } from '#core/contract/audit.ts'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { verifyTrail } from './audit-trail-api.ts'
import type { TrailSearch } from './trail-search.ts'

/** What was found, and when. */
interface Verified extends AuditVerification {
  readonly at: Date
}

type Verification = UseMutationResult<Verified, Error, void>

export function useVerification(): Verification {
  const t = wordsOf(auditTrailTexts.verify)
  return useChange<void, Verified>({
    nouns: ['audit-trail'],
    run: async () => ({ ...(await verifyTrail()), at: new Date() }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
}

export function VerifyButton({ verification }: { verification: Verification }) {
  const t = wordsOf(auditTrailTexts.verify)
  return (
    <Button
      variant="default"
      leftSection={<IconShieldCheck size={16} aria-hidden />}
      loading={verification.isPending}
      onClick={() => verification.mutate()}
    >
      {t('button')}
    </Button>
  )
}

/** The result stays visible until the next verification. */
export function VerifyResult({ verification, list }: { verification: Verification; list: TrailSearch }) {
  const t = wordsOf(auditTrailTexts.verify)
  const format = useFormatter()
  const { data } = verification
  if (!data) return null
  const told = { count: data.entries, at: format.dateTime(data.at, 'instant') }
  if (data.ok) {
    return (
      <Alert color="green" role="status" icon={<IconShieldCheck aria-hidden />} title={t('whole')}>
        {t('wholeDetail', told)} <SignedUpTo found={data} />
      </Alert>
    )
  }
  const entry = data.firstBroken
  return (
    <Alert color="red" role="alert" icon={<IconShieldX aria-hidden />} title={t('broken')}>
      {entry === null ? t('otherDetail', told) : t('brokenDetail', { ...told, entry: String(entry) })}{' '}
      <SignedUpTo found={data} />
      <Text size="sm" mt="xs">
        {t('problems')}
      </Text>
      <List size="sm">
        {data.problems.map((problem) => (
          <List.Item key={problem.message}>
            <Problem problem={problem} list={list} />
          </List.Item>
        ))}
      </List>
      {data.more > 0 && <Text size="sm">{t('moreProblems', { count: data.more })}</Text>}
    </Alert>
  )
}

function SignedUpTo({ found: { head, headMinutes } }: { found: AuditVerification }) {
  const t = wordsOf(auditTrailTexts.verify)
  const format = useFormatter()
  const signed = head && {
    entry: String(head.seq),
    at: format.dateTime(new Date(head.at), 'instant'),
    key: head.keyId,
  }
  return (
    <>
      {signed ? t('signed', signed) : t('notSigned')}
      {headMinutes !== null && ` ${t('signedEvery', { minutes: headMinutes })}`}
    </>
  )
}

function Problem({
  problem: { entry, message },
  list,
}: {
  problem: AuditVerification['problems'][number]
  list: TrailSearch
}) {
  const t = wordsOf(auditTrailTexts.verify)
  if (entry === null) return message
  return (
    <>
      {message}{' '}
      <TextLink to="/admin/audit-trail" search={{ ...list, entry }} resetScroll={false} size="sm">
        {t('showBroken', { entry: String(entry) })}
      </TextLink>
    </>
  )
}
