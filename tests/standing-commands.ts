import { expect } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { type Person, unique, uniqueGtin } from './factories.ts'
import { createOperator } from './operator-factories.ts'
import { dueDate } from './request-hub.ts'
import type { Fields } from './standing-contents.ts'
import { DeviceModel, modelMarkets, type Values } from './standing-devices.ts'
import type { StandingModel } from './standing-model.ts'

/** Commands on records, operators and settings: done in the hub, and in the model of where devices stand. */

export interface World {
  readonly by: Person
  readonly model: StandingModel
  /** What each submission is filled in with. */
  readonly wholes: Map<number, Fields>
  /** Uploads by the device they made. */
  readonly jobs: Map<DeviceModel, number>
}

/** What has no meaning as things are does nothing, and answers false. */
export type Work = (world: World, device: DeviceModel, place: number) => Promise<unknown>

export const pick = <T>(list: readonly T[], place: number): T | undefined =>
  list[place % Math.max(1, list.length)]
/** A record names one market at least. */
const targetsAt = (place: number) => modelMarkets.filter((_, at) => (1 + (place % 15)) & (1 << at))

export const newValues = (): Values => ({
  udiDi: uniqueGtin(),
  intendedUse: unique('Use'),
  modelNumber: unique('Model'),
  manufacturerName: unique('Maker'),
})

/** What the record says now that regulators hear of. */
export const saidNow = (device: DeviceModel): Values => {
  const said = device.inForce.said.at(-1)
  if (!said) throw new Error('A version says something')
  return said
}

const isActive = (device: DeviceModel) => device.inForce.status === 'active'

export async function createDevice({ by, model }: World, place: number): Promise<void> {
  const device = new DeviceModel(unique('STAND'), place % 2 === 0)
  const said = newValues()
  const targets = targetsAt(place)
  const { body } = await by.api.call(masterDiApi.create, {
    body: {
      ...said,
      ...{ deviceNumber: device.deviceNumber, deviceName: unique('Pump'), targetCountries: targets },
      ...(device.classed && { riskClass: 'class-ii' }),
    },
  })
  expect(body.status).toBe('active')
  device.versions.push({ id: body.id, major: 1, status: 'active', targets, said: [said], revision: 1 })
  model.devices.push(device)
}

const changes: readonly ((place: number) => Partial<Values>)[] = [
  () => ({ intendedUse: unique('Use') }),
  () => ({ modelNumber: unique('Model') }),
  () => ({ manufacturerName: unique('Maker') }),
  () => ({}),
]

const editActive: Work = async ({ by, model }, device, place) => {
  const version = device.inForce
  if (!isActive(device)) return false
  const change = pick(changes, place)?.(place) ?? {}
  const targets = Object.keys(change).length === 0 ? targetsAt(place) : version.targets
  if (Object.keys(change).length === 0 && String(targets) === String(version.targets)) return false
  const body = { ...change, targetCountries: [...targets], changeReason: 'Mended' }
  const answer = await by.api.call(masterDiApi.update, { id: version.id, body })
  expect(answer.body.revision).toBe(version.revision + 1)
  version.targets = targets
  model.say(device, version, change)
}

const editDraft: Work = async ({ by, model }, device, place) => {
  const version = device.open
  if (version?.status !== 'draft') return false
  const change = place % 2 ? { udiDi: uniqueGtin() } : { intendedUse: unique('Use') }
  await by.api.call(masterDiApi.update, { id: version.id, body: change }).then(({ body }) => body)
  model.say(device, version, change)
}

const newVersion: Work = async ({ by, model }, device, place) => {
  if (device.open || device.isGone) return false
  const before = device.latest
  const { body: record } = await by.api.call(masterDiApi.get, { id: before.id })
  const change: Partial<Values> = {
    ...(place % 2 === 0 && { udiDi: uniqueGtin() }),
    ...(place % 3 === 0 && { intendedUse: unique('Use') }),
    ...(place % 5 === 0 && { modelNumber: unique('Model'), manufacturerName: unique('Maker') }),
  }
  const targets = place % 4 === 0 ? targetsAt(place) : before.targets
  const number = { versionNumber: record.nextVersionNumber, parentId: before.id, changeReason: 'Next' }
  const body = { ...record, ...change, targetCountries: [...targets], ...number }
  const { body: made } = await by.api.call(masterDiApi.create, { body })
  const said = [{ ...(before.said.at(-1) as Values), ...change }]
  const major = device.versions.length + 1
  device.versions.push({ id: made.id, major, status: 'draft', targets, said, revision: 1 })
  model.follow(device)
}

const sendVersion: Work = async ({ by }, device) => {
  const version = device.open
  if (version?.status !== 'draft') return false
  const { body } = await by.api.call(masterCommandsApi.sendForApproval, {
    id: version.id,
    body: { assignedUserId: by.id, dueDate },
  })
  version.status = 'pending-approval'
  version.request = body.pendingChange.id
}

