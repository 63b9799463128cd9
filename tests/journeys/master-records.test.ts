import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { type KnownPerson, startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

/** The records screen with its dialogs and tabs (specification, document 1 sections 2.5, 4.2, 5 and 8). */
describe.skipIf(!chromiumPath)('the records screen', () => {
  let visit: Visit
  let hub: Visit['hub']
  let page: Page
  let ada: KnownPerson

  beforeAll(async () => {
    visit = await startVisit('ada')
    ;({ hub, page, person: ada } = visit)
  })
  afterAll(async () => {
    await visit?.end()
  })

  const far = '2999-12-31'
  const open = (path: string) => page.goto(hub.address + path)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const toast = async (title: string, description = '') => {
    const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await shown.filter({ hasText: title }).filter({ hasText: description }).waitFor()
  }
  const refusal = (title: string, description: string) => refusalShown(page, title, description)
  const showing = (shown: number, total: number) =>
    page.getByText(`Showing ${shown} of ${total} records`, { exact: true }).waitFor()
  const act = async (device: string, name: string) => {
    await button(`Actions for ${device}`).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const find = async (text: string) => {
    await open(`/master-di/records?search=${text}`)
    await button(`Actions for ${text}`).waitFor()
  }
  /** The next request that changes something. */
  const change = () => page.waitForRequest((request: Request) => request.method() !== 'GET')
  const headers = async () =>
    (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim()).filter(Boolean)

  it('says that nothing has happened yet [S1-8-29]', async () => {
    await open('/master-di/records?tab=audit')
    await page.getByText('No audit entries found').waitFor()
  })

  it('has an address, a title and two tabs [S1-2.1-03, S1-2.5-01, S1-2.5-08]', async () => {
    const deviceFamily = 'Pumps'
    await ada.createMaster({ deviceNumber: 'A-1', deviceName: 'Alpha', deviceFamily })
    await ada.createMaster({
      deviceNumber: 'A-2',
      deviceName: 'Beta',
      deviceFamily,
      manufacturerName: 'Other',
    })
    const gone = await ada.createMaster({ deviceNumber: 'A-3' })
    await ada.send('PUT', `/api/master-di/${gone.id}/soft-delete`, { reason: 'Wrong' })
    await open('/master-di/records')
    await page.getByRole('heading', { level: 1, name: 'Master DI Records' }).waitFor()
    await showing(2, 2)
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Records', 'Versions & Audit Trail'])
  })

  it('has a banner while a record is pending approval [S1-2.5-06]', async () => {
    expect(await page.getByText(/pending approval\.$/).count()).toBe(0)
    const draft = await ada.createMaster({
      deviceNumber: 'A-4',
      deviceName: 'Gamma',
      versionNumber: '1.0-draft',
    })
    const sending = { assignedUserId: draft.createdBy, dueDate: far }
    await ada.send('POST', `/api/master-di/${draft.id}/send-for-approval`, sending)
    await page.reload()
    await showing(3, 3)
    await page.getByText('One record is pending approval.').waitFor()
  })

  it('counts devices, those of one manufacturer, active ones and families, and none that is deleted [S1-2.5-02, S1-2.5-03, S1-2.5-04, S1-2.5-05, S1-4.2-19]', async () => {
    const main = await page.getByRole('main').textContent()
    expect(main).toMatch(/Total Records3.*2Example DevicesActive Records2Device Families1/)
    const maker = page.getByRole('combobox', { name: 'Devices of one manufacturer' })
    expect(await maker.inputValue()).toBe('Devices of Example Devices')
    await maker.click()
    await page.getByRole('option', { name: 'Devices of Other' }).click()
    const chosen = await page.getByRole('main').textContent()
    expect(chosen).toMatch(/Total Records3.*1OtherActive Records2Device Families1/)
  })

  it('lists records in columns in their order, and says how many of how many [S1-2.5-16, S1-2.5-24]', async () => {
    await showing(3, 3)
    expect(await headers()).toEqual([
      'Device Number',
      'Version',
      'Device Name',
      'Device Family',
      'Manufacturer',
      'Status',
      'Actions',
    ])
    expect(await page.getByRole('columnheader').first().getByRole('checkbox').count()).toBe(1)
  })

  it('leads to approvals, to countries and to a new record [S1-2.5-12, S1-2.5-13, S1-2.5-14]', async () => {
    for (const [name, target] of [
      ['Start Approval Workflow', '/approval-workflow'],
      ['Copy to Country', '/multi-country-udi'],
      ['Create New Master DI', '/master-di/create'],
    ] as const) {
      expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(target)
    }
  })

  it('filters by each of five columns [S1-2.5-17, S1-2.5-18, S1-2.5-19, S1-2.5-20, S1-2.5-21]', async () => {
    await open('/master-di/records')
    for (const [column, value, count] of [
      ['Device Number', 'A-1', 1],
      ['Device Name', 'Beta', 1],
      ['Device Family', 'Pumps', 2],
      ['Manufacturer', 'Other', 1],
      ['Status', 'Pending approval', 1],
    ] as const) {
      await showing(3, 3)
      await button(`Filter ${column}`).click()
      await page.getByRole('checkbox', { name: new RegExp(`^${value}`) }).check()
      await showing(count, 3)
      await page.keyboard.press('Escape')
      await button('Clear All Filters').click()
    }
  })

  it('finds by name, number and manufacturer beside the filters, and clears it all [S1-2.5-07, S1-2.5-22, S1-2.5-23, S1-2.5-24]', async () => {
    await showing(3, 3)
    for (const [text, count] of [
      ['alph', 1],
      ['A-', 3],
      ['other', 1],
    ] as const) {
      await page.getByRole('searchbox').fill(text)
      await showing(count, 3)
    }
    await button('Filter Status').click()
    await page.getByRole('checkbox', { name: /^Active/ }).check()
    await showing(1, 3)
    await page.keyboard.press('Escape')
    const [file] = await Promise.all([page.waitForEvent('download'), button('Export').click()])
    expect(file.suggestedFilename()).toMatch(/^master-di-records-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await textOf(file)).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Other')
    await button('Clear All Filters').click()
    await showing(3, 3)
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })

  it('shows the details of a record [S1-2.5-25]', async () => {
    const first = await ada.createMaster({ deviceNumber: 'H-1', deviceName: 'History', brandName: 'Shown' })
    const next = { ...first, versionNumber: '2.0-draft', parentId: first.id, changeReason: 'Second' }
    const second = await ada.send<MasterRecord>('POST', '/api/master-di', next)
    await ada.send('DELETE', `/api/master-di/${second.id}`, { reason: 'Opened by mistake' })
    await ada.send('POST', '/api/master-di', { ...next, versionNumber: '3.0-draft', changeReason: 'Third' })
    await find('H-1')
    await act('H-1', 'View Details')
    await dialog('Master DI details').getByText('Shown').waitFor()
    await page.keyboard.press('Escape')
  })

  it('shows the history, which version is current, and deleted ones with their reason [S1-2.5-26, S1-4.2-16, S1-4.2-21, S1-4.2-22, S1-9-26]', async () => {
    await act('H-1', 'Version History')
    const history = dialog('Version History')
    const items = history.locator('.mantine-Timeline-item')
    await history.getByText('Opened by mistake').waitFor()
    expect(await items.allTextContents()).toEqual([
      expect.stringMatching(/^3\.0-draftCurrentDraft/),
      expect.stringMatching(/^2\.0-draftDeleted.*Opened by mistake/),
      expect.stringMatching(/^1\.0PreviousActive/),
    ])
    const scrolls = (element: Element): boolean =>
      getComputedStyle(element).overflowY === 'auto' && getComputedStyle(element).maxHeight !== 'none'
    expect(await history.locator('.mantine-Timeline-root').evaluate(scrolls)).toBe(true)
  })

  it('says where there is no history [S1-8-32]', async () => {
    await page.route('**/versions', (route) => route.fulfill({ json: [] }))
    await page.reload()
    await act('H-1', 'Version History')
    await page.getByText('No version history available for this record', { exact: true }).waitFor()
    await page.unroute('**/versions')
  })

  it('leads to other countries, and says why a new version has to wait [S1-2.5-29, S1-4.2-13, S1-8-11, S1-8-33]', async () => {
    const { id } = await ada.createMaster({ deviceNumber: 'W-1' })
    await find('W-1')
    await act('W-1', 'Copy to Countries')
    await page.waitForURL(`**/multi-country-udi?masterDiId=${id}`)
    await find('A-4')
    await act('A-4', 'Create New Version')
    await refusal(
      'Cannot Create New Version',
      'A version of this device is pending approval. Please wait for approval before creating a new version.',
    )
  })

  /** Without loading anew: what was cached has to be refreshed. */
  const go = (entry: RegExp) => page.getByRole('navigation').getByRole('link', { name: entry }).click()
  let requested: MasterRecord

  it('has no request of a record nobody asked about', async () => {
    requested = await ada.createMaster({ deviceNumber: 'R-1' })
    await open('/approval-workflow')
    await page.getByText('A-4').first().waitFor()
    expect(await page.getByText('R-1').count()).toBe(0)
  })

  describe.each([
    {
      ...{ kind: 'Update', place: 0, path: 'request-update', label: 'Reason for the update' },
      ...{ named: 'S1-2.5-30, S1-5-09', sent: 'S1-5-11, S1-7.3-15', told: 'S1-8-20' },
      isAssigned: false,
    },
    {
      ...{ kind: 'Delete', place: 1, path: 'request-delete', label: 'Reason for deletion' },
      ...{ named: 'S1-2.5-31, S1-5-10', sent: 'S1-7.3-16', told: 'S1-8-21' },
      isAssigned: true,
    },
  ])('a request: $kind', ({ kind, place, path, label, named, sent, told, isAssigned }) => {
    const asking = () => dialog(`Request ${kind}`)
    const submit = () => asking().getByRole('button', { name: 'Submit Request' }).click()

    it(`is asked for from a row, and needs a reason [${named}]`, async () => {
      await go(/^Master DI Records/)
      await act('R-1', `Request ${kind}`)
      await submit()
      await asking()
        .getByText(/Please provide a reason/)
        .waitFor()
    })

    it('says where it failed, in the words of the server [S1-8-09, S1-8-33]', async () => {
      await asking().getByLabel(label).fill('Because')
      await page.route(`**/${path}`, (route) => route.fulfill({ status: 409, json: { message: 'Not now' } }))
      await submit()
      await refusal('Request Failed', 'Not now')
      await page.unroute(`**/${path}`)
    })

    it(`is sent with its fields, to somebody and until a day where that is said [${sent}]`, async () => {
      const assignee = 'Ada Lindgren (ada)'
      if (isAssigned) {
        await asking().getByRole('combobox', { name: 'Assigned user' }).click()
        await page.getByRole('option', { name: assignee }).click()
        await asking().getByLabel('Due date').fill(far)
      } else {
        const chosen = asking().getByRole('combobox', { name: 'Assigned user' })
        await chosen.press('ControlOrMeta+a')
        await chosen.press('Backspace')
      }
      const request = change()
      await submit()
      const { id, createdBy } = requested
      const to = isAssigned
        ? { assignedTo: createdBy, assignedToName: assignee, dueDate: far }
        : { assignedTo: null, assignedToName: null, dueDate: null }
      expect((await request).postDataJSON()).toEqual({ id, changeReason: 'Because', ...to })
    })

    it(`is told, for an administrator to review, and stands in the list of requests [${told}, S1-6-23, S1-7.3-17]`, async () => {
      await toast(`${kind} Request Submitted`, 'An administrator will review your request.')
      await go(/^Approval Workflow/)
      await page.getByRole('row').filter({ hasText: 'R-1' }).nth(place).waitFor()
    })
  })

  describe.each([
    {
      deviceNumber: 'X-1',
      versionNumber: '1.0',
      method: 'PUT',
      end: '/soft-delete',
      lines: 'S1-7.3-11, S1-7.3-12',
    },
    {
      deviceNumber: 'X-2',
      versionNumber: '1.0-draft',
      method: 'DELETE',
      end: '',
      lines: 'S1-7.3-13, S1-7.3-14',
    },
  ])('deleting version $versionNumber', ({ deviceNumber, versionNumber, method, end, lines }) => {
    const deleting = () => dialog('Delete record')
    const confirm = () => deleting().getByRole('button', { name: 'Delete', exact: true }).click()
    let path = ''

    it('needs a reason [S1-5-08, S1-8-33]', async () => {
      const { id } = await ada.createMaster({ deviceNumber, versionNumber })
      path = `/api/master-di/${id}${end}`
      await find(deviceNumber)
      await act(deviceNumber, 'Delete')
      await confirm()
      await refusal('Reason Required', 'Please provide a reason for deletion.')
    })

    it('says where it failed, in the words of the server [S1-8-08, S1-8-33]', async () => {
      await deleting().getByLabel('Reason for deletion').fill('Discontinued')
      await page.route(`**${path}`, (route) => route.fulfill({ status: 409, json: { message: 'Not now' } }))
      await confirm()
      await refusal('Delete Failed', 'Not now')
      await page.unroute(`**${path}`)
    })

    it(`is sent by ${method}, told, and leaves the list without it [${lines}, S1-8-19]`, async () => {
      const sent = change()
      await confirm()
      expect([
        (await sent).method(),
        new URL((await sent).url()).pathname,
        (await sent).postDataJSON(),
      ]).toEqual([method, path, { reason: 'Discontinued' }])
      await toast('Record Deleted')
      await page.getByText('No record matches').waitFor()
    })
  })
})
