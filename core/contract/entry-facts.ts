import { proofsInWords } from '#core/audit/signing-proof.ts'
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

const contentFacts: readonly SignatureFact[] = [
  { label: 'Decided on Revision', of: ({ decision }) => decision?.revision },
  { label: 'Content SHA-256', of: ({ decision }) => decision?.hash },
  {
    label: 'Approved Files SHA-256',
    of: ({ decision }) => decision?.files?.map(({ file, sha256 }) => `${file} ${sha256}`).join('; '),
  },
  { label: 'Decider Edited the Content', of: ({ decision }) => (decision?.byContributor ? 'yes' : null) },
]

const signerFacts: readonly SignatureFact[] = [
  {
    label: 'Signed By',
    of: ({ decision }) =>
      decision?.signature &&
      personOf(decision.signature.printedName, decision.signature.username, decision.signature.userId),
  },
  { label: 'Signature Meaning', of: ({ decision }) => decision?.signature && signedAct(decision.signature) },
  {
    label: 'Signed With',
    of: ({ decision }) => decision?.signature?.provenWith && proofsInWords(decision.signature.provenWith),
  },
  {
    label: 'Second Signature Requested By',
    of: ({ countersigned: two }) => two && personOf(two.askedByName, null, two.askedBy),
  },
  {
    label: 'Second Signature By',
    of: ({ countersigned: two }) => two && personOf(two.printedName, two.username, two.signerId),
  },
  {
    label: 'Second Signature With',
    of: ({ countersigned: two }) => two?.provenWith && proofsInWords(two.provenWith),
  },
]

/** What an entry says of signatures: a column each in files, a line each on screens and on paper. */
export const signatureFacts: readonly SignatureFact[] = [...contentFacts, ...signerFacts]

const linesOf = (facts: readonly SignatureFact[], data: AuditEntry['changesData'] | undefined): string[] =>
  facts.flatMap(({ label, of }) => {
    const value = data && of(data)
    return value == null || value === '' ? [] : [`${label}: ${value}`]
  })

/** Those that an entry has, as `label: value`. */
export const signatureLines = (data: AuditEntry['changesData'] | undefined): string[] =>
  linesOf(signatureFacts, data)

/** Only who signed, with what meaning and how. */
export const signerLines = (data: AuditEntry['changesData'] | undefined): string[] =>
  linesOf(signerFacts, data)
