import fc from 'fast-check'
import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { eudamedIdOf } from '#core/identifiers/eudamed-di.ts'
import { codeOf } from '#tests/arbitraries/eudamed-values.ts'
import {
  eudamedDi,
  type Issued,
  issuedBasicUdiDi,
  issuedElsewhere,
  issuedGtin,
  issuedUdiDi,
  legacyIdentity,
  masterUdiDi,
} from './submission-identifiers.ts'
import { sometimes } from './submission-values.ts'

/** The identifiers of a device and of its packages, in a submission. */

/** ICCBBA's code shows nobody whose it is, so it is always stated; so are UDI-DIs that fit several. */
const basicOf = ({ code, entity }: Issued, stated: boolean) => ({
  basicUdiDi: code,
  basicUdiDiIssuingEntity: stated || entity === 'ICCBBA' ? entity : undefined,
})
const unitOf = ({ code, entity }: Issued, stated: boolean) => ({
  udiDi: code,
  udiDiIssuingEntity: stated || isUnclear(entity) ? entity : undefined,
})
const isUnclear = (entity: string) => entity !== 'GS1' && entity !== 'EUDAMED'

interface Made {
  readonly code: Issued
  readonly holds: number
  readonly quantity: number
  readonly named: boolean
  readonly status: string | undefined
}

const madeOf = (codes: fc.Arbitrary<Issued>): fc.Arbitrary<readonly Made[]> =>
  fc.uniqueArray(
    fc.record({
      code: codes,
      holds: fc.nat(),
      quantity: fc.integer({ min: 1, max: 10_000 }),
      named: fc.boolean(),
      status: sometimes(codeOf(deviceStatuses)),
    }),
    { maxLength: 3, selector: ({ code }) => code.code },
  )

/** Each package holds the device or a package before it; its status is the device's unless that is on sale. */
function packagesOf(made: readonly Made[], device: string, deviceStatus: string | undefined) {
  const codes = made.map(({ code }) => code.code)
  if (codes.includes(device)) return undefined
  return made.map(({ code, holds, quantity, named, status }, index) => {
    const place = holds % (index + 1)
    const inner = place === index ? device : (codes[place] ?? device)
    return {
      packageDi: code.code,
      issuingEntity: isUnclear(code.entity) ? code.entity : undefined,
      quantity,
      containedDi: inner === device && !named ? undefined : inner,
      status: deviceStatus === 'ON_THE_MARKET' ? status : undefined,
    }
  })
}

/** The identifiers, and the packages as the status of the device allows them. */
interface Identity {
  readonly document: SubmissionDocument
  readonly packages: readonly Made[]
}

export function withIdentity(said: SubmissionDocument, { document, packages }: Identity): SubmissionDocument {
  return {
    ...said,
    ...document,
    packages: packagesOf(packages, document.udiDi ?? '', said.deviceStatus),
  }
}

/** A mark on the device, a unit of use of several, or neither. */
const marking = fc.oneof(
  fc.record({ baseQuantity: fc.integer({ min: 1, max: 2_147_483_647 }) }),
  fc.record({
    baseQuantity: fc.integer({ min: 1, max: 100 }),
    directMarkingDi: issuedGtin.map(codeIn),
    directMarkingDiIssuingEntity: sometimes(fc.constant('GS1')),
  }),
  fc
    .record({ baseQuantity: fc.integer({ min: 2, max: 100 }), unit: issuedElsewhere })
    .map(({ baseQuantity, unit: { code, entity } }) => ({
      baseQuantity,
      unitOfUseDi: code,
      unitOfUseDiIssuingEntity: entity,
    })),
)

function codeIn({ code }: Issued): string {
  return code
}

/** A second UDI-DI comes from another entity. */
const secondary = fc.record({ gtin: issuedGtin, other: issuedElsewhere, given: fc.boolean() })

function secondaryOf(
  { gtin, other, given }: { gtin: Issued; other: Issued; given: boolean },
  unit: Issued,
): SubmissionDocument {
  if (!given) return {}
  const second = unit.entity === 'GS1' ? other : gtin
  return { secondaryUdiDi: second.code, secondaryUdiDiIssuingEntity: second.entity }
}

const relationTo = (codes: fc.Arbitrary<string>, entity: string): fc.Arbitrary<SubmissionDocument> =>
  fc.oneof(
    fc.constant({}),
    fc.record({
      relatedDeviceDi: codes,
      relatedDeviceIssuingEntity: sometimes(fc.constant(entity)),
    }),
  )
const relatedLegacy = relationTo(eudamedDi.map(eudamedIdOf), 'EUDAMED')
const relatedSuccessor = relationTo(issuedGtin.map(codeIn), 'GS1')

/** Under a regulation: a Basic UDI-DI and a UDI-DI, both perhaps with the entity stated. */
const identity = fc.record({ basic: issuedBasicUdiDi, unit: issuedUdiDi, stated: fc.boolean() })

export const packIdentity = fc
  .record({ identity, secondary, packages: madeOf(issuedUdiDi) })
  .map(({ identity: { basic, unit, stated }, secondary: second, packages }) => ({
    document: { ...basicOf(basic, stated), ...unitOf(unit, stated), ...secondaryOf(second, unit) },
    packages,
  }))

export const deviceIdentity = fc
  .tuple(packIdentity, marking, relatedLegacy)
  .map(([{ document, packages }, marked, related]) => ({
    document: { ...document, ...marked, ...related },
    packages,
  }))

/** Contact lenses: those to stock under a Master UDI-DI of its own form, packages and all. */
export const lensIdentity = (stock: boolean) =>
  fc
    .record({
      basic: issuedBasicUdiDi,
      stated: fc.boolean(),
      unit: stock ? masterUdiDi : issuedGtin,
      packages: madeOf(stock ? masterUdiDi : issuedGtin),
      baseQuantity: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ basic, stated, unit, packages, baseQuantity }) => ({
      document: { ...basicOf(basic, stated), ...unitOf(unit, true), baseQuantity },
      packages,
    }))

export const legacyIdentifiers = fc
  .record({ identity: legacyIdentity, stated: fc.boolean(), related: relatedSuccessor })
  .map(({ identity: { basic, unit }, stated, related }) => ({
    ...basicOf(basic, stated),
    ...unitOf(unit, stated),
    ...related,
  }))
