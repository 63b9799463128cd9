import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#core/contract/actors.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { operatorInput } from '#tests/operator-factories.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** What still names an operator as it was is carried over from the operator itself (decision D149). */
describe.skipIf(!chromiumPath)('former values in a browser', () => {
  let visit: Visit
  let page: Page
  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const dialog = () => page.getByRole('dialog')
  const carryOver = () => dialog().getByRole('button', { name: 'Carry over', exact: true })

  it('are carried over, what was typed is kept, and a failure is told', async () => {
    const body = operatorInput({ srn: 'DE-MF-000000011' })
    const { id, name } = await visit.person.send<Actor>('POST', '/api/actors', body)
    const record = await visit.person.createMaster({ manufacturerName: String(name) })
    const needed = { deviceName: 'Pump', riskClass: 'class-iia', intendedUse: 'Infusion' }
    const made = { masterDiId: record.id, ...needed }
    const submission = await visit.person.send<Submission>('POST', '/api/submissions', made)
    await visit.person.send('PUT', `/api/actors/${id}`, { srn: 'DE-MF-000000022', phone: '+49 30 22' })

    await page.goto(`${visit.hub.address}/actors`)
    await page.getByRole('link', { name: String(name), exact: true }).click()
    await dialog().getByText('1 submission still gives a former SRN or representative').waitFor()
    const phone = dialog().getByRole('textbox', { name: 'Phone', exact: true })
    const before = await phone.inputValue()
    await phone.fill('+49 30 5')
    await dialog().getByText('Save or discard your changes first.').waitFor()
    expect(await carryOver().isDisabled()).toBe(true)
    await phone.fill(before)

    await page.route('**/carry-over', (route) => route.abort())
    await carryOver().click()
    await dialog().getByText('The submissions could not be checked').waitFor()
    await page.unroute('**/carry-over')
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await dialog().getByText(`1 submission with former values of ${name} can be updated here.`).waitFor()
    // A field that is ticked again leaves the button usable.
    const fields = dialog().getByRole('table').getByRole('checkbox')
    await fields.last().uncheck()
    await fields.last().check()
    await carryOver().click()
    await page.getByText('1 submission updated').first().waitFor()
    const stored = await visit.person.send<Submission>('GET', `/api/submissions/${submission.id}`)
    expect(stored.manufacturerSrn).toBe('DE-MF-000000022')
  })
})
