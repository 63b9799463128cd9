import type { FieldValue } from '#core/dictionary/field.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'

type Copied = Partial<Record<SubmissionFieldId, FieldValue>>
type Source = Readonly<Record<string, string>>

/** The kinds of further DIs AccessGUDID lists, and the fields that hold the same. */
const single: Readonly<Record<string, readonly [code: SubmissionFieldId, issuer: SubmissionFieldId]>> = {
  Secondary: ['secondaryUdiDi', 'secondaryUdiDiIssuingEntity'],
  'Direct Marking': ['directMarkingDi', 'directMarkingDiIssuingEntity'],
  'Unit of Use': ['unitOfUseDi', 'unitOfUseDiIssuingEntity'],
}

/**
 * The further DIs of a device that came from AccessGUDID, as a submission has them. A package is taken over only
 * where the file says how many it holds (the XML release does, the delimited one does not).
 */
export function identifiersOfGudid(source: Source | undefined): Copied {
  const listed = (source?.otherDIs ?? '').split('|').flatMap((entry) => {
    const [type = '', agency = '', ...code] = entry.split(':')
    const issuer = findIssuingEntity(agency)?.code
    return code.length > 0 ? [{ type, issuer, code: code.join(':') }] : []
  })
  const copied: Copied = {}
  for (const { type, issuer, code } of listed) {
    const fields = single[type]
    // Of several of a kind, submissions hold the first.
    if (!fields || copied[fields[0]] !== undefined) continue
    copied[fields[0]] = code
    if (issuer) copied[fields[1]] = issuer
  }
  const packages = packagesOf(
    listed.filter(({ type }) => type === 'Package'),
    source ?? {},
  )
  if (packages.length > 0) copied.packages = packages
  return copied
}

interface Listed {
  readonly issuer: string | undefined
  readonly code: string
}

/** What a package holds stands beside its identifier, in the same order. */
function packagesOf(listed: readonly Listed[], source: Source) {
  const places = Object.keys(source)
    .flatMap((key) => {
      const found = /^identifiers\/identifier(?:\[(\d+)\])?\/pkgQuantity$/.exec(key)
      return found ? [Number(found[1] ?? 0)] : []
    })
    .sort((a, b) => a - b)
  if (places.length !== listed.length) return []
  return listed.map(({ issuer, code }, index) => {
    const place = places[index]
    const at = (name: string) =>
      source[`identifiers/identifier${place ? `[${place}]` : ''}/${name}`]?.trim() ?? ''
    const contained = at('containsDINumber')
    const quantity = Number(at('pkgQuantity'))
    return {
      packageDi: code,
      ...(issuer && { issuingEntity: issuer }),
      ...(Number.isInteger(quantity) && quantity > 0 && { quantity }),
      ...(contained !== '' && { containedDi: contained }),
    }
  })
}