const approveVersion: Work = async (world, device, place) => {
  const version = device.open
  if (!version) return false
  await sendVersion(world, device, place)
  const answer = await world.by.api.call(requestsApi.approve, { id: version.request ?? 0, body: {} })
  expect(answer.status).toBe(200)
  for (const each of device.versions) if (each.status === 'active') each.status = 'archived'
  version.status = 'active'
  world.model.follow(device)
}

const rejectVersion: Work = async (world, device, place) => {
  const version = device.open
  if (!version) return false
  await sendVersion(world, device, place)
  const { by } = world
  const body = { rejectionNotes: 'Not yet' }
  expect((await by.api.call(requestsApi.reject, { id: version.request ?? 0, body })).status).toBe(200)
  version.status = 'draft'
}

const deleteNewest: Work = async ({ by, model }, device) => {
  const version = device.latest
  if (!['draft', 'active'].includes(version.status)) return false
  const answer = await by.api.call(masterCommandsApi.delete, { id: version.id, body: { reason: 'Not made' } })
  expect(answer.body.status).toBe('deleted')
  const before = device.versions.findLast(({ status }) => status === 'archived')
  if (version.status === 'active' && before) before.status = 'active'
  version.status = 'deleted'
  model.follow(device)
}

const importDevice: Work = async ({ by, model, jobs }, _device, place) => {
  if (model.devices.length > 3) return false
  const device = new DeviceModel(unique('STAND'), false)
  const said = newValues()
  const columns = { deviceNumber: device.deviceNumber, deviceName: unique('Pump'), ...said }
  const targets = targetsAt(place)
  const rows = [
    [...Object.keys(columns), 'targetCountries'].join(','),
    [...Object.values(columns), targets.join(';')].join(','),
  ]
  const { body } = await by.api.upload<ImportResult>('/api/master-di/bulk-upload', rows.join('\n'))
  expect(body).toMatchObject({ successful: 1, failed: 0 })
  const query = { deviceNumber: [device.deviceNumber] }
  const [record] = (await by.api.call(masterDiApi.list, { query })).body
  if (!record) throw new Error('The import made no record')
  const { id, status } = record
  device.versions.push({ id, major: 1, status, targets, said: [said], revision: 1 })
  model.devices.push(device)
  jobs.set(device, body.jobId)
}

const undoImport: Work = async ({ by, model, jobs }, _device, place) => {
  const [device, id] = pick([...jobs], place) ?? []
  const [version, ...others] = device?.versions ?? []
  if (!device || !version || version.status === 'deleted') return false
  const isAlone = others.length === 0 && device.submissions.length === 0
  const answer = await by.api.call(jobsApi.undo, { id: id ?? 0, body: { reason: 'Wrong file' } })
  const isUndone = isAlone && version.revision === 1 && version.status !== 'pending-approval'
  expect(answer.body.successful).toBe(isUndone ? 1 : 0)
  if (isUndone) version.status = 'deleted'
  model.follow(device)
}

const importChange: Work = async ({ by, model }, device) => {
  const version = device.latest
  if (version.status !== 'active') return false
  const change = { intendedUse: unique('Use') }
  const rows = `deviceNumber,intendedUse\n${device.deviceNumber},${change.intendedUse}`
  const { body } = await by.api.upload<ImportResult>('/api/master-di/bulk-upload', rows)
  // What somebody approved here is changed by hand.
  if (body.updatable === 0) return false
  await by.api.call(jobsApi.update, { id: body.jobId, body: { changeReason: 'From the file' } })
  model.say(device, version, change)
}

const createActor: Work = async ({ by, model }, device) => {
  const { manufacturerName: name } = saidNow(device)
  if ([...model.operators.values()].includes(name)) return false
  model.operators.set((await createOperator(by.api, { name })).id, name)
}

const renameActor: Work = async ({ by, model }, device, place) => {
  const id = pick([...model.operators.keys()], place)
  const back = saidNow(device).manufacturerName
  const name = place % 2 && ![...model.operators.values()].includes(back) ? back : unique('Maker')
  if (id === undefined) return false
  expect((await by.api.call(actorsApi.update, { id, body: { name } })).status).toBe(200)
  model.rename(id, name)
}

export async function setEnvironment({ by, model }: World, to: StandingModel['environment']): Promise<void> {
  const answer = await by.api.call(settingsApi.update, { body: { eudamedEnvironment: to } })
  expect(answer.body.eudamedEnvironment).toBe(to)
  model.environment = to
}

const changeEnvironment: Work = (world) =>
  setEnvironment(world, world.model.environment === 'production' ? 'playground' : 'production')

export const recordCommands = {
  editActive,
  editDraft,
  newVersion,
  sendVersion,
  approveVersion,
  rejectVersion,
  deleteNewest,
  importDevice,
  undoImport,
  importChange,
  createActor,
  renameActor,
  changeEnvironment,
}
