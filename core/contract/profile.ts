import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { CurrentUser } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery } from './list-query.ts'
import { CurrentPassword, Email, FirstName, LastName, OptionalText, Password } from './person-fields.ts'
import { signingFields } from './signing.ts'
import { UserSession } from './users.ts'

/** The user’s own account. */

/** A picture has at most so many bytes (decision S3-OPEN-27). */
export const maxPictureBytes = 512 * 1024
/** As text in base64, with what stands before it. */
const maxPictureText = Math.ceil(maxPictureBytes / 3) * 4 + 100

/** An absent property stays as it is; only the picture can also be taken away or sent as `data:`. */
const ProfileFields = z
  .object({
    firstName: FirstName,
    lastName: LastName,
    email: Email,
    jobTitle: OptionalText,
    department: OptionalText,
    company: OptionalText,
    phone: OptionalText,
    profileImageUrl: plainText(maxPictureText).nullable(),
  })
  .partial()

/** Another e-mail address is proved in the controlled way, and where others reach the hub. */
export const ProfileChange = ProfileFields.extend(signingFields)
export type ProfileChange = z.infer<typeof ProfileChange>

export const PasswordChange = z
  .object({
    currentPassword: CurrentPassword('Current password is required'),
    newPassword: Password,
    confirmPassword: z.string("Passwords don't match"),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    // With all the other problems, not after them.
    when: () => true,
  })
export type PasswordChange = z.infer<typeof PasswordChange>

/** Something the person did, in words. */
export const Activity = z.object({
  id: z.int(),
  action: z.string(),
  description: z.string(),
  createdAt: z.string(),
})
export type Activity = z.infer<typeof Activity>

export const ActivityQuery = listQuery(Activity, ['createdAt'], {})
export type ActivityQuery = z.output<typeof ActivityQuery>

export const profileApi = {
  update: endpoint({
    method: 'PUT',
    path: '/api/users/profile',
    access: 'signed-in',
    signedInOnly: true,
    summary:
      'Change the own data; an absent property stays as it is, and another e-mail address may ask for the password',
    body: ProfileChange,
    response: CurrentUser,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/users/change-password',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Change the own password; every other session ends',
    body: PasswordChange,
    response: z.object({ endedSessions: z.int() }),
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/api/users/profile/picture',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Set the own picture: a PNG or JPEG file of at most 512 KB',
    body: 'file',
    response: CurrentUser,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/users/profile/picture',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Remove the own picture',
    response: CurrentUser,
  }),
  activities: endpoint({
    method: 'GET',
    path: '/api/users/activities',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'What the person who asks did, newest first',
    query: ActivityQuery,
    response: z.array(Activity),
    list: true,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/users/sessions',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Where the person who asks is signed in, last used first',
    response: z.array(UserSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions/:id',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'End one of the own sessions; answers those that go on',
    params: IdParams,
    response: z.array(UserSession),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Sign out everywhere else; answers the session that goes on',
    response: z.array(UserSession),
  }),
}
