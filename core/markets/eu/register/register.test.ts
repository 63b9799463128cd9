import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eudamedRegister as register } from './index.ts'

const reference = process.env.HUB_REFERENCE_DIR
const folder = join(reference ?? '', 'eudamed')
const file = (path: string) => ({ name: path, bytes: readFileSync(join(folder, path)) })

const text = (value: string) => ({ texts: [{ language: null, text: value, allLanguagesApplicable: true }] })
const detail = {
  uuid: '00000000-0000-4000-8000-000000000001',
  primaryDi: { code: '09521234000013', issuingAgency: { code: 'refdata.issuing-agency.gs1' } },
  udiPiType: { batchNumber: true, serializationNumber: null },
  tradeName: text('Scissors'),
  cndNomenclatures: [{ code: 'A0101010102' }],
  deviceStatus: { type: { code: 'refdata.device-model-status.no-longer-on-the-market' } },
  latex: null,
  sterile: false,
  singleUse: true,
  latestVersion: true,
  versionNumber: 4,
  marketInfoLink: { versionNumber: 3, msWhereAvailable: [] },
  placedOnTheMarket: { iso2Code: 'GR' },
  reference: 'REF-1',
}
const basic = {
  basicUdi: { code: '9521234MINIMAL13R', issuingAgency: { code: 'refdata.issuing-agency.gs1' } },
  legislation: { code: 'refdata.applicable-legislation.mdr' },
  deviceCriterion: 'STANDARD',
  riskClass: { code: 'refdata.risk-class.class-i' },
  manufacturer: { srn: 'DE-MF-000000001', name: 'Analytical Engines' },
  deviceName: 'Scissors',
  implantable: false,
  versionNumber: 2,
}
const saved = (name: string, value: unknown) => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(value)),
})

