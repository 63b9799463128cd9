import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type ApiToken, maxTokenNameLength, type NewApiToken } from '#core/contract/api-tokens.ts'
import { lastDayOfToken, type TokenPermission, tokenPermissions } from '#core/lifecycle/token-permissions.ts'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { today as dayNow } from '#web/platform/today.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { makeToken } from './integration-api.ts'

/** Asks what the token is for and may do, then shows it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = wordsOf(integrationTexts.tokens)
  const scopes = wordsOf(integrationTexts.scopes)
  const can = useCan()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenPermission[]>(['view-submissions'])
  const [today] = useState(dayNow)
  const [expiresOn, setExpiresOn] = useState(lastDayOfToken(today))
  const making = useChange<NewApiToken, ApiToken & { token: string }>({
    nouns: ['integration'],
    run: makeToken,
  })
  const issues = issuesOf(making.error)
  const problem = (path: string) => issues.find((issue) => issue.path.startsWith(path))?.message
  if (making.data) {
    return (
      <Dialog opened onClose={onClose} title={t('madeTitle')} shownOnce>
        <ShownOnce label={t('token')} text={making.data.token} help={t('once')} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog opened onClose={onClose} title={t('makeTitle')}>
      <DialogForm
        saving={{ error: issues.length === 0 ? making.error : null, isPending: making.isPending }}
        onSubmit={(event) => {
          event.preventDefault()
          making.mutate({ name, scope, expiresOn: expiresOn || null })
        }}
        words={{ cancel: t('cancel'), save: t('make'), failed: t('makeFailed') }}
        onClose={onClose}
      >
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          value={name}
          maxLength={maxTokenNameLength}
          error={problem('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
          required
        />
        <Checkbox.Group
          label={t('scope')}
          description={t('scopeHelp')}
          value={scope}
          error={problem('scope')}
          onChange={(next) => setScope(tokenPermissions.filter((one) => next.includes(one)))}
        >
          <Stack gap={6} mt="xs">
            {tokenPermissions.filter(can).map((one) => (
              <Checkbox key={one} value={one} label={scopes(one)} size="sm" />
            ))}
          </Stack>
        </Checkbox.Group>
        <TextInput
          type="date"
          label={t('expiresOn')}
          description={t('expiresHelp')}
          value={expiresOn}
          error={problem('expiresOn')}
          min={today}
          max={lastDayOfToken(today)}
          onChange={({ currentTarget }) => setExpiresOn(currentTarget.value)}
          required
        />
      </DialogForm>
    </Dialog>
  )
}
