import type { RequestIntent } from '#core/contract/requests.ts'
import { allows, type MasterStatus } from '#core/lifecycle/master-status.ts'

/**
 * What the master records of one device should be after a sequence of commands: the table of decision D5
 * applied to plain lists, without a server or a database.
 */

export interface ModelVersion {
  readonly id: number
  readonly major: number
  draft: boolean
  status: MasterStatus
}

interface ModelChange {
  readonly id: number
  readonly version: ModelVersion
  readonly intent: RequestIntent
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
}

/** What a command answers: done, with the audit entries it makes, or the type of the refusal. */
export type Verdict =
  | { readonly entries: number }
  | 'pending_approval'
  | 'invalid_transition'
  | 'duplicate_record'

export class DeviceModel {
  readonly versions: ModelVersion[] = []
  readonly changes: ModelChange[] = []
  entries = 0

  get open(): ModelVersion | undefined {
    return this.versions.find(({ status }) => status === 'draft' || status === 'pending-approval')
  }

  get latest(): ModelVersion | undefined {
    return this.versions.filter(({ status }) => status !== 'deleted').toSorted((a, b) => b.major - a.major)[0]
  }

  get nextMajor(): number {
    return Math.max(...this.versions.map(({ major }) => major)) + 1
  }

  private waiting(intent: RequestIntent, version?: ModelVersion): ModelChange | undefined {
    return this.changes.find(
      (change) =>
        change.status === 'pending' &&
        change.intent === intent &&
        (version === undefined || change.version === version),
    )
  }

  newVersion(): Verdict {
    if (this.open) return this.open.status === 'draft' ? 'invalid_transition' : 'pending_approval'
    return this.waiting('delete') ? 'pending_approval' : { entries: 1 }
  }

  edit(version: ModelVersion): Verdict {
    if (!allows('edit', version.status)) return 'invalid_transition'
    return this.waiting('delete', version) ? 'pending_approval' : { entries: 1 }
  }

  send(version: ModelVersion): Verdict {
    if (allows('sendForApproval', version.status)) return { entries: 1 }
    return version.status === 'pending-approval' ? 'pending_approval' : 'invalid_transition'
  }

  request(version: ModelVersion, intent: 'open-version' | 'delete'): Verdict {
    if (!allows(intent === 'delete' ? 'requestDelete' : 'requestUpdate', version.status))
      return 'invalid_transition'
    if (this.waiting(intent, version) || this.waiting('delete', version)) return 'pending_approval'
    return intent === 'delete' && this.open ? 'invalid_transition' : { entries: 1 }
  }

  delete(version: ModelVersion): Verdict {
    if (!allows('delete', version.status)) return 'invalid_transition'
    return { entries: 1 + this.withdrawn(version).length + this.reinstatedBy(version).length }
  }

  /** The version that comes into force again when this one is deleted (decision D150), in a list. */
  private reinstatedBy({ status }: ModelVersion): ModelVersion[] {
    if (status !== 'active') return []
    return this.versions
      .filter((each) => each.status === 'archived')
      .toSorted((a, b) => b.major - a.major)
      .slice(0, 1)
  }

  approve(change: ModelChange): Verdict {
    if (change.status !== 'pending') return 'invalid_transition'
    const { version, intent } = change
    if (intent === 'release') return { entries: 1 + this.active.length }
    if (version.status !== 'active') return 'invalid_transition'
    if (intent === 'delete')
      return { entries: 2 + this.withdrawn(version).length - 1 + this.reinstatedBy(version).length }
    if (this.open) return 'invalid_transition'
    return this.waiting('delete', version) ? 'pending_approval' : { entries: 2 }
  }

  reject(change: ModelChange): Verdict {
    return change.status === 'pending' ? { entries: 1 } : 'invalid_transition'
  }

  private get active(): ModelVersion[] {
    return this.versions.filter(({ status }) => status === 'active')
  }

  private withdrawn(version: ModelVersion): ModelChange[] {
    return this.changes.filter((change) => change.version === version && change.status === 'pending')
  }

  // What the commands do once the verdict was good.

  add(id: number, major: number, draft: boolean): void {
    this.versions.push({ id, major, draft, status: draft ? 'draft' : 'active' })
  }

  ask(id: number, version: ModelVersion, intent: RequestIntent): void {
    if (intent === 'release') version.status = 'pending-approval'
    this.changes.push({ id, version, intent, status: 'pending' })
  }

  remove(version: ModelVersion): void {
    for (const before of this.reinstatedBy(version)) before.status = 'active'
    version.status = 'deleted'
    for (const change of this.withdrawn(version)) change.status = 'withdrawn'
  }

  resolve(change: ModelChange, outcome: 'approved' | 'rejected', openedId?: number): void {
    change.status = outcome
    const { version, intent } = change
    if (outcome === 'rejected') {
      if (intent === 'release') version.status = 'draft'
      return
    }
    if (intent === 'delete') this.remove(version)
    if (intent === 'open-version' && openedId !== undefined) this.add(openedId, this.nextMajor, true)
    if (intent === 'release') {
      for (const before of this.active) before.status = 'archived'
      version.status = 'active'
      version.draft = false
    }
  }
}
