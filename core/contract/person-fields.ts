import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { permissions, roles } from '#core/lifecycle/permissions.ts'
import { emailForm } from '#core/text/address-forms.ts'
import { mixesAlphabets, visible } from '#core/text/look-alike.ts'
import { isStorable } from '#core/text/storable.ts'

/** The fields of an account, in registration, profile and user management alike. */

/** Required text, with a message that names the field. */
const text = (maxLength: number, message: string) =>
  z
    .string(message)
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isStorable, 'Contains a character that cannot be stored')

export const filled = (maxLength: number, message: string) =>
  text(maxLength, message).refine((given) => given.trim() !== '', message)

export const OptionalText = plainText(255).nullish()

/** Names stand in signatures: what is shown is what is stored. */
const name = (message: string) =>
  filled(100, message).refine(
    (given) => visible(given) === given.trim(),
    'Contains a character that cannot be seen. Type the name anew.',
  )

export const FirstName = name('First name is required')
export const LastName = name('Last name is required')

/** At most 254 characters (RFC 5321). */
export const Email = text(254, 'Valid email is required').regex(emailForm, 'Valid email is required')

const tooShort = 'Username must be at least 3 characters'
export const Username = text(60, tooShort)
  .refine((given) => visible(given).length >= 3, tooShort)
  .refine((given) => !given.includes('@'), 'A username has no @')
  .refine((given) => !mixesAlphabets(given), 'Use letters of one alphabet in a username')

/** At most 256 characters, because hashing longer ones only costs time (decision D3). */
export const Password = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(256, 'At most 256 characters')

export const CurrentPassword = (message: string) =>
  z.string(message).min(1, message).max(256, 'At most 256 characters')

export const Roles = z.array(z.enum(roles, 'This is no role'), 'At least one role is required')
export const Permissions = z.array(z.enum(permissions, 'This is no permission'))
