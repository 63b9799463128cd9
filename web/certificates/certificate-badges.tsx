import { Text } from '@mantine/core'
import type { Certificate } from '#core/contract/certificates.ts'
import type { CertificateValidity } from '#core/lifecycle/expiry.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<CertificateValidity, Tone> = {
  'not-in-force': 'critical',
  expired: 'critical',
  'within-30-days': 'critical',
  'within-90-days': 'caution',
  'within-180-days': 'info',
  later: 'neutral',
  'not-stated': 'neutral',
}

export function Expiry({
  expiryDate,
  validity,
  daysLeft,
}: Pick<Certificate, 'expiryDate' | 'validity' | 'daysLeft'>) {
  const t = wordsOf(certificatesTexts.ends)
  const day = useDay()
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem 0.5rem' }}>
      {expiryDate !== null && <span>{day(expiryDate)}</span>}
      {validity !== 'later' && (
        <StatusBadge tone={tones[validity]}>{t(validity, { days: daysLeft ?? 0 })}</StatusBadge>
      )}
    </span>
  )
}

/** As the public site has it; a code that is not known is shown as it is. Of bad news it says since when it is known. */
export function StatusInRegister({
  environment,
  status,
  statusLabel,
  statusReadAt,
}: Pick<Certificate, 'environment' | 'status' | 'statusLabel' | 'statusReadAt'>) {
  const t = wordsOf(certificatesTexts.list)
  const day = useDay()
  const isRestrained = ['RESTRICTED', 'SUSPENDED', 'WITHDRAWN', 'CANCELLED'].includes(status ?? '')
  const tone: Tone =
    status === null ? 'neutral' : isRestrained ? 'critical' : statusLabel ? 'info' : 'caution'
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.5rem' }}>
      <StatusBadge tone={tone}>{statusLabel ?? status ?? t('noStatus')}</StatusBadge>
      {environment === 'playground' && <StatusBadge tone="neutral">{t('playground')}</StatusBadge>}
      {isRestrained && (
        <Text span size="xs" c="dimmed">
          {t('statusRead', { day: day(statusReadAt.slice(0, 10)) })}
        </Text>
      )}
    </span>
  )
}

export function Comparison({
  comparison,
  submissions,
  differing,
}: Pick<Certificate, 'comparison' | 'submissions' | 'differing'>) {
  const t = wordsOf(certificatesTexts.comparisons)
  const tone: Tone = comparison === 'different' ? 'caution' : comparison === 'same' ? 'positive' : 'neutral'
  return <StatusBadge tone={tone}>{t(comparison, { submissions, differing })}</StatusBadge>
}
