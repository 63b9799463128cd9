import type { DeviceFamilies, DeviceFamily } from '#core/contract/device-families.ts'
import { coversUdiDis } from '#core/identifiers/basic-udi-di.ts'
import type { Db } from '#server/database/connect.ts'
import { manufacturersOf } from '#server/operators/operator-of-record-queries.ts'
import type { Tx } from '#server/platform/hub.ts'
import {
  type FamilyRow,
  type FamilySubmission,
  familyRows,
  familySubmissions,
  intendedUses,
} from './device-families-queries.ts'

export interface FamilyMember extends FamilyRow {
  readonly srn: string | null
  readonly submissions: readonly FamilySubmission[]
}

/** Devices that one Basic UDI-DI can cover (S2-OPEN-25): same manufacturer, risk class, EMDN code and intended use. */
export interface Family {
  readonly members: readonly [FamilyMember, ...FamilyMember[]]
}

/** Of all classified devices, the largest first. */
export async function familiesOf(db: Db | Tx): Promise<Family[]> {
  const rows = await familyRows(db)
  const manufacturers = await manufacturersOf(
    db,
    rows.map(({ id }) => id),
  )
  const submissions = grouped(
    await familySubmissions(
      db,
      rows.map(({ deviceNumber }) => deviceNumber),
    ),
    ({ deviceNumber }) => deviceNumber,
  )
  const members = rows.map((row): FamilyMember => {
    const own = submissions.get(row.deviceNumber) ?? []
    const [operator, ...others] = manufacturers.get(row.id) ?? []
    const srn = others.length === 0 ? operator?.srn : undefined
    return { ...row, srn: srn ?? own.findLast((one) => one.srn !== null)?.srn ?? null, submissions: own }
  })
  const groups = grouped(withSrns(members), keyOf)
  return [...groups.values()]
    .map((group) => ({ members: group as unknown as [FamilyMember, ...FamilyMember[]] }))
    .toSorted((one, other) => other.members.length - one.members.length)
}

/** A device whose own papers name no SRN has that of its manufacturer, where its other devices name one only. */
function withSrns(members: readonly FamilyMember[]): FamilyMember[] {
  const known = new Map<string, Set<string>>()
  for (const { manufacturerKey, srn } of members) {
    if (srn !== null) known.set(manufacturerKey, (known.get(manufacturerKey) ?? new Set()).add(srn))
  }
  return members.map((member) => {
    const [only, ...others] = known.get(member.manufacturerKey) ?? []
    return member.srn === null && others.length === 0 ? { ...member, srn: only ?? null } : member
  })
}

function grouped<T>(items: readonly T[], keyOfItem: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOfItem(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** By the number of the manufacturer; where nobody knows it, by its name. */
const keyOf = ({ srn, manufacturerKey, riskClass, emdnCode, useHash }: FamilyMember): string =>
  JSON.stringify([srn ?? `name ${manufacturerKey}`, riskClass, emdnCode, useHash])

/** The Basic UDI-DIs a family has already, the most used first. */
export function codesInFamily({ members }: Family): string[] {
  const counts = new Map<string, number>()
  for (const { basicUdiDi } of members.flatMap(({ submissions }) => submissions)) {
    if (basicUdiDi === null || !coversUdiDis(basicUdiDi)) continue
    counts.set(basicUdiDi, (counts.get(basicUdiDi) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([code]) => code)
}

/** A draft that waits for a Basic UDI-DI. */
export const isOpenDraft = ({ isDraft, basicUdiDi }: FamilySubmission): boolean =>
  isDraft && basicUdiDi === null

export async function deviceFamilies(
  db: Db,
  { limit, offset = 0 }: { readonly limit?: number | undefined; readonly offset?: number | undefined },
): Promise<DeviceFamilies> {
  const families = await familiesOf(db)
  const page = families.slice(offset, limit === undefined ? undefined : offset + limit)
  const uses = await intendedUses(
    db,
    page.map(({ members: [first] }) => first.id),
  )
  return {
    totalFamilies: families.length,
    families: page.map((family) => presentFamily(family, uses.get(family.members[0].id) ?? null)),
  }
}

function presentFamily(family: Family, intendedUse: string | null): DeviceFamily {
  const { members } = family
  const [first] = members
  return {
    representative: {
      manufacturer_srn: first.srn,
      manufacturer_name: first.manufacturerName,
      risk_class: first.riskClass,
      emdn_code: first.emdnCode,
      intended_use: intendedUse,
    },
    deviceCount: members.length,
    openDrafts: members.filter(({ submissions }) => submissions.some(isOpenDraft)).length,
    basicUdiDis: codesInFamily(family),
    devices: members.map(({ id, deviceNumber, deviceName, udiDi, submissions }) => ({
      id,
      deviceNumber,
      deviceName,
      udiDi: udiDi ?? submissions.findLast((one) => one.udiDi !== null)?.udiDi ?? null,
      basicUdiDi: submissions.findLast((one) => one.basicUdiDi !== null)?.basicUdiDi ?? null,
      hasOpenDraft: submissions.some(isOpenDraft),
    })),
  }
}
