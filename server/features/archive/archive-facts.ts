/** What an archive says of itself. */
export interface ArchiveFacts {
  readonly madeAt: string
  readonly madeBy: { readonly id: number; readonly name: string; readonly username: string }
  readonly reason: string
  readonly hubVersion: string
  readonly keyId: string
  /** The newest entry of the whole trail. */
  readonly trailUpTo: { readonly seq: number; readonly hash: string } | null
  /** What reading the whole trail and all it is about found before. */
  readonly verification: Verification
}

interface Verification {
  readonly at: string
  readonly ok: boolean
  readonly entries: number
  readonly problems: readonly string[]
  /** How much more is wrong than that. */
  readonly more: number
}

/** What verification found, a line each. */
export const verificationLines = ({ at, entries, problems, more }: Verification): readonly string[] => [
  `The hub verified at ${at}: ${entries} entries, the signed heads, and all rows and revisions they are about.`,
  ...(problems.length === 0 ? ['Nothing was wrong.'] : ['Not everything is as the trail has it:']),
  ...problems.map((problem) => `- ${problem}`),
  ...(more > 0 ? [`- ${more} more`] : []),
]
