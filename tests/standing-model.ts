import type { MarketStage } from '#core/lifecycle/market-standing.ts'
import type { EudamedEnvironment } from '#core/lifecycle/settings.ts'
import type { Standing } from '#core/lifecycle/standing.ts'
import {
  type Cell,
  type Content,
  type DeviceModel,
  last,
  type ModelMarket,
  type ModelSubmission,
  type ModelVersion,
  type Sending,
  type Values,
} from './standing-devices.ts'

/** Where a few devices should stand in their markets, as decisions D51, D52, D53 and D59 say. */

/** How many required fields a copy of a record leaves to be filled in; those of the EU but for the manufacturer's SRN. */
const lacking: Readonly<Record<ModelMarket, number>> = { EU: 20, US: 15, CN: 10, JP: 0 }

const same = (one: Content | undefined, other: Content) => JSON.stringify(one) === JSON.stringify(other)

export class StandingModel {
  environment: EudamedEnvironment = 'production'
  devices: DeviceModel[] = []
  /** The names of manufacturers that have given the hub their SRN. */
  readonly operators = new Map<number, string>()
  /** The names that each had before: devices that give one are found by it, unless somebody has it now (decision D149). */
  private readonly formerNames = new Map<number, Set<string>>()
  private time = 0

  // Of records.

  /** The record says something else from now on. */
  say(device: DeviceModel, version: ModelVersion, change: Partial<Values>): void {
    version.said.push({ ...last(version.said), ...change })
    version.revision += 1
    if (version === device.inForce) this.tell(device)
  }

  /** Submissions know what their record says now. */
  private tell(device: DeviceModel): void {
    const now = last(device.inForce.said)
    for (const { version, copied } of device.submissions) if (version) copied.push(now)
  }

  /** Another version may be in force now: submissions follow it. */
  follow(device: DeviceModel): void {
    if (device.isGone) return
    const { inForce } = device
    const now = last(inForce.said)
    for (const one of device.submissions) {
      if (!one.version || one.version === inForce) continue
      one.version = inForce
      one.copied.push(now)
      this.judgeFormer(one)
    }
  }

  /** Whether it identifies its device as it was before: what has left keeps the UDI-DI of the version it was copied from. */
  private judgeFormer(one: ModelSubmission): void {
    const { udiDi } = this.contentOf(one).values
    const hasLeft = one.registered.size > 0 || one.sendings.some(({ outcome }) => isSent(outcome))
    const wasItsOwn = one.copied[0]?.udiDi === udiDi
    one.hasFormerUdiDi = hasLeft && wasItsOwn && udiDi !== last(one.copied).udiDi
  }

  // Of submissions.

  contentOf({ contents }: ModelSubmission): Content {
    return last(contents)
  }

  private hasSrn(values: Values): boolean {
    const { manufacturerName: name } = values
    if ([...this.operators.values()].includes(name)) return true
    // Of several that had it, nobody knows which is meant.
    return [...this.formerNames.values()].filter((names) => names.has(name)).length === 1
  }

  rename(operatorId: number, name: string): void {
    const former = this.formerNames.get(operatorId) ?? new Set()
    former.add(this.operators.get(operatorId) ?? name)
    former.delete(name)
    this.formerNames.set(operatorId, former)
    this.operators.set(operatorId, name)
  }

  begin(device: DeviceModel, given: Pick<ModelSubmission, 'id' | 'market'> & Omit<Content, 'hasSrn'>): void {
    const { id, market, values, filled } = given
    const now = last(device.inForce.said)
    this.add(device, { id, market, version: device.inForce, values, filled, hasSrn: this.hasSrn(now) })
  }

  add(
    device: DeviceModel,
    given: Pick<ModelSubmission, 'id' | 'market' | 'version'> & Content,
  ): ModelSubmission {
    const { id, market, version, values, filled, hasSrn } = given
    const content = { values, filled, hasSrn: market === 'EU' && filled === 'nothing' && hasSrn }
    const one: ModelSubmission = {
      ...{ id, market, version, contents: [content], copied: version ? [last(version.said)] : [] },
      ...{ status: 'draft', found: undefined, edited: this.now(), hasFormerUdiDi: false },
      ...{ sendings: [], registered: new Map() },
    }
    device.submissions.push(one)
    return one
  }

  /** Somebody corrects the device number of what was written by hand. */
  move(one: ModelSubmission, from: DeviceModel, to: DeviceModel): void {
    from.submissions = from.submissions.filter((each) => each !== one)
    to.submissions.push(one)
    one.contents.push(this.contentOf(one))
    Object.assign(one, { status: 'draft', found: undefined, edited: this.now() })
  }

