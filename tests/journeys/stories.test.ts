import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Package } from '#core/contract/exchange.ts'
import type { SubmissionCopies } from '#core/contract/submission-copies.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { euSubmissionInput, uniqueGtin } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import type { Visit } from './person.ts'
import { type Story, useStory } from './story.ts'

/** Whole jobs across screens: after each step every screen says the same of the device (decision D51). */
describe.skipIf(!chromiumPath)('a device', () => {
  let visit: Visit
  let page: Page
  let story: Story
  useStory((begun) => {
    ;({ visit, page, story } = begun)
  })

  it('with drafts in three markets keeps them in version 2.0', async () => {
    const deviceName = 'Story of three markets'
    const record = await story.author.createMaster({
      ...{ deviceName, udiDi: uniqueGtin(), brandName: 'First', targetCountries: ['EU', 'US'] },
    })
    const copies: SubmissionCopies = { masterDiIds: [record.id], countries: ['EU', 'US', 'CN'] }
    await story.author.send('POST', '/api/submissions/copies', copies)
    const markets = { EU: 'Gaps', US: 'Gaps', CN: 'Gaps' }
    const dashboard = { EU: '1 0 0 0 0', US: '1 0 0 0 0', CN: '1 0 0 0 0' }
    const named = { ...record, deviceName }
    const tells = (id: number, told: object) =>
      story.tells({ id }, { markets, udiStatus: 'Draft', export: 'Not validated', ...told, dashboard })
    const draft = await story.draft(named, { brandName: 'Second' })
    await tells(draft.id, { version: ['2.0-draft', 'Draft'] })
    await story.approveVersion(draft)
    await tells(draft.id, { version: ['2.0', 'Active'] })
    await page.goto(`${visit.hub.address}/master-di/records/${draft.id}`)
    const behind = page.getByRole('region', { name: 'Submissions compared with this record' })
    await behind.getByText('Second').first().waitFor()
    // The archived version says so, and leads to the one in force.
    await page.goto(`${visit.hub.address}/master-di/records/${record.id}`)
    await page.getByText('Version 1.0 has been replaced.').waitFor()
    await page.getByRole('link', { name: 'Open version 2.0' }).click()
    await page.waitForURL(`**/master-di/records/${draft.id}`)
    // The country page opens the submission that is there.
    await page.goto(`${visit.hub.address}/country-specific/EU/${draft.id}`)
    await page.getByRole('button', { name: 'Save changes' }).first().waitFor()
  })

  it('that is registered is updated in version 2.0: out of date, sent, registered', async () => {
    const { record, submission } = await story.device({ deviceName: 'Story of an update' })
    await story.tells(record, {
      markets: { EU: 'Draft' },
      dashboard: { EU: '1 0 0 0 0' },
      udiStatus: 'Draft',
      export: 'Not validated',
    })
    await story.validate(submission)
    await story.tells(record, {
      markets: { EU: 'Valid' },
      dashboard: { EU: '1 1 0 0 0' },
      udiStatus: 'In Progress',
      export: 'can be sent',
    })
    const made = await story.send(submission)
    await story.tells(record, {
      markets: { EU: 'Sent' },
      dashboard: { EU: '1 1 0 0 0' },
      udiStatus: 'Submitted',
      export: 'Waiting for the answer',
    })
    await story.answer(made)
    const registered = {
      markets: { EU: 'Registered' },
      dashboard: { EU: '1 0 1 0 0' },
      udiStatus: 'Submitted',
      export: 'Nothing to send',
    }
    await story.tells(record, { ...registered, version: ['1.0', 'Active'] })
    const draft = await story.draft(record, { brandName: 'Second' })
    await story.tells(draft, { ...registered, version: ['2.0-draft', 'Draft'] })
    await story.approveVersion(draft)
    const outOfDate = {
      markets: { EU: 'Out of date' },
      dashboard: { EU: '1 0 1 0 0' },
      udiStatus: 'In Progress',
    }
    await story.tells(draft, { ...outOfDate, version: ['2.0', 'Active'], export: 'Out of date' })
    // Carried over by its person, on the record's page.
    await page.goto(`${visit.hub.address}/master-di/records/${draft.id}`)
    const behind = page.getByRole('region', { name: 'Submissions compared with this record' })
    await behind.getByRole('checkbox').first().waitFor()
    for (const field of await behind.getByRole('checkbox').all()) await field.check()
    await behind.getByRole('button', { name: /^Carry over \d+ fields?$/ }).click()
    await behind.getByText(/^All submissions have the values of this record/).waitFor()
    await story.tells(draft, { ...outOfDate, dashboard: { EU: '1 0 0 0 0' }, export: 'Not validated' })
    await story.validate(submission)
    await story.tells(draft, { ...outOfDate, dashboard: { EU: '1 1 0 0 0' }, export: 'can be sent' })
    await story.answer(await story.send(submission))
    await story.tells(draft, registered)
  })

  it('that was refused is mended, and that one alone is sent again', async () => {
    const first = await story.device({ deviceName: 'Story of the accepted' })
    const second = await story.device({ deviceName: 'Story of the refused' })
    for (const { submission } of [first, second]) await story.validate(submission)
    const sent = await story.send(first.submission, second.submission)
    await story.answer(sent, String(second.submission.udiDi))
    await story.tells(first.record, {
      ...{
        markets: { EU: 'Registered' },
        dashboard: { EU: '2 0 1 1 0' },
        udiStatus: 'Submitted',
        export: 'Nothing to send',
      },
    })
    await story.tells(second.record, {
      markets: { EU: 'Refused' },
      dashboard: { EU: '2 0 1 1 0' },
      udiStatus: 'Draft',
      export: 'Refused',
    })
    await story.author.send('PUT', `/api/submissions/${second.submission.id}`, {
      website: 'https://example.org',
    })
    await story.tells(second.record, {
      markets: { EU: 'Refused' },
      dashboard: { EU: '2 0 1 0 0' },
      udiStatus: 'Draft',
      export: 'Not validated',
    })
    await story.validate(second.submission)
    await story.tells(second.record, {
      ...{
        markets: { EU: 'Valid' },
        dashboard: { EU: '2 1 1 0 0' },
        udiStatus: 'In Progress',
        export: 'can be sent',
      },
    })
    const again = await story.author.send<Package>('POST', '/api/export', {
      submissionIds: [first.submission.id, second.submission.id],
    })
    expect(again.devices).toBe(1)
    await story.tells(second.record, {
      ...{
        markets: { EU: 'File created' },
        dashboard: { EU: '2 1 1 0 0' },
        udiStatus: 'In Progress',
        export: 'can be sent',
      },
    })
  })

  it('leaves the market of the EU, and that is an update like any other', async () => {
    const { record, submission } = await story.device({ deviceName: 'Story of a farewell' })
    await story.validate(submission)
    await story.answer(await story.send(submission))
    await story.author.send('PUT', `/api/submissions/${submission.id}`, {
      deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
    })
    await story.tells(record, {
      markets: { EU: 'Out of date' },
      dashboard: { EU: '1 0 0 0 0' },
      udiStatus: 'In Progress',
      export: 'Not validated',
    })
    const { status } = await story.validate(submission)
    expect(status).toBe('validated')
    await story.answer(await story.send(submission))
    await story.tells(record, {
      markets: { EU: 'Registered' },
      dashboard: { EU: '1 0 1 0 0' },
      udiStatus: 'Submitted',
      export: 'Nothing to send',
    })
  })

  it('stands in the EU as legacy and under the MDR with one UDI-DI', async () => {
    const { record, submission } = await story.device({ deviceName: 'Story of two laws' })
    const legacy = euSubmissionInput({ legislation: 'MDD', udiDi: submission.udiDi, masterDiId: record.id })
    const second = await story.author.send<Submission>('POST', '/api/submissions', {
      ...{ ...legacy, deviceName: 'Story of two laws', basicUdiDi: `B-${submission.udiDi}` },
    })
    const rulesOf = async (one: Pick<Submission, 'id'>) =>
      (await story.validate(one)).validationResults?.issues.map(({ ruleId }) => ruleId)
    expect(await rulesOf(submission)).not.toContain('BR-003')
    expect(await rulesOf(second)).not.toContain('BR-003')
    await page.goto(`${visit.hub.address}/master-di/records/${record.id}`)
    await page.getByText('1 other submission of this device').waitFor()
    // A third under the MDR is one too many, and both say which the other is.
    const third = await story.author.send<Submission>('POST', '/api/submissions', {
      ...{ ...euSubmissionInput(), udiDi: submission.udiDi, masterDiId: record.id },
    })
    expect(await rulesOf(submission)).toContain('BR-003')
    expect(await rulesOf(third)).toContain('BR-003')
  })

  it('of the US counts for the EU as soon as it has a submission there', async () => {
    const deviceName = 'Story of a market more'
    const record = await story.author.createMaster({
      deviceName,
      udiDi: uniqueGtin(),
      targetCountries: ['US'],
    })
    await page.goto(`${visit.hub.address}/multi-country-udi`)
    const figure = page
      .locator('section[aria-label="Devices by market"] > *')
      .filter({ hasText: 'EU Devices' })
    await figure.getByText(/^\d+$/).waitFor()
    const before = Number((await figure.textContent())?.replace(/\D+/g, ''))
    const copies: SubmissionCopies = { masterDiIds: [record.id], countries: ['EU'] }
    await story.author.send('POST', '/api/submissions/copies', copies)
    await page.reload()
    await expect.poll(async () => Number((await figure.textContent())?.replace(/\D+/g, ''))).toBe(before + 1)
    await page.goto(`${visit.hub.address}/master-di/records/${record.id}`)
    await page
      .getByText('Not a target market of this record; listed because there is a submission.')
      .waitFor()
  })
})
