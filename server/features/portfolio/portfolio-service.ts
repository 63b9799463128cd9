import type { Portfolio, PortfolioChange } from '#core/contract/portfolio.ts'
import type { Issue } from '#core/contract/problem.ts'
import { applyPatch, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { portfolioFields } from '#core/dictionary/portfolio/index.ts'
import { patchOf, refuseStale } from '#server/entities/entities-of.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { portfolioEntities } from './portfolio-entities.ts'
import { presentPortfolio } from './portfolio-presenter.ts'
import {
  findAnyPortfolio,
  findNamesake,
  findPortfolio,
  lockMatchable,
  lockPortfolio,
  type Matchable,
  matchedIds,
  type PortfolioRow,
  setPortfolio,
} from './portfolio-queries.ts'

function required(row: PortfolioRow | undefined): PortfolioRow {
  if (!row) throw notFound('Product family not found')
  return row
}

export const loadPortfolio = async (hub: Hub, id: number): Promise<PortfolioRow> =>
  required(await findPortfolio(hub.db, id))

/** Names are unique, so that families can be told apart in lists. */
async function refuseContent({ tx }: Unit, document: AnyDocument, id = 0): Promise<void> {
  const issues: Issue[] = missingFields(portfolioFields, document)
  const name = document.productFamily
  if (typeof name === 'string' && (await findNamesake(tx, name, id))) {
    issues.push({ path: 'productFamily', message: 'Another product family has this name' })
  }
  if (issues.length > 0) throw invalid(issues)
}

/** Its name in the audit trail. */
const auditDetailsOf = ({ productFamily }: AnyDocument) => ({ deviceName: String(productFamily ?? '') })

export async function createPortfolio(hub: Hub, actor: Actor, input: PortfolioChange): Promise<Portfolio> {
  // No expected number given: zero.
  const document = { deviceCount: 0, ...applyPatch({}, patchOf(portfolioFields, input)) }
  return inTransaction(hub, actor, async (unit) => {
    await refuseContent(unit, document)
    const own = { deleted: false, delete_reason: null }
    const entity = { document, own, fields: portfolioFields, told: auditDetailsOf(document) }
    const [id] = await portfolioEntities.create(unit, actor, [entity])
    return presentPortfolio(required(await findPortfolio(unit.tx, id ?? 0)), actor)
  })
}

export async function changePortfolio(
  hub: Hub,
  actor: Actor,
  id: number,
  input: PortfolioChange,
): Promise<Portfolio> {
  return inTransaction(hub, actor, async (unit) => {
    const before = required(await lockPortfolio(unit.tx, id))
    const document = { deviceCount: 0, ...applyPatch(before.document, patchOf(portfolioFields, input)) }
    await refuseContent(unit, document, id)
    refuseStale('product family', before, input.revision, () => presentPortfolio(before, actor))
    const edit = { before, document, own: {}, fields: portfolioFields, told: auditDetailsOf(document) }
    await portfolioEntities.change(unit, actor, [edit])
    return presentPortfolio(required(await findPortfolio(unit.tx, id)), actor)
  })
}

/** Soft delete; its submissions then belong to no family. */
export async function deletePortfolio(
  hub: Hub,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Portfolio> {
  return inTransaction(hub, actor, async (unit) => {
    const row = required(await lockPortfolio(unit.tx, id))
    const ids = await matchedIds(unit.tx, id)
    if (ids.length > 0) {
      const matched = await lockMatchable(unit.tx, ids)
      await setPortfolio(unit.tx, ids, null)
      tellSubmissions(unit, matched, `Taken out of the product family ${row.product_family}`)
    }
    const actionNotes = `${ids.length} submissions were matched to it`
    await portfolioEntities.remove(unit, actor, {
      id,
      reason,
      told: { ...auditDetailsOf(row.document), actionNotes },
    })
    return presentPortfolio(required(await findAnyPortfolio(unit.tx, id)), actor)
  })
}

/** Attaches submissions of no family; those that are here already stay. */
export async function matchSubmissions(
  hub: Hub,
  actor: Actor,
  id: number,
  submissionIds: readonly number[],
): Promise<Portfolio> {
  return inTransaction(hub, actor, async (unit) => {
    const family = required(await lockPortfolio(unit.tx, id))
    const found = await wanted(unit, submissionIds)
    const taken = found.filter((each) => each.portfolio_id !== null && each.portfolio_id !== id)
    if (taken.length > 0) {
      const named = taken.map((each) => `${each.device_name ?? each.id} belongs to ${each.product_family}`)
      throw new Refusal(
        'invalid_transition',
        `${named.join('; ')}. Remove it from that product family first. No submissions were matched.`,
      )
    }
    const fresh = found.filter((each) => each.portfolio_id === null)
    await move(unit, family, fresh, id)
    return presentPortfolio(required(await findPortfolio(unit.tx, id)), actor)
  })
}

/** Those that are not in this family stay where they are. */
export async function unmatchSubmissions(
  hub: Hub,
  actor: Actor,
  id: number,
  submissionIds: readonly number[],
): Promise<Portfolio> {
  return inTransaction(hub, actor, async (unit) => {
    const family = required(await lockPortfolio(unit.tx, id))
    const found = await wanted(unit, submissionIds)
    const here = found.filter((each) => each.portfolio_id === id)
    await move(unit, family, here, null)
    return presentPortfolio(required(await findPortfolio(unit.tx, id)), actor)
  })
}

async function wanted({ tx }: Unit, submissionIds: readonly number[]): Promise<Matchable[]> {
  const found = await lockMatchable(tx, [...new Set(submissionIds)])
  const known = new Set(found.map((each) => each.id))
  const issues = submissionIds.flatMap((id, at) =>
    known.has(id) ? [] : [{ path: `submissionIds.${at}`, message: 'Submission not found' }],
  )
  if (issues.length > 0) throw invalid(issues)
  return found
}

async function move(
  unit: Unit,
  family: PortfolioRow,
  matched: readonly Matchable[],
  to: number | null,
): Promise<void> {
  if (matched.length === 0) return
  const ids = matched.map(({ id }) => id)
  await setPortfolio(unit.tx, ids, to)
  const did = to === null ? 'Taken out of' : 'Matched to'
  tellSubmissions(unit, matched, `${did} the product family ${family.product_family}`)
  const names = matched.map(({ id, device_name }) => device_name ?? String(id))
  unit.record({
    action: 'updated',
    entityType: 'portfolio',
    entityId: family.id,
    changesData: {
      ...auditDetailsOf(family.document),
      actionNotes: `${did} it: ${names.slice(0, 20).join(', ')}${names.length > 20 ? ` and ${names.length - 20} more` : ''}`,
    },
  })
}

/** The document of a submission stays as it is: no version, and no field that changed. */
function tellSubmissions(unit: Unit, submissions: readonly Matchable[], actionNotes: string): void {
  for (const each of submissions) {
    unit.record({
      action: 'updated',
      entityType: 'submission',
      entityId: each.id,
      changesData: {
        deviceName: each.device_name,
        deviceNumber: each.device_number,
        versionNumber: each.version_number,
        actionNotes,
      },
    })
  }
}