  private now(): number {
    this.time += 1
    return this.time
  }

  write(one: ModelSubmission, change: Partial<Pick<Content, 'values' | 'filled'>>): void {
    const before = this.contentOf(one)
    const hasSrn = before.hasSrn && (change.filled ?? before.filled) === 'nothing'
    const after = { ...before, ...change, hasSrn }
    if (same(before, after)) return
    one.contents.push(after)
    Object.assign(one, { status: 'draft', found: undefined, edited: this.now() })
  }

  /** The values of its record it does not have, though nobody wrote otherwise. */
  behindOf(one: ModelSubmission): (keyof Values)[] {
    const now = one.copied.at(-1)
    if (!now || one.hasFormerUdiDi) return []
    const { values } = this.contentOf(one)
    const fields = Object.keys(values) as (keyof Values)[]
    return fields.filter(
      (field) => values[field] !== now[field] && one.copied.some((said) => said[field] === values[field]),
    )
  }

  carryOver(one: ModelSubmission): void {
    const now = last(one.copied)
    const taken = Object.fromEntries(this.behindOf(one).map((field) => [field, now[field]]))
    this.write(one, { values: { ...this.contentOf(one).values, ...taken } })
  }

  private missingOf(device: DeviceModel, market: ModelMarket, { filled, hasSrn }: Content): number {
    if (filled !== 'nothing') return filled === 'gap' ? 1 : 0
    return lacking[market] + Number(!device.classed) + Number(market === 'EU' && !hasSrn)
  }

  /** Others of the market with its UDI-DI. */
  private doubles(one: ModelSubmission): ModelSubmission[] {
    const { udiDi } = this.contentOf(one).values
    const all = this.devices.flatMap(({ submissions }) => submissions)
    return all.filter(
      (other) => other !== one && other.market === one.market && this.contentOf(other).values.udiDi === udiDi,
    )
  }

  validate(device: DeviceModel, one: ModelSubmission): void {
    const missing = this.missingOf(device, one.market, this.contentOf(one))
    one.found = missing + (this.doubles(one).length > 0 ? 1 : 0)
    one.status = one.found === 0 ? 'validated' : 'error'
  }

  // Of files and answers.

  /** The register of a market other than the EU has no playground. */
  environmentOf({ market }: Pick<ModelSubmission, 'market'>): EudamedEnvironment {
    return market === 'EU' ? this.environment : 'production'
  }

  makeFile(one: ModelSubmission, fileId: number): void {
    const environment = this.environmentOf(one)
    replace(one, environment, ['made'])
    one.sendings.push({ environment, fileId, revision: one.contents.length, outcome: 'made' })
  }

  saySent(one: ModelSubmission, sending: Sending, sent: boolean): void {
    if (sent) replace(one, sending.environment, ['made', 'sent'])
    sending.outcome = sent ? 'sent' : 'made'
    this.judgeFormer(one)
  }

  answer(one: ModelSubmission, sending: Sending, outcome: 'accepted' | 'rejected'): void {
    sending.outcome = outcome
    const content = one.contents[sending.revision - 1]
    if (outcome === 'accepted' && content) one.registered.set(sending.environment, content)
    this.judgeFormer(one)
    const isAsItWas = sending.revision === one.contents.length
    const isAnswerable = ['validated', 'approved-user', 'approved-eudamed', 'rejected'].includes(one.status)
    if (!isAsItWas || !isAnswerable || sending.environment !== this.environmentOf(one)) return
    one.status = outcome === 'accepted' ? 'approved-eudamed' : 'rejected'
  }

  acknowledge(one: ModelSubmission, outcome: 'accepted' | 'rejected'): void {
    const environment = this.environmentOf(one)
    const sent = one.sendings.findLast((each) => each.environment === environment && isSent(each.outcome))
    // Of a market without answer files it is about what was sent and waits (decision D163).
    if (one.market !== 'EU' && sent?.outcome === 'sent') {
      if (sent.revision === one.contents.length) replace(one, environment, ['made'])
      this.answer(one, sent, outcome)
      return
    }
    replace(one, environment, ['made', 'sent'])
    one.sendings.push({ environment, fileId: 0, revision: one.contents.length, outcome })
    if (outcome === 'accepted') one.registered.set(environment, this.contentOf(one))
    this.judgeFormer(one)
    one.status = outcome === 'accepted' ? 'approved-eudamed' : 'rejected'
  }

