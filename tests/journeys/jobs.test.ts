import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { expectSchemaValid } from '#tests/eu-schema.ts'
import { euSubmissionInput, uniqueGtin } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import { type Hand, keyboard, mouse } from './hands.ts'
import { type KnownPerson, register, signInBrowser, startVisit, type Visit } from './person.ts'

describe.skipIf(!chromiumPath)('the jobs', () => {
  let visit: Visit
  let page: Page
  let hand: Hand
  let grace: KnownPerson
  let gracePage: Page
  let author: KnownPerson
  beforeAll(async () => {
    visit = await startVisit('grace')
    grace = visit.person
    gracePage = visit.page
    author = await register(visit.hub.address, 'ada')
    page = await visit.browser.newPage({ viewport: { width: 1440, height: 1000 }, acceptDownloads: true })
    await signInBrowser(page, visit.hub.address, author)
    page.setDefaultTimeout(8000); page.on('pageerror', (e) => process.stderr.write('PE ' + e.stack + '\n')); page.on('response', (r) => { if (r.request().method() !== 'GET') process.stderr.write(r.request().method() + ' ' + r.url() + ' ' + r.status() + '\n') })
    gracePage.setDefaultTimeout(8000)
  })
  afterAll(() => visit?.end())
  const say = async (at: Page) => {
    await at.screenshot({ path: '/tmp/end.png', fullPage: true })
    process.stderr.write(`${hand.way}: ${hand.clicks} clicks, ${hand.typed} typed, ${at.url()}\n`)
    process.stderr.write((await at.locator('body').ariaSnapshot()).slice(0, 9000))
  }

  it('new version', async () => {
    hand = process.env.KB ? keyboard(page) : mouse(page)
    let at = page
    try {
      const { record, submission } = await story()
      await page.goto(`${visit.hub.address}/master-di/records/${record.id}`)
      await hand.click(page.getByRole('button', { name: 'Create New Version' }))
      const dialog = page.getByRole('dialog', { name: 'Create New Version' })
      await hand.write(dialog.getByLabel('Change comment'), 'New trade name')
      await hand.click(dialog.getByRole('button', { name: 'Continue' }))
      await hand.write(page.getByRole('textbox', { name: 'Brand Name' }), 'Second')
      await hand.click(page.getByRole('button', { name: 'Create and send for approval…' }))
      const send = page.getByRole('dialog', { name: 'Send for Approval' })
      await send.getByRole('combobox').first().waitFor()
      await hand.write(send.getByLabel('Due date'), '2999-12-31')
      await hand.click(send.getByRole('button', { name: 'Send for Approval' }))
      await page.getByText('Pending approval').first().waitFor()
      await gracePage.goto(visit.hub.address)
      hand = Object.assign(process.env.KB ? keyboard(gracePage) : mouse(gracePage), { clicks: hand.clicks, typed: hand.typed })
      at = gracePage
      await hand.click(gracePage.getByRole('button', { name: 'Notifications' }))
      await hand.click(gracePage.getByRole('dialog').getByRole('link', { name: /Decision needed/ }).or(gracePage.getByRole('menuitem', { name: /Decision needed/ })).first())
      await hand.click(gracePage.getByRole('dialog').getByRole('button', { name: 'Approve' }))
      await gracePage.getByText('Change Approved').first().waitFor()
      at = page
      hand = Object.assign(process.env.KB ? keyboard(page) : mouse(page), { clicks: hand.clicks, typed: hand.typed })
      await page.goto(visit.hub.address)
      await hand.click(page.getByRole('button', { name: 'Notifications' }))
      await hand.click(page.getByRole('dialog').getByRole("link", { name: /approved/ }).or(page.getByRole('menuitem', { name: /approved/ })).first())
      await hand.click(page.getByRole('button', { name: /create the update file/ }))
      await page.waitForURL(/package=/)
    } finally {
      await say(at)
    }
  })

  async function story() {
    const udiDi = uniqueGtin()
    const { tradeNames: _own, ...input } = euSubmissionInput({}) as Record<string, unknown>
    const record = await author.createMaster({ deviceName: 'Pump', udiDi, brandName: 'First', targetCountries: ['EU'] })
    await author.send('POST', '/api/submissions/copies', { masterDiIds: [record.id], countries: ['EU'] })
    const [submission] = await author.send<Submission[]>('GET', `/api/submissions?masterDiId=${record.id}`)
    if (!submission) throw new Error('No submission')
    const { registrationType: _t, ...rest } = input
    await author.send('PUT', `/api/submissions/${submission.id}`, { ...rest, udiDi, deviceName: 'Pump' })
    await author.send('POST', `/api/submissions/${submission.id}/validate`)
    const sent = await author.send<{ id: number; files: { id: number }[] }>('POST', '/api/export', { submissionIds: [submission.id] })
    await author.send('POST', '/api/export/sent', { packageIds: [sent.id], sent: true })
    const { acknowledgementOf } = await import('#tests/exchange-answers.ts')
    const headers = { authorization: `Bearer ${author.token}` }
    for (const file of sent.files) {
      const xml = await (await fetch(`${visit.hub.address}/api/export/files/${file.id}/content`, { headers })).text()
      const form = new FormData()
      form.append('file', new Blob([acknowledgementOf(xml, () => undefined)], { type: 'application/xml' }), 'answer.xml')
      await fetch(`${visit.hub.address}/api/export/answers`, { method: 'POST', body: form, headers })
    }
    return { record, submission }
  }
})
