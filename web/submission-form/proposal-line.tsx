import { Button, Group, Text } from '@mantine/core'
import type { Proposal } from '#core/markets/proposals.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'

interface ProposalLineProps {
  proposal: Proposal
  onTake: (proposal: Proposal) => void
}

/** Below a blank field: what probably belongs into it and why, with one click to take it. */
export function ProposalLine({ proposal, onTake }: ProposalLineProps) {
  const t = wordsOf(submissionsTexts.form.proposals)
  const { label, because } = proposal
  return (
    <Group gap="xs" mt={4} data-proposal>
      <Text size="xs">{t('proposed', { label, because })}</Text>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('takeNamed', { label })}
        onClick={() => onTake(proposal)}
      >
        {t('take')}
      </Button>
    </Group>
  )
}
