import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from '#server/files/zip-archive.ts'
import { expectSchemaValid } from '#tests/eu-schema.ts'
import { fiftyDevices, productLines } from '../fifty-devices.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { searchFor } from './seen.ts'

/**
 * A company with fifty devices takes them to EUDAMED: chosen in the list, put into groups, filled in as in a
 * spreadsheet, validated and written into files. Clicks and typed cells are counted as the person makes them.
 */
describe.skipIf(!chromiumPath)('fifty devices', () => {
  let visit: Visit
  let page: Page
  let clicks = 0
  let typed = 0
  const problems: string[] = []
  const devices = fiftyDevices()

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    // Fifty devices are judged while the other tests have the machine too.
    page.on('pageerror', (error) => problems.push(error.message))
    await upload()
  })
  afterAll(() => visit?.end())

  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }

  it('the first one takes fifteen clicks at most', async () => {
    clicks = 0
    typed = 0
    await page.goto(`${visit.hub.address}/master-di/records`)
    await searchFor(page, devices.other)
    typed += 1
    await page.getByRole('row').filter({ hasText: devices.other }).first().waitFor()
    await click(page.getByRole('checkbox', { name: /^Select .*, version/ }).first())
    await click(page.getByRole('button', { name: 'EU submissions (1)' }))
    await click(page.getByRole('button', { name: 'Create 1 draft' }))
    await fillIn(
      [
        ['Risk Class', 'Class IIa'],
        ['EMDN Code', 'C0502'],
      ],
      'All devices',
    )
    const package_ = await toFiles(1)
    expect(package_.devices).toBe(1)
    expect(clicks).toBeLessThanOrEqual(15)
  })

  it('fifty take forty clicks and thirty typed cells at most, each product line with its own class and EMDN code', async () => {
    clicks = 0
    typed = 0
    await page.goto(`${visit.hub.address}/master-di/records`)
    await searchFor(page, devices.manufacturer)
    typed += 1
    await page.getByRole('row').filter({ hasText: devices.manufacturer }).first().waitFor()
    clicks += 1
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
    await page
      .getByRole('checkbox', { name: /^Select .*, version/ })
      .nth(49)
      .waitFor()
    await click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await click(page.getByRole('button', { name: 'EU submissions (50)' }))
    const groups = page.getByRole('textbox', { name: 'Product line' })
    await groups.first().waitFor()
    const names = await groups.evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    )
    expect(names.length).toBeGreaterThanOrEqual(5)
    await click(page.getByRole('button', { name: /^Create \d+ drafts$/ }))
    for (const name of names) {
      const [riskClass, emdnCode] = productLines[name.split(' ').at(-1) ?? ''] ?? []
      if (!riskClass || !emdnCode) throw new Error(`No class for ${name}`)
      await write(name, 'Risk Class', riskClass)
      await write(name, 'EMDN Code', emdnCode)
    }
    await fillIn([], 'All devices')
    // Class III asks for its certificate.
    const implanted = names.find((name) => name.endsWith('LJS'))
    await write(implanted ?? '', 'Certificates', 'MDR_TECHNICAL_DOCUMENTATION|0123|CE-4711||2029-12-31')
    await page.getByText('All changes saved').waitFor()
    const made = await toFiles(50)
    expect(made.devices).toBe(50)
    expect(made.basicUdiDis).toBeGreaterThanOrEqual(5)
    expect(made.emdnCodes).toEqual(
      new Set(names.map((name) => productLines[name.split(' ').at(-1) ?? '']?.[1])),
    )
    process.stderr.write(`fifty devices: ${clicks} clicks, ${typed} typed\n`)
    expect(clicks).toBeLessThanOrEqual(40)
    expect(typed).toBeLessThanOrEqual(30)
    expect(problems).toEqual([])
  })

  /** What is the same for all: shown where it is missing, written into the first line. */
  async function fillIn(own: readonly (readonly [string, string])[], row: string): Promise<void> {
    for (const [column, text] of own) await write(row, column, text)
    await write(row, 'Manufacturer SRN', 'US-MF-000012345')
    await write(row, 'Device status', 'On the market')
    await write(row, 'Declarations checked', 'Yes')
    const answered = page.getByRole('dialog', { name: /^Answer with No for \d+ devices/ })
    if ((await devicesInSheet()) > 1) await click(answered.getByRole('button', { name: /^Answer with No/ }))
    // What only now is asked.
    await write(row, 'Conformity Assessment Procedure', 'MDR Annex IX')
    await write(row, 'Authorized Representative SRN', 'IE-AR-000000002')
    await write(row, 'Markets where the device is made available', 'DE|yes')
    await page.getByText('All changes saved').waitFor()
  }

  const devicesInSheet = () => page.getByRole('link', { name: /^Open the form of/ }).count()

  /** A cell is gone to by a click, and typed into; further ones are typed. */
  async function write(row: string, column: string, text: string): Promise<void> {
    const grid = page.getByRole('grid')
    const head = grid.getByRole('columnheader', { name: new RegExp(`^${column}`) })
    await head.waitFor()
    const heads = await grid.getByRole('columnheader').allTextContents()
    const at = heads.findIndex((each) => each.startsWith(column))
    const cell = grid
      .getByRole('row')
      .filter({
        has: page.getByRole('rowheader', { name: new RegExp(`^\\s*(Hide the devices of .*)?${row}`) }),
      })
      .first()
      .getByRole('gridcell')
      .nth(at - 1)
    await click(cell)
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    typed += 1
  }

  async function toFiles(count: number) {
    await click(page.getByRole('button', { name: /^Validate \d+/ }))
    await page.getByText(`${count} of ${count} validated`).waitFor({ timeout: 90_000 })

    await click(page.getByRole('button', { name: `Export ${count} device` }))
    const downloading = page.waitForEvent('download', { timeout: 60_000 })
    await click(page.getByRole('button', { name: 'Download the package' }))
    const bytes = await buffer(await (await downloading).createReadStream())
    const texts: string[] = []
    const files = await readZip(bytes, (name) => name.endsWith('.xml'), 50_000_000)
    texts.push(...files.map(({ content }) => content.toString('utf8')))
    for (const xml of texts) await expectSchemaValid(xml)
    const all = texts.join('')
    const matches = (pattern: RegExp) => [...all.matchAll(pattern)].map((match) => match[1] ?? '')
    return {
      devices: matches(/(<\w+:MDNCodes>)/g).length,
      basicUdiDis: new Set(matches(/basicUDIIdentifier>\s*<[\w:]+DICode>([^<]+)</g)).size,
      emdnCodes: new Set(matches(/<\w+:MDNCodes>([^<]+)</g)),
    }
  }

  async function upload(): Promise<void> {
    const answer = await page.request.post(`${visit.hub.address}/api/master-di/bulk-upload`, {
      headers: { authorization: `Bearer ${visit.person.token}` },
      multipart: {
        file: { name: devices.name, mimeType: 'text/csv', buffer: Buffer.from(devices.text) },
      },
    })
    expect(((await answer.json()) as { successful: number }).successful).toBe(devices.rows)
  }
})
