/** What an archive says of itself. */
export interface ArchiveFacts {
  readonly madeAt: string
  readonly madeBy: { readonly id: number; readonly name: string; readonly username: string }
  readonly reason: string
  readonly hubVersion: string
  readonly keyId: string
  /** The newest entry of the whole trail. */
  readonly trailUpTo: { readonly seq: number; readonly hash: string } | null
}
