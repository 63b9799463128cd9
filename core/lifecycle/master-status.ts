import type { HouseRules } from './settings.ts'

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

/**
 * The number under which a first version is stored: in the controlled way nothing is in force before somebody has
 * decided, so `1.0` becomes `1.0-draft` (decision D46).
 */
export function storedNumber(versionNumber: string, { controlled }: Pick<HouseRules, 'controlled'>): string {
  return controlled && !versionNumber.endsWith('-draft') ? `${versionNumber}-draft` : versionNumber
}

/**
 * The life of a version (decision D5): from which statuses each command is possible, and the status it leaves
 * the version in; none where it stays as it is.
 */
export const masterTransitions = {
  edit: { from: ['draft', 'active'] },
  sendForApproval: { from: ['draft'], to: 'pending-approval' },
  approve: { from: ['pending-approval'], to: 'active' },
  reject: { from: ['pending-approval'], to: 'draft' },
  createVersion: { from: ['active', 'archived', 'deleted'] },
  requestUpdate: { from: ['active'] },
  requestDelete: { from: ['active'] },
  delete: { from: ['draft', 'active', 'archived'], to: 'deleted' },
} as const satisfies Record<string, { readonly from: readonly MasterStatus[]; readonly to?: MasterStatus }>
export type MasterCommand = keyof typeof masterTransitions

/** The hub settings that transitions depend on. */
export type LifeRules = Pick<HouseRules, 'controlled' | 'onlyByNewVersion'>

const specified: LifeRules = { controlled: false, onlyByNewVersion: false }

/** Allowed statuses if records in force change only through a new version (decision D8). */
const byNewVersion: Partial<Record<MasterCommand, readonly MasterStatus[]>> = { edit: ['draft'] }

/** And in controlled mode (decision D46): versions ever sent for approval can be deleted only on request. */
const controlled: Partial<Record<MasterCommand, readonly MasterStatus[]>> = {
  ...byNewVersion,
  delete: ['draft'],
  requestDelete: ['draft', 'active'],
}

/** Whether a version in this status can take the command; who may give it is another question. */
export function allows(command: MasterCommand, status: MasterStatus, rules: LifeRules = specified): boolean {
  const stricter = rules.controlled ? controlled : rules.onlyByNewVersion ? byNewVersion : {}
  const from: readonly MasterStatus[] = stricter[command] ?? masterTransitions[command].from
  return from.includes(status)
}
