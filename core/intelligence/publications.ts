import { lookedUp } from '#core/markets/requirements/requirement.ts'
import type { UpdateCategory, UpdatePriority } from './update-lists.ts'
import type { UpdateScope } from './update-scope.ts'

export interface Publication {
  readonly date: string
  readonly country: string
  readonly category: UpdateCategory
  readonly priority: UpdatePriority
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly tags: readonly string[]
  readonly url?: string
  /** YYYY-MM-DD: the last day it was confirmed; `firstLookedUp` where absent. */
  readonly confirmedOn?: string
  /** What it names besides its market, by the source it names; absent where that is nothing. */
  readonly concerns?: Partial<Pick<UpdateScope, 'riskClasses' | 'laws'>>
}

export const firstLookedUp = '2026-11-20'

/** Laws, drafts and launches, each with the day its source gives. */
export const publications: readonly Publication[] = [
  {
    ...{ date: '2016-12-02', country: 'KR', category: 'UDI', priority: 'medium' },
    title: 'Medical Device Act amended: UDI becomes law',
    summary: 'The amendment is the basis of UDI in Korea, which followed class by class from July 2019.',
    source: 'MFDS',
    tags: ['Medical Device Act', 'IMDIS'],
  },
  {
    ...{ date: '2021-05-01', country: 'TW', category: 'UDI', priority: 'medium' },
    title: 'Medical Devices Act in force',
    summary: 'UDI on the label follows from it, for implants of class III first.',
    source: 'TFDA',
    tags: ['Medical Devices Act'],
  },
  {
    ...{ date: '2021-06-28', country: 'CA', category: 'Guidelines', priority: 'low' },
    title: 'Consultation on a UDI system',
    summary: 'Open until 30 September 2021. No duty has followed from it so far.',
    source: 'Health Canada',
    tags: ['Consultation'],
  },
  {
    ...{ date: '2021-12-31', country: 'IN', category: 'UDI', priority: 'medium' },
    title: 'Date of the UDI duty withdrawn',
    summary: 'Rule 46 of the Medical Devices Rules no longer names 1 January 2022; a date is to be ordered.',
    source: 'CDSCO',
    tags: ['MDR 2017', 'Rule 46'],
  },
  {
    ...{ date: '2022-08-08', country: 'CO', category: 'UDI', priority: 'medium' },
    title: 'Resolution 1405 of 2022 on the semantic standard and UDI-DI',
    summary:
      'The report of UDI-DIs to INVIMA follows by risk class; the transition ended on 8 February 2026.',
    source: 'INVIMA',
    tags: ['Res. 1405/2022'],
  },
  {
    ...{ date: '2022-09-13', country: 'JP', category: 'UDI', priority: 'medium' },
    title: 'Notification 0913-2 on bar codes of medical devices',
    summary: 'How GS1 bar codes are placed on packages, mandatory from 1 December 2022.',
    source: 'MHLW',
    tags: ['PMD Act', 'GS1'],
  },
  {
    ...{ date: '2024-04-23', country: 'MX', category: 'Guidelines', priority: 'low' },
    title: 'Draft standard NOM-137-SSA1-2024 on labels',
    summary:
      'Labels may use bar codes or RFID; UDI is not mandatory in the draft. Final as NOM-137-SSA1-2025.',
    source: 'COFEPRIS',
    tags: ['NOM-137-SSA1-2024', 'Draft'],
  },
  {
    ...{ date: '2025-03-24', country: 'AU', category: 'UDI', priority: 'high' },
    title: 'UDI rules of the Medical Devices Regulations begin',
    summary:
      'From this day the Regulations of 2002, as amended, require UDI, in steps by risk class from 1 July 2026.',
    source: 'TGA',
    tags: ['Medical Devices Regulations 2002', 'AusUDID'],
  },
  {
    ...{ date: '2025-04-29', country: 'EG', category: 'UDI', priority: 'medium' },
    title: 'Decree 161/2025: codes on the supply platform “Me Device”',
    summary:
      'A code of any issuing body that the IMDRF recognises is required. It is not part of the registration; no dates by class were found.',
    source: 'EDA',
    tags: ['Decree 161/2025', 'Me Device'],
    confirmedOn: lookedUp,
  },
  {
    ...{ date: '2025-11-27', country: 'EU', category: 'UDI', priority: 'high' },
    title: 'Decision (EU) 2025/2371: four modules of EUDAMED are functional',
    summary:
      'Published in the Official Journal. Actors, UDI and devices, certificates and market surveillance become mandatory on 28 May 2026.',
    source: 'European Commission',
    tags: ['Decision (EU) 2025/2371', 'EUDAMED'],
    url: 'https://eur-lex.europa.eu/eli/dec/2025/2371/oj',
    confirmedOn: lookedUp,
  },
  {
    ...{ date: '2025-12-16', country: 'EU', category: 'Guidelines', priority: 'medium' },
    title: 'COM(2025) 1023: proposal to simplify the MDR and the IVDR',
    summary:
      'The Commission proposes to amend both regulations: certificates without a fixed end, lighter duties for the person responsible, more that is done digitally. It is a proposal: Parliament and Council decide, and nothing changes before.',
    source: 'European Commission',
    tags: ['COM(2025) 1023', 'MDR', 'IVDR', 'Proposal'],
    concerns: { laws: ['MDR', 'IVDR'] },
    url: 'https://www.aoshearman.com/en/insights/life-sciences-and-healthcare-insights/medical-devices-eu-commission-proposes-mdr-and-ivdr-revision',
    confirmedOn: lookedUp,
  },
  {
    ...{ date: '2026-02-20', country: 'CH', category: 'UDI', priority: 'medium' },
    title: 'swissdamed takes data from machine to machine',
    summary: 'Version 1.0 of the interface for UDI devices is open in addition to the upload of XML files.',
    source: 'Swissmedic',
    tags: ['swissdamed', 'M2M'],
  },
  {
    ...{ date: '2026-03-01', country: 'BR', category: 'UDI', priority: 'high' },
    title: 'Normative Instruction 426/2026 in force, SIUD open',
    summary:
      'The UDI database accepts UDI-DIs; the duty to send them begins in September 2029 with class IV.',
    source: 'ANVISA',
    tags: ['IN 426/2026', 'RDC 591/2021', 'SIUD'],
  },
  {
    ...{ date: '2026-03-13', country: 'CN', category: 'UDI', priority: 'high' },
    title: 'NMPA: UDI for all class II devices from 2027 and all class I devices from 2029',
    summary:
      'Two announcements: class II and in vitro diagnostics of class I made from 1 June 2027 bear a UDI, class I devices made from 1 June 2029; and cases in which none is needed.',
    source: 'NMPA',
    tags: ['Announcements of 13 March 2026', 'UDID'],
    concerns: { riskClasses: ['class-i', 'class-ii'] },
    url: 'https://chinameddevice.com/nmpa-udi-class-ii/',
    confirmedOn: lookedUp,
  },
  {
    ...{ date: '2026-05-08', country: 'GB', category: 'UDI', priority: 'medium' },
    title: 'Draft on UDI notified to the WTO',
    summary:
      'G/TBT/N/GBR/120 proposes UDI for all classes with GMDN as nomenclature, and names no date. Comments until 7 July 2026.',
    source: 'MHRA',
    tags: ['G/TBT/N/GBR/120', 'Draft'],
  },
  {
    ...{ date: '2026-05-19', country: 'MX', category: 'Guidelines', priority: 'medium' },
    title: 'NOM-137-SSA1-2025 on labels of medical devices',
    summary:
      'In force after 360 days, for stock 180 days later. A barcode or QR code may supplement the text of the label; UDI is not mandatory.',
    source: 'COFEPRIS',
    tags: ['NOM-137-SSA1-2025'],
    confirmedOn: lookedUp,
  },
]
