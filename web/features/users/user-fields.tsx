import { SimpleGrid, Stack } from '@mantine/core'
import type { Control } from 'react-hook-form'
import {
  type Permission,
  permissions,
  roleNames,
  rolePermissions,
  roles,
} from '#core/lifecycle/permissions.ts'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { CheckboxListField } from '#web/ui/choice-fields.tsx'
import { TextField } from '#web/ui/form-fields.tsx'
import type { UserForm } from './user-form.ts'

/** What adding and editing ask alike. Nobody is offered to grant what she lacks; what is there stays in sight. */
export function UserFields({ control, withStatus }: { control: Control<UserForm>; withStatus: boolean }) {
  const t = wordsOf(usersTexts.form)
  const words = wordsOf(accountsTexts)
  const self = useCurrentUser()
  // In controlled mode an administrator gives what she does not have: another one signs it.
  const isAdmin = self.roles.includes('admin')
  const lacks = (permission: Permission) => !isAdmin && !self.permissions.includes(permission)
  const notMine = roles.filter((role) => rolePermissions[role].some(lacks))
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextField control={control} name="firstName" label={words('fields.firstName')} required />
        <TextField control={control} name="lastName" label={words('fields.lastName')} required />
        <TextField control={control} name="email" type="email" label={words('fields.email')} required />
        <TextField
          control={control}
          name="username"
          label={words('fields.username')}
          help={t('usernameHelp')}
          required
        />
        <TextField control={control} name="company" label={words('fields.company')} />
      </SimpleGrid>
      <CheckboxListField
        control={control}
        name="roles"
        label={t('roles')}
        required
        choices={roles.map((value) => ({ value, label: roleNames[value] }))}
        offeredOnlyWhenChosen={notMine}
      />
      <CheckboxListField
        control={control}
        name="extraPermissions"
        label={t('extraPermissions')}
        help={t('extraPermissionsHelp')}
        choices={permissions.map((value) => ({ value, label: words(`permissions.${value}`) }))}
        offeredOnlyWhenChosen={permissions.filter(lacks)}
      />
      {withStatus && (
        <CheckboxField control={control} name="isActive" label={t('isActive')} help={t('isActiveHelp')} />
      )}
    </Stack>
  )
}
