import type { OperatorType } from '#core/code-lists/operator-types.ts'
import { type Actor, actorsApi } from '#core/contract/actors.ts'
import { auditApi } from '#core/contract/audit.ts'
import { type Certification, certificationsApi } from '#core/contract/certifications.ts'
import { type DeviceLink, deviceLinksApi } from '#core/contract/device-links.ts'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { createPortfolio, unique } from './factories.ts'
import type { Client } from './test-client.ts'

type Values = Readonly<Record<string, unknown>>

let counter = 0
/** An SRN no other test of the file uses. */
export function uniqueSrn(role = 'MF', country = 'DE'): string {
  counter += 1
  return `${country}-${role}-${String(counter).padStart(9, '0')}`
}

/** What the dialog sends for a new manufacturer. */
export function operatorInput(overrides: Values = {}): Values {
  const name = unique('Example Devices')
  return {
    actorType: 'manufacturer',
    name,
    legalName: `${name} GmbH`,
    srn: uniqueSrn(),
    address: 'Hauptstraße 1',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
    email: 'regulatory@example.com',
    ...overrides,
  }
}

export async function createOperator(api: Client, overrides: Values = {}): Promise<Actor> {
  return (await api.call(actorsApi.create, { body: operatorInput(overrides) })).body
}

/** What the dialog sends for a new certification. */
export function certificationInput(overrides: Values = {}): Values {
  return {
    certificationType: 'ISO 13485',
    certificationNumber: unique('QM'),
    issuingBody: 'Example Certification',
    issueDate: '2025-01-15',
    expiryDate: '2028-01-14',
    scope: 'Design and manufacture of infusion pumps.',
    ...overrides,
  }
}

export async function createCertification(
  api: Client,
  operatorId: number,
  overrides: Values = {},
): Promise<Certification> {
  const body = certificationInput(overrides)
  return (await api.call(certificationsApi.create, { id: operatorId, body })).body
}

export async function linkDevice(
  api: Client,
  operatorId: number,
  masterDiId: number,
  role: OperatorType = 'manufacturer',
): Promise<DeviceLink> {
  return (await api.call(deviceLinksApi.create, { body: { operatorId, masterDiId, role } })).body
}

/** An operator with a certification and a link, a product family and a sheet, by the nouns of their addresses. */
export async function createOperatorNouns(api: Client, masterDiId: number) {
  const { id: actors } = await createOperator(api)
  const certifications = (await createCertification(api, actors)).id
  const link = await linkDevice(api, actors, masterDiId)
  const sheet = await api.call(submissionSheetsApi.create, { body: { masterDiIds: [masterDiId] } })
  return {
    actors,
    certifications,
    'device-links': link.id,
    portfolio: (await createPortfolio(api)).id,
    'submission-sheets': sheet.body.id,
  }
}

/** What the trail says of one thing, newest first. */
export async function trailOf(api: Client, entityType: string, entityId: number) {
  const { body } = await api.call(auditApi.trail, { query: { entityType } })
  return body.filter((entry) => entry.entityId === entityId)
}
