import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type FixResult, mostAtOnce, type RuleFindings } from '#core/contract/validation-errors.ts'
import { fixSome, submissionsToFix } from '#web/data/validation.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useBatches } from '#web/platform/use-batches.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RefusedList } from '#web/ui/refused-list.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface FixAllDialogProps {
  rule: RuleFindings | undefined
  market: string
  onClose: () => void
}

/** Says what the fix will do, does it a portion at a time, and tells what became of it. */
export function FixAllDialog({ rule, market, onClose }: FixAllDialogProps) {
  const t = wordsOf(validationTexts.fix)
  const batches = useBatches<FixResult>({
    size: mostAtOnce,
    nouns: ['submissions'],
    run: (ids) => fixSome(rule?.errorCode ?? '', ids),
  })
  const close = () => {
    batches.reset()
    onClose()
  }
  const { running } = batches.state
  return (
    <Dialog
      opened={rule !== undefined}
      onClose={close}
      title={t('title', { rule: rule?.errorCode ?? '' })}
      busy={running}
    >
      {rule && <Fixing rule={rule} market={market} batches={batches} onClose={close} />}
    </Dialog>
  )
}

interface FixingProps {
  rule: RuleFindings
  market: string
  batches: ReturnType<typeof useBatches<FixResult>>
  onClose: () => void
}

function Fixing({ rule, market, batches, onClose }: FixingProps) {
  const t = wordsOf(validationTexts.fix)
  const said = wordsOf(submissionsTexts.form)
  const { total, done, running, cancelled, error, results } = batches.state
  const begun = running || results.length > 0 || error !== null
  const fixed = results.flatMap((each) => each.fixed)
  const skipped = results.flatMap((each) => each.skipped)
  const others = new Set(results.flatMap((each) => each.alsoChanged.map(({ id }) => id)))
  for (const { id } of fixed) others.delete(id)
  const begin = async () => {
    try {
      await batches.start(await submissionsToFix(rule.errorCode, market))
    } catch (failure) {
      const description = failure instanceof Error ? failure.message : String(failure)
      toast({ title: t('failed'), description, variant: 'destructive' })
    }
  }
  return (
    <Stack gap="md">
      {begun ? (
        <>
          {(running || done < total) && <ProgressBar label={t('progress')} done={done} total={total} />}
          <Text role="status">
            {t('result', {
              fixed: fixed.length,
              failed: String(fixed.filter(({ status }) => status === 'error').length),
            })}
          </Text>
          {others.size > 0 && <Text size="sm">{said('alsoChanged', { count: others.size })}</Text>}
        </>
      ) : (
        <Text size="sm">{t('consequence', { rule: rule.errorCode, count: rule.fixable })}</Text>
      )}
      {cancelled && <Text size="sm">{t('stopped', { left: String(total - done) })}</Text>}
      {error && (
        <Alert color="red" title={t('failed')} role="alert">
          {error.message}
        </Alert>
      )}
      <RefusedList
        title={t('skipped', { count: skipped.length })}
        messages={skipped.map(({ message }) => message)}
      />
      <Group justify="flex-end" gap="xs">
        {running ? (
          <Button variant="default" onClick={batches.cancel}>
            {t('stop')}
          </Button>
        ) : begun ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button onClick={() => void begin()}>{t('confirm', { count: rule.fixable })}</Button>
          </>
        )}
      </Group>
    </Stack>
  )
}
