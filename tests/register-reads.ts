import type { RegisterRead } from '#core/contract/register.ts'
import { uniqueGtin } from './factories.ts'
import type { Client } from './test-client.ts'

/** A reading of two devices EUDAMED has; answers its number. */
export async function readOfRegister(api: Client): Promise<number> {
  const device = () => ({
    primaryDi: { code: uniqueGtin(), issuingAgency: { code: 'refdata.issuing-agency.gs1' } },
    udiPiType: { batchNumber: true },
    reference: 'REF-1',
    latestVersion: true,
    versionNumber: 2,
  })
  const file = JSON.stringify([device(), device()])
  return (await api.upload<RegisterRead>('/api/eudamed-import', file, 'eudamed.json')).body.id
}
