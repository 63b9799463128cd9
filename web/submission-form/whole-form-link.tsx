import { IconLayoutList } from '@tabler/icons-react'
import type { MarketForm } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ButtonLink } from '#web/ui/router-link.tsx'

interface WholeFormLinkProps {
  marketForm: MarketForm
  submissionId: number
}

/** From the shorter form of a submission to the one with every field; what is not saved comes along (decision D12). */
export function WholeFormLink({ marketForm: { tabs }, submissionId }: WholeFormLinkProps) {
  const t = wordsOf(submissionsTexts.form)
  if (!tabs) return null
  return (
    <ButtonLink
      to="/submissions/$id"
      params={{ id: String(submissionId) }}
      size="xs"
      variant="default"
      leftSection={<IconLayoutList size={16} aria-hidden />}
    >
      {t('wholeForm', { count: tabs.length })}
    </ButtonLink>
  )
}
