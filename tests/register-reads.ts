import { certificatesApi } from '#core/contract/certificates.ts'
import type { RegisterRead } from '#core/contract/register.ts'
import { unique, uniqueGtin } from './factories.ts'
import { basic } from './register-answers.ts'
import type { Client } from './test-client.ts'

/** What a person takes out of EUDAMED: two devices it has. */
export function registerFile(): string {
  const device = () => ({
    primaryDi: { code: uniqueGtin(), issuingAgency: { code: 'refdata.issuing-agency.gs1' } },
    udiPiType: { batchNumber: true },
    reference: 'REF-1',
    latestVersion: true,
    versionNumber: 2,
  })
  return JSON.stringify([device(), device()])
}

/** A reading of two devices EUDAMED has; answers its number. */
export async function readOfRegister(api: Client): Promise<number> {
  const answer = await api.upload<RegisterRead>('/api/eudamed-import', registerFile(), 'eudamed.json')
  return answer.body.id
}

/** A certificate EUDAMED has, of a manufacturer of the hub; answers its number. */
export async function certificateOfRegister(api: Client): Promise<number> {
  const certificateNumber = unique('CERT')
  const row = { certificateNumber, notifiedBody: { srn: '0123' }, nbProvidedCertificate: true }
  const answer = { ...basic(unique('B')), deviceCertificateInfoList: [row] }
  await api.upload<RegisterRead>('/api/eudamed-import', JSON.stringify(answer), 'eudamed.json')
  const { body } = await api.call(certificatesApi.list, { query: { search: certificateNumber } })
  return body[0]?.id ?? 0
}
