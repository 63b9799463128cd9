import { type LaidOutSheet, laidOut } from './laid-out-workbook.ts'

/**
 * Rebuilt from the published names of sheets and limits, columns invented: no regulator has seen these, and none of its
 * own files is here.
 */

const list = (head: string, entries: readonly string[]) => [[head], ...entries.map((entry) => [entry])]
const keyed = (name: string, heads: readonly string[], more: Partial<LaidOutSheet> = {}): LaidOutSheet => ({
  name,
  rows: [['Primary DI Number', ...heads]],
  preset: { from: 2, rows: 20, styles: [1, ...heads.map(() => 1)] },
  ...more,
})

const auHeads = [
  'Primary DI Number*',
  'Primary DI Issuing Agency*',
  'Brand Name',
  'Model/Version*',
  'Device Description',
  'Catalogue Number',
  'Device Count*',
  'GMDN Code',
  'Risk Classification',
  'Supplied Sterile?',
  'Single Use',
  'Controlled by Lot or Batch Number',
  'Controlled by Serial Number',
  'Date of first supply',
  'MRI Safety Information',
  'Customer Contact Email',
] as const

/** Australia: nine sheets, 200 records a file, lists on a hidden tenth. `version` moves and renames columns. */
export const australian = (version: 1 | 2 = 1): Buffer => {
  const heads =
    version === 1
      ? [...auHeads]
      : [
          'Record Action',
          ...auHeads.filter((head) => head !== 'Customer Contact Email'),
          'Environmental Class',
        ]
  const at = (head: string) => {
    const column = heads.findIndex((one) => one.startsWith(head)) + 1
    return String.fromCharCode(64 + column)
  }
  const rowsOf = (head: string) => `${at(head)}4:${at(head)}203`
  return laidOut({
    sharesTexts: true,
    names: { YesNo: `Lists!$C$2:$C$3`, RiskClasses: `'Lists'!$B$2:$B$10` },
    sheets: [
      {
        name: 'AusUDID',
        before: `<dimension ref="A1:${String.fromCharCode(64 + heads.length)}203"/><cols><col min="1" max="20" width="24" style="1" customWidth="1"/></cols>`,
        rows: [
          [`Australian UDI Bulk Upload, version ${version}`],
          ['Main device data. Fields with * are mandatory.'],
          heads,
        ],
        merges: ['A1:P1', 'A2:P2'],
        preset: {
          from: 4,
          rows: 200,
          styles: heads.map((head) =>
            head.startsWith('Date') ? 2 : head.startsWith('Device Count') ? 3 : 4,
          ),
        },
        lists: [
          { at: rowsOf('Primary DI Issuing'), formula: 'Lists!$A$2:$A$4' },
          { at: rowsOf('Risk Class'), formula: 'RiskClasses' },
          { at: `${rowsOf('Supplied Sterile')} ${rowsOf('Single Use')}`, formula: '"Y,N"' },
          { at: rowsOf('Controlled by Lot'), formula: 'YesNo' },
        ],
        extendedLists: [{ at: rowsOf('Controlled by Serial'), formula: 'Lists!$C$2:$C$3' }],
        behind: `<conditionalFormatting sqref="A4:A203"><cfRule type="duplicateValues" dxfId="0" priority="1"/></conditionalFormatting>`,
        isProtected: true,
        comment: ['A3', 'As on the label'],
        picture: true,
      },
      keyed('Sponsor', ['ARTG ID', 'Sponsor']),
      keyed('Secondary Device Identifiers', ['Secondary DI Number', 'Secondary DI Issuing Agency']),
      keyed('Previous Identifiers', ['Previous DI Number']),
      keyed('Clinical Sizes', ['Size Type', 'Size Value', 'Size Unit of Measure']),
      keyed('Storage and Handling', ['Storage Condition', 'Special Conditions'], {
        lists: [{ at: 'B2:B21', formula: 'Lists!$D$2:$D$4' }],
      }),
      keyed('Package Identifiers', [
        'Package DI Number',
        'Quantity per Package',
        'Contains DI Package',
        'Package Status',
      ]),
      keyed('Sterilisation', ['Sterilisation Method']),
      keyed('Supporting Documents', ['Document URL']),
      {
        name: 'Lists',
        state: 'veryHidden',
        rows: [
          ['Agency', 'Class', 'Yes or no', 'Storage'],
          ['GS1', 'Class I', 'Yes', 'Keep dry'],
          ['HIBCC', 'Class IIa', 'No', 'Keep away from sunlight (2)'],
          ['ICCBBA', 'Class IIb', '', 'Fragile'],
          ['', 'Class III'],
        ],
      },
    ],
  })
}

/** Saudi Arabia: 150 records a file. */
export const saudi = (): Buffer =>
  laidOut({
    sheets: [
      { name: 'Instructions', rows: [['SAUDI-DI bulk template'], ['Up to 150 UDIs per file.']] },
      {
        name: 'Devices',
        rows: [
          [
            'UDI-DI (mandatory)',
            'Issuing Agency',
            'Brand Name',
            'Version or Model Number',
            'Company Name',
            'MDMA Number',
            'Home Use',
            'Contains Latex',
          ],
        ],
        preset: { from: 2, rows: 150, styles: [1, 1, 1, 1, 1, 1, 1, 1] },
        lists: [{ at: 'G2:H151', formula: '"Yes,No"' }],
      },
    ],
  })

/** Korea: heads in Korean above the portal's names of the elements; any number of rows. */
export const korean = (): Buffer =>
  laidOut({
    sharesTexts: true,
    sheets: [
      {
        name: 'UDI 등록',
        rows: [
          ['고유식별코드', '코드체계', '품목명', '모델명', '제품명', '제조업체명', '일회용', '멸균'],
          [
            'UDIDI_CD',
            'CD_STRCT_DIVS_CD',
            'PRDLST_NM',
            'FOML_INFO',
            'PRDT_NM_INFO',
            'MNFT_IPRT_ENTP_NM',
            '',
            '',
          ],
        ],
        merges: ['G1:G2', 'H1:H2'],
        lists: [
          { at: 'B3:B1000', formula: "'코드'!$A$1:$A$3" },
          { at: 'G3:H1000', formula: '"예,아니오"' },
        ],
      },
      { name: '코드', state: 'hidden', rows: list('GS1', ['HIBCC', 'ICCBBA']) },
    ],
  })
