import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { startVisit, type Visit } from './person.ts'
import { barSeen, refusalShown } from './seen.ts'

/** From the template to drafts in the list. */
describe.skipIf(!chromiumPath)('an upload of submissions in a browser', () => {
  let visit: Visit
  let page: Page
  let template: string

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    await page.goto(`${visit.hub.address}/submissions`)
    await page
      .getByText('Showing 0 of 0')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
  })
  afterAll(() => visit?.end())

  const upload = (content: string | Buffer, name = 'submissions.csv', mimeType = 'text/csv') =>
    page.setInputFiles('input[type=file]', { name, mimeType, buffer: Buffer.from(content) })
  const says = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const result = () => page.getByRole('region', { name: 'Result of submissions.csv' })

  it('stands before that of records on one address [S2-2-03, S2-2-04, S3-2.1-09]', async () => {
    const strip = page.getByRole('navigation', { name: 'EUDAMED' })
    await strip.getByRole('link', { name: 'Bulk Upload', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Bulk Upload' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/bulk-upload')
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Submissions', 'Master DI'])
    await page.getByRole('tab', { name: 'Master DI' }).click()
    await says('Drop a CSV, Excel or AccessGUDID XML file here')
    expect(new URL(page.url()).search).toBe('?tab=master-di')
    await page.getByRole('tab', { name: 'Submissions' }).click()
  })

  it('advises 300 devices per file, and tells the limit of one XML [S2-2.11-10, S2-2.11-11, S2-9-02]', async () => {
    await says(/at most 300 devices per file/)
    await says(/at most 300 entities per XML/)
  })

  it('takes a file that is dropped, says what it needs, and gives the table to fill in [S2-2.11-01, S2-2.11-12, S2-2.11-13]', async () => {
    const place = page.getByText('Drop a CSV or Excel file with submissions here')
    const dropped = await page.evaluateHandle(() => {
      const files = new DataTransfer()
      files.items.add(new File(['%PDF-1.7'], 'label.pdf', { type: 'application/pdf' }))
      return files
    })
    await place.dispatchEvent('drop', { dataTransfer: dropped })
    await refusalShown(page, 'Invalid File Type', 'Please upload a CSV or Excel file')
    await says('Each row needs basicUdiDi, deviceName, registrationType, riskClass and emdnCode.')
    await says(/Statements are Yes or No/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download template' }).click()
    template = (await textOf(await downloading)).replace('\ufeff', '').trim()
  })

  it('refuses what is no table, what is too large and what has no known column, in the specified words [S2-8-27, S2-8-28, S2-8-29]', async () => {
    await upload('%PDF-1.7', 'label.pdf', 'application/pdf')
    await refusalShown(page, 'Invalid File Type', 'Please upload a CSV or Excel file')
    await upload(Buffer.alloc(10 * 1024 * 1024), 'large.csv')
    await refusalShown(page, 'File Too Large', 'File size must be less than 10MB')
    await upload('basicUdiDi\n')
    await refusalShown(page, 'Upload Failed', /nothing but its header row/)
    await upload('a,b\n1,2\n')
    await says(/needs the column basicUdiDi/)
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await page.route('**/api/imports/previews?kind=submissions', (route) => route.abort())
    await upload(template)
    await refusalShown(page, 'Upload Failed', 'Failed to process bulk upload')
    await page.unroute('**/api/imports/previews?kind=submissions')
  })

  const shares: number[] = []

  it('shows in its bar how many rows are done [S2-2.11-03, S2-2.11-04, S2-9-20]', async () => {
    const columns = template.split(',')
    const row = (n: number, riskClass: string) => {
      const cells = [`B-UPLOAD${n}`, `Pump ${n}`, 'new-basic', riskClass, 'A0101010102']
      return columns.map((_, at) => cells[at] ?? '').join(',')
    }
    const rows = Array.from({ length: 400 }, (_, n) => row(n, n < 7 ? 'unknown' : 'class-i'))
    page.on('response', async (answer) => {
      if (!/\/api\/jobs\/\d+$/.test(answer.url())) return
      const job = (await answer.json().catch(() => undefined)) as { done: number } | undefined
      if (job) shares.push(job.done)
    })
    await upload([template, ...rows].join('\n'))
    await barSeen(page, () => page.getByRole('button', { name: 'Import 393 rows, leave out 7' }).click())
  })

  it('counts the rows by what became of them, and shows five errors of seven [S2-2.11-05, S2-2.11-06, S2-9-18]', async () => {
    await result().waitFor()
    await says(/^Upload Complete$/)
    await says('Processed 400 entries, 393 successful, 7 failed')
    expect(shares.at(-1)).toBe(400)
    expect(await result().getByRole('row').count()).toBe(5)
    await result().getByText('The first 5 of 7.', { exact: false }).waitFor()
  })

  it('says that it is through, and the list has the drafts [S2-7-37, S2-8-26]', async () => {
    await says(/^Upload Complete$/)
    await result().getByRole('link', { name: 'Go to submissions' }).click()
    await says('393 submissions')
  })
})
