import type { AuditEntry } from './audit.ts'
import { signedAct } from './requests.ts'

type Data = NonNullable<AuditEntry['changesData']>

/** As people are told apart: by name, and by the account that acted. */
const personOf = (name: string, username: string | null | undefined, id: number | null | undefined) =>
  [name, username && `(${username})`, id != null && `user ${id}`].filter(Boolean).join(' ')

interface SignatureFact {
  readonly label: string
  readonly of: (data: Data) => string | number | null | undefined
}

/** What an entry says of signatures: a column each in files, a line each on screens and on paper. */
export const signatureFacts: readonly SignatureFact[] = [
  { label: 'Decided on Revision', of: ({ decision }) => decision?.revision },
  { label: 'Content SHA-256', of: ({ decision }) => decision?.hash },
  {
    label: 'Approved Files SHA-256',
    of: ({ decision }) => decision?.files?.map(({ file, sha256 }) => `${file} ${sha256}`).join('; '),
  },
  { label: 'Decider Edited the Content', of: ({ decision }) => (decision?.byContributor ? 'yes' : null) },
  {
    label: 'Signed By',
    of: ({ decision }) =>
      decision?.signature &&
      personOf(decision.signature.printedName, decision.signature.username, decision.signature.userId),
  },
  { label: 'Signature Meaning', of: ({ decision }) => decision?.signature && signedAct(decision.signature) },
  {
    label: 'Second Signature Requested By',
    of: ({ countersigned: two }) => two && personOf(two.askedByName, null, two.askedBy),
  },
  {
    label: 'Second Signature By',
    of: ({ countersigned: two }) => two && personOf(two.printedName, two.username, two.signerId),
  },
]

/** Those that an entry has, as `label: value`. */
export const signatureLines = (data: AuditEntry['changesData'] | undefined): string[] =>
  signatureFacts.flatMap(({ label, of }) => {
    const value = data && of(data)
    return value == null || value === '' ? [] : [`${label}: ${value}`]
  })
