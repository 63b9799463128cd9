/**
 * What a text file that is not Unicode may be written in, with the names people know. Which one it is, its bytes do not
 * say: most texts can be read in each of them (decision D156).
 */
export const encodingNames = {
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  macintosh: 'Mac OS Roman',
  gb18030: 'GB18030',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
  big5: 'Big5',
} as const

export type OldEncoding = keyof typeof encodingNames

export const oldEncodings = Object.keys(encodingNames) as [OldEncoding, ...OldEncoding[]]

/** An encoding as somebody writes its name. */
export const findEncoding = (written: string): OldEncoding | undefined =>
  oldEncodings.find((each) =>
    [each, encodingNames[each].toLowerCase()].includes(written.trim().toLowerCase()),
  )

/** The encoding of a file that is not Unicode, and whether somebody said so. */
export interface TextEncoding {
  readonly used: OldEncoding
  readonly isConfirmed: boolean
}
