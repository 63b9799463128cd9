import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** Reasons and notes are kept as they were written, and refused beside the input where they are too long. */
describe.skipIf(!chromiumPath)('dialogs that ask for a reason or notes', () => {
  let visit: Visit
  let page: Page
  let draft: MasterRecord
  const tooLong = `Because ${'x'.repeat(2300)}`
  const refusal = 'At most 2,000 characters; this has 2,308.'

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const { person } = visit
    await person.createMaster({ deviceNumber: 'A-1' })
    await person.createMaster({ deviceNumber: 'A-2' })
    draft = await person.createMaster({ deviceNumber: 'A-3', versionNumber: '1.0-draft' })
  })
  afterAll(() => visit?.end())

  const act = async (device: string, name: string): Promise<Locator> => {
    await page.goto(`${visit.hub.address}/master-di/records?search=${device}`)
    await page.getByRole('button', { name: `Actions for ${device}`, exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    return page.getByRole('dialog')
  }
  const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

  /** Answers how many requests that change something were sent meanwhile. */
  async function refuses(dialog: Locator, label: string, button: string): Promise<number> {
    const sent: string[] = []
    const note = (request: { method(): string; url(): string }) =>
      request.method() !== 'GET' && sent.push(request.url())
    page.on('request', note)
    const input = dialog.getByLabel(label, { exact: true })
    await input.fill(tooLong)
    await dialog.getByText(refusal).waitFor()
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect.poll(() => hasFocus(input)).toBe(true)
    expect(await input.inputValue()).toBe(tooLong)
    page.off('request', note)
    return sent.length
  }

  it.each([
    ['A-1', 'Request Update', 'Reason for the update *', 'Submit Request'],
    ['A-1', 'Request Delete', 'Reason for deletion *', 'Submit Request'],
    ['A-1', 'Delete', 'Reason for deletion *', 'Delete'],
    ['A-1', 'Create New Version', 'Change comment *', 'Continue'],
  ])('%s: %s', async (device, action, label, button) => {
    const dialog = await act(device, action)
    expect(await refuses(dialog, label, button)).toBe(0)
    await dialog.getByLabel(label, { exact: true }).fill('Because')
    await dialog.getByText(refusal).waitFor({ state: 'detached' })
  })

  it('Send for Approval, which begins at the first field that is open', async () => {
    const dialog = await act('A-3', 'Send for Approval')
    // Nobody else may approve: she is chosen already.
    const assignee = dialog.getByRole('combobox', { name: 'Assigned user' })
    await expect.poll(() => assignee.inputValue()).toBe('Ada Lindgren (ada)')
    expect(await assignee.getAttribute('aria-expanded')).toBe('false')
    const dueDate = dialog.getByLabel('Due date')
    await expect.poll(() => hasFocus(dueDate)).toBe(true)
    await dueDate.fill('2999-12-31')
    expect(await refuses(dialog, 'Notes for the approver', 'Send for Approval')).toBe(0)
    await dialog.getByLabel('Notes for the approver').fill(`${'x'.repeat(2000)}\n`)
    await dialog.getByRole('button', { name: 'Send for Approval', exact: true }).click()
    await page.getByText('Record sent for approval').first().waitFor()
  })

  it('Change request, both ways', async () => {
    await page.goto(`${visit.hub.address}/approval-workflow`)
    await page.getByRole('link', { name: draft.deviceName ?? '' }).click()
    const dialog = page.getByRole('dialog')
    expect(await refuses(dialog, 'Notes', 'Reject')).toBe(0)
    expect(await refuses(dialog, 'Notes', 'Approve')).toBe(0)
    await dialog.getByLabel('Notes', { exact: true }).fill('Wrong model')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('Change Rejected').first().waitFor()
  })
})
