import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eudamedRegister as register } from './index.ts'

const reference = process.env.HUB_REFERENCE_DIR
const realHit = 'eudamed/public-json/certificate-search-hit-2026-08.json'

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const read = (...values: readonly unknown[]) =>
  register.read(values.map((value, at) => ({ name: `${at}.json`, bytes: bytesOf(value) })))

/** Constructed like the real hit. */
const hit = (more: object = {}) => ({
  uuid: '00000000-0000-4000-8000-0000000000c1',
  notifiedBodySrn: '0123',
  actorSrn: 'DE-MF-000000001',
  actorName: 'Analytical Engines',
  certificateNumber: 'G1 012345 0001',
  certificateType: { code: 'refdata.certificate-mdr-type.technical-documentation' },
  issueDate: '2025-01-02T00:00:00',
  expiryDate: '2030-01-01T00:00:00',
  startingValidityDate: '2025-01-02T00:00:00',
  certificateStatus: { code: 'refdata.certificate-status.issued' },
  versionNumber: 1,
  latestVersion: true,
  revisionNumber: null,
  ...more,
})

/** Constructed: what stands beside a Basic UDI-DI. */
const basic = (...certificates: readonly object[]) => ({
  basicUdi: { code: '9521234MINIMAL13R', issuingAgency: { code: 'refdata.issuing-agency.gs1' } },
  legislation: { code: 'refdata.applicable-legislation.mdr' },
  manufacturer: { srn: 'DE-MF-000000001', name: 'Analytical Engines' },
  deviceCertificateInfoList: certificates,
})
const beside = (more: object = {}) => ({
  certificateNumber: 'G1 012345 0001',
  notifiedBody: { srn: '0123' },
  certificateType: { code: 'refdata.certificate-mdr-type.technical-documentation' },
  certificateExpiry: '2029-06-30',
  nbProvidedCertificate: true,
  latestVersion: true,
  ...more,
})

describe('certificates in answers of the public site', () => {
  it.skipIf(reference === undefined)('a real hit of the search is read whole', () => {
    const bytes = readFileSync(join(reference ?? '', realHit))
    const { certificates, problems, recognised } = register.read([{ name: 'hit.json', bytes }])
    expect(problems).toEqual([])
    expect(recognised).toBe('public EUDAMED answers')
    expect(certificates).toEqual([
      {
        number: 'Z-25-052-S-IX-E',
        notifiedBody: '0633',
        srn: 'DE-MF-000006413',
        holder: 'AIRAmed GmbH',
        revision: null,
        type: 'MDR_QUALITY_MANAGEMENT_SYSTEM',
        status: 'ISSUED',
        issueDate: '2025-09-17',
        validFrom: '2025-09-17',
        expiryDate: '2030-09-16',
        basicUdiDis: [],
        source: 'module',
        version: 1,
        registerId: 'c266239c-462c-4840-9017-4efac3289fbc',
        file: 'hit.json',
      },
    ])
  })

  it.each([
    ['a page', { content: [hit()], totalElements: 1 }],
    ['a list', [hit()]],
    ['an envelope', { data: hit() }],
    ['a certificate with its scopes', hit({ scopes: [] })],
  ])('are found in %s', (_, value) => {
    expect(read(value).certificates).toMatchObject([{ number: 'G1 012345 0001', source: 'module' }])
  })

  it('are read one a line, and beside devices', () => {
    const lines = [hit(), hit({ certificateNumber: 'G2' })].map((one) => JSON.stringify(one)).join('\n')
    const bytes = new TextEncoder().encode(lines)
    expect(register.read([{ name: 'a.jsonl', bytes }]).certificates).toHaveLength(2)
    const { certificates, devices, problems } = read(basic(beside()))
    expect(devices[0]?.lost).toEqual([])
    expect(devices[0]?.document.certificates ?? []).toEqual([])
    expect(problems).toEqual([])
    expect(certificates).toMatchObject([
      { source: 'device', expiryDate: '2029-06-30', status: null, basicUdiDis: ['9521234MINIMAL13R'] },
    ])
  })

  it('what the manufacturer declared is told as declared, and stays a value of the device', () => {
    const declared = beside({ nbProvidedCertificate: false, certificateRevision: '2' })
    const { certificates, devices } = read(basic(declared))
    expect(certificates).toMatchObject([{ source: 'declared', revision: '2' }])
    expect(devices[0]?.document.certificates).toMatchObject([{ revisionNumber: '2' }])
  })

  it('the module outweighs what stands beside a device, which adds its Basic UDI-DI', () => {
    const scope = { basicUdiData: { basicUdi: { code: '9521234OTHER' } } }
    const { certificates } = read(
      basic(beside({ certificateExpiry: '2020-01-01' })),
      hit({ scopes: [scope] }),
    )
    expect(certificates).toMatchObject([
      { source: 'module', expiryDate: '2030-01-01', basicUdiDis: ['9521234OTHER', '9521234MINIMAL13R'] },
    ])
  })

  it('of several versions the latest counts, and one that has been replaced does not', () => {
    const { certificates } = read([
      hit({
        versionNumber: 3,
        revisionNumber: 2,
        certificateStatus: { code: 'refdata.certificate-status.amended' },
      }),
      hit({ versionNumber: 2 }),
      hit({ certificateNumber: 'OLD', latestVersion: false }),
    ])
    expect(certificates).toMatchObject([{ version: 3, revision: '2', status: 'AMENDED' }])
  })

  it.each([
    ['issued', 'ISSUED'],
    ['supplemented', 'SUPPLEMENTED'],
    ['amended', 'AMENDED'],
    ['reissued', 'REISSUED'],
    ['restricted', 'RESTRICTED'],
    ['withdrawn', 'WITHDRAWN'],
    ['cancelled', 'CANCELLED'],
    ['paused', 'refdata.certificate-status.paused'],
  ])('the status %s is %s: what is not known stays as it is', (word, status) => {
    const { certificates } = read(hit({ certificateStatus: { code: `refdata.certificate-status.${word}` } }))
    expect(certificates[0]?.status).toBe(status)
  })

  it('a type that is not known stays as it is', () => {
    const code = 'refdata.certificate-xyz-type.something'
    expect(read(hit({ certificateType: { code } })).certificates[0]?.type).toBe(code)
    expect(read(hit({ certificateType: null })).certificates[0]?.type).toBeNull()
  })

  it.each([
    [{ certificateNumber: ' ' }, 'its number'],
    [{ notifiedBodySrn: null }, 'its notified body'],
    [{ actorSrn: null }, 'the SRN of its manufacturer'],
    [{ actorSrn: 7, certificateNumber: null }, 'its number, the SRN of its manufacturer'],
  ])('one with %j is left out, and what it lacks is named', (more, lacking) => {
    const { certificates, problems } = read([hit(more), hit({ certificateNumber: 'G2' })])
    expect(certificates.map(({ number }) => number)).toEqual(['G2'])
    expect(problems.map(({ message }) => message).join()).toContain(`does not state ${lacking}.`)
  })

  it.each(['2030-02-30T00:00:00', 'soon', '01.02.2030'])(
    'the day %s is kept as not stated, and told',
    (expiryDate) => {
      const { certificates, problems } = read(hit({ expiryDate }))
      expect(certificates[0]?.expiryDate).toBeNull()
      expect(problems[0]?.message).toContain(`states ${expiryDate} as expiryDate, which is no date`)
    },
  )

  it('an empty page tells of nothing, and is no broken file', () => {
    expect(read({ content: [], totalElements: 0 })).toMatchObject({
      certificates: [],
      devices: [],
      problems: [],
    })
  })
})