describe('answers of the public site', () => {
  it('become a device with the versions of its levels; what they do not state stays open', () => {
    const { devices, problems } = register.read([saved('a.json', detail), saved('b.json', { data: basic })])
    expect(problems).toEqual([])
    const [device] = devices
    expect(device).toMatchObject({
      missing: null,
      versions: { 'udi-di': 4, 'basic-udi': 2, market: 3 },
      document: {
        udiDi: '09521234000013',
        udiDiIssuingEntity: 'GS1',
        basicUdiDi: '9521234MINIMAL13R',
        riskClass: 'class-i',
        deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
        tradeNames: [{ language: 'ANY', text: 'Scissors' }],
        productionIdentifiers: ['BATCH_NUMBER'],
        marketAvailability: [{ country: 'GR', firstPlaced: true }],
        sterile: false,
        implantableDevice: false,
      },
    })
    expect(device?.document).not.toHaveProperty('containsLatex')
  })

  it('of in vitro software keep what it is, and say what the site never shows', () => {
    const link = { clinicalInvestigationReference: 'CIV-25-01-000001' }
    const software = (law: string, more: object = {}) => ({
      ...basic,
      legislation: { code: `refdata.applicable-legislation.${law}` },
      specialDeviceType: { code: `refdata.special-${law === 'ivdr' ? 'ivd' : law}-device-type.software` },
      ...more,
    })
    const read = (one: object) =>
      register.read([saved('a.json', detail), saved('b.json', { data: one })]).devices[0]
    expect(read(software('ivdr'))).toMatchObject({
      document: { specialDevice: 'IVDR_SOFTWARE' },
      unstated: ['clinicalInvestigations'],
      lost: [],
    })
    const criterion = { deviceCriterion: 'LEGACY' }
    expect(read(software('ivdd', criterion))?.document.specialDevice).toBe('IVDD_SOFTWARE')
    const unknown = { specialDeviceType: { code: 'refdata.special-mdr-device-type.new' } }
    expect(read(software('mdr', { ...unknown, clinicalInvestigationLinks: [link] }))).toMatchObject({
      unstated: ['clinicalInvestigations', 'specialDevice'],
      lost: [{ element: 'clinicalInvestigationLinks' }, { element: 'specialDeviceType' }],
    })
  })

  it('tell whether Annex XVI applies of lenses with a Master UDI-DI only (BR-UDID-094)', () => {
    const told = { ...detail, annexXVIApplicable: true, contactLenses: true }
    const lenses = { code: 'refdata.special-mdr-device-type.made-to-order' }
    const read = (more: object) =>
      register.read([saved('a.json', told), saved('b.json', { ...basic, ...more })]).devices[0]?.document
    expect(read({})).not.toHaveProperty('annexXviApplicable')
    expect(read({})?.annexXviTypes).toEqual(['CONTACT_LENSES'])
    expect(read({ specialDeviceType: lenses })?.annexXviApplicable).toBe(true)
  })

  it('name a substance that has a number without a language (BR-DTX-UDID-094)', () => {
    const cobalt = { name: text('Cobalt'), cmrSubstanceType: { code: 'refdata.cmr-substance-type.1a' } }
    const told = {
      ...detail,
      cmrSubstances: [{ ...cobalt, casNumber: '7440-48-4' }, cobalt],
      medicinalProductSubstances: [{ name: text('Heparin'), innCode: 'heparin sodium' }],
    }
    const { cmrSubstances, medicinalSubstances } =
      register.read([saved('a.json', told)]).devices[0]?.document ?? {}
    expect(cmrSubstances).toMatchObject([{ name: 'Cobalt' }, { name: 'Cobalt', language: 'ANY' }])
    for (const row of [cmrSubstances, medicinalSubstances].map((rows) => (rows as object[])[0]))
      expect(row).not.toHaveProperty('language')
  })

  it('keep several of "Other" and the names of one substance together (decision D37)', () => {
    const texts = (...languages: readonly string[]) => ({
      texts: languages.map((isoCode) => ({ language: { isoCode }, text: `text ${isoCode}` })),
    })
    const other = (...languages: readonly string[]) => ({
      typeCode: 'refdata.critical-warnings.CW999',
      description: texts(...languages),
    })
    const told = {
      ...detail,
      criticalWarnings: [other('en', 'de'), other('en')],
      endocrineDisruptingSubstances: [{ name: texts('en', 'de') }, { name: texts('en') }],
    }
    const document = register.read([saved('a.json', told)]).devices[0]?.document
    expect(document).toMatchObject({
      criticalWarnings: [
        { warning: 'CW999', text: 'text en', language: 'EN' },
        { warning: 'CW999', text: 'text de', language: 'DE' },
        { warning: 'CW999', other: 2, text: 'text en', language: 'EN' },
      ],
      endocrineSubstances: [
        { substance: 1, name: 'text en', language: 'EN' },
        { substance: 1, name: 'text de', language: 'DE' },
        { name: 'text en', language: 'EN' },
      ],
    })
  })

  it('say which half is missing, and join halves by what a search page or the name of a file tells', () => {
    expect(register.read([saved('a.json', detail)]).devices[0]?.missing).toBe('basic-udi')
    expect(register.read([saved('b.json', basic)]).devices[0]?.missing).toBe('udi-di')
    const second = {
      ...detail,
      uuid: '00000000-0000-4000-8000-000000000002',
      primaryDi: { ...detail.primaryDi, code: '09521234000020' },
    }
    const page = { content: [detail, second].map(({ uuid }) => ({ uuid, basicUdi: basic.basicUdi.code })) }
    const { devices } = register.read([
      saved('p.json', page),
      saved('d.json', [detail, second]),
      saved('b.json', basic),
    ])
    expect(devices.map(({ missing }) => missing)).toEqual([null, null])
    expect(register.read([saved('x.json', { a: 1 })]).problems).toHaveLength(1)
  })

  it('join neighbours where UDI-DI and Basic UDI-DI take turns, and nothing where nobody can tell', () => {
    const at = (number: number) => ({
      ...detail,
      uuid: `00000000-0000-4000-8000-00000000000${number}`,
      primaryDi: { ...detail.primaryDi, code: `0952123400001${number}` },
    })
    const of = (number: number) => ({ ...basic, deviceName: `Scissors ${number}` })
    const names = (...values: readonly unknown[]) =>
      register
        .read([saved('a.json', values)])
        .devices.map(({ document, missing }) => missing ?? document.deviceName)
    const both = ['Scissors 1', 'Scissors 2']
    expect(names(at(1), of(1), at(2), of(2))).toEqual(both)
    expect(names(of(1), at(1), of(2), at(2))).toEqual(both)
    expect(names({ a: at(1), b: of(1) }, { a: at(2), b: of(2) })).toEqual(both)
    expect(names(at(1), at(2), of(1), of(2)).filter((one) => both.includes(String(one)))).toEqual([])
    const lines = [at(1), of(1), at(2), of(2)].map((one) => JSON.stringify(one)).join('\n')
    const { devices } = register.read([{ name: 'a.jsonl', bytes: new TextEncoder().encode(lines) }])
    expect(devices.map(({ document }) => document.deviceName)).toEqual(both)
  })

  it('that name codes the hub does not know keep them as lost, never as the nearest', () => {
    const odd = { ...basic, riskClass: { code: 'refdata.risk-class.class-x' } }
    const [device] = register.read([saved('b.json', odd)]).devices
    expect(device?.document).not.toHaveProperty('riskClass')
    expect(device?.lost).toMatchObject([{ element: 'riskClass' }])
  })

  it.runIf(reference)('as they really came are read', () => {
    const { devices, problems } = register.read([
      file('public-json/udi-di-detail-c7418f9f.json'),
      file('public-json/constructed/udi-di-detail-packages-sizes.json'),
      file('public-json/constructed/basic-udi-di-standard.json'),
      file('public-json/device-search-by-srn-page0.json'),
    ])
    expect(problems).toEqual([])
    expect(devices).toHaveLength(3)
    expect(devices[0]?.document).toMatchObject({
      udiDi: 'E4947660611',
      udiDiIssuingEntity: 'HIBCC',
      emdnCode: 'Q010699',
    })
    expect(devices[0]?.document.marketAvailability).toHaveLength(32)
    expect(devices[1]?.document).toMatchObject({
      directMarkingDi: '07640000000017',
      packages: [{ packageDi: '17640000000014', quantity: 10, containedDi: '07640000000017' }],
      clinicalSizes: [{ sizeType: 'CST19', precision: 'value', value: 10, unit: 'MU50' }],
    })
    expect(devices.flatMap(({ lost }) => lost)).toEqual([])
  })
})

