import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './hub.ts'
import { startVisit, type Visit } from './person.ts'

/**
 * Two devices with faults: all are validated, an error leads to its field, one fix mends the other, what was changed is
 * compared and taken back, and both go into a product family.
 */
describe.skipIf(!chromiumPath)('looking over submissions', () => {
  let visit: Visit
  let page: Page
  const ids: number[] = []

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const faults = [
      { deviceName: 'Bone saw', emdnCode: 'nonsense' },
      { deviceName: 'Scissors', udiDi: '00768627892506', basicUdiDi: '00768627892504X' },
      { deviceName: 'Gown' },
    ]
    for (const fault of faults) {
      const { id: masterDiId } = await visit.person.createMaster({
        deviceName: fault.deviceName,
        deviceFamily: 'Theatre',
      })
      const body = euSubmissionInput({ ...fault, masterDiId })
      ids.push((await visit.person.send<Submission>('POST', '/api/submissions', body)).id)
    }
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(`${visit.hub.address}${path}`)
  const count = (label: string, value: number) =>
    page.getByRole('button', { name: `${label} ${value}`, exact: true }).waitFor()
  const row = (name: RegExp) => page.getByRole('row', { name })

  it('validates all that match, and counts them by result [S2-2-08, S1-2.1-15, S2-1-03, S2-2.4-01, S2-2.4-02, S2-2.4-03, S2-2.4-04, S2-2.4-06, S2-2.4-07, S2-2.4-08, S2-2.4-09, S2-2.4-10, S2-2.4-11, S2-2.4-12]', async () => {
    await open('/validation')
    await count('Pending', 3)
    await page.getByRole('button', { name: 'Validate all 3' }).click()
    const dialog = page.getByRole('dialog', { name: 'Validate all that match' })
    await dialog.getByText('3 submissions validated: 1 without errors, 2 failed.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await count('Total', 3)
    await count('Validated', 1)
    await count('Failed', 2)
    await row(/Gown .* Validated Valid Passed 0 warnings/).waitFor()
    await page.getByRole('searchbox').fill('bone')
    await row(/Gown/).waitFor({ state: 'detached' })
    await row(/Bone saw .* Failed/).waitFor()
    await page.getByRole('button', { name: 'Validate Bone saw' }).click()
    await page.getByText('Submission has been validated: 1 error').first().waitFor()
    expect(await seriousProblems(page)).toEqual([])
    // What is approved is validated no more.
    await visit.person.send('POST', `/api/submissions/${ids[2]}/approve`, {})
    await open('/validation?group=validated')
    await row(/Gown .* Approved/).waitFor()
    expect(await page.getByRole('button', { name: 'Validate Gown' }).count()).toBe(0)
  })

  it('says by what is checked, and gives the schema [S2-2.4-17]', async () => {
    await page.getByRole('tab', { name: 'Business Rules' }).click()
    await page.getByText('VAL-015').waitFor()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download XSD Schema' }).click()
    expect((await file).suggestedFilename()).toBe('EU-schema-v2.0.11.zip')
    expect(await seriousProblems(page)).toEqual([])
  })

  it('leads from an error to its field; mended and validated again, it is gone [S2-2.4-23]', async () => {
    await page.getByRole('tab', { name: 'Error Management' }).click()
    await row(/BR-202/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await row(/BR-202/)
      .getByRole('link')
      .first()
      .click()
    const field = page.locator('[data-field=emdnCode] input')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await field.fill('A0101010102')
    await page.getByRole('button', { name: 'Save and validate' }).click()
    await page.getByText('Validation Complete').first().waitFor()
    await open('/validation?tab=errors&view=rules')
    await page
      .getByRole('button', { name: /^Fix all 1: BR-UDID/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Fix one' }).click()
    await dialog.getByText('1 submission fixed, 0 of them with other errors left.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(await page.getByText('BR-202').count()).toBe(0)
    await open('/business-rules')
    await page.getByRole('row', { name: /BR-202 .* No submission fails it/ }).waitFor()
  })

  it('has the rules searched, filtered by category and by severity [S2-2-13, S2-2.7-01, S2-2.7-02, S2-2.7-03]', async () => {
    await page.getByRole('searchbox').fill('mod 1021')
    await page.getByText('Showing 1 of 19 rules').waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Timeline')
    await page.getByText('Showing 1 of 19 rules').waitFor()
    await page.getByRole('combobox', { name: 'Severity', exact: true }).selectOption('error')
    await page.getByText('No business rules match your search criteria').waitFor()
  })

  it('keeps the versions of each, compares two of them and takes one back [S2-2-09, S2-2-10, S1-2.1-16, S1-2.1-17, S2-2.5-01, S2-2.5-02, S2-2.5-05, S2-2.5-06, S2-2.5-09, S2-2.5-11, S2-2.5-12, S2-OPEN-13]', async () => {
    await open('/version-control')
    await page.getByText('100.0%').waitFor()
    await page.getByRole('heading', { name: 'Compare versions' }).waitFor()
    await page.getByRole('link', { name: 'Bone saw' }).click()
    await page.getByRole('heading', { name: 'Bone saw', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Back to Submissions' }).waitFor()
    await page.getByText('Class I', { exact: true }).waitFor()
    const reverts = page.getByRole('button', { name: /^Revert to version/ })
    await page.getByText('Version 2').waitFor()
    expect(await reverts.count()).toBe(1)
    expect(await reverts.first().isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'View details' }).last().click()
    await page.getByRole('dialog', { name: 'Version 1' }).getByText('nonsense').waitFor()
    await page.keyboard.press('Escape')
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('tab', { name: 'Compare Versions' }).click()
    await page.getByText('1 field differs').waitFor()
    await row(/EMDN Code nonsense A0101010102/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Revert to version 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revert', exact: true }).click()
    await page.getByText('Version 3 is a copy of version 1').first().waitFor()
    await page.getByRole('tab', { name: 'Audit Trail' }).click()
    await row(/Reverted to version 1/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('groups them into a product family [S2-9-19, S2-2-05, S1-2.1-12, S2-2.8-01, S2-2.8-02, S2-2.8-03, S2-2.8-04]', async () => {
    await open('/portfolio')
    await page.getByRole('button', { name: 'New Product Family' }).click()
    const made = page.getByRole('dialog', { name: 'New Product Family' })
    await made.getByRole('button', { name: 'Create' }).click()
    await made.getByText('Product family name is required').waitFor()
    await made.getByLabel('Product Family').fill('Theatre')
    await made.getByLabel('Device Count').fill('4')
    await made.getByLabel('Description').fill('What surgeons use')
    await made.getByRole('button', { name: 'Create' }).click()
    await page.getByText('Product family created successfully').first().waitFor()
    await page.getByRole('button', { name: 'Match Submissions to Theatre' }).click()
    const match = page.getByRole('dialog', { name: 'Match Submissions' })
    await match.getByRole('button', { name: 'Select the 3 proposed' }).click()
    expect(await seriousProblems(page)).toEqual([])
    await match.getByRole('button', { name: 'Match 3' }).click()
    await page.getByText('3 of 4 expected devices matched').waitFor()
    await page.getByRole('button', { name: 'Remove Gown from Theatre' }).click()
    await page.getByText('2 of 4 expected devices matched').waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('offers the decision on those that can be sent, from the card [S2-2.6-01, S2-2.6-02, S2-2.6-03, S2-2.6-04, S2-2.6-05, S2-2.6-06, S2-7-36, S2-OPEN-16]', async () => {
    await page.getByRole('button', { name: 'Send for approval' }).click()
    const sending = page.getByRole('dialog')
    await sending.getByRole('combobox', { name: 'Assigned user' }).click()
    await page.getByRole('option', { name: /Ada Lindgren/ }).click()
    await sending.getByLabel('Due date').fill('2999-12-31')
    await sending.getByRole('button', { name: /^Send/ }).click()
    await page.getByText('Success').first().waitFor()
    await open('/approval-workflow')
    await count('Pending', 1)
    await page.getByRole('link', { name: /Scissors/ }).click()
    const request = page.getByRole('dialog', { name: 'Change request' })
    await request.getByText(/no errors/).waitFor()
    await request
      .getByRole('row', { name: /UDI-DI 00768627892506/ })
      .first()
      .waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await request.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Change Approved').first().waitFor()
    await request.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Approved/ }).click()
    await page.getByRole('link', { name: /Scissors/ }).click()
    await request.getByText('Approved by').waitFor()
    expect(await request.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  })
})
