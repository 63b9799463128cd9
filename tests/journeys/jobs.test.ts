import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { expectSchemaValid } from '#tests/eu-schema.ts'
import { amount } from '../amount.ts'
import { productLines } from '../fifty-devices.ts'
import { chromiumPath } from './browser.ts'
import { type Desk, fifty, type JobsHub, oneDevice, startJobsHub, twoHundred, type Way } from './jobs-hub.ts'
import { foundShown } from './seen.ts'

/** By keyboard alone, on a telephone and at 200 % in the soak. */
const ways: readonly Way[] = [
  { way: 'mouse', width: 1440 },
  { way: 'keyboard', width: 1440 },
  { way: 'mouse', width: 390 },
  { way: 'mouse', width: 720, zoom: 2 },
]

/**
 * The jobs people come for, from the dashboard to the file, with what each costs: at most so many clicks (choices and
 * keys that act are clicks) and fields typed. bench/RESULTS.md keeps what they print.
 */
describe.skipIf(!chromiumPath).each(ways.slice(0, amount(1, ways.length)))(
  'the jobs by $way, $width wide',
  (how) => {
    let hub: JobsHub
    let me: Desk
    let approver: Desk
    beforeAll(async () => {
      hub = await startJobsHub(how)
      me = await hub.desk()
      approver = await hub.approversDesk()
      const shared = { legislation: 'MDR', notifiedBodyNumber: '0123', marketCountries: ['DE', 'FR'] }
      const qms = 'EU Quality Management System Certificate (MDR Annex IX)'
      await hub.storeOperator(oneDevice.manufacturer, { srn: 'DE-MF-000012345', ...shared }, qms)
      const product = 'EU Technical Documentation Assessment Certificate (MDR)'
      await hub.storeOperator(fifty.manufacturer, { srn: 'DE-MF-000012346', ...shared }, product)
    })
    afterAll(async () => {
      await hub?.end()
      expect(hub.problems).toEqual([])
    })

    beforeEach(() => {
      for (const { hand } of [me, approver]) Object.assign(hand, { clicks: 0, typed: 0 })
    })

    const costs = (job: string, most: { clicks: number; typed: number }) => {
      const clicks = me.hand.clicks + approver.hand.clicks
      const typed = me.hand.typed + approver.hand.typed
      const zoomed = how.zoom === undefined ? '' : ` at ${how.zoom * 100} %`
      process.stderr.write(`${job} | ${how.way} ${how.width}${zoomed} | ${clicks} | ${typed} |\n`)
      // The navigation of a narrow screen is opened first.
      const opened = how.width < 1024 ? 1 : 0
      expect(clicks).toBeLessThanOrEqual(most.clicks + opened)
      expect(typed).toBeLessThanOrEqual(most.typed)
    }
    const goToRecords = async ({ page, hand }: Desk) => {
      const entry = page.getByRole('link', { name: /^Master DI Records/ })
      const menu = page.getByRole('button', { name: 'Open navigation' })
      await page.getByRole('banner').waitFor()
      if (await menu.isVisible()) await hand.click(menu)
      await hand.click(entry)
    }
    /** The UDI-DIs' count, the Basic UDI-DIs and the EMDN codes of a package whose files the schema accepts. */
    const packageOf = async (page: Page, act: () => Promise<void>) => {
      const downloading = page.waitForEvent('download', { timeout: 90_000 })
      await act()
      const file = await downloading.catch(async (error: Error) => {
        const said = (await page.getByRole('main').textContent()) ?? ''
        throw new Error(`${error.message}\nThe page says: ${said.slice(0, 1000)}`)
      })
      const bytes = await buffer(await file.createReadStream())
      const files = await readZip(bytes, (name) => name.endsWith('.xml'), 50_000_000)
      const texts = files.map(({ content }) => content.toString('utf8'))
      for (const xml of texts) await expectSchemaValid(xml)
      const all = texts.join('')
      const matches = (pattern: RegExp) => [...all.matchAll(pattern)].map((match) => match[1] ?? '')
      return {
        devices: matches(/(<\w+:MDNCodes>)/g).length,
        basicUdiDis: new Set(matches(/basicUDIIdentifier>\s*<[\w:]+DICode>([^<]+)</g)).size,
        emdnCodes: new Set(matches(/<\w+:MDNCodes>([^<]+)</g)),
      }
    }
    const inSheet = async (column: string, text: string) => me.hand.cell('All devices', column, text)

    it('one device of class IIa from a spreadsheet to a EUDAMED file', async () => {
      const { page, hand } = me
      await goToRecords(me)
      await hand.click(page.getByRole('button', { name: 'Bulk Upload' }))
      await hand.click(page.getByRole('menuitem', { name: 'Upload CSV' }))
      await hand.pick(page.getByRole('button', { name: 'Choose file' }), oneDevice.file)
      await hand.click(page.getByRole('button', { name: 'Import 1 row' }))
      await hand.click(page.getByRole('button', { name: 'EU submissions (1)' }))
      await hand.click(page.getByRole('button', { name: 'Create 1 draft' }))
      await inSheet('Device status', 'On the market')
      await hand.click(page.getByRole('button', { name: 'Use all' }))
      await inSheet('Declarations checked', 'Yes')
      await inSheet('Markets where', 'DE|yes; FR')
      await page.getByText('All changes saved').waitFor()
      await hand.click(page.getByRole('button', { name: 'Validate 1 submission' }))
      await page.getByText('1 of 1 validated').waitFor()
      const made = await packageOf(page, () =>
        hand.click(page.getByRole('button', { name: 'Export 1 device' })),
      )
      expect(made.devices).toBe(1)
      costs('One device, spreadsheet to file', { clicks: 15, typed: 5 })
    })

    it('fifty devices of five product lines to a package', async () => {
      const { page, hand } = me
      await hub.upload(fifty.name, fifty.text)
      await page.goto(`${hub.address}/master-di/records`)
      await hand.write(page.getByRole('searchbox'), fifty.manufacturer)
      await foundShown(page, fifty.manufacturer)
      await hand.select(page.getByRole('combobox', { name: 'Rows per page' }), '50')
      await page
        .getByRole('checkbox', { name: /^Select .*, version/ })
        .nth(49)
        .waitFor()
      await hand.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
      await hand.click(page.getByRole('button', { name: 'EU submissions (50)' }))
      const groups = page.getByRole('textbox', { name: 'Product line' })
      await groups.first().waitFor()
      const names = await groups.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value),
      )
      expect(names.length).toBeGreaterThanOrEqual(5)
      await hand.click(page.getByRole('button', { name: /^Create \d+ drafts$/ }))
      for (const name of names) {
        const [riskClass = '', emdnCode = ''] = productLines[name.split(' ').at(-1) ?? ''] ?? []
        await hand.cell(name, 'Risk Class', riskClass)
        await hand.cell(name, 'EMDN Code', emdnCode)
      }
      await inSheet('Device status', 'On the market')
      await inSheet('Declarations checked', 'Yes')
      const answered = page.getByRole('dialog', { name: /^Answer with No for \d+ devices/ })
      await hand.click(answered.getByRole('button', { name: /^Answer with No/ }))
      await inSheet('Markets where', 'DE|yes; FR')
      await hand.click(page.getByRole('button', { name: 'Use all' }))
      await page.getByText('All changes saved').waitFor()
      await hand.click(page.getByRole('button', { name: 'Validate 50 submissions' }))
      await page.getByText('50 of 50 validated').waitFor({ timeout: 90_000 })
      const made = await packageOf(page, () =>
        hand.click(page.getByRole('button', { name: 'Export 50 devices' })),
      )
      expect(made.devices).toBe(50)
      expect(made.basicUdiDis).toBeGreaterThanOrEqual(5)
      expect(made.emdnCodes).toEqual(
        new Set(names.map((name) => productLines[name.split(' ').at(-1) ?? '']?.[1])),
      )
      costs('Fifty devices of five groups, list to package', { clicks: 25, typed: 15 })
    })

    it('a new version, approved by another, to its update file', async () => {
      const { page, hand } = me
      const { id } = await hub.answeredDevice('Changed pump', 'accepted')
      await page.goto(`${hub.address}/master-di/records/${id}`)
      await hand.click(page.getByRole('button', { name: 'Create New Version' }))
      const opening = page.getByRole('dialog', { name: 'Create New Version' })
      await hand.write(opening.getByLabel('Change comment'), 'New trade name')
      await hand.click(opening.getByRole('button', { name: 'Continue' }))
      await hand.write(page.getByRole('textbox', { name: 'Brand Name' }), 'Second')
      await hand.click(page.getByRole('button', { name: 'Create and send for approval…' }))
      const sending = page.getByRole('dialog', { name: 'Send for Approval' })
      await hand.date(sending.getByLabel('Due date'), '2999-12-31')
      await hand.click(sending.getByRole('button', { name: 'Send for Approval' }))
      await page.getByText('Pending approval').first().waitFor()

      await readNews(approver, /Decision needed/)
      await approver.hand.click(approver.page.getByRole('dialog').getByRole('button', { name: 'Approve' }))
      await approver.page.getByText('Change Approved').first().waitFor()

      await readNews(me, /Change approved/)
      const made = await packageOf(page, () =>
        hand.click(page.getByRole('button', { name: /create the update file$/ })),
      )
      expect(made.devices).toBe(1)
      costs('New version, approved by another, to update file', { clicks: 12, typed: 3 })
    })

    it('a refused device, corrected and sent again', async () => {
      const { page, hand } = me
      const { id } = await hub.answeredDevice('Refused pump', 'refused')
      await page.goto(hub.address)
      await hand.click(page.getByRole('region', { name: 'My Work' }).getByRole('link', { name: /refused/ }))
      await hand.click(page.getByRole('button', { name: /European Union: .*Refused/ }))
      await hand.click(page.getByRole('dialog').getByRole('link', { name: 'Open the form' }))
      await hand.click(page.getByRole('button', { name: 'Go to EMDN Code' }))
      await hand.write(page.getByRole('combobox', { name: 'EMDN Code' }), 'C0502')
      await hand.click(page.getByRole('button', { name: 'Save and validate' }))
      await page.getByText('No errors. The file can be downloaded.').waitFor()
      const downloading = page.waitForEvent('download')
      await hand.click(page.getByRole('button', { name: 'Download XML' }))
      await downloading
      await hand.click(page.getByRole('button', { name: 'Uploaded to EUDAMED' }))
      await page.getByRole('button', { name: 'Undo: not uploaded' }).waitFor()
      const [now] = await hub.author.send<Submission[]>('GET', `/api/submissions?masterDiId=${id}`)
      expect(now).toMatchObject({ emdnCode: 'C0502', status: 'validated' })
      costs('Refused, corrected, sent again', { clicks: 8, typed: 1 })
    })

    it('two hundred records to the five countries they are meant for', async () => {
      const { page, hand } = me
      await hub.upload('valves.csv', twoHundred)
      await page.goto(`${hub.address}/master-di/records`)
      await hand.write(page.getByRole('searchbox'), 'Serial valve')
      await foundShown(page, 'Serial valve')
      await hand.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
      await hand.click(page.getByRole('button', { name: 'Select all 200 records that match' }))
      await hand.click(page.getByRole('button', { name: 'Copy to countries… (200)' }))
      await page.getByText(/^1,?000 drafts will be created\.$/).waitFor()
      await hand.click(page.getByRole('button', { name: 'Copy to 5 countries' }))
      await page.getByText(/^1,?000 drafts were created in 5 countries\.$/).waitFor({ timeout: 120_000 })
      costs('Two hundred records to five markets', { clicks: 6, typed: 1 })
    })

    async function readNews({ page, hand }: Desk, title: RegExp): Promise<void> {
      await page.goto(hub.address)
      await hand.click(page.getByRole('button', { name: /^Notifications/ }))
      await hand.click(page.getByRole('dialog').getByRole('link', { name: title }).first())
    }
  },
)
