/** Marks of a source: the operator's own document or schema; one third party; assumed by the hub. */
export type Mark = 'F' | 'S' | 'A'

/** The registers that take SPL, by their market. */
export type SplRegister = 'US' | 'AU'

export interface CodeSystem {
  readonly oid: string
  readonly name: string
  /** How well it is known of each register that has it. */
  readonly registers: Partial<Readonly<Record<SplRegister, Mark>>>
  readonly source: string
  /** The day it was read there. */
  readonly on: string
}

const styleSheet = 'FDA SPL style sheet, item-code-systems.xml'
const skeleton = 'chriserikbarnes/MedRecPro, Templates/spl-home-use-medical-device.xml'
const read = '2026-11-26'

/** The code systems an SPL document may name. Of Australia nothing public names one: all its marks are assumptions. */
export const codeSystems = {
  GS1: { oid: '1.3.160', name: 'GS1', registers: { US: 'F', AU: 'A' }, source: styleSheet, on: read },
  HIBCC: {
    oid: '2.16.840.1.113883.6.40',
    name: 'HIBCC',
    registers: { US: 'F', AU: 'A' },
    source: styleSheet,
    on: read,
  },
  ICCBBA: {
    oid: '2.16.840.1.113883.6.18',
    name: 'ICCBBA (ISBT 128)',
    registers: { US: 'F', AU: 'A' },
    source: styleSheet,
    on: read,
  },
  NDC: {
    oid: '2.16.840.1.113883.6.69',
    name: 'NDC and NHRIC',
    registers: { US: 'F' },
    source: styleSheet,
    on: read,
  },
  DUNS: {
    oid: '1.3.6.1.4.1.519.1',
    name: 'D-U-N-S',
    registers: { US: 'S' },
    source: skeleton,
    on: read,
  },
  FDA_PRODUCT_CODE: {
    oid: '2.16.840.1.113883.6.303',
    name: 'FDA product classification',
    registers: { US: 'F' },
    source: 'FDA SPL style sheet, asSpecializedKind',
    on: read,
  },
  GMDN: {
    oid: '2.16.840.1.113883.6.276',
    name: 'GMDN',
    registers: { US: 'F', AU: 'A' },
    source: 'FDA SPL style sheet, asSpecializedKind',
    on: read,
  },
  FDA_APPLICATION: {
    oid: '2.16.840.1.113883.3.150',
    name: 'FDA application number',
    registers: { US: 'S' },
    source: skeleton,
    on: read,
  },
  NCIT: {
    oid: '2.16.840.1.113883.3.26.1.1',
    name: 'NCI Thesaurus',
    registers: { US: 'S', AU: 'A' },
    source: `${skeleton}; HL7 C-CDA templates for UDI`,
    on: read,
  },
  SPL_CHARACTERISTIC: {
    oid: '2.16.840.1.113883.1.11.19255',
    name: 'SPL characteristics',
    registers: { US: 'S', AU: 'A' },
    source: skeleton,
    on: read,
  },
  LOINC: {
    oid: '2.16.840.1.113883.6.1',
    name: 'LOINC',
    registers: { US: 'S', AU: 'A' },
    source: skeleton,
    on: read,
  },
  COUNTRY: {
    oid: '2.16.840.1.113883.5.28',
    name: 'Countries, three letters',
    registers: { US: 'S' },
    source: skeleton,
    on: read,
  },
} as const satisfies Readonly<Record<string, CodeSystem>>

export type CodeSystemName = keyof typeof codeSystems

export const oidOf = (name: CodeSystemName): string => codeSystems[name].oid

/** Issuing agencies as AccessGUDID names them. */
export const agencyOids: Readonly<Record<string, string>> = {
  GS1: oidOf('GS1'),
  HIBCC: oidOf('HIBCC'),
  ICCBBA: oidOf('ICCBBA'),
  'NDC/NHRIC': oidOf('NDC'),
}
