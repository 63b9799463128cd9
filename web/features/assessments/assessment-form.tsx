import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Assessment, AssessmentChange } from '#core/contract/assessments.ts'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import { assessmentFields } from '#core/dictionary/assessment/index.ts'
import { wrongDueDate, wrongInAssessment } from '#core/lifecycle/assessments.ts'
import { changeAssessment } from '#web/data/assessments.ts'
import { updateQuery } from '#web/data/impact.ts'
import { affectedSearch } from '#web/impact/affected-search.ts'
import { assessmentsTexts } from '#web/messages/en/assessments.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useCan, useCurrentUser } from '#web/platform/session.tsx'
import { today } from '#web/platform/today.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { recordSchema, useRecordForm } from '#web/record-form/use-record-form.ts'
import { PersonSelect } from '#web/tasks/person-select.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'

const { dueDate, outcome, rationale } = assessmentFields
/** It is completed by its own button. */
const states = assessmentFields.state.codes.filter(({ code }) => code !== 'completed')
const own = { state: { ...assessmentFields.state, codes: states }, outcome, rationale }
const edited = { state: own.state, dueDate, outcome, rationale }

interface AssessmentFormProps {
  assessment: Assessment
  /** Tasks that are there now. */
  tasks: number
  /** Leaving then asks nothing. */
  isDeleted: RefObject<boolean>
  /** Whether something is typed that was not saved. */
  onDirty: (isDirty: boolean) => void
  /** Begins anew with the current one after a conflict. */
  onCurrent: (assessment: Assessment) => void
}

/** Outcome and rationale; whoever edits assigns it as well, and says by when. */
export function AssessmentForm({ assessment, tasks, isDeleted, onDirty, onCurrent }: AssessmentFormProps) {
  const t = wordsOf(assessmentsTexts.form)
  const can = useCan()
  const user = useCurrentUser()
  const edits = can('edit-submissions')
  const completesOwn = can('approve-submissions') && assessment.assigneeId === user.id
  const [assigneeId, setAssigneeId] = useState(assessment.assigneeId)
  const [completes, setCompletes] = useState(false)
  const state = completes ? 'completed' : undefined
  const client = useQueryClient()
  const { data: shown, isPending } = useQuery(updateQuery(assessment.update.id))
  const { form, saving, onSubmit } = useRecordForm<Assessment>({
    fields: edits ? edited : own,
    record: assessment,
    schema: recordSchema(AssessmentChange, edits ? edited : own, (document) => [
      ...wrongInAssessment({ ...document, ...(state && { state }) }, { tasks }),
      ...wrongDueDate(document.dueDate, assessment.dueDate, today()),
    ]),
    nouns: ['impact-assessments', 'regulatory-intelligence', 'my-work', 'tasks'],
    run: (body) =>
      changeAssessment({
        ...body,
        ...(edits && { assigneeId }),
        ...(state && { state, ...(shown && { seen: seenOf(shown) }) }),
        id: assessment.id,
        revision: assessment.revision,
      } as AssessmentChange & { id: number }).catch((error: unknown) => {
        // The list below is the one of today again.
        void client.invalidateQueries({ queryKey: ['regulatory-intelligence'] })
        throw error
      }),
    onSaved: (saved) => {
      toast({ title: saved.state === 'completed' ? t('completed') : t('saved') })
      onCurrent(saved)
    },
    failed: t('failed'),
  })
  const isDirty = form.formState.isDirty || assigneeId !== assessment.assigneeId
  const tell = useEffectEvent(onDirty)
  useEffect(() => tell(isDirty), [isDirty])
  if (!edits && !completesOwn) return <Text size="sm">{t('notYours')}</Text>
  const refused = issuesOf(saving.error).find(({ path }) => path === 'assigneeId')
  return (
    <form noValidate onSubmit={onSubmit}>
      <UnsavedGuard
        dirty={isDirty && !saving.isPending}
        goingOn={isDeleted}
        within={affectedSearch.parameters}
      />
      <Stack gap="md">
        {edits && (
          <PersonSelect
            label={t('assignee')}
            value={assigneeId}
            name={assessment.assigneeName}
            onChange={setAssigneeId}
            error={refused?.message}
          />
        )}
        <RecordFields fields={edits ? edited : own} control={form.control} required={() => false} inOrder />
        {saving.error && (
          <SaveFailure
            title={t('failed')}
            error={saving.error}
            consequence={t('nothingSaved')}
            onCurrent={onCurrent}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('needs')}
        </Text>
        <Group gap="xs">
          <Button
            type="submit"
            // What is kept has to be seen first. Where it cannot be loaded, the page says so, and the server judges alone.
            disabled={isPending}
            loading={saving.isPending && completes}
            onClick={() => setCompletes(true)}
          >
            {t('complete')}
          </Button>
          <Button
            type="submit"
            variant="default"
            loading={saving.isPending && !completes}
            onClick={() => setCompletes(false)}
          >
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The affected devices as they stand on the page. */
const seenOf = ({ affected: { devices, unclear, of }, scope }: RegulatoryUpdate) => ({
  devices,
  unclear,
  of,
  scope,
})
