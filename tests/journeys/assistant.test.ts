import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf } from './downloads.ts'
import { chromiumPath } from './hub.ts'
import { startVisit, type Visit } from './person.ts'

/** The floating assistant and RegBot (specification, document 3 sections 2.7 and 2.8). */
describe.skipIf(!chromiumPath)('the assistants', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: visit.hub.address })
  })
  afterAll(async () => {
    await visit?.end()
  })

  const open = async (path: string) => {
    await page.goto(visit.hub.address + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const button = () => page.getByRole('button', { name: 'Open the Regulatory Hub Assistant' })
  const dialog = () => page.getByRole('dialog', { name: 'Regulatory Hub Assistant' })
  const input = () => page.getByLabel('Your question')
  const send = () => page.getByRole('button', { name: 'Send' })
  const answers = (name: string) => page.getByRole('log').getByRole('article', { name, exact: true })
  const questions = () => answers('You')

  it('the assistant is at hand on every screen, leaves room, and answers keywords by itself [S3-1-12, S1-1-19, S1-3-19, S1-4.3-01, S1-4.3-02, S1-4.3-03, S1-4.3-04, S1-4.3-05, S1-5-20, S1-9-15, S1-9-16, S1-9-17, S1-9-20, S3-2.7-01, S3-2.7-02, S3-2.7-03, S3-2.7-04, S3-2.7-05, S3-2.7-06, S3-2.7-07, S3-2.7-08, S3-2.7-09, S3-2.7-10, S3-4-17, S3-4-18, S3-4-19, S3-4-20, S3-5-63, S3-7-45, S3-9-04, S3-9-15, S3-9-20, S3-3-52, S3-OPEN-13]', async () => {
    for (const path of ['/', '/master-di/records', '/regbot', '/admin/settings', '/profile']) {
      await open(path)
      const box = await button().boundingBox()
      expect(box?.width).toBe(box?.height)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400)
      // Scrolled to its end, nothing of the screen lies under it.
      const covered = await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight)
        const at = document.querySelector('[data-assistant-button]')?.getBoundingClientRect()
        const own = [...document.querySelectorAll('#main :is(button, a, input, td)')]
        return own.filter((one) => {
          const { left, right, top, bottom, width } = one.getBoundingClientRect()
          return at && width > 0 && right > at.left && left < at.right && bottom > at.top && top < at.bottom
        }).length
      })
      expect(covered).toBe(0)
    }
    await open('/master-di/records')
    await button().click()
    await dialog().getByText('Welcome!').waitFor()
    const quick = dialog().getByRole('log').getByRole('button')
    expect(await quick.count()).toBe(4)
    expect(await send().isDisabled()).toBe(true)
    await input().fill('   ')
    expect(await send().isDisabled()).toBe(true)

    // Not even the hub is needed for these.
    await page.route('**/api/assistant/**', (route) => route.abort())
    const since = Date.now()
    await input().fill('and then?')
    expect(await send().isDisabled()).toBe(false)
    // Seen by the page itself: a busy machine may look too late from outside.
    const typing = page.waitForFunction(() => {
      const label = (one: Element) => one.getAttribute('aria-label') ?? one.textContent
      const sending = [...document.querySelectorAll('button')].find((one) => label(one) === 'Send')
      return document.body.textContent.includes('The assistant is typing…') && sending?.disabled
    })
    await quick.first().click()
    await typing
    expect(await questions().count()).toBe(1)
    await answers('Assistant').getByText('188+ required fields').waitFor()
    expect(Date.now() - since).toBeGreaterThanOrEqual(1000)
    expect(await dialog().getByText('The assistant is typing…').count()).toBe(0)
    const reply = answers('Assistant').first()
    expect(await reply.getAttribute('data-from')).toBe('bot')
    expect(await reply.getAttribute('id')).toMatch(/^message-/)
    expect(Date.parse((await reply.locator('time').getAttribute('datetime')) ?? '')).not.toBeNaN()
    const tries = dialog().getByRole('button').filter({ hasText: /…$/ })
    expect((await tries.allInnerTexts()).map((text) => text.length)).toEqual([31, 31, 31])
    await page.unroute('**/api/assistant/**')

    // Below a reply by keyword stands what the hub found.
    await input().fill('When is the deadline of UDI for class III in Brazil?')
    await input().press('Enter')
    await answers('Assistant').nth(1).getByText('Found in the hub').waitFor()
    await answers('Assistant').nth(1).getByText('1. UDI dates of Brazil').click()
    await answers('Assistant').nth(1).getByText('Data from 1 March 2030: Class III.').first().waitFor()

    await input().fill('What is the weather in Paris?')
    await send().click()
    await answers('Assistant').nth(2).getByText('I do not know').waitFor()
    expect(await answers('Assistant').nth(2).textContent()).toContain(
      'Which device, country or rule are you asking about?',
    )

    // It goes on where one goes.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    expect(await questions().count()).toBe(3)
    await dialog().getByRole('button', { name: 'Close' }).click()
    expect(await dialog().count()).toBe(0)
    await button().click()
    expect(await questions().count()).toBe(3)

    // Who leaves before an answer came is told so, and asks again with one press.
    await input().fill('Which database does Australia use?')
    await input().press('Enter')
    await dialog().getByText('The assistant is typing…').waitFor()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await button().click()
    await questions().nth(3).getByText('This question was not answered.').waitFor()
    await questions().nth(3).getByRole('button', { name: 'Ask again' }).click()
    expect(await input().evaluate((field) => field === document.activeElement)).toBe(true)
    await answers('Assistant').nth(3).getByText('AusUDID').first().waitFor()
    expect(await questions().count()).toBe(4)
    expect(await dialog().getByText('This question was not answered.').count()).toBe(0)
    await dialog().getByRole('button', { name: 'Clear conversation' }).click()
    expect(await questions().count()).toBe(0)
    await dialog().getByText('Welcome!').waitFor()
  })

  it('what could not be sent is told and not lost [S3-8-12, S1-8-28]', async () => {
    await page.route('**/api/assistant/questions', (route) => route.abort())
    await input().fill('Which database does Australia use?')
    await input().press('Enter')
    await page.getByText('Chat Error').first().waitFor()
    await page.getByText('Failed to send message. Please try again.').first().waitFor()
    expect(await input().inputValue()).toBe('Which database does Australia use?')
    await page.unroute('**/api/assistant/questions')
    await input().press('Escape')
    expect(await dialog().count()).toBe(0)
  })

  it('RegBot answers by its rules and from the hub, with sources, confidence and category [S3-1-13, S1-2.1-26, S3-2.1-11, S3-2.8-01, S3-2.8-02, S3-2.8-03, S3-2.8-04, S3-2.8-05, S3-2.8-06, S3-2.8-07, S3-2.8-08, S3-2.8-09, S3-2.8-10, S3-2.8-11, S3-2.8-12, S3-2.8-13, S3-2.8-14, S3-2.8-15, S3-2.8-16, S3-2.8-17, S3-2.8-20, S3-2.8-21, S3-2.8-22, S3-2.8-23, S3-2.8-25, S3-3-53, S3-3-54, S3-4-21, S3-4-22, S3-5-64, S3-9-05, S3-9-26, S3-9-27, S3-9-28, S3-9-30, S3-9-31, S3-9-32, S3-OPEN-13, S3-OPEN-16]', async () => {
    await open('/regbot')
    await page.getByRole('heading', { level: 1, name: 'RegBot Assistant' }).waitFor()
    for (const badge of ['AI Powered', 'Global Knowledge'])
      await page.getByText(badge, { exact: true }).waitFor()
    const panel = page.getByRole('region', { name: 'Knowledge Base' })
    const cards = panel.getByRole('article')
    await cards.first().waitFor()
    const options = await panel.getByLabel('Knowledge source').locator('option').allInnerTexts()
    expect(options.slice(0, 5)).toEqual([
      'All Sources',
      'FDA guidance',
      'EU MDR/IVDR',
      'NMPA guidelines',
      'ISO standards',
    ])
    const texts = await cards.allInnerTexts()
    for (const [index, count] of ['245', '187', '156', '312'].entries()) {
      expect(texts[index]).toContain(`${count} documents`)
      expect(texts[index]).toMatch(/\d+ entries searched here/)
      expect(texts[index]).toMatch(/Updated \d+ \w+ \d{4}/)
    }
    const chat = page.getByRole('region', { name: 'Chat with RegBot' })
    expect((await chat.boundingBox())?.height).toBe(800)
    await chat.getByText('your AI helper for regulatory questions').waitFor()
    await chat
      .getByText('RegBot answers from the hub’s own knowledge. Always verify with official sources.')
      .waitFor()
    const suggestions = page.getByRole('region', { name: 'Suggested Questions' })
    expect(await suggestions.getByRole('button').count()).toBe(4)
    await suggestions.getByRole('button').first().click()
    expect(await suggestions.count()).toBe(0)
    const asked = page.getByPlaceholder('Ask me anything about medical device regulations...')
    expect(await asked.inputValue()).toBe('What are the FDA UDI compliance dates by device class?')
    expect(await questions().count()).toBe(0)

    const since = Date.now()
    await asked.press('Enter')
    expect(await asked.inputValue()).toBe('')
    await chat.getByText('RegBot is thinking...').waitFor()
    await asked.fill('next')
    expect(await send().isDisabled()).toBe(true)
    const first = answers('RegBot').first()
    await first.getByText('September 24, 2014').waitFor()
    expect(Date.now() - since).toBeGreaterThanOrEqual(2000)
    expect(await chat.getByText('RegBot is thinking...').count()).toBe(0)
    expect(await first.getByRole('link').allInnerTexts()).toEqual([
      'FDA guidance: Unique Device Identification System',
      'EU MDR Article 27',
      'ISO 13485:2016',
    ])
    await first.getByText('Category: FDA').waitFor()
    expect(await first.getByText('Confidence: 85%').getAttribute('data-tone')).toBe('green')

    await asked.fill('Which database does Australia use?')
    await send().click()
    const second = answers('RegBot').nth(1)
    await second.getByText('The database of Australia is AusUDID').first().waitFor()
    await second.getByText('1. Database and route of Australia').click()
    expect(await second.getByRole('link', { name: 'Open in the hub' }).first().getAttribute('href')).toBe('/')
    const sure = second.getByText(/^Confidence: \d+%$/)
    expect(await sure.textContent()).not.toContain('85')
    await second.getByText('Category: General').waitFor()

    // Of one source: its card alone is shown, and it alone is asked.
    await panel.getByLabel('Knowledge source').selectOption('ISO standards')
    expect(await cards.count()).toBe(1)
    await asked.fill('Which database does Australia use?')
    await asked.press('Enter')
    const third = answers('RegBot').nth(2)
    await third.getByText('I do not know').waitFor()
    await third.getByText('Please be more specific').waitFor()
    expect(await third.getByText(/^Confidence: \d+%$/).getAttribute('data-tone')).toBe('red')
  })

  it('an answer is judged, copied and kept [S3-2.8-18, S3-2.8-19, S3-2.8-24, S3-4-23, S3-4-36, S3-8-38, S3-8-39, S3-8-40, S3-9-07, S3-OPEN-17, S3-OPEN-18]', async () => {
    const first = answers('RegBot').first()
    await first.getByRole('button', { name: 'Helpful', exact: true }).click()
    await page.getByText('Thank you for the positive feedback!').first().waitFor()
    await page.getByText('Feedback Recorded').first().waitFor()
    expect(
      await first.getByRole('button', { name: 'Helpful', exact: true }).getAttribute('aria-pressed'),
    ).toBe('true')
    const second = answers('RegBot').nth(1)
    await second.getByRole('button', { name: 'Not helpful' }).click()
    await page.getByText("Thank you for the feedback. We'll work to improve our responses.").first().waitFor()
    await first.getByRole('button', { name: 'Copy message' }).click()
    await page.getByText('Copied to Clipboard').first().waitFor()
    await page.getByText('The message has been copied to your clipboard.').first().waitFor()
    const since = Date.now()
    await first.getByRole('button', { name: 'Copy message' }).waitFor()
    expect(Date.now() - since).toBeGreaterThan(1000)
    expect(Date.now() - since).toBeLessThan(4000)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('September 24, 2014')

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download conversation' }).click()
    const file = await textOf(await saving)
    for (const part of [
      'September 24, 2014',
      'ISO 13485:2016',
      'Confidence: 85%',
      'Category: FDA',
      'Helpful: no',
    ]) {
      expect(file).toContain(part)
    }
    await page.getByRole('button', { name: 'New conversation' }).click()
    expect(await questions().count()).toBe(0)
    await page.getByRole('region', { name: 'Suggested Questions' }).waitFor()

    await open('/admin/settings')
    const section = page.getByRole('region', { name: 'Assistant and RegBot' })
    await section.getByText('Which database does Australia use?').waitFor()
    await section.getByText('What are the FDA UDI compliance dates by device class?').waitFor()
  })

  it('a model an administrator switches on is named, and where it fails the hub answers itself [S3-2.8-23, S3-OPEN-16]', async () => {
    await open('/admin/settings')
    const section = page.getByRole('region', { name: 'Assistant and RegBot' })
    await section.getByRole('switch', { name: 'Let a language model write the answers' }).click()
    await section.getByRole('button', { name: 'Save model' }).click()
    await section.getByText('Enter the endpoint address').waitFor()
    await section.getByText('Enter the name of the model').waitFor()
    await section.getByLabel('Endpoint address').fill('https://models.invalid/v1')
    await section.getByLabel('Model', { exact: true }).fill('small')
    await section.getByLabel('Key', { exact: true }).fill('sk-secret')
    await section.getByRole('button', { name: 'Save model' }).click()
    await section.getByText('A key is stored.').waitFor()
    await section.getByLabel('Model', { exact: true }).fill('typed, not saved')
    await section.getByRole('button', { name: 'Remove key' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click()
    await page.getByText('The key was removed').first().waitFor()
    await section.getByText('Sent only to the endpoint').waitFor()
    expect(await section.getByLabel('Model', { exact: true }).inputValue()).toBe('typed, not saved')
    expect(await visit.person.send('GET', '/api/assistant/model')).toMatchObject({
      ...{ isOn: true, baseUrl: 'https://models.invalid/v1', model: 'small', hasKey: false },
    })
    await open('/regbot')
    await page.getByText('RegBot is powered by a large language model').first().waitFor()
    await page.getByPlaceholder('Ask me anything').fill('Which database does Australia use?')
    await page.getByPlaceholder('Ask me anything').press('Enter')
    const answer = answers('RegBot').first()
    await answer.getByText('The language model did not answer').waitFor()
    await answer.getByText('The database of Australia is AusUDID').first().waitFor()
  })

  it('an answer being written is left to be read, and one that was cut off says so and is asked for again', async () => {
    await page.evaluate(modelThatWrites)
    const asked = page.getByPlaceholder('Ask me anything')
    await asked.fill('What does Australia ask for?')
    await asked.press('Enter')
    const answer = answers('RegBot').nth(1)
    await answer.getByText('Line 60').waitFor()
    const log = page.getByRole('log')
    expect(await log.getAttribute('aria-busy')).toBe('true')
    expect(await answer.getByRole('button', { name: 'Copy message' }).count()).toBe(0)
    // Who scrolls back is not pulled away by what comes.
    await log.evaluate((list) => list.scrollTo(0, 0))
    await page.evaluate(() => (window as unknown as { write: (text: string) => void }).write('More of it'))
    await answer.getByText('More of it').waitFor()
    expect(await log.evaluate((list) => list.scrollTop)).toBe(0)

    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    await main.getByRole('link', { name: 'RegBot' }).click()
    await answer.getByText('Incomplete: the conversation was closed').waitFor()
    await answer.getByText('More of it').waitFor()
    expect(await log.getAttribute('aria-busy')).toBe('false')
    expect(await answer.getByText(/^Confidence/).count()).toBe(0)
    for (const name of ['Copy message', 'Helpful', 'Not helpful'])
      expect(await answer.getByRole('button', { name, exact: true }).count()).toBe(0)
    await answer.getByRole('button', { name: 'Ask again' }).click()
    await answer.getByText('Line 60').waitFor()
    expect(await page.getByText('Incomplete: the conversation was closed').count()).toBe(0)
    expect(await questions().count()).toBe(2)
    await page.evaluate(() => (window as unknown as { end: () => void }).end())
    await answer.getByRole('button', { name: 'Copy message' }).waitFor()
    await answer.getByText(/^Confidence/).waitFor()
  })
})

/** In the page: a model that begins at once, goes on when it is told to, and ends when it is told to. */
function modelThatWrites(): void {
  const ask = window.fetch
  const told = new TextEncoder()
  window.fetch = async (address, options) => {
    if (!String(address).includes('/api/assistant/generated-answers')) return ask(address, options)
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (event: object) => controller.enqueue(told.encode(`data: ${JSON.stringify(event)}\n\n`))
        options?.signal?.addEventListener('abort', () => controller.error(options.signal?.reason))
        const lines = Array.from({ length: 60 }, (_, at) => `Line ${at + 1}`)
        send({ type: 'text', text: lines.join('\n') })
        Object.assign(window, {
          write: (text: string) => send({ type: 'text', text: `\n${text}` }),
          end: () => {
            send({ type: 'done' })
            controller.close()
          },
        })
      },
    })
    return new Response(events, { headers: { 'content-type': 'text/event-stream' } })
  }
}
