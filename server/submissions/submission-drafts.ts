import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { auditDetailsOf } from './submission-audit-details.ts'
import { asDraft } from './submission-entities.ts'
import { fieldsOf } from './submission-fields.ts'

interface Version {
  readonly id: number
  readonly device_number: string
  readonly version_number: string
}

/** A new draft as it is stored, with or without a master record. */
export function newDraft(
  { code, module }: { readonly code: string; readonly module: MarketModule | undefined },
  version: Version | null | undefined,
  { document, notes }: { readonly document: AnyDocument; readonly notes?: string | undefined },
) {
  const own = {
    market: code,
    master_di_id: version?.id ?? null,
    device_number: version?.device_number ?? null,
    version_number: version?.version_number ?? null,
    ...asDraft,
  }
  return {
    document,
    own,
    fields: fieldsOf(module),
    told: auditDetailsOf(document, own, { from: null, notes }),
  }
}
