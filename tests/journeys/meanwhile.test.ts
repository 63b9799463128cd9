import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Assessment } from '#core/contract/assessments.ts'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import type { Workbook } from '#core/contract/workbooks.ts'
import { australian } from '#tests/regulator-workbooks.ts'
import { chromiumPath } from './browser.ts'
import { type KnownPerson, password, startVisit, type Visit } from './person.ts'

/** A page that stays open while somebody else, or the hub itself, goes on. */
describe.skipIf(!chromiumPath)('what happens meanwhile', () => {
  let visit: Visit
  let page: Page
  let ada: KnownPerson

  const open = (path: string) => page.goto(visit.hub.address + path)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  beforeAll(async () => {
    visit = await startVisit('ada')
    ;({ page, person: ada } = visit)
  })
  afterAll(async () => {
    await visit?.end()
  })

  it('takes nothing from the mapping of a workbook, and the current one is there when it is asked for', async () => {
    const file = new FormData()
    file.append('file', new Blob([new Uint8Array(australian(1))]), 'Template.xlsx')
    const loaded = await fetch(`${visit.hub.address}/api/workbooks?market=AU`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}` },
      body: file,
    })
    const { id, mapping, revision } = (await loaded.json()) as Workbook
    await open(`/workbooks?workbook=${id}`)
    const text = page.getByLabel('Fixed text for Customer Contact Email')
    await page.getByRole('combobox', { name: 'Field for Customer Contact Email' }).click()
    await page.getByRole('option', { name: 'Fixed text' }).click()
    await text.fill('udi@example.com')
    await ada.send('PUT', `/api/workbooks/${id}`, { name: 'Theirs', mapping, revision })
    const loadedAgain = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith(`/api/workbooks/${id}`),
    )
    await button('Save and continue').click()
    await page.getByText('Someone else has changed this workbook. Nothing was saved.').first().waitFor()
    await (await loadedAgain).finished()
    expect(await text.inputValue()).toBe('udi@example.com')
    await button('Load current values').click()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Theirs')
    expect(await text.count()).toBe(0)
  })

  it('takes nothing from an impact assessment, which asks before it is left', async () => {
    const [update] = await ada.send<RegulatoryUpdate[]>('GET', '/api/regulatory-intelligence/updates')
    const { id } = await ada.send<Assessment>('POST', '/api/impact-assessments', { updateId: update?.id })
    const theirs = (given: object) => ada.send<Assessment>('PUT', `/api/impact-assessments/${id}`, given)
    await open(`/impact-assessments/${id}`)
    const rationale = page.getByLabel('Rationale')
    await rationale.fill('Mine')
    await theirs({ revision: 1, state: 'in-progress' })
    const loadedAgain = page.waitForResponse(
      (response) =>
        response.request().method() === 'GET' && response.url().endsWith(`/api/impact-assessments/${id}`),
    )
    await button('Save').click()
    await page
      .getByText(/^Someone else has changed this/)
      .first()
      .waitFor()
    await (await loadedAgain).finished()
    expect(await rationale.inputValue()).toBe('Mine')

    await page.getByRole('link', { name: 'Impact Assessments' }).first().click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Cancel', exact: true }).click()
    await button('Load current values').click()
    await rationale.fill('Both')
    await button('Save').click()
    await expect
      .poll(() => ada.send('GET', `/api/impact-assessments/${id}`))
      .toMatchObject({ state: 'in-progress', rationale: 'Both' })

    await rationale.fill('Not any more')
    await button('Delete').click()
    const deleting = page.getByRole('dialog').last()
    await deleting.getByRole('textbox').fill('Begun by mistake')
    await deleting.getByRole('button', { name: /^Delete/ }).click()
    await page.waitForURL('**/impact-assessments')
  })

  it('takes nothing that is typed into the settings while they are saved', async () => {
    await open('/admin/settings')
    const name = page.getByRole('textbox', { name: 'Organisation name' })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/settings', async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    const asked = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/api/settings'),
    )
    await name.fill('First')
    await button('Save settings').click()
    await asked
    await name.fill('Second')
    release()
    await page.getByText('Settings saved', { exact: true }).first().waitFor()
    expect(await name.inputValue()).toBe('Second')
    await button('Save settings').click()
    await expect.poll(() => ada.send('GET', '/api/settings')).toMatchObject({ organisationName: 'Second' })
  })

  it('takes nothing from a sheet whose session has ended: what was typed since is there after signing in', async () => {
    const devices = [await ada.createMaster(), await ada.createMaster()]
    const body = { country: 'EU', masterDiIds: devices.map((device) => device.id) }
    const made = await ada.send<{ id: number }>('POST', '/api/submission-sheets', body)
    const sheet = await ada.send<SubmissionSheet>('POST', `/api/submission-sheets/${made.id}/drafts`, {})
    await open(`/submissions/sheet/${made.id}`)
    const heads = page.getByRole('columnheader')
    await heads.filter({ hasText: 'Reference / Catalogue Number' }).waitFor()
    const column = (await heads.allTextContents()).findIndex((head) => head.startsWith('Reference')) - 1
    const cell = page.locator(`[data-row="2"][data-column="${column}"]`)
    const typeAfterTheEnd = async (value: string) => {
      await cell.click()
      await inBrowser('POST', '/api/auth/logout')
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
      await page.getByText('Your session has ended', { exact: true }).waitFor()
    }
    await typeAfterTheEnd('REF-1')
    await signIn()
    await page.getByText(/^A sheet had unsaved input/).waitFor()
    await button('Continue editing').click()
    await page.getByText('One cell restored from before your session ended').first().waitFor()
    await page.getByText('All changes saved').waitFor()
    expect(await cell.textContent()).toContain('REF-1')

    await typeAfterTheEnd('REF-2')
    await signIn()
    await page.getByText(/^A sheet had unsaved input/).waitFor()
    for (const { submissionId } of sheet.groups.flatMap((group) => group.devices))
      await inBrowser('PUT', `/api/submissions/${submissionId}`, { brandName: 'Theirs' })
    await button('Continue editing').click()
    await page
      .getByText('One cell could not be restored: the submission has changed since.')
      .first()
      .waitFor()
    await page.getByText('All changes saved').waitFor()
    expect(await page.getByText(/0 cells/).count()).toBe(0)
    expect(await cell.textContent()).toContain('REF-1')
  })

  it('leads back to the check of a file that was open when the session ended', async () => {
    await open('/master-di/bulk-upload')
    const rows = ['deviceNumber,deviceName,manufacturerName,targetCountries,Foo', 'F-1,Stent,Example,EU,A4']
    await page.getByLabel('Drop a CSV, Excel or AccessGUDID XML file here').setInputFiles({
      ...{ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) },
    })
    const check = page.getByRole('region', { name: 'Check of list.csv' })
    await check.waitFor()
    // A session of a browser is bound to its cookie.
    await inBrowser('POST', '/api/auth/logout')
    await button('Import 1 row').click()
    await page.getByText('Your session has ended', { exact: true }).waitFor()
    await signIn()
    await page.getByText('You asked for /master-di/bulk-upload').waitFor()
    await button('Open it').click()
    await check.waitFor()
    await button('Import 1 row').click()
    await page.getByRole('link', { name: /^Show the (1 )?imported record/ }).waitFor()
  })

  /** With the session of the page, whichever that is by now. */
  const inBrowser = (method: string, path: string, body: object = {}) =>
    page.evaluate(
      async (asked) => {
        const headers = {
          authorization: `Bearer ${localStorage.getItem('authToken')}`,
          'content-type': 'application/json',
        }
        const init = { method: asked.method, headers, body: JSON.stringify(asked.body) }
        const answer = await fetch(asked.path, init)
        if (!answer.ok) throw new Error(`${asked.path}: ${answer.status}`)
      },
      { method, path, body },
    )

  async function signIn() {
    await page.getByRole('link', { name: 'Sign In', exact: true }).first().click()
    await page.getByLabel('Email or username').fill('ada')
    await page.getByLabel(/^Password/).fill(password)
    await button('Sign In').click()
  }
})
