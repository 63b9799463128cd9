import { writeZip } from '#server/files/zip-writer.ts'

/** What the public site of EUDAMED answers, as somebody saves it: made up, and taken for true by whoever reads it. */

export const uuidOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const di = (code: string) => ({ code, issuingAgency: { code: 'refdata.issuing-agency.gs1' } })
export const srn = 'DE-MF-000000001'
export const group = '9521234MINIMAL13R'

/** The half of a device that has its UDI-DI. */
export const detail = (at: number, udiDi: string, more = {}) => ({
  uuid: uuidOf(at),
  primaryDi: di(udiDi),
  udiPiType: { batchNumber: true },
  tradeName: { texts: [{ language: null, text: `Device ${at}`, allLanguagesApplicable: true }] },
  cndNomenclatures: [{ code: 'A0101010102' }],
  deviceStatus: { type: { code: 'refdata.device-model-status.on-the-market' } },
  sterile: false,
  sterilization: false,
  latex: false,
  reprocessed: false,
  singleUse: true,
  baseQuantity: 1,
  reference: `REF-${at}`,
  latestVersion: true,
  versionNumber: 2,
  versionDate: '2026-03-02T10:00:00.000',
  versionState: { code: 'refdata.eudamed-entity-version-status.registered' },
  marketInfoLink: { versionNumber: 1, msWhereAvailable: [] },
  placedOnTheMarket: { iso2Code: 'DE' },
  ...more,
})

/** The half that has its Basic UDI-DI. */
export const basic = (code: string) => ({
  basicUdi: di(code),
  legislation: { code: 'refdata.applicable-legislation.mdr' },
  deviceCriterion: 'STANDARD',
  multiComponent: { code: 'refdata.multi-component.device' },
  riskClass: { code: 'refdata.risk-class.class-i' },
  manufacturer: { srn, name: 'Analytical Engines' },
  deviceName: 'Scissors',
  deviceModel: 'S-1',
  active: false,
  administeringMedicine: false,
  implantable: false,
  measuringFunction: false,
  reusable: false,
  animalTissues: false,
  humanTissues: false,
  humanProduct: false,
  medicinalProduct: false,
  versionNumber: 3,
})

/** A line of its list of devices. */
export const hit = (at: number, udiDi: string) => ({
  uuid: uuidOf(at),
  primaryDi: udiDi,
  basicUdi: group,
  manufacturerSrn: srn,
  latestVersion: true,
})

export function answersOfRegister(files: Readonly<Record<string, unknown>>): Buffer {
  return writeZip(
    Object.entries(files).map(([name, value]) => ({ name, content: Buffer.from(JSON.stringify(value)) })),
  )
}

/** All that the site has of one device. */
export const deviceOfRegister = (udiDi: string, more: Readonly<Record<string, unknown>> = {}): Buffer =>
  answersOfRegister({
    ...more,
    'page.json': { content: [hit(1, udiDi)] },
    'details.json': [detail(1, udiDi)],
    'basic.json': basic(group),
  })
