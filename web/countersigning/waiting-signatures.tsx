import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconKey, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Countersignature } from '#core/contract/countersignatures.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { countersigningTexts } from '#web/messages/en/countersigning.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { changedBySigning, countersignaturesQuery, refuse, withdraw } from './countersignatures-api.ts'
import { SignDialog, Subject } from './sign-dialog.tsx'

/** What waits for a second administrator, where people and settings are managed; nothing in open mode. */
export function WaitingSignatures() {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.rules.controlled ? <Waiting /> : null
}

function Waiting() {
  const t = wordsOf(countersigningTexts)
  const { data = [] } = useQuery(countersignaturesQuery)
  const [signing, setSigning] = useState<Countersignature>()
  const [refusing, setRefusing] = useState<Countersignature>()
  const waiting = data.filter(({ status }) => status === 'pending')
  const codes = data.filter(({ code }) => code !== null)
  const failed = ({ message }: Error) =>
    toast({ title: t('failed'), description: message, variant: 'destructive' })
  const withdrawing = useChange<number>({
    nouns: changedBySigning,
    run: withdraw,
    onSuccess: () => toast({ title: t('withdrawn') }),
    onError: failed,
  })
  const refusal = useChange<string>({
    nouns: changedBySigning,
    run: async (note) => refusing && refuse(refusing.id, note),
    onSuccess: () => toast({ title: t('refused') }),
    onError: failed,
  })
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconSignature aria-hidden />}
          title={t('waiting', { count: waiting.length })}
        >
          <Stack gap="sm">
            {waiting.map((one) => (
              <Paper key={one.id} p="sm" withBorder>
                <Group justify="space-between" align="flex-start">
                  <Subject subject={one} />
                  <Group gap="xs">
                    {one.abilities.sign && (
                      <>
                        <Button size="xs" variant="default" onClick={() => setRefusing(one)}>
                          {t('refuse')}
                        </Button>
                        <Button size="xs" onClick={() => setSigning(one)}>
                          {t('sign')}
                        </Button>
                      </>
                    )}
                    {one.abilities.withdraw && (
                      <Button
                        size="xs"
                        variant="default"
                        loading={withdrawing.isPending}
                        onClick={() => withdrawing.mutate(one.id)}
                      >
                        {t('withdraw')}
                      </Button>
                    )}
                  </Group>
                </Group>
                {!one.abilities.withdraw && one.cannotSign && (
                  <Text size="sm" c="dimmed">
                    {one.cannotSign}
                  </Text>
                )}
              </Paper>
            ))}
          </Stack>
        </Alert>
      )}
      {codes.map((one) => (
        <Code key={one.id} of={one} />
      ))}
      <SignDialog subject={signing} onClose={() => setSigning(undefined)} />
      <ConfirmDialog
        opened={refusing !== undefined}
        onClose={() => setRefusing(undefined)}
        title={t('refuseDialog.title')}
        consequence={t('refuseDialog.consequence', { name: refusing?.askedByName ?? '' })}
        confirmLabel={t('refuseDialog.confirm')}
        reason={{
          label: t('refuseDialog.reason'),
          maxLength: reasonLength,
          required: { title: t('refuseDialog.reasonMissing'), message: t('refuseDialog.reasonRequired') },
        }}
        onConfirm={(note) => refusal.mutateAsync(note)}
      />
    </>
  )
}

/** The half of a link that whoever asked for it hands over. */
function Code({ of }: { of: Countersignature }) {
  const t = wordsOf(countersigningTexts.code)
  return (
    <Alert color="blue" icon={<IconKey aria-hidden />} title={t('title', { name: of.userName ?? '' })}>
      <Text size="sm">{t('text', { signer: of.resolvedByName ?? '' })}</Text>
      <Group gap="xs">
        <Text className="code" fw={600} size="lg">
          {of.code}
        </Text>
        <CopyButton text={of.code ?? ''} label={t('copy')} onCopied={() => toast({ title: t('copied') })} />
      </Group>
    </Alert>
  )
}
