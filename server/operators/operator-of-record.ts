import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { addressLine } from '#core/dictionary/operator/address-line.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { operatorsWithIds } from './operator-of-record-queries.ts'

/** The only one there is: of several manufacturers, nobody knows which is meant. */
export const onlyOne = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

/** The operators with their authorised representatives written out, as these are now. */
export async function withRepresentatives(
  db: Db | Tx,
  operators: readonly AnyDocument[],
): Promise<AnyDocument[]> {
  const ids = operators.flatMap(({ authorizedRepresentativeId: id }) => (typeof id === 'number' ? [id] : []))
  if (ids.length === 0) return [...operators]
  const rows = await operatorsWithIds(db, ids)
  const known = new Map(rows.map(({ id, document }) => [id, document]))
  return operators.map((operator) => {
    const representative = known.get(Number(operator.authorizedRepresentativeId))
    return representative ? writtenOut(operator, representative) : operator
  })
}

/** An operator with this authorised representative. */
export function writtenOut(operator: AnyDocument, { legalName, srn, ...rest }: AnyDocument): AnyDocument {
  return applyPatch(operator, {
    authorizedRepresentativeName: legalName ?? null,
    authorizedRepresentativeSrn: srn ?? null,
    authorizedRepresentativeAddress: addressLine(rest) ?? null,
  })
}
