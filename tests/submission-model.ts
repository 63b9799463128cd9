import { type Permission, type Role, rolePermissions } from '#core/lifecycle/permissions.ts'
import type { Standing } from '#core/lifecycle/standing.ts'
import { type SubmissionStatus, submissionAllows } from '#core/lifecycle/submission-status.ts'

/**
 * What one submission should be after a sequence of commands in the open way (decisions D3, D6, D11, D12), without a
 * server or a database.
 */

/** As much of what a submission says as its life depends on. */
export interface Content {
  /** All that a file needs, but for the next. */
  readonly whole: boolean
  /** Whether it says the device is on the market: without it no validation passes. */
  readonly onMarket: boolean
  readonly website: string
}

export interface ModelPerson {
  readonly id: number
  readonly role: Role
}

interface Sending {
  readonly revision: number
  /** Somebody has said so once, and not taken it back. */
  wasSent?: boolean
  outcome: 'made' | 'sent' | 'accepted' | 'rejected' | 'replaced'
}

const isOpen = ({ outcome }: Sending) => outcome === 'made' || outcome === 'sent'
const isSent = ({ outcome }: Sending) => outcome !== 'replaced' && outcome !== 'made'

/** `done`, or the type of the refusal. */
export type Verdict =
  | 'done'
  | 'forbidden'
  | 'stale_record'
  | 'validation_failed'
  | 'invalid_transition'
  | 'pending_approval'
  | 'not_valid'

const same = (one: Content | undefined, other: Content) => JSON.stringify(one) === JSON.stringify(other)
const may = ({ role }: ModelPerson, permission: Permission) => rolePermissions[role].includes(permission)
const isAdmin = ({ role }: ModelPerson) => role === 'admin'

export class SubmissionModel {
  status: SubmissionStatus = 'draft'
  /** Each save, the first first. */
  readonly versions: Content[]
  /** Who wrote the last version. */
  editor: number
  /** Who asked for the decision that is waited for. */
  waitsFor: number | undefined
  readonly sendings: Sending[] = []
  registered: Content | undefined
  /** What each person has typed and not saved. */
  readonly copies = new Map<number, string>()

  constructor(versions: readonly Content[], editor: number) {
    this.versions = [...versions]
    this.editor = editor
  }

  get revision(): number {
    return this.versions.length
  }

  get content(): Content {
    const last = this.versions.at(-1)
    if (!last) throw new Error('A submission has a version')
    return last
  }

  private save(who: ModelPerson, content: Content): void {
    if (same(content, this.content)) return
    this.versions.push(content)
    this.editor = who.id
    this.status = 'draft'
    this.waitsFor = undefined
  }

  edit(
    who: ModelPerson,
    content: Content,
    { stale, inSheet }: { stale: boolean; inSheet: boolean },
  ): Verdict {
    if (!may(who, 'edit-submissions')) return 'forbidden'
    // What was missing already, as in the draft of a sheet, is not demanded of a correction.
    if (stale) return 'stale_record'
    // What was typed into the form is saved with it.
    if (!inSheet) this.copies.delete(who.id)
    this.save(who, content)
    return 'done'
  }

  keep(who: ModelPerson, typed: string | undefined): Verdict {
    if (!may(who, 'edit-submissions')) return 'forbidden'
    if (typed === undefined) this.copies.delete(who.id)
    else this.copies.set(who.id, typed)
    return 'done'
  }

  revert(who: ModelPerson, version: number): Verdict {
    if (!may(who, 'edit-submissions')) return 'forbidden'
    const content = this.versions[version - 1]
    if (!content) return 'validation_failed'
    this.save(who, content)
    return 'done'
  }

  validate(who: ModelPerson): Verdict {
    if (!may(who, 'edit-submissions')) return 'forbidden'
    if (!submissionAllows('validate', this.status)) return 'invalid_transition'
    this.status = this.content.whole && this.content.onMarket ? 'validated' : 'error'
    return 'done'
  }

  send(who: ModelPerson, to: ModelPerson): Verdict {
    if (!may(who, 'edit-submissions')) return 'forbidden'
    if (!may(to, 'approve-submissions') || (to.id === who.id && !isAdmin(who))) return 'validation_failed'
    if (this.waitsFor !== undefined) return 'pending_approval'
    if (!submissionAllows('sendForApproval', this.status)) return 'invalid_transition'
    this.waitsFor = who.id
    this.status = 'pending'
    return 'done'
  }

