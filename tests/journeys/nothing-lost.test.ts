import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import { type KnownPerson, password, register, signInBrowser, startVisit, type Visit } from './person.ts'

/** What a person has typed stays hers: when the session ends, when somebody was quicker, when no answer comes. */
describe.skipIf(!chromiumPath)('a form, when saving does not go', () => {
  let visit: Visit
  let page: Page
  let ada: KnownPerson
  let last: MasterRecord

  const open = (path: string) => page.goto(visit.hub.address + path)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })

  beforeAll(async () => {
    visit = await startVisit('ada')
    ada = visit.person
    // A context of its own, for a second tab.
    page = await (await visit.browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage()
    await signInBrowser(page, visit.hub.address, ada)
    last = await ada.createMaster({ deviceNumber: 'N-4' })
  })
  afterAll(async () => {
    await visit?.end()
  })

  it('keeps what was typed, and says so for longer than a toast, when no answer comes', async () => {
    await open('/master-di/create')
    await field('Device Number').fill('N-1')
    await field('Device Name').fill('Catheter')
    await field('Manufacturer Name').fill('Example Devices')
    await page.getByRole('checkbox', { name: /European Union/ }).check()
    await page.context().setOffline(true)
    await button('Create Master DI').click()
    const status = page.getByRole('status').filter({ hasText: 'Failed to save Master DI record' })
    // Two sentences, not one run into the other.
    await status.getByText('The server did not answer', { exact: true }).waitFor()
    await status.getByText(/^Nothing was saved\./).waitFor()
    // Known at once, not with the next look at the server's health.
    await page.getByText('Offline', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Close notification' }).click()
    expect(await status.count()).toBe(1)
    expect(await field('Device Number').inputValue()).toBe('N-1')

    await page.context().setOffline(false)
    await button('Create Master DI').click()
    await page.getByRole('link', { name: 'N-1', exact: true }).waitFor()
  })

  it('saves once, however often the button is pressed', async () => {
    await open('/master-di/create')
    await field('Device Number').fill('N-5')
    await field('Device Name').fill('Guide wire')
    await field('Manufacturer Name').fill('Example Devices')
    await page.getByRole('checkbox', { name: /European Union/ }).check()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/master-di')) sent.push(request.url())
    })
    await button('Create Master DI').dblclick()
    await page.getByRole('link', { name: 'N-5', exact: true }).waitFor()
    expect(sent).toHaveLength(1)
  })

  it('puts together what two people changed at once, and asks about what both did', async () => {
    const { id } = await ada.createMaster({ deviceNumber: 'N-7', modelNumber: 'Old', brandName: 'Old' })
    await open(`/master-di/edit/${id}`)
    await field('Brand Name').fill('Mine')
    await field('Model Number').fill('Mine')
    await field('Reason for the change').fill('The new label')
    await ada.send('PUT', `/api/master-di/${id}`, { modelNumber: 'Theirs', catalogueNumber: 'REF-7' })
    await button('Update Master DI').click()
    const panel = page.getByRole('alert').filter({ hasText: 'Someone else has changed this record' })
    await panel.getByText('Changes by Ada Lindgren that will be kept: Catalogue Number.').waitFor()
    await panel.getByRole('radio', { name: 'Use the saved value for Model Number' }).check()
    await button('Continue with merged values').click()
    await expect.poll(() => field('Model Number').inputValue()).toBe('Theirs')
    expect(await field('Brand Name').inputValue()).toBe('Mine')
    await button('Update Master DI').click()
    await page.waitForURL('**/master-di/records')
    expect(await ada.send('GET', `/api/master-di/${id}`)).toMatchObject({
      ...{ brandName: 'Mine', modelNumber: 'Theirs', catalogueNumber: 'REF-7' },
    })
  })

  it('keeps what was typed when somebody else was quicker, until the current values are asked for', async () => {
    const { id } = await ada.createMaster({ deviceNumber: 'N-2' })
    await open(`/master-di/edit/${id}`)
    await field('Brand Name').fill('Mine')
    await field('Reason for the change').fill('The new label')
    await ada.send('PUT', `/api/master-di/${id}`, { modelNumber: 'Theirs' })
    const loadedAgain = page.waitForResponse((response) => response.url().endsWith(`/api/master-di/${id}`))
    await button('Update Master DI').click()
    const panel = page.getByRole('alert').filter({ hasText: 'Someone else has changed this record' })
    await panel.waitFor()
    await (await loadedAgain).finished()
    expect(await field('Brand Name').inputValue()).toBe('Mine')

    await button('Discard my input').click()
    await expect.poll(() => field('Model Number').inputValue()).toBe('Theirs')
    expect(await field('Brand Name').inputValue()).toBe('')
    await field('Brand Name').fill('Mine')
    await field('Reason for the change').fill('The new label')
    await button('Update Master DI').click()
    await page.waitForURL('**/master-di/records')
    expect(await ada.send('GET', `/api/master-di/${id}`)).toMatchObject({
      brandName: 'Mine',
      modelNumber: 'Theirs',
    })
  })

  it('overwrites nothing of a colleague in a submission, however often it is saved', async () => {
    const { id: record } = await ada.createMaster({ deviceNumber: 'N-6', deviceName: 'Needle' })
    const { id } = await ada.send<{ id: number }>('POST', '/api/submissions', {
      masterDiId: record,
      ...{ deviceName: 'Needle', riskClass: 'class-i', intendedUse: 'Draws blood' },
    })
    await open(`/country-specific/EU/${record}?submission=${id}`)
    await field('Brand Name').fill('Mine')
    await ada.send('PUT', `/api/submissions/${id}`, { modelNumber: 'Theirs' })
    const panel = page.getByRole('alert').filter({ hasText: 'Someone else has changed this submission' })
    for (const attempt of ['first', 'second']) {
      // Not of the working copy, which is kept meanwhile.
      const answered = (method: string) =>
        page.waitForResponse(
          (response) =>
            response.request().method() === method && response.url().endsWith(`/api/submissions/${id}`),
        )
      const refused = answered('PUT')
      const loadedAgain = answered('GET')
      await button('Save changes').click()
      expect((await refused).status(), attempt).toBe(409)
      await (await loadedAgain).finished()
      await panel.waitFor()
      expect(await field('Brand Name').inputValue()).toBe('Mine')
    }
    await panel.getByText('Changes by Ada Lindgren that will be kept: Model Number.').waitFor()
    await button('Continue with merged values').click()
    await expect.poll(() => field('Model Number').inputValue()).toBe('Theirs')
    expect(await field('Brand Name').inputValue()).toBe('Mine')
    await button('Save changes').click()
    await page.getByText('Submission saved', { exact: true }).first().waitFor()
    const both = { brandName: 'Mine', modelNumber: 'Theirs' }
    expect(await ada.send('GET', `/api/submissions/${id}`)).toMatchObject(both)
  })

  it('keeps of a refused submission what was typed, not what a colleague has changed', async () => {
    const { id: record } = await ada.createMaster({ deviceNumber: 'N-8', deviceName: 'Cannula' })
    const { id } = await ada.send<{ id: number }>('POST', '/api/submissions', {
      masterDiId: record,
      ...{ deviceName: 'Cannula', riskClass: 'class-i', intendedUse: 'Gives access' },
    })
    const form = `/country-specific/EU/${record}?submission=${id}`
    await open(form)
    await field('Brand Name').fill('Mine')
    await ada.send('PUT', `/api/submissions/${id}`, { modelNumber: 'Theirs' })
    await button('Save changes').click()
    await page.getByText('Changes by Ada Lindgren that will be kept: Model Number.').waitFor()
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('working-cop'),
    )
    await page.getByRole('link', { name: 'Cancel', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await (await kept).finished()

    await open(form)
    await page.getByText('The submission has been saved by someone since then.').waitFor()
    expect(await field('Brand Name').inputValue()).toBe('Mine')
    expect(await field('Model Number').inputValue()).toBe('Theirs')
    await button('Save changes').click()
    await page.getByText('Submission saved', { exact: true }).first().waitFor()
    const both = { brandName: 'Mine', modelNumber: 'Theirs' }
    expect(await ada.send('GET', `/api/submissions/${id}`)).toMatchObject(both)
  })

  it('overwrites nothing of a colleague in manual entry either', async () => {
    const { id: masterDiId } = await ada.createMaster({ deviceNumber: 'N-70', deviceName: 'Lancet' })
    const { id } = await ada.send<{ id: number }>('POST', '/api/submissions', {
      ...euSubmissionInput({ masterDiId, deviceName: 'Lancet' }),
    })
    await open(`/multi-country-udi?view=eudamed&tab=entry&entry=${id}`)
    const text = (label: RegExp) => page.getByRole('textbox', { name: label })
    await text(/^Brand Name/).fill('Mine')
    await ada.send('PUT', `/api/submissions/${id}`, { modelNumber: 'Theirs' })
    await button('Save submission').click()
    await button('Continue with merged values').click()
    await expect.poll(() => text(/^Model Number/).inputValue()).toBe('Theirs')
    expect(await text(/^Brand Name/).inputValue()).toBe('Mine')
  })

  it('keeps what is typed while a save is under way, and a form whose submission cannot be loaded anew', async () => {
    const { id: record } = await ada.createMaster({ deviceNumber: 'N-9', deviceName: 'Trocar' })
    const { id } = await ada.send<{ id: number }>('POST', '/api/submissions', {
      masterDiId: record,
      ...{ deviceName: 'Trocar', riskClass: 'class-i', intendedUse: 'Gives access' },
    })
    await open(`/country-specific/EU/${record}?submission=${id}`)
    await field('Brand Name').fill('Mine')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const address = new RegExp(`/api/submissions/${id}$`)
    await page.route(address, async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    const asked = page.waitForRequest((request) => request.method() === 'PUT' && address.test(request.url()))
    await button('Save changes').click()
    await asked
    await field('Reference / Catalogue Number').fill('REF-9')
    release()
    await page.getByText('Submission saved', { exact: true }).first().waitFor()
    await page.unroute(address)
    await page
      .getByText(/unsaved changes/i)
      .first()
      .waitFor()
    expect(await field('Reference / Catalogue Number').inputValue()).toBe('REF-9')
    expect(await ada.send('GET', `/api/submissions/${id}`)).toMatchObject({ brandName: 'Mine' })

    await ada.send('PUT', `/api/submissions/${id}`, { modelNumber: 'Theirs' })
    const loaded = new RegExp(`/api/(submissions/${id}|master-di/${record})$`)
    await page.route(loaded, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    const failed = [id, record].map((of) =>
      page.waitForResponse((response) => response.status() === 503 && response.url().endsWith(`/${of}`)),
    )
    await button('Save changes').click()
    for (const response of failed) await (await response).finished()
    await page.getByText('Changes by Ada Lindgren that will be kept: Model Number.').waitFor()
    expect(await field('Reference / Catalogue Number').inputValue()).toBe('REF-9')
    await page.unroute(loaded)
  })

  it('brings back what was typed after the session ended', async () => {
    const { id } = await ada.createMaster({ deviceNumber: 'N-3', deviceName: 'Stent' })
    await open(`/master-di/edit/${id}`)
    await field('Device Name').fill('Stent, coated')
    await page.getByRole('checkbox', { name: /United States/ }).check()
    await field('Reason for the change').fill('A coating came')
    await ada.send('POST', '/api/auth/logout')
    await button('Update Master DI').click()
    await page.getByText('Your session has ended', { exact: true }).waitFor()

    await signIn('ada')
    await page.getByText('a form had unsaved input').waitFor()
    await button('Continue editing').click()
    await page.getByText('Your unsaved input was restored').waitFor()
    expect(await field('Device Name').inputValue()).toBe('Stent, coated')
    expect(await field('Reason for the change').inputValue()).toBe('A coating came')
    await button('Update Master DI').click()
    await page.getByRole('link', { name: 'N-3', exact: true }).waitFor()
    await page.getByRole('cell', { name: 'Stent, coated', exact: true }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('keptInput'))).toBeNull()
  })

  it('offers the page whose session ended, or that a link led to, after signing in', async () => {
    await page.evaluate(() => localStorage.removeItem('authToken'))
    await page.goto(`${visit.hub.address}/readiness?country=US`)
    await page.getByText('Sign in to go on to the page you asked for.').waitFor()
    await signIn('ada')
    await page.getByText('You asked for /readiness?country=US before you signed in.').waitFor()
    await button('Open it').click()
    await page.getByRole('heading', { level: 1, name: 'Readiness' }).waitFor()
    expect(new URL(page.url()).search).toBe('?country=US')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(await page.getByText('You asked for').count()).toBe(0)
  })

  it('shows nobody what another person had typed, when signing out in another tab took the form away', async () => {
    await open(`/master-di/edit/${last.id}`)
    await field('Device Name').fill('Only mine')
    const other = await page.context().newPage()
    await other.goto(`${visit.hub.address}/logout`)
    await other.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.getByRole('link', { name: 'Sign In', exact: true }).first().waitFor()
    await other.close()
    expect(await page.evaluate(() => sessionStorage.getItem('keptInput'))).toContain('Only mine')

    await register(visit.hub.address, 'bosse')
    await signIn('bosse')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(await page.getByText('a form had unsaved input').count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('keptInput'))).toBeNull()
  })

  async function signIn(username: string) {
    await page.getByRole('link', { name: 'Sign In', exact: true }).first().click()
    await page.getByLabel('Email or username').fill(username)
    await page.getByLabel(/^Password/).fill(password)
    await button('Sign In').click()
  }
})
