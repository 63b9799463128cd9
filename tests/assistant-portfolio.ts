import { actorsApi } from '#core/contract/actors.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { acknowledgementOf } from './exchange-answers.ts'
import { exchangeOf } from './exchange-hub.ts'
import {
  createMaster,
  createSubmission,
  euSubmissionInput,
  type Person,
  person,
  uniqueGtin,
} from './factories.ts'
import { operatorInput } from './operator-factories.ts'
import type { TestApp } from './test-app.ts'

/** The day on which everything of the portfolio stands as it does. */
export const portfolioDay = '2026-11-26T08:00:00.000Z'

const company = 'Nordlicht Medical GmbH'
const srn = 'DE-MF-000012345'

interface Row {
  readonly deviceNumber: string
  readonly deviceName: string
  readonly riskClass: string
  readonly targetCountries: readonly string[]
  readonly values?: Readonly<Record<string, unknown>>
}

/** A manufacturer’s nine devices, at every stage a device can be at; answers the specialist who asks about them. */
export async function seedPortfolio(hub: TestApp): Promise<{ specialist: Person; viewer: Person }> {
  hub.clock.set(portfolioDay)
  const author = await person(hub, ['admin'])
  const approver = await person(hub, ['quality-manager'])
  const specialist = await person(hub, ['regulatory-manager'])
  const viewer = await person(hub, [], ['view-submissions'])
  const { validate, send, contentOf, answer } = exchangeOf(() => author)

  const { body: operator } = await author.api.call(actorsApi.create, {
    body: operatorInput({ name: company, legalName: company, srn }),
  })
  await author.api.call(certificationsApi.create, {
    id: operator.id,
    body: {
      certificationType: 'EU Quality Management System Certificate (MDR Annex IX)',
      certificationNumber: 'CE 700100',
      issuingBody: 'Example Certification',
      issueDate: '2022-02-01',
      expiryDate: '2027-01-31',
      scope: 'CardioFlow pump (D-100)',
    },
  })
  const create = ({ values, ...row }: Row): Promise<MasterRecord> =>
    createMaster(author.api, {
      ...{ ...row, manufacturerName: company, udiDi: uniqueGtin(), emdnCode: 'A0101010102' },
      ...{ intendedUse: 'Cutting of dressings.', implantableDevice: false, ...values },
    })
  const forEu = async (record: MasterRecord): Promise<number> => {
    const input = euSubmissionInput({ udiDi: record.udiDi })
    const { id } = await createSubmission(author.api, {
      ...{ ...input, deviceName: record.deviceName, manufacturerName: company, manufacturerSrn: srn },
      masterDiId: record.id,
    })
    await validate(id)
    return id
  }
  const answered = async (id: number, refuse = false): Promise<void> => {
    const { body } = await send([id])
    const content = await contentOf(body.files[0]?.id ?? 0)
    const refusal = { code: 'E-I-1', detail: 'MDNCodes is not known' }
    await answer(acknowledgementOf(content, () => (refuse ? refusal : undefined)))
  }
  /** The next version with another intended use, sent to this person. */
  const nextVersion = async (record: MasterRecord, to: Person): Promise<number> => {
    const body = {
      ...{ ...record, versionNumber: record.nextVersionNumber, parentId: null, changeReason: 'New claim' },
      intendedUse: 'Cutting of dressings and tapes.',
    }
    const { body: draft } = await author.api.call(masterDiApi.create, { body })
    const sending = { assignedUserId: to.id, dueDate: '2026-12-04', approvalNotes: 'Please look' }
    const { body: sent } = await author.api.call(masterCommandsApi.sendForApproval, {
      id: draft.id,
      body: sending,
    })
    return sent.pendingChange.id
  }

  const cardioFlow = await create({
    ...{ deviceNumber: 'D-100', deviceName: 'CardioFlow pump', riskClass: 'class-iib' },
    targetCountries: ['EU', 'US'],
  })
  const approved = await forEu(cardioFlow)
  const sending = { assignedUserId: approver.id, dueDate: '2026-12-01' }
  await author.api.call(submissionsApi.sendForApproval, { id: approved, body: sending })
  await approver.api.call(submissionsApi.approve, { id: approved })

  await create({
    ...{ deviceNumber: 'D-200', deviceName: 'SutureX', riskClass: 'class-iii', targetCountries: ['EU'] },
    values: { emdnCode: null },
  })
  const lensView = await create({
    ...{ deviceNumber: 'D-300', deviceName: 'LensView contact lens', riskClass: 'class-iia' },
    targetCountries: ['EU', 'BR'],
  })
  await send([await forEu(lensView)])
  const glucoCheck = await create({
    ...{
      deviceNumber: 'D-400',
      deviceName: 'GlucoCheck reader',
      riskClass: 'class-c',
      targetCountries: ['EU'],
    },
  })
  await answered(await forEu(glucoCheck))
  const orthoPin = await create({
    ...{ deviceNumber: 'D-500', deviceName: 'OrthoPin', riskClass: 'class-iib', targetCountries: ['EU'] },
    values: { implantableDevice: true },
  })
  await answered(await forEu(orthoPin), true)
  await create({
    ...{ deviceNumber: 'D-600', deviceName: 'WoundPad', riskClass: 'class-i', targetCountries: ['US', 'JP'] },
  })
  const oldClamp = await create({
    ...{ deviceNumber: 'D-700', deviceName: 'Old Clamp', riskClass: 'class-i', targetCountries: ['EU'] },
  })
  await author.api.call(masterCommandsApi.softDelete, { id: oldClamp.id, body: { reason: 'Off the market' } })
  const scopeClean = await create({
    ...{ deviceNumber: 'D-800', deviceName: 'ScopeClean', riskClass: 'class-iia', targetCountries: ['EU'] },
  })
  await nextVersion(scopeClean, specialist)
  const airMask = await create({
    ...{ deviceNumber: 'D-900', deviceName: 'AirMask', riskClass: 'class-iia', targetCountries: ['EU'] },
  })
  await answered(await forEu(airMask))
  const request = await nextVersion(airMask, approver)
  await approver.api.call(requestsApi.approve, { id: request })
  return { specialist, viewer }
}
