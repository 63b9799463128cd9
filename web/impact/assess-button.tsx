import { Button } from '@mantine/core'
import { IconClipboardSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import { assessmentsTexts } from '#web/messages/en/assessments.ts'
import { impactTexts } from '#web/messages/en/impact.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { AssessDialog } from './assess-dialog.tsx'

interface AssessButtonProps {
  update: Pick<RegulatoryUpdate, 'id' | 'title' | 'assessment'>
}

/** The assessment of an update, and the way to a new one where none is under way. */
export function AssessButton({ update }: AssessButtonProps) {
  const t = wordsOf(impactTexts.card)
  const words = wordsOf(assessmentsTexts)
  const edits = useCan()('edit-submissions')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { assessment, title } = update
  // An outcome that is still being written is none.
  const state =
    assessment?.state === 'completed' && assessment.outcome
      ? words(`outcomes.${assessment.outcome}`)
      : assessment && words(`states.${assessment.state}`)
  return (
    <>
      {assessment && (
        <TextLink
          to="/impact-assessments/$id"
          params={{ id: String(assessment.id) }}
          size="sm"
          // High enough to be hit beside other links (WCAG 2.5.8).
          style={{ display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' }}
        >
          {t('assessment', { state: state ?? '' })}
          {assessment.state !== 'completed' &&
            assessment.assigneeName !== null &&
            `, ${t('assignedTo', { name: assessment.assigneeName })}`}
        </TextLink>
      )}
      {edits && (assessment === null || assessment.state === 'completed') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconClipboardSearch size={14} aria-hidden />}
          aria-label={t('assessOf', { title })}
          onClick={() => setAsking(true)}
        >
          {t('assess')}
        </Button>
      )}
      {asking && (
        <AssessDialog
          update={update}
          onClose={() => setAsking(false)}
          onCreated={({ id }) => void navigate({ to: '/impact-assessments/$id', params: { id: String(id) } })}
        />
      )}
    </>
  )
}
