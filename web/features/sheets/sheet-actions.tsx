import { Button } from '@mantine/core'
import { IconPackageExport, IconSend, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { SheetDevice, SubmissionSheet } from '#core/contract/submission-sheets.ts'
import { type Sendable, SendDialog } from '#web/approval/send-dialog.tsx'
import { usePackageOf } from '#web/many-submissions/use-package-of.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { sendSubmission } from '#web/submission-form/submission-api.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { SheetWork } from './use-sheet.ts'

interface SheetActionsProps {
  sheet: SubmissionSheet
  work: SheetWork
}

/** What is done with all of them: validated, handed to who decides, and written into the regulator's files. */
export function SheetActions({ sheet, work }: SheetActionsProps) {
  const t = wordsOf(submissionSheetsTexts.table)
  const can = useCan()
  const [sending, setSending] = useState<readonly Sendable[]>()
  const devices = [...work.devices.values()]
  const found = devices.filter(isFoundValid).length
  const open = [...work.devices].flatMap(([id, { abilities }]) => (abilities?.validate ? [id] : []))
  const sendable = devices.filter(({ abilities }) => abilities?.sendForApproval)
  const downloadable = devices.filter(({ abilities }) => abilities?.download)
  const exporting = usePackageOf()
  // Validation comes first; then the files are what one came for.
  const whole = downloadable.length > 0 && downloadable.length === devices.length
  return (
    <>
      <ActionBar
        status={
          <>
            <span>{t(work.saving ? 'saving' : 'saved')}</span>
            <span>{t('ready', { ready: String(found), all: String(devices.length) })}</span>
          </>
        }
      >
        {sendable.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconSend size={16} aria-hidden />}
            onClick={() => setSending(sendable.map(toSend))}
          >
            {t('send', { count: sendable.length })}
          </Button>
        )}
        <Button
          variant={whole ? 'default' : 'filled'}
          leftSection={<IconShieldCheck size={16} aria-hidden />}
          loading={work.progress?.what === 'validating'}
          disabled={!sheet.abilities.edit || work.saving || open.length === 0}
          onClick={() =>
            void work.validate(open).catch((error) =>
              toast({
                title: t('validationFailed'),
                description: error instanceof Error ? error.message : String(error),
                variant: 'destructive',
              }),
            )
          }
        >
          {t('validate', { count: open.length })}
        </Button>
        {can('export-data') && downloadable.length > 0 && (
          <Button
            variant={whole ? 'filled' : 'default'}
            leftSection={<IconPackageExport size={16} aria-hidden />}
            loading={exporting.isPending}
            onClick={() =>
              exporting.mutate({
                market: sheet.country,
                submissionIds: downloadable.flatMap(({ submissionId }) => submissionId ?? []),
              })
            }
          >
            {t('export', { count: downloadable.length })}
          </Button>
        )}
      </ActionBar>
      <SendDialog
        things={sending}
        send={sendSubmission}
        nouns={['submissions', 'requests']}
        onClose={() => setSending(undefined)}
        // What could not be read is read with the next load of the sheet.
        onGone={() => void work.refresh().catch(() => undefined)}
      />
    </>
  )
}

/** The last validation found no error, whatever became of it since. */
const isFoundValid = ({ issues }: SheetDevice): boolean =>
  issues?.every(({ severity }) => severity !== 'error') ?? false

const toSend = ({ submissionId, deviceName, udiDi }: SheetDevice): Sendable => {
  const name = deviceName ?? udiDi ?? ''
  return { id: submissionId ?? 0, name, label: name }
}
