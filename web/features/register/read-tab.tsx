import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RegisterRead } from '#core/contract/register.ts'
import { fetchOfActor, readRegisterFile } from '#web/data/register.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { registerTexts } from '#web/messages/en/register.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ReadResult } from './read-result.tsx'
import type { RegisterSearch } from './register-search.ts'

interface ReadTabProps {
  address: RegisterSearch
  onAddressChange: (address: RegisterSearch) => void
}

/** Reads EUDAMED downloads and shows their content. */
export function ReadTab({ address, onAddressChange }: ReadTabProps) {
  const mayCreate = useCan()('create-submissions')
  const onRead = ({ id }: RegisterRead) => onAddressChange({ read: id })
  if (address.read !== undefined) {
    return (
      <ReadResult
        id={address.read}
        onAgain={() => onAddressChange({})}
        onReconcile={() => onAddressChange({ tab: 'reconcile', reading: address.read })}
      />
    )
  }
  if (!mayCreate) return null
  return (
    <Stack gap="lg">
      <Files onRead={onRead} />
      <BySrn onRead={onRead} />
    </Stack>
  )
}

interface ReadingProps {
  onRead: (read: RegisterRead) => void
}

function Files({ onRead }: ReadingProps) {
  const t = wordsOf(registerTexts.read)
  const [name, setName] = useState('')
  const reading = useChange<File, RegisterRead>({
    nouns: ['register'],
    run: readRegisterFile,
    onSuccess: onRead,
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <section aria-label={t('heading')}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {t('heading')}
          </Title>
          <Text size="sm" c="dimmed" maw="48rem">
            {t('help')}
          </Text>
        </div>
        <FileDrop
          label={reading.isPending ? t('reading', { file: name }) : t('drop')}
          help={t('dropHelp')}
          accept={['.xml', '.json', '.jsonl', '.txt', '.zip']}
          disabled={reading.isPending}
          onFile={(file) => {
            setName(file.name)
            reading.mutate(file)
          }}
        />
        {reading.error && <ErrorPanel title={t('failed')} message={reading.error.message} comesIntoSight />}
      </Stack>
    </section>
  )
}

function BySrn({ onRead }: ReadingProps) {
  const t = wordsOf(registerTexts.read)
  const mayDecide = useCan()('system-admin')
  const { data: settings } = useQuery(settingsQuery)
  const [srn, setSrn] = useState('')
  const asking = useChange<string, RegisterRead>({
    nouns: ['register'],
    run: fetchOfActor,
    onSuccess: onRead,
    onError: (error) =>
      toast({ title: t('fetchFailed'), description: error.message, variant: 'destructive' }),
  })
  const wrong = issuesOf(asking.error).find(({ path }) => path === 'srn')
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('bySrn')}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {t('bySrn')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('bySrnHelp')}
          </Text>
        </div>
        {settings && !settings.registerAddress ? (
          <Group>
            <Text size="sm">{t('noAddress')}</Text>
            {mayDecide && (
              <ButtonLink to="/admin/settings" variant="default" size="xs">
                {t('toSettings')}
              </ButtonLink>
            )}
          </Group>
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              asking.mutate(srn.trim())
            }}
          >
            <Group align="start">
              <TextInput
                aria-label={t('srn')}
                placeholder="DE-MF-000012345"
                classNames={{ input: 'code' }}
                value={srn}
                error={wrong?.message}
                onChange={({ currentTarget }) => setSrn(currentTarget.value)}
              />
              <Button type="submit" variant="default" loading={asking.isPending}>
                {t('fetch')}
              </Button>
            </Group>
          </form>
        )}
      </Stack>
    </Card>
  )
}
