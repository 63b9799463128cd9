import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useForm, useWatch } from 'react-hook-form'
import { PasswordChange } from '#core/contract/profile.ts'
import { PasswordHint, usePasswordHelp } from '#web/accounts/password-hint.tsx'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { serverWords } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { PasswordField } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { changePassword } from './profile-api.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordForm() {
  const t = wordsOf(profileTexts.password)
  const user = useCurrentUser()
  const help = usePasswordHelp()
  const form = useForm<PasswordChange>({ defaultValues: empty, resolver: zodResolver(PasswordChange) })
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const change = useChange<PasswordChange, { endedSessions: number }>({
    nouns: ['profile'],
    run: changePassword,
    onSuccess: ({ endedSessions }) => {
      form.reset(empty)
      toast({ title: t('changed'), description: t('changedHelp', { count: endedSessions }) })
    },
    onError: (error) => {
      showIssues(form, error)
      toast({
        title: t('failed'),
        description: serverWords(error) ?? t('failedHelp'),
        variant: 'destructive',
      })
    },
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => change.mutate(values))}>
      <Stack gap="md" maw="26rem">
        <div>
          <Title order={2}>{t('title')}</Title>
          <Text size="sm" c="dimmed">
            {t('help')}
          </Text>
        </div>
        <PasswordField
          control={form.control}
          name="currentPassword"
          label={t('current')}
          autoComplete="current-password"
          required
        />
        <div>
          <PasswordField
            control={form.control}
            name="newPassword"
            label={t('next')}
            help={help}
            autoComplete="new-password"
            required
          />
          <PasswordHint password={typed} owner={user} />
        </div>
        <PasswordField
          control={form.control}
          name="confirmPassword"
          label={t('confirm')}
          autoComplete="new-password"
          required
        />
        <Group>
          <Button type="submit" loading={change.isPending}>
            {t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
