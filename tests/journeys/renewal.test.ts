import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Certificate } from '#core/contract/certificates.ts'
import type { RimOverview, RimSubmission } from '#core/contract/rim.ts'
import { certificateHit } from '../certificate-answers.ts'
import { euSubmissionInput } from '../factories.ts'
import { operatorInput } from '../operator-factories.ts'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { type RunningHub, startHub } from './hub.ts'
import { type KnownPerson, register, signInBrowser } from './person.ts'

/**
 * A certificate runs out: the hub begins its renewal, two people work on it, an authority asks, documents get versions, the
 * new certificate is read, and the project ends (decision D140). After each step other screens say the same.
 */
describe.skipIf(!chromiumPath)('the renewal of a certificate', () => {
  const srn = 'DE-MF-000000077'
  const number = 'G1-0001'
  const name = `Renewal of certificate ${number}`
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const expires = inDays(100)
  let hub: RunningHub
  let browser: Browser
  let ada: KnownPerson
  let grace: KnownPerson
  let page: Page
  let hers: Page
  let project: RimSubmission
  let clicks = 0

  beforeAll(async () => {
    hub = await startHub()
    browser = await startBrowser()
    ada = await register(hub.address, 'ada')
    grace = await register(hub.address, 'grace')
    const users = await ada.send<{ id: number; username: string }[]>('GET', '/api/admin/users')
    const { id } = users.find(({ username }) => username === 'grace') ?? { id: 0 }
    await ada.send('PUT', `/api/admin/users/${id}`, { firstName: 'Grace', lastName: 'Hopper' })
    await ada.send('POST', '/api/actors', operatorInput({ srn }))
    const master = await ada.createMaster()
    const certificates = [
      {
        ...{
          certificateType: 'MDR_TECHNICAL_DOCUMENTATION',
          notifiedBody: '0123',
          certificateNumber: number,
        },
        expiryDate: expires,
      },
    ]
    await ada.send('POST', '/api/submissions', {
      ...euSubmissionInput(),
      masterDiId: master.id,
      certificates,
    })
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.stop()
  })

  const open = (path: string, on = page) => on.goto(hub.address + path)
  const click = async (button: ReturnType<Page['getByRole']>) => {
    clicks += 1
    await button.click()
  }
  const dialog = (on = page) => on.getByRole('dialog')
  const tab = (title: string, on = page) => click(on.getByRole('tab', { name: title }))
  const work = async (who: KnownPerson) =>
    (await who.send<{ lines: { kind: string }[] }>('GET', '/api/my-work')).lines.map(({ kind }) => kind)
  const counters = () => ada.send<RimOverview>('GET', '/api/rim/overview')
  const read = async (hit: object) => {
    await open('/eudamed-import')
    await page.locator('input[type=file]').setInputFiles({
      name: 'certificates.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(hit)),
    })
    await page.getByText('1 certificate was kept').first().waitFor()
  }

  it('begins by itself, and says so under the bell, at the certificate and on the dashboard', async () => {
    page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signInBrowser(page, hub.address, ada)
    await read(certificateHit(srn, { expiryDate: `${expires}T00:00:00` }))
    expect(await work(ada)).toContain('register-certificates-within-180-days')
    // The next round of the hub: here its next start.
    hub = await hub.restart()
    for (const who of [ada, grace]) who.moveTo(hub.address)
    await expect
      .poll(async () => (await ada.send<RimSubmission[]>('GET', '/api/rim/submissions')).length)
      .toBe(1)
    ;[project] = await ada.send<[RimSubmission]>('GET', '/api/rim/submissions')
    expect(project).toMatchObject({ productName: name, devices: 1, markets: ['EU'], tasks: 3, ownerId: null })
    expect(await work(ada)).not.toContain('register-certificates-within-180-days')
    await signInBrowser(page, hub.address, ada)
    await open('/')
    await click(page.getByRole('button', { name: /^Notifications/ }))
    await page.getByText('A renewal has begun').first().waitFor()
    await open('/simple-rim')
    await page.getByRole('region', { name: 'Recent Submissions' }).getByRole('link', { name }).waitFor()
    const [shown] = await ada.send<[Certificate]>('GET', '/api/register-certificates')
    expect(shown.renewalId).toBe(project.id)
    await open(`/register-certificates?certificate=${shown.id}`)
    await click(dialog().getByRole('link', { name: 'Open the renewal in Simple RIM' }))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText('1 device · EU').first().waitFor()
    await page.getByText('Started automatically by the hub.').waitFor()
  })

  it('gets an owner and a second person with a task, which she completes', async () => {
    await click(page.getByRole('button', { name: 'Edit', exact: true }))
    await click(dialog().getByRole('combobox', { name: 'Owner' }))
    await click(page.getByRole('option', { name: 'Ada Lindgren' }))
    await click(dialog().getByRole('button', { name: 'Save' }))
    await page.getByText('Ada Lindgren').first().waitFor()
    await tab('Tasks')
    await click(page.getByRole('button', { name: 'Actions for Apply for the renewal' }))
    await click(page.getByRole('menuitem', { name: 'Edit' }))
    await click(dialog().getByRole('combobox', { name: 'Owner' }))
    await click(page.getByRole('option', { name: 'Grace Hopper' }))
    await click(dialog().getByRole('button', { name: 'Save' }))
    await page.getByText('Owner: Grace Hopper', { exact: false }).first().waitFor()
    expect(await work(grace)).toContain('tasks-within-7-days')
    hers = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signInBrowser(hers, hub.address, grace)
    await open('/my-work', hers)
    await click(hers.getByRole('link', { name: /of your tasks/ }).first())
    await click(hers.getByRole('link', { name }).first())
    await click(hers.getByRole('checkbox', { name: 'Mark “Apply for the renewal” as done' }))
    await hers.getByText('1 of 3 done').first().waitFor()
    expect(await work(grace)).not.toContain('tasks-within-7-days')
    await page.reload()
    await tab('Overview')
    await page.getByText('1 of 3 are done', { exact: false }).waitFor()
    expect(await page.getByRole('progressbar').first().getAttribute('aria-valuenow')).toBe('33')
  })

  it('answers a question of the notified body in time', async () => {
    await tab('Tasks')
    await click(page.getByRole('button', { name: 'Add authority question' }))
    await dialog().getByRole('textbox', { name: 'Title' }).fill('Which standards were applied?')
    await dialog().getByRole('textbox', { name: 'Due Date' }).fill(inDays(5))
    await click(dialog().getByRole('button', { name: 'Create' }))
    await dialog().waitFor({ state: 'hidden' })
    await open('/simple-rim')
    const counted = page.getByRole('region', { name: 'Projects' })
    await counted.getByRole('button', { name: /Open Questions\s*1/ }).waitFor()
    await open(`/simple-rim/projects/${project.id}?tab=tasks`)
    await click(page.getByRole('checkbox', { name: 'Mark “Which standards were applied?” as done' }))
    await dialog().getByRole('textbox', { name: 'Answer' }).fill('EN 60601-1, listed in section 4.')
    await click(dialog().getByRole('button', { name: 'Save' }))
    await dialog().waitFor({ state: 'hidden' })
    await page.getByText('EN 60601-1, listed in section 4.').waitFor()
    expect((await ada.send<{ openQuestions: number }>('GET', '/api/rim/figures')).openQuestions).toBe(0)
  })

  it('keeps a document with two versions', async () => {
    await tab('Documents')
    await click(page.getByRole('button', { name: 'New document…' }))
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Technical documentation')
    await click(dialog().getByRole('button', { name: 'Create' }))
    const card = page.getByRole('article', { name: 'Technical documentation' })
    await card.getByText('No file yet.').waitFor()
    const file = (text: string) => ({
      name: 'Техническая документация <1>.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })
    await card.locator('input[type=file]').setInputFiles(file(''))
    await card.getByText('The file is empty').waitFor()
    for (const version of [1, 2]) {
      await card.locator('input[type=file]').setInputFiles(file(`state ${version}`))
      await card.getByText(`Version ${version}`, { exact: true }).waitFor()
    }
    expect(await card.getByText(/^SHA-256 [0-9a-f]{64}$/).count()).toBe(2)
    const [shown] = await ada.send<[RimSubmission]>('GET', '/api/rim/submissions')
    expect(shown.documents).toBe(1)
  })

  it('proposes to end when the new certificate is read, and is approved', async () => {
    await read(
      certificateHit(srn, { expiryDate: `${inDays(1900)}T00:00:00`, versionNumber: 2, revisionNumber: '2' }),
    )
    await open(`/simple-rim/projects/${project.id}`)
    await page.getByText(`EUDAMED now shows certificate ${number}`, { exact: false }).waitFor()
    expect(await counters()).toMatchObject({ activeSubmissions: 1, successRate: null })
    await click(page.getByRole('button', { name: 'Complete the renewal…' }))
    await dialog().getByText('2 tasks of the project are still open', { exact: false }).waitFor()
    await click(dialog().getByRole('button', { name: 'Complete' }))
    await page.getByText('Renewal completed').first().waitFor()
    await page.getByText('Approved', { exact: true }).first().waitFor()
    expect(await page.getByText(/days? left$/).count()).toBe(0)
    expect(await counters()).toMatchObject({ activeSubmissions: 0, overdueTasks: 0, successRate: 100 })
    const [shown] = await ada.send<[Certificate]>('GET', '/api/register-certificates')
    expect(shown).toMatchObject({ expiryDate: inDays(1900), validity: 'later', renewalId: null })
    await tab('History')
    const history = page.getByRole('list', { name: 'History of the project' })
    await history.getByText('The hub', { exact: true }).first().waitFor()
    expect(await history.getByRole('listitem').count()).toBeGreaterThan(8)
    await open('/simple-rim?tab=analytics')
    await click(page.getByRole('region', { name: 'Analytics' }).getByRole('button', { name: /Success Rate/ }))
    await page.getByRole('article', { name }).waitFor()
    process.stderr.write(`a renewal from its beginning to its end: ${clicks} clicks\n`)
    expect(clicks).toBeLessThanOrEqual(35)
  })
})
