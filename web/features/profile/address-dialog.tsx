import type { ProfileChange } from '#core/contract/profile.ts'
import { SignForm } from '#web/approval/sign-form.tsx'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { saveProfile } from './profile-api.ts'

/** The server asks for it where it guards another e-mail address. */
export const asksProof = (error: Error): boolean =>
  issuesOf(error).some(({ path }) => ['password', 'confirmation', 'code'].includes(path))

interface AddressDialogProps {
  /** The profile with another e-mail address, as it was typed. */
  values: (ProfileChange & { email: string }) | undefined
  onSaved: () => void
  onClose: () => void
}

/** Saves a profile with another e-mail address, with the password and whatever else guards the account. */
export function AddressDialog({ values, onSaved, onClose }: AddressDialogProps) {
  const t = wordsOf(profileTexts)
  return (
    <Dialog opened={values !== undefined} onClose={onClose} title={t('address.title')}>
      {values && (
        <SignForm
          nouns={['current-user', 'profile', 'users']}
          run={(given) => saveProfile({ ...values, ...given })}
          onSigned={onSaved}
          onCancel={onClose}
          meaning={t('address.meaning', { email: values.email })}
          signing={profileTexts.address}
          words={{ failed: t('address.failed'), cancel: t('stopEditing'), sign: t('address.confirm') }}
        >
          {null}
        </SignForm>
      )}
    </Dialog>
  )
}
