/** Files that are not read, though what is in them could be, and what to do with each. */
const advice: readonly (readonly [endings: RegExp, advice: string])[] = [
  [/\.(xls|xlsm|xlsb)$/i, 'Open this workbook in Excel, and save it as .xlsx'],
  [/\.(ods|fods)$/i, 'Open this workbook in LibreOffice, and save it as .xlsx'],
  [/\.numbers$/i, 'Open this workbook in Numbers, and export it as .xlsx'],
  [/\.(gsheet|url|webloc)$/i, 'This is only a link: open it, and download the workbook as .xlsx'],
  [/\.(tsv|tab)$/i, 'If this file is a table divided by tabs or other characters, rename it so that it ends in .csv'],
  [/\.(zip|7z|rar|gz)$/i, 'Unpack this archive, and upload the .csv or .xlsx file in it'],
] // biome-ignore format: a table

/** What to do with a file that is neither CSV nor .xlsx; undefined where there is no way. */
export const adviceOnFile = (name: string): string | undefined =>
  advice.find(([endings]) => endings.test(name))?.[1]
