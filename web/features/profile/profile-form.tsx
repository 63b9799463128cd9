import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { CurrentUser } from '#core/contract/auth.ts'
import { ProfileChange } from '#core/contract/profile.ts'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { serverWords } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { TextField } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AddressDialog, asksProof } from './address-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import { saveProfile } from './profile-api.ts'

const schema: z.ZodType = ProfileChange.required({ firstName: true, lastName: true, email: true })

const formOf = (user: CurrentUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  jobTitle: user.jobTitle ?? '',
  department: user.department ?? '',
  company: user.company ?? '',
  phone: user.phone ?? '',
})
type ProfileValues = ReturnType<typeof formOf>

export function ProfileForm({ onDone }: { onDone: () => void }) {
  const t = wordsOf(profileTexts)
  const words = wordsOf(accountsTexts.fields)
  const user = useCurrentUser()
  const form = useForm<ProfileValues>({ defaultValues: formOf(user), resolver: zodResolver(schema) })
  const { control } = form
  /** Waits until somebody has shown who she is. */
  const [unproven, setUnproven] = useState<ProfileValues>()
  const saved = () => {
    toast({ title: t('updated') })
    onDone()
  }
  const saving = useChange<ProfileValues>({
    nouns: ['current-user', 'profile', 'users'],
    run: saveProfile,
    onSuccess: saved,
    onError: (error) => {
      if (asksProof(error)) return setUnproven(form.getValues())
      showIssues(form, error)
      const description = serverWords(error) ?? t('updateFailedHelp')
      toast({ title: t('updateFailed'), description, variant: 'destructive' })
    },
  })
  return (
    <Stack gap="lg">
      <PictureField />
      <AddressDialog values={unproven} onSaved={saved} onClose={() => setUnproven(undefined)} />
      <form noValidate onSubmit={form.handleSubmit(() => saving.mutate(form.getValues()))}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
            <TextField
              control={control}
              name="firstName"
              label={words('firstName')}
              autoComplete="given-name"
              required
            />
            <TextField
              control={control}
              name="lastName"
              label={words('lastName')}
              autoComplete="family-name"
              required
            />
            <TextField
              control={control}
              name="email"
              type="email"
              label={words('email')}
              autoComplete="email"
              required
            />
            <TextField
              control={control}
              name="jobTitle"
              label={words('jobTitle')}
              autoComplete="organization-title"
            />
            <TextField control={control} name="department" label={words('department')} />
            <TextField
              control={control}
              name="company"
              label={words('company')}
              autoComplete="organization"
            />
            <TextField control={control} name="phone" type="tel" label={words('phone')} autoComplete="tel" />
          </SimpleGrid>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={saving.isPending} onClick={onDone}>
              {t('stopEditing')}
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  )
}
