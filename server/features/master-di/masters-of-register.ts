import { applyPatch, isBlank, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import type { MasterRow } from '#core/imports/table.ts'
import type { MasterOfDevice, NewMasters } from '#server/exchange/new-masters.ts'
import { findVersionsOf, takeNumbers } from './master-di-queries.ts'
import { storedVersion } from './master-di-service.ts'
import { masterEntities, newVersion } from './master-di-writes.ts'

const saved = patchSchema(masterFields)
const firstVersion = { major: 1, minor: 0, draft: false }

/** Maps register data to master record fields; other data is left out. */
function masterOf(udiDi: string, given: AnyDocument, country: string): AnyDocument {
  const [named] = (given.tradeNames ?? []) as readonly { readonly text?: string }[]
  const values = Object.fromEntries(Object.keys(masterFields).map((id) => [id, given[id] ?? null]))
  const document = applyPatch(
    {},
    {
      ...values,
      deviceNumber: udiDi,
      udiDi,
      deviceName: String(given.deviceName ?? given.modelNumber ?? named?.text ?? udiDi),
      manufacturerName: String(
        given.manufacturerName ?? given.manufacturerSrn ?? given.packProducerActorId ?? '',
      ),
      targetCountries: [country],
    },
  )
  const wrong = new Set((saved.safeParse(document).error?.issues ?? []).map(({ path }) => String(path[0])))
  return Object.fromEntries(Object.entries(document).filter(([id]) => !wrong.has(id)))
}

/** The same as a row of an import. */
export function masterRowOf(udiDi: string, given: AnyDocument, country: string): MasterRow {
  const document = masterOf(udiDi, given, country)
  const missing = missingFields(masterFields, document).map(({ path, message }) => ({ field: path, message }))
  return {
    document,
    stated: document,
    missing,
    versionNumber: '1.0',
    isVersionNamed: false,
    hasNoVersions: true,
    changeReason: null,
    parentId: null,
    sourceData: null,
  }
}

/** Creates version 1.0 of each, in force or as a draft, depending on the working mode. */
export const mastersOfRegister: NewMasters = async (unit, actor, market, devices) => {
  const made = new Map<string, MasterOfDevice>()
  if (devices.length === 0) return made
  await takeNumbers(unit.tx, 'batch')
  const taken = await findVersionsOf(
    unit.tx,
    devices.map(({ udiDi }) => udiDi),
  )
  const fresh = devices.flatMap(({ udiDi, document }) => {
    const master = masterOf(udiDi, document, market)
    if ((taken.get(udiDi) ?? []).length > 0 || isBlank(master.deviceNumber)) return []
    const stored = storedVersion('1.0', firstVersion, actor.rules)
    return [{ document: master, ...stored, parentId: null, changeReason: null, sourceData: null }]
  })
  const ids = await masterEntities.create(
    unit,
    actor,
    fresh.map((one) => newVersion(one, null)),
  )
  for (const [at, { document, versionNumber }] of fresh.entries()) {
    const deviceNumber = String(document.deviceNumber)
    made.set(deviceNumber, { id: ids[at] ?? 0, deviceNumber, versionNumber })
  }
  return made
}
