import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { type RunningHub, startHub } from './hub.ts'

const device = 'DEV-2044'
/** The last one is what the journey goes on with. */
const looks = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
] as const
const password = 'correct horse'

/**
 * Two people, each in a browser of her own: the author opens a new version and sends it; the approver rejects it
 * with a reason; the author hears of it, mends it and sends it again; the approver releases it.
 */
describe.skipIf(!chromiumPath)('the circle of approval in two browsers', () => {
  let hub: RunningHub
  let browser: Browser
  let author: Page
  let approver: Page
  const problems: string[] = []

  beforeAll(async () => {
    hub = await startHub()
    browser = await startBrowser()
    // The first account is the administrator's, who may approve; the second one is a plain user's.
    approver = await signedIn('Grace', 'Hopper')
    author = await signedIn('Ada', 'Lindgren')
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.stop()
  })

  it('starts with a device of the author', async () => {
    await go(author, 'Master DI Records')
    await author.getByRole('link', { name: 'Create New Master DI' }).click()
    await fill('Device Number', device)
    await fill('Device Name', 'Infusion pump')
    await fill('Manufacturer Name', 'Example Devices')
    await author.getByRole('checkbox', { name: /European Union/ }).check()
    await author.getByRole('button', { name: 'Create Master DI' }).click()
    await says(author, 'Master DI created successfully')
  })

  it('lets the author open a new version, with the reason, and change it', async () => {
    await act('1.0', 'Create New Version')
    const dialog = author.getByRole('dialog', { name: 'Create New Version' })
    await dialog.getByLabel('Change comment').fill('New pump head')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await author.getByText('Version 2.0-draft').waitFor()
    await fill('Device Name', 'Infusion pump II')
    await author.getByRole('button', { name: 'Create New Version' }).click()
    await says(author, 'New version created successfully')

    await act('2.0-draft', 'Edit Draft')
    await fill('Model Number', 'P-2')
    await author.getByRole('button', { name: 'Update Draft Version' }).click()
    await says(author, 'Draft updated successfully')
  })

  it('rings at the approver, who sees what changes and rejects it with a reason [S1-1-17, S2-8-05]', async () => {
    await send()
    await openNews(approver, /Decision needed/)
    const request = approver.getByRole('dialog', { name: 'Change request' })
    expect(await looksSerious(approver)).toEqual([])
    await request.getByRole('row', { name: 'Device Name Infusion pump Infusion pump II' }).waitFor()
    await request.getByRole('row', { name: 'Model Number Not given P-2' }).waitFor()
    await request.getByText('New pump head').waitFor()
    await request.getByRole('heading', { name: 'What this change means' }).waitFor()
    await request.getByText(/^Not registered yet, .*European Union/).waitFor()

    await request.getByRole('button', { name: 'Reject' }).click()
    await request.getByText('Enter the reason for the rejection').waitFor()
    await request.getByLabel('Notes', { exact: true }).fill('The model number is P-3')
    await request.getByRole('button', { name: 'Reject' }).click()
    await says(approver, 'Change Rejected')
    await approver.getByText('No pending changes').waitFor()
    await approver.getByRole('button', { name: 'Rejected 1' }).click()
    await approver.getByRole('row', { name: /Infusion pump II/ }).waitFor()
  })

  it('tells the author why, who mends it and sends it again', async () => {
    await openNews(author, /Change rejected/)
    const request = author.getByRole('dialog', { name: 'Change request' })
    await request.getByText('The model number is P-3').waitFor()
    expect(await request.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    await author.keyboard.press('Escape')
    await author.getByRole('button', { name: 'Rejected 1' }).click()
    expect(await looksSerious(author)).toEqual([])
    await go(author, 'Master DI Records')
    await act('2.0-draft', 'Edit Draft')
    await fill('Model Number', 'P-3')
    await author.getByRole('button', { name: 'Update Draft Version' }).click()
    await says(author, 'Draft updated successfully')
    await send()
  })

  it('is asked to be changed, by keys alone, and the author finds the note beside its field', async () => {
    await approver.goto(`${hub.address}/approval-workflow`)
    await approver.getByRole('link', { name: 'Infusion pump II' }).waitFor()
    await approver.keyboard.press('j')
    await approver.keyboard.press('Enter')
    const request = approver.getByRole('dialog', { name: 'Change request' })
    await request.getByText('The model number is P-3').waitFor()
    await approver.keyboard.press('c')
    await expect.poll(() => focused(approver)).toBe('INPUT')
    await approver.keyboard.type('Model Num')
    await approver.keyboard.press('ArrowDown')
    await approver.keyboard.press('Enter')
    await request.getByRole('textbox', { name: 'Model Number' }).waitFor()
    await expect.poll(() => focused(approver)).toBe('TEXTAREA')
    await approver.keyboard.type('A cat: P-4')
    await approver.keyboard.press('Tab')
    await approver.keyboard.press('c')
    await says(approver, 'Changes Requested')

    await openNews(author, /Change rejected/)
    const answer = author.getByRole('dialog', { name: 'Change request' })
    await answer.getByText('Model Number: A cat: P-4').first().waitFor()
    await answer.getByText(/^Rejected by Grace Hopper/).waitFor()
    await author.keyboard.press('Escape')
    await go(author, 'Master DI Records')
    await act('2.0-draft', 'Edit Draft')
    await author.locator('[data-field=modelNumber]').getByText('Grace Hopper: A cat: P-4').waitFor()
    await fill('Model Number', 'P-4')
    await author.getByRole('button', { name: 'Update Draft Version' }).click()
    await says(author, 'Draft updated successfully')
    await send()
  })

  it('is approved, and the version is in force', async () => {
    await comeBack(approver)
    // Until the other list has come, the one before it is shown: there the same device was rejected.
    const assigned = approver.waitForResponse(/mine=assigned/)
    await approver.getByRole('button', { name: 'Assigned to me 1' }).click()
    await assigned
    await approver.locator('table[aria-busy=true]').waitFor({ state: 'detached' })
    await approver.getByRole('link', { name: 'Infusion pump II' }).click()
    const request = approver.getByRole('dialog', { name: 'Change request' })
    await request.getByText('Version 2.0 is released and becomes active').waitFor()
    await request.getByText(/^Changes requested by Grace Hopper/).waitFor()
    await approver.keyboard.press('a')
    await says(approver, 'Change Approved')
    await says(approver, 'The change has been successfully approved.')
    // The row that was opened is gone; who goes on by keyboard is not.
    await request.waitFor({ state: 'detached' })
    await approver.getByRole('link', { name: 'Infusion pump II' }).waitFor({ state: 'detached' })
    const heading = approver.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('shows the author both versions and the whole story', async () => {
    await openNews(author, /Change approved/)
    await author.waitForURL(/\/master-di\/records\/\d+$/)
    await author.getByText(/^Approved .* by Grace Hopper/).waitFor()
    await go(author, 'Master DI Records')
    await author.getByRole('row', { name: new RegExp(`${device} 2.0 .* Active `) }).waitFor()
    await act('2.0', 'Version History')
    const history = author.getByRole('dialog', { name: 'Version History' })
    await history.getByText('Archived').waitFor()
    expect(await history.getByText(/^[12]\.0$/).allTextContents()).toEqual(['2.0', '1.0'])
    await author.keyboard.press('Escape')

    await author.getByRole('tab', { name: 'Versions & Audit Trail' }).click()
    for (const action of ['Sent for approval', 'Rejected', 'Approved', 'Archived']) {
      await author.getByRole('cell', { name: action, exact: true }).first().waitFor()
    }
  })

  it('is talked about: who is mentioned hears of it, and answers', async () => {
    // The second record is the second version.
    await author.goto(`${hub.address}/master-di/records/2`)
    await author.getByText('No comments yet.').waitFor()
    const box = author.getByPlaceholder('Write a comment')
    await box.fill('Is the label right, ')
    await box.pressSequentially('@gra')
    await author.getByRole('option', { name: 'Grace Hopper (grace)' }).waitFor()
    await author.keyboard.press('Enter')
    await author
      .getByLabel('Attach files')
      .last()
      .setInputFiles({
        name: 'label.html',
        mimeType: 'text/html',
        buffer: Buffer.from('<script>alert(1)</script>'),
      })
    await author.getByRole('button', { name: 'Remove label.html' }).waitFor()
    await box.press('Control+Enter')
    const said = author.getByRole('list', { name: 'Comments, oldest first' })
    await said.getByText('@grace', { exact: true }).waitFor()
    expect(await looksSerious(author)).toEqual([])

    await openNews(approver, /You were mentioned/)
    await approver.getByRole('heading', { name: 'Comments (1)' }).waitFor()
    const file = approver.waitForEvent('download')
    await approver.getByRole('button', { name: 'label.html' }).click()
    expect((await file).suggestedFilename()).toBe('label.html')
    await approver.getByPlaceholder('Write a comment').fill('It is.')
    const answered = approver.waitForResponse((response) => response.request().method() === 'POST')
    await approver.getByRole('button', { name: 'Comment', exact: true }).click()
    await answered

    await openNews(author, /New comment/)
    await said.getByText('It is.').waitFor()
    // What was answered stays as it was said.
    await expect.poll(() => said.getByRole('button', { name: 'Edit' }).count()).toBe(0)
    const trail = author.getByRole('region', { name: 'Timeline' })
    await trail.getByText('Commented').first().waitFor()
    expect(problems).toEqual([])
  })

  const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

  /** Registers, signs in and lands on the dashboard. */
  async function signedIn(firstName: string, lastName: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    const username = firstName.toLowerCase()
    const body = {
      firstName,
      lastName,
      email: `${username}@example.com`,
      username,
      password,
      company: 'Example',
    }
    await fetch(`${hub.address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await page.goto(`${hub.address}/login`)
    await page.getByLabel('Email or username').fill(username)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('navigation').getByText('Master DI Records').waitFor()
    return page
  }

  async function go(page: Page, entry: string): Promise<void> {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${entry}`) })
      .click()
    await page.getByRole('heading', { level: 1, name: entry }).waitFor()
  }

  async function says(page: Page, text: string): Promise<void> {
    await page.getByText(text, { exact: true }).first().waitFor()
  }

  /** The exact name: other fields have this one's name in theirs. */
  async function fill(label: string, value: string): Promise<void> {
    await author.getByRole('textbox', { name: label, exact: true }).fill(value)
  }

  /** An action of the device's row on the records screen, once that shows the version. */
  async function act(version: string, action: string): Promise<void> {
    const row = author.getByRole('row', { name: new RegExp(`${device} ${version} `) })
    await row.getByRole('button', { name: `Actions for ${device}` }).click()
    await author.getByRole('menuitem', { name: action, exact: true }).click()
  }

  async function send(): Promise<void> {
    await act('2.0-draft', 'Send for Approval')
    const dialog = author.getByRole('dialog', { name: 'Send for Approval' })
    // Nobody else can approve.
    const assignee = dialog.getByRole('combobox', { name: 'Assigned user' })
    await expect.poll(() => assignee.inputValue()).toContain('Grace Hopper')
    await dialog.getByLabel('Due date').fill('2099-12-31')
    await dialog.getByRole('button', { name: 'Send for Approval' }).click()
    await says(author, 'Record sent for approval')
  }

  /** Enough for the bell to know what is new, and for the screen to follow. */
  async function comeBack(page: Page): Promise<void> {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  /** What axe finds, in both themes and also where it is narrow. */
  async function looksSerious(page: Page): Promise<string[]> {
    const found: string[] = []
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await seriousProblems(page)).map((problem) => `${colorScheme} ${width} ${problem}`))
    }
    return found
  }

  async function openNews(page: Page, title: RegExp): Promise<void> {
    await comeBack(page)
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    await page.getByRole('link', { name: title }).first().click()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor({ state: 'attached' })
  }
})