describe('downloads', () => {
  it.runIf(reference)('of every kind are read without loss, and are the same as what made them', () => {
    const names = readdirSync(join(folder, 'examples')).filter((name) => /device_post|udi_di_post/.test(name))
    const files = names.map((name) => file(`examples/${name}`))
    const { devices, problems } = register.read(files)
    // Made for EUDAMED: they prove no registration.
    expect(problems.map(({ message }) => message)).toEqual(
      names.map(() => expect.stringContaining('was made for EUDAMED')),
    )
    expect(new Set(devices.map(({ state }) => state))).toEqual(new Set(['NOT_PROVEN']))
    expect(devices).toHaveLength(names.length)
    expect(devices.flatMap(({ lost }) => lost.map(({ element }) => element))).toEqual([])
    for (const { document, missing } of devices) {
      if (missing === null) expect(register.compare(document, document)).toEqual([])
    }
  })

  it('what is no device is refused with the way to go', () => {
    const { devices, problems } = register.read([saved('a.xml', '')])
    expect(devices).toEqual([])
    expect(problems).toHaveLength(1)
  })
})

describe('comparing', () => {
  it('tells "different" from "not stated there", and keeps here what is not stated there', () => {
    const here = { udiDi: '1', website: 'https://example.org', deviceName: 'Here', sterile: false }
    const there = { udiDi: '1', deviceName: 'There', sterile: true }
    expect(register.compare(here, there).map(({ field, kind }) => [field, kind])).toEqual([
      ['deviceName', 'different'],
      ['sterile', 'different'],
      ['website', 'not-stated-there'],
    ])
    expect(register.compare({ udiDi: '1', sterile: false }, { udiDi: '1' })).toMatchObject([
      { field: 'sterile', kind: 'not-stated-there' },
    ])
    expect(register.merged(here, there)).toEqual({ ...here, deviceName: 'There', sterile: true })
  })
})
