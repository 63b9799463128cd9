/** Workbooks of Excel that are not read: of before 2007, with macros, binary. */
export const isOtherWorkbook = (name: string): boolean => /\.(xls|xlsm|xlsb)$/i.test(name)

/** What to do with one, after the sentence that refuses it. */
export const savedAsXlsx = ': open this one in Excel, and save it as .xlsx'
