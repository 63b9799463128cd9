import { randomUUID } from 'node:crypto'
import type { Submission, SubmissionIssue, ValidationResults } from '#core/contract/submissions.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import { marketModule } from '#core/markets/index.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { factsOf } from './submission-facts.ts'
import { presentSubmission } from './submission-presenter.ts'
import { insertExport, lockSubmission, type SubmissionRow, storeValidation } from './submission-queries.ts'
import { replaceValidationErrors } from './validation-error-queries.ts'

/** Runs everything decision D13 asks for and keeps what it found. */
export async function validate(hub: Hub, actor: Actor, id: number): Promise<Submission> {
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const row = await lockSubmission(tx, id)
    if (!row) throw notFound('Submission not found')
    if (!submissionAllows('validate', row.status)) {
      throw new Refusal('invalid_transition', 'An approved submission is not validated again; edit it first.')
    }
    const validation = judge(hub, row, await factsOf(tx, row), now)
    const failed = !validation.businessRulesValid || validation.schemaValid === false
    const status = failed ? 'error' : 'validated'
    await storeValidation(tx, { id, status, validation })
    await replaceValidationErrors(tx, id, validation.issues, now)
    const errors = validation.issues.filter((issue) => issue.severity === 'error').length
    record({
      action: 'validated',
      entityType: 'submission',
      entityId: id,
      changesData: {
        deviceName: row.device_name,
        deviceNumber: row.device_number,
        versionNumber: row.version_number,
        previousStatus: row.status,
        newStatus: status,
        actionNotes: `${errors} errors, ${validation.warnings.length} warnings`,
      },
    })
    return presentSubmission({ ...row, status, validation }, actor)
  })
}

function judge(hub: Hub, row: SubmissionRow, facts: ReadonlySet<string>, now: Date): ValidationResults {
  const market = marketModule(row.market)
  const issues = market?.judge(row.document, facts, now.toISOString().slice(0, 10)) ?? []
  const schema = judgeBySchema(hub, market, row, facts, now)
  const all = [...issues, ...withoutRepeats(schema.issues, issues)]
  return {
    schemaValid: schema.valid,
    businessRulesValid: !issues.some((issue) => issue.severity === 'error'),
    warnings: issues.filter((issue) => issue.severity === 'warning').map((issue) => issue.message),
    issues: all as SubmissionIssue[],
    ruleSetVersions: { ...market?.ruleSetVersions },
    at: now.toISOString(),
  }
}

/** What a rule has found already is not said twice; the schema speaks of a table where a rule names the cell. */
function withoutRepeats(issues: readonly RuleIssue[], said: readonly RuleIssue[]): RuleIssue[] {
  const wrong = said.flatMap(({ severity, field }) => (severity === 'error' && field ? [field] : []))
  const fields = new Set(wrong.flatMap((field) => [field, field.split('.')[0]]))
  return issues.filter((issue) => issue.field === null || !fields.has(issue.field))
}

function judgeBySchema(
  hub: Hub,
  market: MarketModule | undefined,
  row: SubmissionRow,
  facts: ReadonlySet<string>,
  now: Date,
): { valid: boolean | null; issues: RuleIssue[] } {
  if (!market?.xml) return { valid: null, issues: [] }
  const missing = market.xml.missing(row.document)
  if (missing.length > 0) {
    return {
      valid: false,
      issues: missing.map(({ field, message }) => schemaIssue('XSD-MISSING', field, message)),
    }
  }
  const built = build(market, row, facts, now)
  if ('problem' in built) return { valid: false, issues: [schemaIssue('XSD-TEXT', null, built.problem)] }
  const faults = hub.euSchemas.check(built.xml)
  const fieldAt = (path: string | undefined) => (path && market.xml?.fieldOf(path)) ?? null
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

type Built = { service: string; xml: string } | { problem: string }

function build(market: MarketModule, row: SubmissionRow, facts: ReadonlySet<string>, now: Date): Built {
  if (!market.xml) return { problem: 'This market takes no XML' }
  try {
    return market.xml.write(row.document, {
      correlationId: randomUUID(),
      messageId: randomUUID(),
      createdAt: now.toISOString(),
      facts,
    })
  } catch (error) {
    // The writer refuses characters that no XML file can hold, and says where.
    if (error instanceof Error && error.name === 'XmlWriteError') return { problem: error.message }
    throw error
  }
}

/** The file of a validated submission (decision D19); every download is told to the audit trail. */
export async function exportXml(
  hub: Hub,
  actor: Actor,
  id: number,
  options: { readonly recorded: boolean },
): Promise<FileAnswer> {
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const row = await lockSubmission(tx, id)
    const market = row && marketModule(row.market)
    if (!row) throw notFound('Submission not found')
    if (!market?.xml) throw notFound('The regulator of this market takes no XML file')
    const built = submissionAllows('download', row.status)
      ? build(market, row, await factsOf(tx, row), now)
      : null
    if (!built || 'problem' in built) throw notValid(row)
    const fileName = `${market.code}-${built.service.replace('.', '-')}-${row.device_number ?? row.id}.xml`
    const content = built.xml
    if (options.recorded) {
      await insertExport(tx, { row, service: built.service, fileName, content }, { now, actorId: actor.id })
    }
    record({
      action: 'exported',
      entityType: 'submission',
      entityId: id,
      changesData: { deviceName: row.device_name, deviceNumber: row.device_number, actionNotes: fileName },
    })
    return { fileName, contentType: 'application/xml; charset=utf-8', content }
  })
}

function notValid(row: SubmissionRow): Refusal {
  const validation = row.validation as ValidationResults | null
  const issues = (validation?.issues ?? [])
    .filter((issue) => issue.severity === 'error')
    .map((issue) => ({ path: issue.field ?? '', message: issue.message, rule: issue.ruleId }))
  return new Refusal(
    'not_valid',
    'The file can be made once the submission has been validated without errors.',
    {
      issues,
    },
  )
}
