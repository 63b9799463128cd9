/** Workbooks of Excel that are not read: of before 2007, with macros, binary. */
export const isOtherWorkbook = (name: string): boolean => /\.(xls|xlsm|xlsb)$/i.test(name)

/** What to do with one. */
export const savedAsXlsx = 'Open this workbook in Excel, and save it as .xlsx'
