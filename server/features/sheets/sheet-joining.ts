import type { z } from 'zod'
import type { SheetJoining, SheetToJoin } from '#core/contract/submission-sheets.ts'
import { textOf } from '#core/imports/sheet-cell.ts'
import { joiningOf as valuesOfJoining } from '#core/markets/joining.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { begunDrafts } from '#server/submissions/begun-drafts.ts'
import { recordsToCopy } from '#server/submissions/record-to-copy-queries.ts'
import { countHolders, newestHolder } from '#server/submissions/shared-queries.ts'
import { keyOf } from '#server/submissions/shared-values.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import type { SheetRow } from './sheet-queries.ts'

const nothing: SheetJoining = {
  submissions: 0,
  approved: 0,
  deviceName: null,
  taken: [],
  otherwise: [],
  added: [],
}

/** What devices would take over from a Basic UDI-DI that is in use (decision D41), told before anything is made. */
export async function joiningOf(
  hub: Hub,
  sheet: SheetRow,
  { basicUdiDi, masterDiIds }: z.output<typeof SheetToJoin>,
): Promise<SheetJoining> {
  const market = hub.marketOf(sheet.market)
  if (!market) throw notFound('The hub has no form for this market')
  const waiting = new Set(
    sheet.content.groups.flatMap(({ devices }) =>
      devices.flatMap(({ masterDiId, submissionId }) => (submissionId === null ? (masterDiId ?? []) : [])),
    ),
  )
  if (keyOf(market, { [market.shared?.by ?? '']: basicUdiDi }) === undefined) return nothing
  const fields = fieldsOf(market)
  const said = (field: string, value: unknown) => {
    const of = fields[field]
    return { field, label: of?.label ?? field, text: of ? textOf(of, value) : '' }
  }
  return hub.db.transaction().execute(async (tx) => {
    const holder = await newestHolder(tx, market.code, basicUdiDi)
    if (!holder) return nothing
    const records = await recordsToCopy(
      tx,
      masterDiIds.filter((id) => waiting.has(id)),
    )
    const begun = await begunDrafts(tx, market, records, () => basicUdiDi)
    const documents = begun.map(({ document }) => document)
    const joining = valuesOfJoining(market.shared?.fields ?? [], holder.document, documents)
    const { others, approved } = await countHolders(tx, market.code, basicUdiDi, 0)
    return {
      submissions: others,
      approved,
      deviceName: holder.device_name,
      taken: [...joining.taken].map(([field, value]) => said(field, value)),
      otherwise: joining.otherwise.map(({ field, said: other, devices }) => {
        const holds = joining.taken.get(field) ?? joining.added.get(field)
        return { ...said(field, holds), said: said(field, other).text, devices }
      }),
      added: [...joining.added].map(([field, value]) => said(field, value)),
    }
  })
}
