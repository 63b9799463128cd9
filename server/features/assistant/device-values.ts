import { findMarket } from '#core/code-lists/markets.ts'
import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { type ListedField, type OwnQuestion, withoutFields } from '#core/knowledge/own/own-asks.ts'
import { counted } from '#core/text/counted.ts'
import { deviceIdsWith, devicesById, type NamedDevice, srnsOf, versionsOf } from './assistant-queries.ts'
import { itemsOf, mostNamed, type OwnAnswer, type OwnAsking, shownAt } from './own-data.ts'

/** What records say of devices: some fields of one, or one field of all. */

const nameOf = (code: string) => findMarket(code)?.country ?? code

export const toldValues =
  (fields: readonly string[]) =>
  async (asking: OwnAsking, device: NamedDevice): Promise<string> => {
    const lines = await Promise.all(
      fields.map(async (field) => `• ${labelOf(field)}: ${await looked(field, asking, device)}`),
    )
    return [`${device.deviceName} (${device.deviceNumber}), version ${device.versionNumber}:`, ...lines].join(
      '\n',
    )
  }

const known = masterFields as Readonly<Record<string, Field>>
export const labelOf = (field: string): string =>
  ({
    versionNumber: 'Version',
    targetCountries: 'Target markets',
    basicUdiDi: 'Basic UDI-DI',
    srn: 'SRN of the manufacturer',
    versions: 'Versions',
  })[field] ??
  known[field]?.label ??
  field

/** What stands elsewhere than in the record in force. */
async function looked(field: string, asking: OwnAsking, device: NamedDevice): Promise<string> {
  if (field === 'srn') return srnOf(asking, device)
  if (field !== 'versions') return written(field, device)
  const versions = await versionsOf(asking.hub.db, device.deviceNumber)
  return versions
    .map(({ versionNumber, status }) => `${versionNumber} (${status.replace('-', ' ')})`)
    .join(', ')
}

/** From its submissions, else from the operator of its manufacturer’s name. */
async function srnOf({ hub, own, viewer }: OwnAsking, device: NamedDevice): Promise<string> {
  const stated = await srnsOf(hub.db, device.deviceNumber)
  if (stated.length > 0) return stated.join(', ')
  const name = String(device.document.manufacturerName ?? '')
  const operators = await itemsOf(await own.operators(viewer, { type: ['manufacturer'] }))
  const same = operators.find((one) => one.name === name && one.srn)
  return same?.srn ? `${same.srn} (${name})` : 'not stated'
}

function written(field: string, device: NamedDevice): string {
  if (field === 'versionNumber') return `${device.versionNumber} (${device.status.replace('-', ' ')})`
  if (field === 'targetCountries') return device.targetCountries.map(nameOf).join(', ') || 'none'
  if (field === 'basicUdiDi') return device.basicUdiDis.join(', ') || 'none yet'
  const value = device.document[field]
  if (value === null || value === undefined || value === '') return 'not stated'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field === 'riskClass') {
    const label = findRiskClass(String(value))?.label ?? String(value)
    return /^class-[a-d]$/.test(String(value)) ? `${label} (in vitro diagnostic, IVDR)` : label
  }
  return String(value)
}

const fieldOf = (field: ListedField): string =>
  field === 'manufacturer' ? 'manufacturerName' : (withoutFields[field].field ?? 'basicUdiDi')

/** One field of all devices, or of those of a class or a market. */
export async function valuesAnswer(
  asking: OwnAsking,
  { field, markets, classes }: Extract<OwnQuestion, { about: 'values' }>,
): Promise<OwnAnswer> {
  const { hub, own, viewer } = asking
  const ids =
    classes.length > 0 ? await deviceIdsWith(hub.db, { classes, without: null, traits: [] }) : undefined
  const rows =
    ids?.length === 0
      ? []
      : await itemsOf(
          await own.readiness(viewer, {
            ...{ sort: 'deviceNumber' as const },
            ...(markets.length > 0 && { country: [...markets] }),
            ...(ids && { id: ids.map(String) }),
          }),
        )
  const devices = await devicesById(
    hub.db,
    rows.slice(0, mostNamed).map(({ id }) => id),
  )
  const name = fieldOf(field)
  const lines = devices.map(
    (device) => `• ${device.deviceName} (${device.deviceNumber}): ${written(name, device)}`,
  )
  const head = `${labelOf(name)} of ${counted(rows.length, 'device')}`
  const more = rows.length > lines.length ? [`and ${rows.length - lines.length} more.`] : []
  return {
    text: rows.length === 0 ? 'The hub has no such device.' : [`${head}:`, ...lines, ...more].join('\n'),
    sources: [shownAt(asking, 'Master DI Records', '/master-di/records', head)],
  }
}
