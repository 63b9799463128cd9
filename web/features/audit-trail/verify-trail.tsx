import { Alert, Button } from '@mantine/core'
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
  if (data.firstBroken === null) {
    return (
      <Alert color="green" role="status" icon={<IconShieldCheck aria-hidden />} title={t('whole')}>
        {t('wholeDetail', told)}
      </Alert>
    )
  }
  const entry = String(data.firstBroken)
  return (
    <Alert color="red" role="alert" icon={<IconShieldX aria-hidden />} title={t('broken')}>
      {t('brokenDetail', { ...told, entry })}{' '}
      <TextLink
        to="/admin/audit-trail"
        search={{ ...list, entry: data.firstBroken }}
        resetScroll={false}
        size="sm"
      >
        {t('showBroken', { entry })}
      </TextLink>
    </Alert>
  )
}
