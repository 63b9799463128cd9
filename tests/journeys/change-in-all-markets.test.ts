import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { registeredContent } from '#tests/registered-devices.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** A registered device is renamed: what that means is seen before it is saved, and done in all markets at once. */
describe.skipIf(!chromiumPath)('one change, all registers', () => {
  const countries = ['EU', 'US', 'CH', 'CN', 'AU', 'KR']
  let visit: Visit
  let page: Page
  let record: MasterRecord
  let clicks = 0

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const send = visit.person.send
    record = await visit.person.createMaster({
      ...{ udiDi: '09521234000013', deviceName: 'Harbour pump', brandName: 'Fixit', quantityPerPackage: 1 },
      targetCountries: [...countries, 'JP'],
    })
    await send('POST', '/api/submissions/copies', { masterDiIds: [record.id], countries })
    const made = await send<Submission[]>('GET', `/api/submissions?masterDiId=${record.id}`)
    for (const { id, targetCountries } of made) {
      // What the record says is left as it was copied, so that the registers have the values of the record.
      const said = record as unknown as Readonly<Record<string, unknown>>
      const content = Object.entries(await registeredContent(String(targetCountries?.[0])))
      const others = Object.fromEntries(content.filter(([field]) => (said[field] ?? null) === null))
      await send('PUT', `/api/submissions/${id}`, others)
      await send('POST', `/api/submissions/${id}/validate`)
      await send('POST', `/api/submissions/${id}/approve`, {})
      const told = { outcome: 'accepted', registeredVersion: '1', registeredAt: '2026-01-06' }
      await send('POST', `/api/submissions/${id}/acknowledge`, told)
    }
  })
  afterAll(() => visit?.end())

  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  const lineOf = (within: Locator, country: string) =>
    within.getByRole('list', { name: 'Effects by market' }).getByRole('listitem').filter({ hasText: country })
  const expectEffects = async (within: Locator) => {
    await lineOf(within, 'United States').getByText('New UDI-DI needed').waitFor()
    await lineOf(within, 'Australia').getByText('New UDI-DI needed').waitFor()
    await lineOf(within, 'European Union').getByText('Update', { exact: true }).waitFor()
    await lineOf(within, 'China').getByText('Update', { exact: true }).waitFor()
    await lineOf(within, 'South Korea').getByText('Not known').waitFor()
    await within.getByText(/Not registered yet, so there is nothing to compare with: Japan/).waitFor()
  }

  it('is told before saving, with rule and source', async () => {
    await page.goto(`${visit.hub.address}/master-di/records/${record.id}`)
    await page.getByText(/The registers already have these values: European Union, United States/).waitFor()
    await click(page.getByRole('link', { name: 'Edit', exact: true }))
    await page.getByRole('textbox', { name: 'Brand Name', exact: true }).fill('Fixit Pro')
    await click(page.getByRole('button', { name: 'What this means' }))
    const dialog = page.getByRole('dialog', { name: 'What this change means' })
    await expectEffects(dialog)
    await lineOf(dialog, 'United States')
      .getByText(/Source: FDA, .*GUDID/)
      .waitFor()
    await lineOf(dialog, 'Australia')
      .getByText(/Brand name, device count/)
      .waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await click(dialog.getByRole('button', { name: 'Close' }).last())
    // Looking has saved nothing.
    expect(await visit.person.send(`GET`, `/api/master-di/${record.id}`)).toMatchObject({
      brandName: 'Fixit',
    })
    await page.getByRole('textbox', { name: /Reason/ }).fill('Renamed')
    await click(page.getByRole('button', { name: 'Update Master DI' }))
    await page.getByText('Master DI updated', { exact: false }).first().waitFor()
  })

  it('is done everywhere with three clicks, and says what is left', async () => {
    await page.goto(`${visit.hub.address}/master-di/records/${record.id}`)
    const panel = page.getByRole('region', { name: 'What this change means' })
    await expectEffects(panel)
    await click(panel.getByRole('button', { name: 'Apply the change' }))
    const dialog = page.getByRole('dialog', { name: 'Apply the change' })
    const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
    // What needs a new UDI-DI is not offered; what is not known is not ticked.
    expect(await box('United States').count()).toBe(0)
    expect(await box('South Korea').isChecked()).toBe(false)
    expect(await seriousProblems(page)).toEqual([])
    await click(dialog.getByRole('button', { name: 'Apply in 2 markets' }))
    const results = dialog.getByRole('list', { name: 'Result by market' })
    await results.getByText('Values carried over, Validated, File created').waitFor()
    await results.getByText('Still to do: upload the file to EUDAMED, then record it as sent.').waitFor()
    await results.getByText(/Still to do: enter the change in the register/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await click(dialog.getByRole('button', { name: 'Close' }).last())
    process.stderr.write(`one change, six registers: ${clicks} clicks\n`)
    expect(clicks).toBeLessThanOrEqual(7)
  })
})
