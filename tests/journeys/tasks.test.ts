import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RimSubmission } from '#core/contract/rim.ts'
import type { Task } from '#core/contract/tasks.ts'
import { chromiumPath } from './browser.ts'
import { type KnownPerson, register, signInBrowser, startVisit, type Visit } from './person.ts'

/** A task from whoever assigns it to whoever does it, in the list, in the calendar and in other calendars. */
describe.skipIf(!chromiumPath)('tasks and the calendar', () => {
  let visit: Visit
  let page: Page
  let ben: KnownPerson
  let question: Task
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  beforeAll(async () => {
    visit = await startVisit('ada')
    ben = await register(visit.hub.address, 'ben')
    const me = await ben.send<{ id: number }>('GET', '/api/auth/me')
    const project = await visit.person.send<RimSubmission>('POST', '/api/rim/submissions', {
      productName: 'Infusion pump',
    })
    question = await visit.person.send<Task>('POST', '/api/tasks', {
      kind: 'question',
      title: 'Why was the dose reduced?',
      dueDate: inDays(1),
      receivedDate: inDays(-1),
      ownerId: me.id,
      subject: { type: 'project', id: project.id },
    })
    page = await visit.browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signInBrowser(page, visit.hub.address, ben)
  }, 60_000)
  afterAll(() => visit?.end())

  it('reach their owner by the bell and My Work, and are done with an answer', async () => {
    await page.goto(`${visit.hub.address}/my-work`)
    await page.getByRole('link', { name: '1 of your tasks is due within 7 days' }).click()
    await page.waitForURL(/\/tasks\?.*mine/)
    await page
      .getByRole('button', { name: /notification/i })
      .first()
      .click()
    await page.getByText('A task was assigned to you').click()
    const dialog = page.getByRole('dialog', { name: 'Edit authority question' })
    await dialog.getByLabel('Status').click()
    await page.getByRole('listbox').getByRole('option', { name: 'Done', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter the answer before you mark the question as done').first().waitFor()
    await dialog.getByLabel('Answer').fill('Validated at 15 kGy, see annex 3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Task saved').first().waitFor()
    await page.goto(`${visit.hub.address}/my-work`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Nothing is waiting for you').first().waitFor()
    expect(await visit.person.send<Task>('GET', `/api/tasks/${question.id}`)).toMatchObject({
      status: 'done',
      doneDate: inDays(0),
      answer: 'Validated at 15 kGy, see annex 3',
    })
  })

  it('stand in the calendar, month by month, and lead to themselves', async () => {
    await page.goto(`${visit.hub.address}/tasks?tab=calendar&month=${inDays(1).slice(0, 7)}`)
    await page.getByRole('link', { name: /^Authority question, Why was the dose reduced\?/ }).click()
    await page
      .getByRole('dialog', { name: 'Edit authority question' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByText('Nothing in this month.').waitFor()
    await page.getByRole('button', { name: 'Today' }).click()
    await page.waitForURL((url) => !url.searchParams.has('month'))
  })

  it('are read by another calendar under an address that is shown once and can be ended', async () => {
    await page.getByRole('button', { name: 'Subscribe from another calendar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Subscribe from another calendar' })
    await dialog.getByRole('button', { name: 'Create address' }).click()
    const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue()
    const read = async () => {
      const answer = await fetch(address)
      return [answer.status, await answer.text()] as const
    }
    expect((await read())[1]).toContain('Why was the dose reduced?')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Subscribe from another calendar' }).click()
    await dialog.getByText('last read on').waitFor()
    await dialog.getByRole('button', { name: 'Remove address' }).click()
    await dialog.getByText('You have no calendar address yet.').waitFor()
    expect((await read())[0]).toBe(404)
  })
})
