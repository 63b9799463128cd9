/** What an archive says of itself. */
export interface ArchiveFacts {
  readonly madeAt: string
  readonly madeBy: { readonly id: number; readonly name: string; readonly username: string }
  readonly reason: string
  readonly hubVersion: string
  readonly keyId: string
  /** The newest entry of the whole trail. */
  readonly trailUpTo: { readonly seq: number; readonly hash: string } | null
  /** What reading the whole trail and all it is about found before; null where that takes longer than somebody waits. */
  readonly verification: Verification | null
}

interface Verification {
  /** When it began. */
  readonly at: string
  readonly ok: boolean
  readonly entries: number
  /** Which they are is told to administrators alone: they are about the whole hub. */
  readonly problems: number
}

/** What verification found, a line each. */
export function verificationLines(verification: Verification | null): readonly string[] {
  if (verification === null)
    return [
      'The trail of this hub takes long to verify, so all of it was not verified for this archive. “Verify the chain” on the Audit Trail screen does.',
    ]
  const { at, entries, problems } = verification
  return [
    `The hub verified at ${at}: ${entries} entries, the signed heads, and all rows and revisions they are about.`,
    problems === 0
      ? 'Nothing was wrong.'
      : `Not everything is as the trail has it: ${problems} ${problems === 1 ? 'problem' : 'problems'} anywhere in the hub. “Verify the chain” on the Audit Trail screen names them.`,
  ]
}
