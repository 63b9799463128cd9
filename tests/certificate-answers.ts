import type { Certificate } from '#core/contract/certificates.ts'
import type { RegisterRead } from '#core/contract/register.ts'
import { unique } from './factories.ts'
import type { Client } from './test-client.ts'

/** Certificates as the public site of EUDAMED answers, constructed like a real hit of its search. */
export const certificateHit = (srn: string, more: object = {}) => ({
  uuid: '00000000-0000-4000-8000-0000000000c1',
  notifiedBodySrn: '0123',
  actorSrn: srn,
  actorName: 'Analytical Engines',
  certificateNumber: 'G1-0001',
  certificateType: { code: 'refdata.certificate-mdr-type.technical-documentation' },
  issueDate: '2022-01-02T00:00:00',
  expiryDate: '2027-01-01T00:00:00',
  startingValidityDate: '2022-01-02T00:00:00',
  certificateStatus: { code: 'refdata.certificate-status.issued' },
  versionNumber: 1,
  latestVersion: true,
  revisionNumber: '1',
  ...more,
})

export const withStatus = (status: string) => ({
  certificateStatus: { code: `refdata.certificate-status.${status}` },
})

/** A manufacturer of the hub, and what is read of its certificates. */
export const certificateSrn = 'DE-MF-000000077'

export const readCertificates = (api: Client, value: unknown) =>
  api.upload<RegisterRead>('/api/eudamed-import', JSON.stringify(value), 'certificates.json')

export const certificatesListed = async (api: Client, query: string) =>
  (await api.get<Certificate[]>(`/api/register-certificates?${query}`)).body

/** A certificate EUDAMED shows, kept in the hub. */
export async function keptCertificate(api: Client, more: object = {}): Promise<Certificate> {
  const certificateNumber = unique('CERT')
  await readCertificates(api, certificateHit(certificateSrn, { certificateNumber, ...more }))
  const [found] = await certificatesListed(api, `search=${certificateNumber}`)
  if (!found) throw new Error('The certificate is not listed')
  return found
}
