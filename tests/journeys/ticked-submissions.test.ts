import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { euSubmissionInput } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { sendTo } from './sending.ts'

/** What is offered for ticked rows follows what becomes of them. */
describe.skipIf(!chromiumPath)('ticked submissions', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    for (const deviceName of ['First gown', 'Second gown'])
      await visit.person.send('POST', '/api/submissions', euSubmissionInput({ deviceName }))
  })
  afterAll(() => visit?.end())

  it('can be sent once they are validated, and not once they are sent', async () => {
    await page.goto(`${visit.hub.address}/submissions`)
    await page.getByRole('checkbox', { name: 'Select First gown', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select Second gown', exact: true }).click()
    await page.getByRole('button', { name: 'Validate (2)' }).click()
    const run = page.getByRole('dialog')
    await run.getByText('2 submissions validated: 2 without errors, 0 with errors.').waitFor()
    await run.getByRole('button', { name: 'Close' }).last().click()
    const send = page.getByRole('button', { name: 'Send for Approval (2)' })
    await send.click()
    await sendTo(page, 'Ada Lindgren')
    await send.waitFor({ state: 'detached' })
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  })
})
