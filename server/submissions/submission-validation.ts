import { randomUUID } from 'node:crypto'
import type { Submission } from '#core/contract/submissions.ts'
import type { SubmissionIssue, ValidationResults } from '#core/contract/validation-results.ts'
import type { HouseRules, HubSettings } from '#core/lifecycle/settings.ts'
import { mayValidate, type SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { comparable, environmentOf, type RegisteredState } from '#core/markets/exchange.ts'
import type { MarketFile, MarketModule, WrittenFile } from '#core/markets/market.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import { counted } from '#core/text/counted.ts'
import { noteLapsed } from '#server/exchange/attempt-queries.ts'
import { stateOf } from '#server/exchange/registration-queries.ts'
import { dayOf } from '#server/platform/day.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import type { OfficialSet } from '#server/platform/market-schemas.ts'
import { officialSetFor } from '#server/settings/schema-sets.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { deviceNamed } from './submission-audit-details.ts'
import { knownOf } from './submission-facts.ts'
import { marketOfRow, noRulesFor } from './submission-market.ts'
import { presentSubmission } from './submission-presenter.ts'
import { lockSubmissions, type SubmissionRow, storeValidations } from './submission-queries.ts'
import { replaceValidationErrors } from './validation-error-queries.ts'

/** Runs the checks of decision D13 and stores the findings. */
export async function validate(hub: Hub, actor: Actor, id: number): Promise<Submission> {
  return inTransaction(hub, actor, async (unit) => {
    const { judged, refused } = await validatePortion(hub, unit, [id], actor.rules)
    if (refused[0]?.reason) throw new Refusal('invalid_transition', refused[0].reason)
    if (!judged[0]) throw notFound('Submission not found')
    return afterValidation(hub, actor, judged[0])
  })
}

/** As somebody sees it now. */
export const afterValidation = (hub: Hub, actor: Actor, { row, status, validation }: Judged): Submission =>
  presentSubmission(hub, { ...row, status, validation }, actor)

interface ValidatedPortion {
  readonly judged: readonly Judged[]
  /** Null is the reason of one that does not exist. */
  readonly refused: readonly { readonly id: number; readonly reason: string | null }[]
}

/** Locks and validates so many as one transaction may hold; those that cannot be validated do not stop the others. */
export async function validatePortion(
  hub: Hub,
  unit: Unit,
  ids: readonly number[],
  rules?: Pick<HouseRules, 'controlled'>,
): Promise<ValidatedPortion> {
  const rows = await lockSubmissions(unit.tx, ids)
  const there = new Map(rows.map((row) => [row.id, reasonNotToValidate(hub, row, rules)]))
  const refused = ids.flatMap((id) => {
    const reason = there.get(id)
    return reason === null ? [] : [{ id, reason: reason ?? null }]
  })
  const valid = rows.filter(({ id }) => there.get(id) === null)
  return { judged: await validateRows(hub, unit, valid), refused }
}

/** Why a submission cannot be validated as it stands; null where it can. */
function reasonNotToValidate(
  hub: Hub,
  { market, status }: Pick<SubmissionRow, 'market' | 'status'>,
  rules?: Pick<HouseRules, 'controlled'>,
): string | null {
  if (!mayValidate(status, rules)) {
    return 'An approved submission cannot be validated again. Edit it first.'
  }
  return hub.marketOf(market) ? null : noRulesFor(market)
}

/** Validates locked submissions and tells the trail of each; an approved one loses its approval (`mayValidate`). */
async function validateRows(
  hub: Hub,
  { tx, now, record }: Unit,
  rows: readonly SubmissionRow[],
): Promise<Judged[]> {
  const judged = await judgeAndStore(hub, tx, rows, now, () => 'validated')
  for (const { row, status, counts } of judged) {
    const was = { ...deviceNamed(row), previousStatus: row.status }
    const changesData = { ...was, newStatus: status, actionNotes: counts }
    record({ action: 'validated', entityType: 'submission', entityId: row.id, changesData })
  }
  const takenBack = judged.filter(({ row }) => row.status === 'approved-user')
  await noteLapsed(
    tx,
    takenBack.map(({ row }) => row.id),
  )
  return judged
}

export interface Judged {
  /** As it was before. */
  readonly row: SubmissionRow
  readonly status: SubmissionStatus
  readonly validation: ValidationResults
  /** For people: '2 errors, 1 warning'. */
  readonly counts: string
}

/** Validates locked submissions and stores the findings; without an error the status becomes `ifValid`. */
export async function judgeAndStore(
  hub: Hub,
  tx: Tx,
  rows: readonly SubmissionRow[],
  now: Date,
  ifValid: (row: SubmissionRow) => SubmissionStatus,
): Promise<Judged[]> {
  const found = await judgeRows(hub, tx, rows, now)
  const all = rows.flatMap((row, at) => {
    const validation = found[at]
    return validation ? [{ row, validation, ...verdictOf(validation, ifValid(row)) }] : []
  })
  await storeValidations(
    tx,
    all.map(({ row, status, validation }) => ({ id: row.id, status, validation })),
  )
  await replaceValidationErrors(
    tx,
    all.map(({ row, validation }) => ({ submissionId: row.id, issues: validation.issues })),
    now,
  )
  return all
}

function verdictOf(validation: ValidationResults, ifValid: SubmissionStatus) {
  const failed = !validation.businessRulesValid || validation.schemaValid === false
  const errors = validation.issues.filter(({ severity }) => severity === 'error').length
  const counts = `${counted(errors, 'error')}, ${counted(validation.warnings.length, 'warning')}`
  return { status: failed ? ('error' as const) : ifValid, counts }
}

/** The findings for each submission, in order. Nothing is stored; shared data is read once. */
export async function judgeRows(
  hub: Hub,
  tx: Tx,
  rows: readonly SubmissionRow[],
  now: Date,
): Promise<ValidationResults[]> {
  const { settings } = await readSettings(tx)
  const found = new Map<SubmissionRow, ValidationResults>()
  for (const market of new Set(rows.map((row) => marketOfRow(hub, row)))) {
    const ofMarket = rows.filter((row) => row.market === market.code)
    const schemaSet = await installedSet(tx, market, settings)
    const environment = market.exchange && environmentOf(market.exchange, settings)
    const known = await knownOf(tx, market, ofMarket)
    for (const [at, row] of ofMarket.entries()) {
      const { facts, registrations } = known[at] ?? { facts: new Set<string>(), registrations: [] }
      const registration = registrations.find((one) => one.environment === environment)
      const registered = registration && stateOf(registration)
      found.set(row, await judge(hub, market, row, { facts, settings, now, schemaSet, registered }))
    }
  }
  return rows.flatMap((row) => found.get(row) ?? [])
}

/** What validation and the file writers need besides the submission. */
interface Around {
  readonly facts: ReadonlySet<string>
  readonly settings: HubSettings
  readonly now: Date
  /** The regulator's own schema set, if one is installed. */
  readonly schemaSet?: OfficialSet | undefined
  /** Its state in the regulator’s register. */
  readonly registered?: RegisteredState | undefined
  /** Random ones unless the file has to be the same again. */
  readonly newId?: () => string
}

async function installedSet(
  tx: Tx,
  market: MarketModule,
  settings: HubSettings,
): Promise<OfficialSet | undefined> {
  const file = market.files.find(({ schema }) => schema !== undefined)
  const release = file?.releaseOf?.(settings)
  return file?.schema && release !== undefined ? officialSetFor(tx, file.schema, release) : undefined
}

/** Runs the rules of the submission's market, and checks the files it takes. */
async function judge(
  hub: Hub,
  market: MarketModule,
  row: SubmissionRow,
  around: Around,
): Promise<ValidationResults> {
  const { facts, now, registered } = around
  const today = dayOf(now)
  const judged = market.judge(row.document, facts, today)
  const there = registered && comparable(market.exchange, registered, row.document)
  const ofChange = there && market.exchange?.judgeChange?.(there, row.document, today)
  const issues = [...judged, ...(ofChange ?? [])]
  const schema = await judgeBySchema(hub, market, row, around)
  const all = [...issues, ...withoutRepeats(schema.issues, issues)]
  return {
    schemaValid: schema.valid,
    businessRulesValid: !issues.some((issue) => issue.severity === 'error'),
    warnings: issues.filter((issue) => issue.severity === 'warning').map((issue) => issue.message),
    issues: all as SubmissionIssue[],
    ruleSetVersions: { ...market.ruleSetVersions },
    at: now.toISOString(),
  }
}

/** Drops schema findings that a rule already reports; the schema names a table where a rule names the cell. */
function withoutRepeats(issues: readonly RuleIssue[], said: readonly RuleIssue[]): RuleIssue[] {
  const wrong = said.flatMap(({ severity, field }) => (severity === 'error' && field ? [field] : []))
  const fields = new Set(wrong.flatMap((field) => [field, field.split('.')[0]]))
  return issues.filter((issue) => issue.field === null || !fields.has(issue.field))
}

interface SchemaVerdict {
  /** Null where no file is made that has a schema. */
  readonly valid: boolean | null
  readonly issues: readonly RuleIssue[]
}

/** Writes the file and checks it against its schema; if it cannot be written, returns the reasons instead. */
async function judgeBySchema(
  hub: Hub,
  market: MarketModule,
  row: SubmissionRow,
  around: Around,
): Promise<SchemaVerdict> {
  const file = market.files.find(({ schema }) => schema !== undefined)
  if (!file?.schema) return { valid: null, issues: [] }
  const gapsOf = (one: MarketFile) =>
    one.missing(row.document, dayOf(around.now), around.registered, around.facts)
  const missing = gapsOf(file)
  if (missing.length > 0) {
    // It leaves in another form, of which there is no schema; what this one lacks the rules tell.
    const others = market.files.filter((one) => one.schema === undefined)
    if (others.some((one) => gapsOf(one).length === 0)) return { valid: null, issues: [] }
    return {
      valid: false,
      issues: missing.map(({ field, message }) => schemaIssue('XSD-MISSING', field, message)),
    }
  }
  const built = buildFiles(file, row, around)
  if ('problem' in built) return { valid: false, issues: [schemaIssue('XSD-TEXT', null, built.problem)] }
  const { schema } = file
  const checked = built.map(({ content }) => {
    if (typeof content !== 'string') throw new Error(`The file ${file.id} has a schema, but no text`)
    return hub.schemas.check(schema, content, file.releaseOf?.(around.settings), around.schemaSet)
  })
  const faults = (await Promise.all(checked)).flat()
  const fieldAt = (path: string | undefined) => (path === undefined ? null : (file.fieldOf?.(path) ?? null))
  return {
    valid: faults.length === 0,
    issues: faults.map((fault) =>
      schemaIssue('XSD', fieldAt(fault.path), `${fault.message} (${fault.schema})`),
    ),
  }
}

function schemaIssue(ruleId: string, field: string | null, message: string): RuleIssue {
  return { ruleId, ruleSet: 'schema', severity: 'error', field, message }
}

/** The written file, or why it cannot be written. */
export function buildFile(
  file: MarketFile,
  row: SubmissionRow,
  around: Around,
): WrittenFile | { readonly problem: string } {
  return unlessUnwritable(() => file.write(row.document, contextOf(file, around)))
}

/** All the files that are due: of what is registered, the changes. */
function buildFiles(
  file: MarketFile,
  row: SubmissionRow,
  around: Around,
): readonly WrittenFile[] | { readonly problem: string } {
  const context = contextOf(file, around)
  return unlessUnwritable(() => file.writeDue?.(row.document, context) ?? [file.write(row.document, context)])
}

const contextOf = (file: MarketFile, { facts, settings, now, registered, newId = randomUUID }: Around) => ({
  correlationId: newId(),
  messageId: newId(),
  createdAt: now.toISOString(),
  facts,
  ...(registered && { registered }),
  ...(file.releaseOf && { release: file.releaseOf(settings) }),
})

/** The writer refuses characters that are not allowed in a file and reports where they are. */
function unlessUnwritable<T>(write: () => T): T | { readonly problem: string } {
  try {
    return write()
  } catch (error) {
    if (error instanceof Error && error.name === 'XmlWriteError') return { problem: error.message }
    throw error
  }
}
