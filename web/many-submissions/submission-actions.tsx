import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { Sendable } from '#web/approval/send-dialog.tsx'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { RegisterFiles } from './register-files.tsx'
import { ValidateMany } from './validate-many.tsx'

export interface ChosenSubmission {
  readonly id: number
  /** In a list of those that were not sent. */
  readonly name: string
  readonly market: string
  readonly abilities: {
    readonly validate: boolean
    readonly sendForApproval: boolean
    readonly download: boolean
  }
}

interface SubmissionActionsProps {
  submissions: readonly ChosenSubmission[]
  /** Opens the dialog that sends these; it outlasts the buttons, which go with what was chosen. */
  onSend: (things: readonly Sendable[]) => void
}

/** What is done with many submissions at once, wherever they were chosen; each button says how many it concerns. */
export function SubmissionActions({ submissions, onSend }: SubmissionActionsProps) {
  const t = wordsOf(manySubmissionsTexts)
  const toValidate = submissions.filter(({ abilities }) => abilities.validate)
  const toSend = submissions.filter(({ abilities }) => abilities.sendForApproval)
  return (
    <>
      {toValidate.length > 0 && (
        <ValidateMany
          size="xs"
          variant="light"
          submissions={{ ids: toValidate.map(({ id }) => id) }}
          label={t('validate.chosen', { count: toValidate.length })}
        />
      )}
      {toSend.length > 0 && (
        <Button
          size="xs"
          variant="light"
          leftSection={<IconSend size={14} aria-hidden />}
          onClick={() => onSend(toSend.map(({ id, name }) => ({ id, name, label: name })))}
        >
          {t('send', { count: toSend.length })}
        </Button>
      )}
      <RegisterFiles submissions={submissions.filter(({ abilities }) => abilities.download)} />
    </>
  )
}