  standingOf(one: ModelSubmission): Standing {
    const environment = this.environmentOf(one)
    const sendings = one.sendings.filter((each) => each.environment === environment)
    const sent = sendings.findLast(({ outcome }) => isSent(outcome))
    if (sent?.outcome === 'sent') return 'sent'
    const isOpen = (each: Sending) => each.outcome === 'made' && each.revision === one.contents.length
    if (sendings.some(isOpen)) return 'file-made'
    const registered = one.registered.get(environment)
    if (registered && same(registered, this.contentOf(one))) return 'registered'
    if (sent?.outcome === 'rejected') return 'refused'
    return registered ? 'changed' : 'not-sent'
  }

  // Where devices stand.

  leading(device: DeviceModel, market: string): ModelSubmission | undefined {
    const { udiDi } = last(device.inForce.said)
    const has = (one: ModelSubmission) => this.contentOf(one).values.udiDi === udiDi
    const own = device.submissions.filter((one) => one.market === market && (!one.hasFormerUdiDi || has(one)))
    const best = [has, (one: ModelSubmission) => one.registered.size > 0].reduce(
      (left, isBetter) => (left.some(isBetter) ? left.filter(isBetter) : left),
      own,
    )
    return best.toSorted((a, b) => a.edited - b.edited).at(-1)
  }

  cell(device: DeviceModel, market: ModelMarket): Cell {
    const all = device.submissions.filter((one) => one.market === market)
    const submission = this.leading(device, market)
    const values = last(device.inForce.said)
    const content = submission
      ? this.contentOf(submission)
      : { values, filled: 'nothing' as const, hasSrn: this.hasSrn(values) }
    const missing = this.missingOf(device, market, content)
    const wrong = missing > 0 ? 0 : (submission?.found ?? 0)
    const behind = submission ? this.behindOf(submission).length : 0
    const others = all.length - (submission ? 1 : 0)
    const stage = submission ? this.stageOf(submission, { missing, wrong, behind }) : 'not-begun'
    return { reasons: device.reasonsOf(market), stage, submission, others, missing, wrong, behind }
  }

  private stageOf(
    one: ModelSubmission,
    { missing, wrong, behind }: { missing: number; wrong: number; behind: number },
  ): MarketStage {
    const { status } = one
    const standing = this.standingOf(one)
    const isChecked = status === 'validated' || status === 'approved-user' || status === 'approved-eudamed'
    if (status === 'rejected' && standing !== 'registered') return 'refused'
    if (standing === 'refused' && !isChecked) return 'refused'
    if (standing === 'sent') return 'sent'
    // The register has something else than the submission says, until that is approved and on its way.
    if (standing === 'changed' && status !== 'approved-user') return 'out-of-date'
    if (standing === 'registered' || status.startsWith('approved') || standing === 'file-made') {
      if (behind > 0) return 'out-of-date'
    }
    if (standing === 'registered') return 'registered'
    if (standing === 'file-made') return 'file-made'
    if (status === 'approved-eudamed') return 'registered'
    if (status === 'approved-user') return 'approved'
    if (status === 'validated') return 'valid'
    return missing > 0 || wrong > 0 || status === 'error' ? 'gaps' : 'draft'
  }

  /** Why a package for EUDAMED leaves a submission out; undefined where it has it. */
  leftOut(one: ModelSubmission): string | undefined {
    const { status } = one
    const registered = one.registered.get(this.environment)
    const unchanged = this.behindOf(one).length > 0 ? 'out-of-date' : 'nothing-to-send'
    const isNotValid = status === 'draft' || status === 'error'
    // What was changed and put back says what the register has.
    if ((isNotValid || status === 'rejected') && this.standingOf(one) === 'registered') return unchanged
    if (one.version?.status === 'deleted' && !registered) return 'record-deleted'
    if (status === 'rejected') return 'refused'
    if (isNotValid) return 'not-valid'
    if (this.standingOf(one) === 'sent') return 'already-sent'
    if (!registered && this.doubles(one).some((other) => other.registered.has(this.environment)))
      return 'elsewhere'
    return registered && messageOf(registered) === messageOf(this.contentOf(one)) ? unchanged : undefined
  }
}

/** As much of a submission as EUDAMED is told: it knows the manufacturer by its SRN, and no intended use. */
const messageOf = ({ values, filled }: Content) => `${values.udiDi} ${values.modelNumber} ${filled}`

const isSent = (outcome: Sending['outcome']) => outcome !== 'made' && outcome !== 'replaced'

function replace(one: ModelSubmission, environment: string, which: readonly Sending['outcome'][]): void {
  for (const each of one.sendings) {
    if (each.environment === environment && which.includes(each.outcome)) each.outcome = 'replaced'
  }
}
