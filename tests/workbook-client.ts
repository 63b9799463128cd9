import type { FillCheck, Workbook } from '#core/contract/workbooks.ts'
import type { Client } from './test-client.ts'

/** What somebody does with workbooks of a market. */
export function workbooksOf(api: () => Client, market: string, nature: 'regulator' | 'own') {
  return {
    load: (bytes: Buffer, name = 'Template.xlsx') =>
      api().upload<Workbook>(`/api/workbooks?market=${market}&nature=${nature}`, bytes, name),
    save: (book: Workbook, mapping: Workbook['mapping'] = book.mapping) =>
      api().put<Workbook>(`/api/workbooks/${book.id}`, {
        ...{ name: book.name, mapping, revision: book.revision },
      }),
    check: async ({ id }: Workbook, submissionIds?: readonly number[]) =>
      (await api().post<FillCheck>(`/api/workbooks/${id}/check`, { submissionIds: submissionIds ?? null }))
        .body,
    fill: ({ id }: Workbook, submissionIds?: readonly number[]) =>
      api().post(`/api/workbooks/${id}/fill`, { submissionIds: submissionIds ?? null }),
  }
}

export const sheetOf = ({ mapping }: Workbook, name: string) =>
  mapping.sheets.find(({ sheet }) => sheet === name)

/** The field proposed for each head. */
export const proposed = (book: Workbook, name: string) =>
  Object.fromEntries((sheetOf(book, name)?.columns ?? []).map(({ head, target }) => [head, target]))
