import type { RegisterRead } from '#core/contract/register.ts'
import { uniqueGtin } from './factories.ts'
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
