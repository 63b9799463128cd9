import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { OutdatedSubmissions } from '#core/contract/master-sync.ts'
import type { ReadinessState } from '#core/contract/readiness.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { searchFor } from './seen.ts'
import { expectTold, figuresOfDashboard } from './told.ts'

/** A device entered once, taken to its markets, changed, and the change carried over where somebody wants it. */
describe.skipIf(!chromiumPath)('one record, many markets', () => {
  let visit: Visit
  let page: Page
  let clicks = 0
  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(visit.hub.address + path)
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const behind = () => page.getByRole('region', { name: 'Submissions compared with this record' })
  const inMarket = (country: string) =>
    behind().getByRole('group', { name: `Fields to carry over to the submission for ${country}` })
  const tick = (country: string, label: string) =>
    inMarket(country).getByRole('checkbox', { name: label, exact: true })
  const headingHasFocus = () =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Submissions compared with this record')
  const recordOf = async (text: string, by: 'deviceNumber' | 'deviceName' = 'deviceNumber') => {
    const path = `/api/master-di?search=${encodeURIComponent(text)}`
    const found = await visit.person.send<MasterRecord[]>('GET', path)
    const record = found.find((each) => each[by] === text)
    if (!record) throw new Error(`No record ${text}`)
    return record
  }
  const staleOf = ({ id }: MasterRecord) =>
    visit.person.send<OutdatedSubmissions>('GET', `/api/master-di/${id}/stale`)

  it('is copied to three countries with six clicks', async () => {
    await open('/master-di/create')
    await field('Device Number').fill('PUMP-1')
    await field('Device Name').fill('Infusion pump')
    await field('Manufacturer Name').fill('Example Devices')
    await field('Model Number').fill('P-1')
    await page.getByRole('checkbox', { name: /EUDAMED/ }).check()
    await page.getByRole('button', { name: 'Create Master DI' }).click()
    await page.getByText('Master DI created successfully').first().waitFor()

    await click(page.getByRole('row').filter({ hasText: 'PUMP-1' }).getByRole('checkbox'))
    await click(page.getByRole('button', { name: 'Copy to countries… (1)' }))
    const dialog = page.getByRole('dialog', { name: 'Copy 1 record to countries' })
    // The record's own target country is ticked already.
    await dialog.getByText('1 draft will be created.').waitFor()
    for (const country of ['United States', 'China']) {
      await click(dialog.getByRole('checkbox', { name: country }))
    }
    await click(dialog.getByRole('button', { name: 'Copy to 3 countries' }))
    await dialog.getByText('3 drafts were created in 3 countries.').waitFor()
    await click(dialog.getByRole('button', { name: 'Close' }).last())
    expect(clicks).toBe(6)
    const { submissions } = await staleOf(await recordOf('PUMP-1'))
    expect(submissions.map(({ country, fields }) => [country, fields])).toEqual([
      ['EU', []],
      ['US', []],
      ['CN', []],
    ])
  })

  it('says after a change which submissions it left behind, and leads to them', async () => {
    const record = await recordOf('PUMP-1')
    const { submissions } = await staleOf(record)
    const us = submissions.find(({ country }) => country === 'US')
    // Somebody wrote otherwise for the US on purpose.
    const needed = { riskClass: 'class-ii', intendedUse: 'Infusion of fluids.' }
    await visit.person.send('PUT', `/api/submissions/${us?.id}`, { ...needed, modelNumber: 'P-1 US' })

    await open(`/master-di/records/${record.id}`)
    await inMarket('United States').getByText('1 field differs from the record').waitFor()
    await inMarket('United States').getByText('P-1 US').waitFor()
    await behind().getByText('Nothing to carry over: European Union, China.').waitFor()
    expect(
      await behind()
        .getByText(/^All submissions/)
        .count(),
    ).toBe(0)
    expect(await behind().getByRole('checkbox').count()).toBe(0)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await field('Model Number').fill('P-2')
    await field('Device Name').fill('Infusion pump mark two')
    await field('Reason for the change').fill('Another pump head')
    await page.getByRole('button', { name: /^Update/ }).click()
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await toast.getByText(/3 submissions still have the old values of the record\./).waitFor()
    await toast.getByRole('link', { name: 'Review and carry over' }).click()
    await page.waitForURL(/\/master-di\/records\/\d+#submissions-behind$/)
    await toast.waitFor({ state: 'detached', timeout: 2000 })
    await inMarket('United States').getByText('Changed in the submission', { exact: true }).waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('carries over field by field what is ticked: what was changed here stays, unless somebody says so', async () => {
    const ticked = async (country: string) => [
      await tick(country, 'Device Name').isChecked(),
      await tick(country, 'Model Number').isChecked(),
    ]
    expect(await ticked('European Union')).toEqual([true, true])
    expect(await ticked('United States')).toEqual([true, false])
    await inMarket('United States').getByText('P-1 US').waitFor()
    await tick('European Union', 'Device Name').uncheck()
    await behind().getByRole('button', { name: 'Carry over 4 fields' }).click()
    await page.getByText('3 submissions updated').first().waitFor()

    await behind().getByText('Nothing to carry over: China.').waitFor()
    await headingHasFocus()
    expect(await tick('European Union', 'Device Name').isChecked()).toBe(true)
    expect(await tick('United States', 'Model Number').isChecked()).toBe(false)
    expect(await behind().getByRole('checkbox').count()).toBe(2)
  })

  it('shows the values in the forms, and there what the record says since', async () => {
    const record = await recordOf('PUMP-1')
    const form = (country: string) =>
      open(`/country-specific/${country}/${record.id}?tab=form&submission=${ids.get(country)}`)
    const { submissions } = await staleOf(record)
    const ids = new Map(submissions.map(({ country, id }) => [country, id]))
    const expected = { EU: ['Infusion pump', 'P-2'], US: ['Infusion pump mark two', 'P-1 US'] }
    for (const [country, values] of Object.entries(expected)) {
      const said = await visit.person.send<Submission>('GET', `/api/submissions/${ids.get(country)}`)
      expect([said.deviceName, said.modelNumber]).toEqual(values)
    }
    await form('EU')
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'The record has changed: 1 field is out of date here' })
    await banner.getByText('Device Name.').waitFor()
    expect(await field('Device Name').inputValue()).toBe('Infusion pump')
    await open(`/submissions/${ids.get('EU')}`)
    await banner.waitFor()
    await banner.getByRole('link', { name: 'Review and carry over' }).click()
    await behind().getByRole('button', { name: 'Carry over 1 field', exact: true }).click()
    await page.getByText('1 submission updated').first().waitFor()
    await form('EU')
    await page.getByRole('button', { name: 'Copy Master DI Data' }).waitFor()
    expect(await field('Device Name').inputValue()).toBe('Infusion pump mark two')
    expect(await banner.count()).toBe(0)
    // What was written otherwise on purpose is no news.
    await form('US')
    await page.getByRole('button', { name: 'Copy Master DI Data' }).waitFor()
    expect(await page.getByText('The record has changed:').count()).toBe(0)
  })

  it('keeps the ticks and says why, where somebody was quicker', async () => {
    const record = await recordOf('PUMP-1')
    await open(`/master-di/records/${record.id}`)
    await tick('United States', 'Model Number').check()
    await visit.person.send('PUT', `/api/master-di/${record.id}`, { modelNumber: 'P-3' })
    await behind().getByRole('button', { name: 'Carry over 1 field', exact: true }).click()
    await behind()
      .getByRole('alert')
      .getByText(/Someone else has changed this/)
      .waitFor()
    await inMarket('United States').getByText('P-3').waitFor()
    expect(await tick('United States', 'Model Number').isChecked()).toBe(true)
    await tick('China', 'Model Number').waitFor()
    // With the last of them the button goes: the heading above it has the focus then.
    await behind().getByRole('button', { name: 'Carry over 3 fields' }).click()
    await page.getByText('3 submissions updated').first().waitFor()
    await behind()
      .getByText(/^All submissions have the values of this record/)
      .waitFor()
    expect(await behind().getByRole('button').count()).toBe(0)
    await headingHasFocus()
  })

  it('takes 200 records of the list to five countries', async () => {
    const countries = ['EU', 'US', 'CN', 'JP', 'BR']
    const figureOf = async (label: string) => {
      const cards = page.locator('section[aria-label="Devices by market"] > *')
      const figure = cards.filter({ hasText: label })
      await figure.getByText(/^[\d,]+$/).waitFor()
      return Number((await figure.textContent())?.replace(/\D+/g, ''))
    }
    /** What is said of all devices: by readiness of each market, and by the figures of the multi-country screen. */
    const saidOfAll = async () => {
      const state = await visit.person.send<ReadinessState>('GET', '/api/readiness/state')
      await open('/multi-country-udi')
      const figures: number[] = []
      for (const label of ['Total Devices', 'EU Devices', 'US Devices', 'China Devices']) {
        figures.push(await figureOf(label))
      }
      const counts = state.markets.filter(({ country }) => countries.includes(country))
      return [
        state.open,
        ...figures,
        ...counts.flatMap(({ aimed, ready, stages }) => [aimed, ready, stages.gaps ?? 0]),
      ]
    }
    const before = await saidOfAll()
    await open('/')
    const dashboard = await figuresOfDashboard(page)
    for (let from = 1; from <= 200; from += 20) {
      const some = Array.from({ length: 20 }, (_, at) => `Serial valve ${from + at}`)
      await Promise.all(some.map((deviceName) => visit.person.createMaster({ deviceName })))
    }
    await open('/master-di/records')
    await searchFor(page, 'Serial valve')
    await page.getByText(/^Showing .*\b200\b/).waitFor()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Select all 200 records that match' }).click()
    await page.getByRole('button', { name: 'Copy to countries… (200)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy 200 records to countries' })
    await dialog.getByText('200 of 200 to copy').first().waitFor()
    for (const country of ['European Union', 'United States', 'China', 'Japan', 'Brazil']) {
      await dialog.getByRole('checkbox', { name: country }).check()
    }
    await dialog
      .getByText('1000 drafts will be created.')
      .or(dialog.getByText('1,000 drafts will be created.'))
      .waitFor()
    await dialog.getByRole('button', { name: 'Copy to 5 countries' }).click()
    await dialog.getByText(/^1,?000 drafts were created in 5 countries\.$/).waitFor({ timeout: 120_000 })
    const one = await recordOf('Serial valve 57', 'deviceName')
    await expectTold(
      page,
      visit.hub.address,
      { id: one.id, name: 'Serial valve 57' },
      {
        markets: Object.fromEntries(countries.map((country) => [country, 'Gaps'])),
        udiStatus: 'Draft',
        version: ['1.0', 'Active'],
        export: 'Not validated',
        dashboard: Object.fromEntries(countries.map((country) => [country, '200 0 0 0 0'])),
      },
      dashboard,
    )
    const added = [0, 200, 200, 200, 200, ...countries.flatMap(() => [200, 0, 200])]
    await expect
      .poll(async () => (await saidOfAll()).map((figure, at) => figure - (before[at] ?? 0)), {
        timeout: 60_000,
      })
      .toEqual(added)
  })
})