  approve(who: ModelPerson): Verdict {
    if (!may(who, 'approve-submissions')) return 'forbidden'
    // Of what nobody has sent, the last editor counts as who asked.
    const isOwn = [this.waitsFor ?? this.editor, this.editor].includes(who.id) && !isAdmin(who)
    const possible = submissionAllows('approve', this.status)
    if (!possible) return this.waitsFor === who.id && !isAdmin(who) ? 'forbidden' : 'invalid_transition'
    if (isOwn) return 'forbidden'
    this.waitsFor = undefined
    this.status = 'approved-user'
    return 'done'
  }

  reject(who: ModelPerson): Verdict {
    if (!may(who, 'approve-submissions')) return 'forbidden'
    if (this.waitsFor === undefined) return 'invalid_transition'
    if (this.waitsFor === who.id && !isAdmin(who)) return 'forbidden'
    this.waitsFor = undefined
    this.status = 'draft'
    return 'done'
  }

  /** A package for the register; `again` also with what waits for its answer. */
  export(who: ModelPerson, again: boolean): Verdict {
    if (!may(who, 'export-data')) return 'forbidden'
    const isOpen = this.sendings.some(({ outcome }) => outcome === 'sent')
    const isReady = submissionAllows('download', this.status) && (again || !isOpen)
    if (!isReady || same(this.registered, this.content)) return 'not_valid'
    this.begin('made')
    return 'done'
  }

  /** Somebody says that the file was sent, or takes that back. */
  saySent(who: ModelPerson, at: number, sent: boolean): Verdict {
    if (!may(who, 'export-data')) return 'forbidden'
    const sending = this.sendings[at]
    if (!sending) return 'done'
    if (!sent && ['accepted', 'rejected'].includes(sending.outcome)) return 'invalid_transition'
    const { outcome } = sending
    if (!sent && outcome === 'sent') Object.assign(sending, { outcome: 'made', wasSent: false })
    if (sent && (outcome === 'made' || (outcome === 'replaced' && !sending.wasSent))) {
      for (const each of this.sendings) if (isOpen(each)) each.outcome = 'replaced'
      Object.assign(sending, { outcome: 'sent', wasSent: true })
    }
    return 'done'
  }

  /** Where it stands with the register. */
  get standing(): Standing {
    const last = this.sendings.findLastIndex(isSent)
    const outcome = this.sendings[last]?.outcome
    const isMade = this.sendings.some(
      (each, at) => at > last && each.outcome === 'made' && each.revision === this.revision,
    )
    if (outcome === 'sent') return 'sent'
    if (isMade) return 'file-made'
    if (outcome === 'rejected') return 'refused'
    if (!this.registered) return 'not-sent'
    return same(this.registered, this.content) ? 'registered' : 'changed'
  }

  /** What was made before and never sent counts no more; of what is answered at once, what was sent neither. */
  private begin(outcome: Sending['outcome']): void {
    for (const sending of this.sendings) {
      if (outcome === 'made' ? sending.outcome === 'made' : isOpen(sending)) sending.outcome = 'replaced'
    }
    this.sendings.push({ revision: this.revision, outcome })
  }

  answer(
    who: ModelPerson,
    at: number,
    outcome: 'accepted' | 'rejected',
    { repeated }: { repeated: boolean },
  ): Verdict {
    if (!may(who, 'edit-submissions')) return 'forbidden'
    const sending = this.sendings[at]
    if (!sending || repeated) return 'done'
    sending.outcome = outcome
    if (outcome === 'accepted') this.registered = this.versions[sending.revision - 1]
    const last = this.sendings.findLast(isSent)
    if (sending.revision !== this.revision || !submissionAllows('answer', this.status)) return 'done'
    if (last?.outcome === 'rejected') this.settle('rejected')
    else if (last?.outcome === 'accepted') this.settle('approved-eudamed')
    return 'done'
  }

  private settle(status: 'rejected' | 'approved-eudamed'): void {
    this.status = status
    // Nobody can decide any more on what the register has taken.
    if (status === 'approved-eudamed') this.waitsFor = undefined
  }

  acknowledge(who: ModelPerson, outcome: 'accepted' | 'rejected'): Verdict {
    if (!may(who, 'edit-submissions')) return 'forbidden'
    if (!submissionAllows('acknowledge', this.status)) return 'invalid_transition'
    this.begin(outcome)
    if (outcome === 'accepted') this.registered = this.content
    this.settle(outcome === 'accepted' ? 'approved-eudamed' : 'rejected')
    return 'done'
  }
}
