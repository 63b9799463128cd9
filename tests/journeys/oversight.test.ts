import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApprovalRequest } from '#core/contract/requests.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { hubCatalogue } from '#core/markets/eu/rules/catalogue/catalogue.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

/**
 * Two devices with faults: all are validated, an error leads to its field, one fix mends the other, what was changed is
 * compared and taken back, and both go into a product family.
 */
describe.skipIf(!chromiumPath)('submissions that are looked over', () => {
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

  it('have a screen to validate them, with three tabs and no finding yet [S1-2.1-15, S2-2-08, S2-2.4-05, S2-2.4-26]', async () => {
    await open('/validation')
    await page.getByRole('tab').first().waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Validation Overview',
      'Business Rules',
      'Error Management',
    ])
    await page.getByRole('tab', { name: 'Error Management' }).click()
    await page.getByText('No validation errors found', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Validation Overview' }).click()
  })

  it('count as pending while they are drafts [S2-2.4-04, S2-4-04]', async () => {
    await count('Pending', 3)
  })

  it('are validated, all that match, and counted by result [S2-1-03, S2-2.4-01, S2-2.4-02, S2-2.4-03]', async () => {
    await page.getByRole('button', { name: 'Validate all 3' }).click()
    const dialog = page.getByRole('dialog', { name: 'Validate 3 submissions' })
    await dialog.getByText('3 submissions validated: 1 without errors, 2 with errors.').waitFor()
    // What the server has done is still told where the page was left.
    await page.reload()
    await page.getByRole('button', { name: 'Validation finished: 3 done' }).click()
    await dialog.getByRole('link', { name: 'EU: 2 submissions with errors' }).click()
    await page.getByText('2 submissions', { exact: true }).waitFor()
    expect(await page.getByRole('row', { name: /Gown/ }).count()).toBe(0)
    await page.getByRole('button', { name: /^With errors in validation \d+$/ }).click()
    await count('Total', 3)
    await count('Validated', 1)
    await count('Failed', 2)
    await count('Pending', 0)
  })

  it('say their status, whether schema and rules passed, and how many warnings there are [S2-2.4-07, S2-2.4-10, S2-2.4-11, S2-2.4-12]', async () => {
    await row(/Gown .* Validated Valid Passed 0 warnings/).waitFor()
    await row(/Bone saw .* Failed .* Failed 1 error, \d+ warnings?/).waitFor()
  })

  it('read Failed where the status is error [S2-4-03]', async () => {
    const { status } = await visit.person.send<Submission>('GET', `/api/submissions/${ids[0]}`)
    expect(status).toBe('error')
    await row(/Bone saw/)
      .getByText('Failed', { exact: true })
      .first()
      .waitFor()
  })

  it('are found by name and by Basic UDI-DI, and it is said where none is [S2-2.4-06, S2-2.4-25]', async () => {
    await page.getByRole('searchbox').fill('00768627892504X')
    await row(/Gown/).waitFor({ state: 'detached' })
    await row(/Scissors/).waitFor()
    await page.getByRole('searchbox').fill('no such device')
    await page.getByText('No submissions match your search.', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill('bone')
    await row(/Bone saw .* Failed/).waitFor()
    expect(await row(/Scissors/).count()).toBe(0)
  })

  it('are validated one by one, which is told, as it is where it failed [S2-2.4-08, S2-8-01, S2-8-02]', async () => {
    await page.route('**/api/submissions/*/validate', (route) => route.abort())
    await page.getByRole('button', { name: 'Validate Bone saw' }).click()
    await refusalShown(page, 'Validation Failed', /^Failed to validate submission/)
    await page.unroute('**/api/submissions/*/validate')
    await page.getByRole('button', { name: 'Validate Bone saw' }).click()
    await page.getByText('Validation Complete', { exact: true }).first().waitFor()
    await page.getByText('Submission has been validated: 1 error').first().waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('are validated no more once they are approved [S2-2.4-09]', async () => {
    await visit.person.send('POST', `/api/submissions/${ids[2]}/approve`, {})
    await open('/validation?group=validated')
    await row(/Gown .* Approved/).waitFor()
    expect(await page.getByRole('button', { name: 'Validate Gown' }).count()).toBe(0)
  })

  it('list the three rules of the screen with their numbers [S2-2.4-13, S2-2.4-14, S2-2.4-15, S2-OPEN-09]', async () => {
    await page.getByRole('tab', { name: 'Business Rules' }).click()
    const rules = page.getByRole('region', { name: 'Business rules of this screen' })
    expect(await rules.getByRole('listitem').allInnerTexts()).toEqual([
      'VAL-001 EMDN code must match device type (BR-001)',
      'VAL-002 Risk class aligns with intended use (BR-002)',
      'VAL-015 Class III devices require a notified body (BR-015)',
    ])
  })

  it('list the four checks of the schema, and give it [S2-2.4-16, S2-2.4-17, S2-2.4-18]', async () => {
    const checks = page.getByRole('region', { name: 'XSD v2.0.11 checks' })
    expect(await checks.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Required fields All elements the schema requires/),
      expect.stringMatching(/^Data types Dates, numbers, codes and lengths/),
      expect.stringMatching(/^Element structure Elements are in the place/),
      expect.stringMatching(/^Namespace Every element is in the namespace/),
    ])
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download XSD Schema' }).click()
    expect((await file).suggestedFilename()).toBe('EU-schema-v2.0.11.zip')
    expect(await seriousProblems(page)).toEqual([])
  })

  it('lead from an error to its field, and are rid of it once they are mended and validated again [S2-2.4-23]', async () => {
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
    await dialog.getByRole('button', { name: 'Fix 1 submission' }).click()
    await dialog.getByText('1 submission fixed, 0 of them with other errors left.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(await page.getByText('BR-202').count()).toBe(0)
    await open('/business-rules')
    await page.getByRole('row', { name: /BR-202 .* No submission fails it/ }).waitFor()
  })

  it('are judged by a catalogue of 12 errors, 6 warnings and 1 rule for information, counted [S2-2.7-04, S2-2.7-05, S2-2.7-06, S2-2.7-07]', async () => {
    const counts = page.getByRole('region', { name: 'Rules of this set by severity' })
    const said = (await counts.textContent()) ?? ''
    for (const count of [/Total rules19/, /Errors12/, /Warnings6/, /Info1(?!\d)/]) expect(said).toMatch(count)
  })

  it('are judged by rules in the order of the document, sorted into eight subjects [S2-5-26, S2-OPEN-11]', async () => {
    const shown = await page.getByRole('row').allTextContents()
    expect(shown.flatMap((text) => /BR-\d{3}/.exec(text) ?? [])).toEqual(hubCatalogue.map(({ id }) => id))
    const subjects = page.getByRole('combobox', { name: 'Category', exact: true }).locator('option')
    expect(await subjects.count()).toBe(1 + 8)
  })

  it('have their rules searched, filtered by category and by severity [S2-2-13, S2-2.7-01, S2-2.7-02, S2-2.7-03, S2-2.7-08]', async () => {
    await page.getByRole('searchbox').fill('mod 1021')
    await page.getByText('Showing 1 of 19 rules').waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Timeline')
    await page.getByText('Showing 1 of 19 rules').waitFor()
    await page.getByRole('combobox', { name: 'Severity', exact: true }).selectOption('error')
    await page.getByText('No business rules match your search criteria', { exact: true }).waitFor()
  })

  it('have a screen of all versions, with figures and what it is good for [S1-2.1-16, S2-2-09, S2-2.5-11, S2-2.5-12]', async () => {
    await open('/version-control')
    await page.getByText('100.0%').waitFor()
    const figures = await page.getByRole('region', { name: 'Versions, people and integrity' }).textContent()
    expect(figures).toMatch(/Total versions\d+.*Active users\d+.*Integrity100\.0%/)
    for (const name of ['Version history', 'Audit trail', 'Compare versions', 'Revert'])
      await page.getByRole('heading', { name, exact: true }).waitFor()
  })

  it('lead to the versions of one, which say what it is and lead back [S1-2.1-17, S2-2-10, S2-2.5-01, S2-2.5-02, S2-2.5-03]', async () => {
    await page.getByRole('link', { name: 'Bone saw' }).click()
    await page.getByRole('heading', { name: 'Bone saw', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/version-control/${ids[0]}`)
    const back = page.getByRole('link', { name: 'Back to Submissions' })
    expect(await back.getAttribute('href')).toBe('/submissions')
    const { basicUdiDi } = await visit.person.send<Submission>('GET', `/api/submissions/${ids[0]}`)
    for (const said of [String(basicUdiDi), 'Validated', 'Class I', 'A0101010102'])
      await page.getByText(said, { exact: true }).first().waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Version History',
      'Audit Trail',
      'Compare Versions',
      'Comments',
    ])
  })

  it('say all of each version, and offer to revert, but not to the current one [S2-2.5-05, S2-2.5-06, S2-OPEN-13]', async () => {
    const reverts = page.getByRole('button', { name: /^Revert to version/ })
    await page.getByText('Version 2').waitFor()
    expect(await reverts.count()).toBe(1)
    expect(await reverts.first().isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'View details' }).last().click()
    await page.getByRole('dialog', { name: 'Version 1' }).getByText('nonsense').waitFor()
    await page.keyboard.press('Escape')
    expect(await seriousProblems(page)).toEqual([])
  })

  it('are compared, two versions that are picked [S2-2.5-09]', async () => {
    await page.getByRole('tab', { name: 'Compare Versions' }).click()
    for (const [label, version] of [
      ['Version', /^Version 1/],
      ['with version', /^Version 2/],
    ] as const) {
      const picker = page.getByRole('combobox', { name: label, exact: true })
      expect(await picker.inputValue()).toMatch(version)
    }
    await page.getByText('1 field differs').waitFor()
    await row(/EMDN Code nonsense A0101010102/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('are taken back to an earlier version, as a new one', async () => {
    await page.getByRole('button', { name: 'Revert to version 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revert', exact: true }).click()
    await page.getByText('Version 3 is a copy of version 1').first().waitFor()
    await page.getByRole('tab', { name: 'Audit Trail' }).click()
    await row(/Reverted to version 1/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  const card = () =>
    page.locator('li.mantine-Card-root').filter({ has: page.getByRole('heading', { name: 'Theatre' }) })

  it('go into a product family of a name, a description and a number of devices [S1-2.1-12, S2-2-05, S2-2.8-01, S2-2.8-03, S2-8-30]', async () => {
    const { person } = visit
    const drape = { deviceName: 'Drape', deviceFamily: 'Theatre' }
    const { id: masterDiId } = await person.createMaster(drape)
    await person.send('POST', '/api/submissions', euSubmissionInput({ deviceName: 'Drape', masterDiId }))
    await open('/portfolio')
    await page.getByRole('button', { name: 'New Product Family' }).click()
    const made = page.getByRole('dialog', { name: 'New Product Family' })
    await made.getByRole('button', { name: 'Create' }).click()
    await made.getByText('Product family name is required').waitFor()
    await made.getByLabel('Product Family').fill('Theatre')
    await made.getByLabel('Device Count').fill('4')
    await made.getByLabel('Description').fill('What surgeons use')
    await made.getByRole('button', { name: 'Create' }).click()
    await page.getByText('Product family created successfully', { exact: true }).first().waitFor()
    await card().getByText('What surgeons use').waitFor()
  })

  it('are matched to it, as long as one belongs to none [S2-2.8-04, S2-2.8-05]', async () => {
    const matching = page.getByRole('button', { name: 'Match Submissions to Theatre' })
    await matching.click()
    const match = page.getByRole('dialog', { name: 'Match Submissions' })
    await match.getByRole('button', { name: 'Select the 4 proposed' }).click()
    expect(await seriousProblems(page)).toEqual([])
    await match.getByRole('button', { name: 'Match 4' }).click()
    await page.getByText('4 of 4 expected devices matched').waitFor()
    await matching.click()
    await match.getByText('No unmatched submissions available', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('are named on its card, three of four [S2-2.8-02, S2-9-19]', async () => {
    await page.getByRole('dialog', { name: 'Match Submissions' }).waitFor({ state: 'detached' })
    expect(await card().getByRole('listitem').count()).toBe(3)
    await card().getByRole('button', { name: 'Show all 4' }).waitFor()
    await page.getByRole('button', { name: 'Remove Drape from Theatre' }).click()
    await page.getByText('3 of 4 expected devices matched').waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  const request = () => page.getByRole('dialog', { name: 'Change request' })

  it('are sent for approval from the card of their family [S2-OPEN-16]', async () => {
    await page.getByRole('button', { name: 'Send for approval' }).click()
    const sending = page.getByRole('dialog')
    await sending.getByRole('combobox', { name: 'Assigned user' }).click()
    await page.getByRole('option', { name: /Ada Lindgren/ }).click()
    await sending.getByLabel('Due date').fill('2999-12-31')
    await sending.getByRole('button', { name: /^Send/ }).click()
    await page.getByText('Success').first().waitFor()
  })

  it('stand as requests in a list, counted by what became of them [S2-2-11, S2-2.6-01, S2-2.6-02, S2-2.6-03, S2-2.6-04]', async () => {
    await open('/approval-workflow')
    await page.getByRole('heading', { level: 1, name: 'Approval Workflow' }).waitFor()
    const requests = await visit.person.send<ApprovalRequest[]>('GET', '/api/pending-changes?limit=100')
    const inState = (state: string) => requests.filter(({ status }) => status === state).length
    expect([inState('pending'), inState('rejected')]).toEqual([1, 0])
    await count('Pending', 1)
    await count('Approved', inState('approved'))
    await count('Rejected', 0)
    await row(/Scissors/).waitFor()
  })

  it('open as a request with all its details [S2-2.6-05]', async () => {
    await page.getByRole('link', { name: /Scissors/ }).click()
    await request().getByRole('heading', { name: 'Scissors' }).waitFor()
    await request()
      .getByText(/no errors/)
      .waitFor()
    const facts = (await request().locator('dl').first().textContent()) ?? ''
    expect(facts).toMatch(
      /Requested byAda Lindgren, .*Assigned toAda Lindgren.*Due date.*2999.*Change reason/,
    )
    await request()
      .getByRole('row', { name: /UDI-DI 00768627892506/ })
      .first()
      .waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('are decided on; a decision that could not be made is told as such [S2-8-04, S2-8-06]', async () => {
    await page.route(/\/api\/pending-changes\/\d+\/(approve|reject)$/, (route) => route.abort())
    await request().getByRole('button', { name: 'Approve' }).click()
    await refusalShown(page, 'Error', 'Failed to approve change. Please try again.')
    await request().getByRole('textbox', { name: 'Notes' }).fill('Not like this')
    await request().getByRole('button', { name: 'Reject' }).click()
    await refusalShown(page, 'Error', 'Failed to reject change. Please try again.')
    await page.unroute(/\/api\/pending-changes\/\d+\/(approve|reject)$/)
  })

  it('are approved, which is told, and nothing waits any more [S2-2.6-08, S2-7-36, S2-8-03]', async () => {
    await request().getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Change Approved', { exact: true }).first().waitFor()
    await page.getByText('The change has been successfully approved.', { exact: true }).first().waitFor()
    await request().waitFor({ state: 'detached' })
    await count('Pending', 0)
    await page.getByText('No pending changes', { exact: true }).waitFor()
  })

  it('offer no decision once they are decided [S2-2.6-06]', async () => {
    await page.getByRole('button', { name: /^Approved/ }).click()
    await page.getByRole('link', { name: /Scissors/ }).click()
    await request().getByText('Approved by').waitFor()
    for (const name of ['Approve', 'Reject'])
      expect(await request().getByRole('button', { name }).count()).toBe(0)
  })
})
