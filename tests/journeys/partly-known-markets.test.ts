import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets, modelledOf } from '#core/code-lists/markets.ts'
import type { AssistantAnswer } from '#core/contract/assistant.ts'
import type { MarketReadiness, ReadinessRow, ReadinessState } from '#core/contract/readiness.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { completeSubmission } from '#tests/market-content.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** Markets of which the hub does not know all that is asked: nowhere is a device ready for them, at 100 % or green (D55, D133). */

const partlyKnown = markets.filter(({ fullyKnown }) => !fullyKnown)
const promise = /100\s*%|\bready\b|No required field is missing/i

describe.skipIf(!chromiumPath)('a device with all the hub knows of its markets', () => {
  let visit: Visit
  let page: Page
  let id: number
  const submissionIds = new Map<string, number>()

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const targetCountries = partlyKnown.filter(({ selectable }) => selectable).map(({ code }) => code)
    id = (await visit.person.createMaster({ deviceName: 'Worksheet pump', targetCountries })).id
    for (const { code } of partlyKnown) {
      const complete = await completeSubmission(code)
      const body = { ...complete, deviceName: 'Worksheet pump', masterDiId: id, targetCountries: [code] }
      const made = await visit.person.send<Submission>('POST', '/api/submissions', body)
      submissionIds.set(code, made.id)
      await visit.person.send('POST', `/api/submissions/${made.id}/validate`)
      for (const { label, nature } of made.files) {
        expect(['worksheet', 'draft', 'release-layout'], code).toContain(nature.kind)
        expect(label).toMatch(/^Worksheet|draft|release layout/)
      }
    }
  })
  afterAll(() => visit?.end())

  it('is not ready in any answer of the API, nor in the matrix as a file', async () => {
    const { person, hub } = visit
    const codes = partlyKnown.map(({ code }) => code)
    const cells = await person.send<MarketReadiness[]>(
      'GET',
      `/api/master-di/${id}/readiness?${codes.map((code) => `country=${code}`).join('&')}`,
    )
    expect(cells.map(({ missing }) => missing)).toEqual(codes.map(() => []))
    const { markets: counted } = await person.send<ReadinessState>('GET', '/api/readiness/state')
    for (const one of counted.filter(({ country }) => codes.some((code) => code === country))) {
      expect(one).toMatchObject({ modelled: modelledOf(one.country), ready: 0 })
    }
    for (const code of codes) {
      expect(await person.send<ReadinessRow[]>('GET', `/api/readiness?readyFor=${code}`)).toEqual([])
      expect(await person.send<ReadinessRow[]>('GET', `/api/readiness?filledFor=${code}`)).toHaveLength(1)
    }
    const asked = { question: 'Is “Worksheet pump” ready?', assistant: 'regbot' }
    const told = await person.send<AssistantAnswer>('POST', '/api/assistant/questions', asked)
    expect(told.text.match(/: Checked$/gm)).toHaveLength(codes.length)
    expect(told.text).not.toMatch(promise)
    const answer = await fetch(`${hub.address}/api/readiness/export`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const [head = '', row = ''] = (await answer.text()).trim().split('\r\n')
    for (const code of codes) expect(head).toContain(`${code} known fields`)
    const withDatabase = partlyKnown.filter(({ hasDatabase }) => hasDatabase)
    expect(row.match(/known fields, the regulator asks for more/g)).toHaveLength(withDatabase.length)
    expect(row.match(/known fields, no UDI database to fill/g)).toHaveLength(
      codes.length - withDatabase.length,
    )
    expect(row).not.toMatch(promise)
  })

  it('is promised nothing on the screens that tell of it', async () => {
    await page.goto(`${visit.hub.address}/master-di/records/${id}`)
    const panel = page.getByRole('region', { name: 'Markets' })
    await panel
      .getByText(/known fields. The regulator requires more/)
      .first()
      .waitFor()
    expect(await panel.textContent()).not.toMatch(promise)
    expect(await panel.locator('[data-tone=positive]').count()).toBe(0)

    await page.goto(`${visit.hub.address}/readiness`)
    const row = page.getByRole('row').filter({ hasText: 'Worksheet pump' })
    for (const { country, hasDatabase } of partlyKnown) {
      const cell = row.getByRole('button', { name: `${country}: ` })
      await cell.waitFor()
      expect(await cell.getAttribute('aria-label')).toContain(
        `known fields, ${hasDatabase ? 'the regulator asks for more' : 'no UDI database to fill'}`,
      )
      expect([country, await cell.getAttribute('data-share')]).toEqual([country, 'known'])
    }
    await row.getByRole('button', { name: 'Australia: ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Australia: Worksheet pump' })
    await dialog.getByText(/The regulator requires more fields than the hub knows/).waitFor()
    await page.keyboard.press('Escape')

    await page.goto(`${visit.hub.address}/multi-country-udi?region=apac&record=${id}`)
    await page.getByText('Worksheet pump').first().waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(promise)

    await page.goto(`${visit.hub.address}/`)
    const priorities = page.getByRole('region', { name: 'Implementation Priorities' })
    await priorities.getByText('of your devices').first().waitFor()
    expect(await priorities.textContent()).not.toMatch(promise)

    await page.goto(`${visit.hub.address}/my-work`)
    await page.getByRole('link', { name: '1 checked, not sent' }).first().waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/ready|to send/)

    await page.goto(
      `${visit.hub.address}/country-specific/AU/${id}?tab=form&submission=${submissionIds.get('AU')}`,
    )
    await page.getByText(/asks for is public; what is not known/).waitFor()
    await page.getByRole('button', { name: 'Download Worksheet (CSV)' }).waitFor()
    expect(
      await page.getByRole('region', { name: 'Validation' }).locator('[data-tone=positive]').count(),
    ).toBe(0)
  })

  it('has its answer entered without a word of EUDAMED, with the number of the regulator or none', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Worksheet (CSV)' }).click()
    await downloading
    const files = await visit.person.send<{ id: number }[]>('GET', '/api/export/files?market=AU')
    const sent = { fileIds: files.map((file) => file.id), sent: true }
    await visit.person.send('POST', '/api/export/sent', sent)
    await page.reload()
    await page.getByRole('button', { name: 'Acknowledge', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter the regulator’s answer' })
    const number = dialog.getByLabel('Number shown by the regulator')
    expect(await number.inputValue()).toBe('')
    await dialog.getByText('Leave empty if the regulator gives no number.').waitFor()
    expect(await dialog.textContent()).not.toMatch(/EUDAMED|answer file|[Vv]ersion/)
    await number.fill('AU-77')
    await dialog.getByRole('button', { name: 'Acknowledge', exact: true }).click()
    await page.getByText('Registered, AU-77').first().waitFor()
    await page.getByText(/^Registered as AU-77 on .* Entered by hand\.$/).waitFor()
  })
})
