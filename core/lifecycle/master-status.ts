/** Statuses of a Master DI record (specification, document 1 section 4.2). */
export const masterStatuses = ['draft', 'pending-approval', 'active', 'archived', 'deleted'] as const
export type MasterStatus = (typeof masterStatuses)[number]

export interface VersionNumber {
  readonly major: number
  readonly minor: number
  readonly draft: boolean
}

/** Reads `N.N` or `N.N-draft`; undefined for anything else (decision D4). */
export function readVersionNumber(text: string): VersionNumber | undefined {
  const match = /^(\d{1,6})\.(\d{1,6})(-draft)?$/.exec(text)
  if (!match) return undefined
  return { major: Number(match[1]), minor: Number(match[2]), draft: match[3] !== undefined }
}

/** Compares two version numbers as two integers; a draft does not differ from its release. */
export function compareVersions(a: VersionNumber, b: VersionNumber): number {
  return a.major - b.major || a.minor - b.minor
}

/** The number of the next version of a device: the highest major ever used plus one, as a draft. */
export function nextVersionNumber(highestMajor: number): string {
  return `${highestMajor + 1}.0-draft`
}

/** What the status of a record saved under a version number is. */
export function statusOfVersion(version: VersionNumber): MasterStatus {
  return version.draft ? 'draft' : 'active'
}

/** The statuses in which each command is possible (decision D5). */
export const masterTransitions = {
  edit: ['draft', 'active'],
  createVersion: ['active', 'archived'],
} as const satisfies Record<string, readonly MasterStatus[]>

export function allows(command: keyof typeof masterTransitions, status: MasterStatus): boolean {
  return (masterTransitions[command] as readonly MasterStatus[]).includes(status)
}
