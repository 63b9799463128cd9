import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#core/contract/assistant.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
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
  const quick = () => dialog().getByRole('log').getByRole('button')
  const tries = () => dialog().getByRole('button').filter({ hasText: /…$/ })
  /** When each message was said, in milliseconds. */
  const times = async () => {
    const shown = page.getByRole('log').locator('article time')
    const all = await shown.evaluateAll((found) => found.map((one) => one.getAttribute('datetime')))
    return all.map((time) => Date.parse(time ?? ''))
  }
  let firstQuestions: string[] = []

  it('the assistant is at hand in the lower right corner of every screen, and covers nothing there [S3-1-12, S3-2.7-01]', async () => {
    for (const path of ['/', '/master-di/records', '/regbot', '/admin/settings', '/profile']) {
      await open(path)
      const box = await button().boundingBox()
      expect(box?.width).toBe(box?.height)
      expect(await button().evaluate((one) => getComputedStyle(one).borderRadius)).toBe('50%')
      expect(await button().evaluate((one) => getComputedStyle(one).position)).toBe('fixed')
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(850)
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
  })

  it('it opens with its title, a welcome, four questions and two buttons, and takes nothing blank [S1-5-20, S1-9-20, S3-2.7-02, S3-2.7-03, S3-2.7-04]', async () => {
    await open('/master-di/records')
    await button().click()
    await dialog().getByRole('heading', { name: 'Regulatory Hub Assistant', exact: true }).waitFor()
    await dialog().getByText('Welcome! Ask about UDI, EUDAMED, dates, rules or fields.').waitFor()
    for (const name of ['Clear conversation', 'Close'])
      await dialog().getByRole('button', { name, exact: true }).waitFor()
    firstQuestions = await quick().allInnerTexts()
    expect(firstQuestions).toHaveLength(4)
    await input().press('Enter')
    expect(await questions().count()).toBe(0)
  })

  it('while its input is blank, and while it types an answer, nothing can be sent [S1-4.3-02, S1-4.3-04, S3-4-18, S3-4-20, S3-5-63]', async () => {
    for (const blank of ['', '   ']) {
      await input().fill(blank)
      expect(await send().isDisabled()).toBe(true)
    }
    // Keywords are answered without the hub: it is out of reach from here on.
    await page.route('**/api/assistant/**', (route) => route.abort())
    await input().fill('and then?')
    expect(await send().isDisabled()).toBe(false)
    // Seen by the page itself: a busy machine may look too late from outside.
    const typing = page.waitForFunction(() => {
      const label = (one: Element) => one.getAttribute('aria-label') ?? one.textContent
      const sending = [...document.querySelectorAll('button')].find((one) => label(one) === 'Send')
      return document.body.textContent.includes('The assistant is typing…') && sending?.disabled
    })
    await quick().first().click()
    await typing
  })

  it('a question that is pressed joins the conversation, and is answered without the hub [S1-4.3-01, S3-4-17, S3-7-45, S3-OPEN-13]', async () => {
    expect(await questions().count()).toBe(1)
    await questions()
      .getByText(firstQuestions[0] ?? '', { exact: true })
      .waitFor()
    await answers('Assistant').getByText('188+ required fields').waitFor()
    await page.unroute('**/api/assistant/**')
  })

  it('the reply comes a second after the question, and ends the typing [S1-4.3-03, S1-9-15, S3-4-19, S3-9-04]', async () => {
    const [asked = 0, replied = 0] = await times()
    // A message gets its time when it is drawn, a few milliseconds after the delay began.
    expect(replied - asked).toBeGreaterThanOrEqual(950)
    expect(await answers('Assistant').count()).toBe(1)
    expect(await dialog().getByText('The assistant is typing…').count()).toBe(0)
  })

  it('each message has an id, whose it is, its words and its time [S1-3-19, S3-3-52]', async () => {
    for (const [message, from] of [
      [questions().first(), 'user'],
      [answers('Assistant').first(), 'bot'],
    ] as const) {
      expect(await message.getAttribute('id')).toMatch(/^message-\d/)
      expect(await message.getAttribute('data-from')).toBe(from)
      expect((await message.locator('p').first().textContent())?.length).toBeGreaterThan(10)
    }
    for (const time of await times()) expect(time).not.toBeNaN()
  })

  it('a row Try asking offers three more, cut to 30 characters and an ellipsis [S1-9-17, S3-2.7-06, S3-2.7-07]', async () => {
    await dialog().getByText('Try asking:', { exact: true }).waitFor()
    const short = await tries().allInnerTexts()
    expect(short.map((text) => text.length)).toEqual([31, 31, 31])
    const whole = await tries().evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''))
    expect(short).toEqual(whole.map((text) => `${text.slice(0, 30)}…`))
  })

  it('the four questions at first and the three beside a conversation are six in all [S1-9-16, S3-2.7-05, S3-9-20]', async () => {
    const beside = await tries().evaluateAll((all) => all.map((one) => one.getAttribute('title')))
    expect([firstQuestions.length, beside.length]).toEqual([4, 3])
    expect(new Set([...firstQuestions, ...beside]).size).toBe(6)
  })

  it('Enter sends, and below a reply by keyword stands what the hub found [S1-1-19, S1-4.3-05, S3-2.7-10]', async () => {
    await input().fill('When is the deadline of UDI for class III in Brazil?')
    await input().press('Enter')
    await answers('Assistant').nth(1).getByText('Found in the hub').waitFor()
    await answers('Assistant').nth(1).getByText('1. UDI dates of Brazil').click()
    await answers('Assistant').nth(1).getByText('Data from 1 March 2030: Class III.').first().waitFor()
  })

  it('what neither a keyword nor the hub answers is told, with what can be asked and a question back [S3-9-15]', async () => {
    await input().fill('What is the weather in Paris?')
    await send().click()
    await answers('Assistant').nth(2).getByText('I do not know').waitFor()
    expect(await answers('Assistant').nth(2).textContent()).toContain(
      'I can help with UDI submissions, deadlines, validation, Basic UDI-DIs, required fields and errors. ' +
        'Which device, country or rule are you asking about?',
    )
  })

  it('the conversation goes on where one goes, and after the dialog was closed [S3-2.7-09]', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    expect(await questions().count()).toBe(3)
    await dialog().getByRole('button', { name: 'Close' }).click()
    expect(await dialog().count()).toBe(0)
    await button().click()
    expect(await questions().count()).toBe(3)
  })

  it('who leaves before an answer came is told so, and asks again with one press', async () => {
    // No answer comes while it is on.
    const asked = '**/api/assistant/questions'
    await page.route(asked, () => undefined)
    await input().fill('Which database does Australia use?')
    await input().press('Enter')
    await dialog().getByText('The assistant is typing…').waitFor()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await page.unroute(asked)
    await button().click()
    await questions().nth(3).getByText('This question was not answered.').waitFor()
    await questions().nth(3).getByRole('button', { name: 'Ask again' }).click()
    expect(await input().evaluate((field) => field === document.activeElement)).toBe(true)
    await answers('Assistant').nth(3).getByText('AusUDID').first().waitFor()
    expect(await questions().count()).toBe(4)
    expect(await dialog().getByText('This question was not answered.').count()).toBe(0)
  })

  it('what is unknown comes with what is nearest to it, the first one open to be read', async () => {
    await input().fill('Our parachute club asks: is entering devices in the MEDIS database of Japan a duty?')
    await send().click()
    const answer = answers('Assistant').nth(4)
    await answer.getByText('I do not know').waitFor()
    const nearest = answer.getByRole('region', { name: 'Nearest in the hub, perhaps about something else' })
    await nearest.locator('details[open]').getByText(/MEDIS/).first().waitFor()
  })

  it('one button empties the conversation [S3-2.7-08]', async () => {
    await dialog().getByRole('button', { name: 'Clear conversation' }).click()
    expect(await questions().count()).toBe(0)
    expect(await answers('Assistant').count()).toBe(0)
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

  const panel = () => page.getByRole('region', { name: 'Knowledge Base' })
  const cards = () => panel().getByRole('article')
  const chat = () => page.getByRole('region', { name: 'Chat with RegBot' })
  const suggestions = () => page.getByRole('region', { name: 'Suggested Questions' })
  const asked = () =>
    page.getByPlaceholder('Ask me anything about medical device regulations...', { exact: true })

  it('RegBot has an address, a title and two badges [S1-2.1-26, S3-2.1-11, S3-2.8-01, S3-2.8-02]', async () => {
    await open('/regbot')
    await page.getByRole('heading', { level: 1, name: 'RegBot Assistant' }).waitFor()
    for (const badge of ['AI Powered', 'Global Knowledge'])
      await page.getByText(badge, { exact: true }).waitFor()
  })

  it('its Knowledge Base offers all sources or one, and has a card of each [S3-2.8-03, S3-2.8-04, S3-2.8-06, S3-OPEN-15]', async () => {
    await panel().getByRole('heading', { name: 'Knowledge Base', exact: true }).waitFor()
    await cards().first().waitFor()
    const { sources } = await visit.person.send<Knowledge>('GET', '/api/assistant/sources')
    const options = await panel().getByLabel('Knowledge source').locator('option').allInnerTexts()
    expect(options).toEqual(['All Sources', ...sources.map(({ title }) => title)])
    const texts = await cards().allInnerTexts()
    expect(texts).toHaveLength(sources.length)
    for (const [index, { title, country, description, documentCount }] of sources.entries()) {
      for (const part of [title, country, description, `${documentCount.toLocaleString('en')} documents`])
        expect(texts[index]).toContain(part)
      expect(texts[index]).toMatch(/[\d,]+ entries searched here/)
      expect(texts[index]).toMatch(/Updated \d+ \w+ \d{4}/)
    }
  })

  it('its libraries have 245, 187, 156 and 312 documents, in this order [S3-2.8-07, S3-2.8-08, S3-2.8-09, S3-2.8-10, S3-9-32]', async () => {
    const texts = await cards().allInnerTexts()
    for (const [index, [library, count]] of [
      ['FDA guidance', 245],
      ['EU MDR/IVDR', 187],
      ['NMPA guidelines', 156],
      ['ISO standards', 312],
    ].entries()) {
      expect(texts[index]).toContain(library)
      expect(texts[index]).toContain(`${count} documents`)
    }
  })

  it('its chat stands to the right, 800 px high, and lower on a telephone [S3-2.8-11, S3-9-31]', async () => {
    const box = await chat().boundingBox()
    expect(box?.height).toBe(800)
    const left = await panel().boundingBox()
    expect(box?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    await chat().getByRole('log').waitFor()
    await page.setViewportSize({ width: 390, height: 780 })
    await expect.poll(async () => (await chat().boundingBox())?.height).toBeLessThan(780)
    await page.setViewportSize({ width: 1440, height: 1000 })
  })

  it('it introduces itself, and says where its answers come from [S3-2.8-23, S3-2.8-25, S3-OPEN-16]', async () => {
    await chat()
      .getByText(
        'Hello! I am RegBot, your AI helper for regulatory questions on medical devices. Start with one of the suggested questions below, or choose a source in the Knowledge Base to search only that source.',
        { exact: true },
      )
      .waitFor()
    await chat()
      .getByText('RegBot answers from the hub’s own knowledge. Always verify with official sources.', {
        exact: true,
      })
      .waitFor()
  })

  it('a press on one of its four questions puts it into the input and takes them away [S3-2.8-13, S3-2.8-14, S3-2.8-15, S3-9-30, S3-OPEN-13]', async () => {
    expect(await suggestions().getByRole('button').count()).toBe(4)
    const question = await suggestions().getByRole('button').first().textContent()
    await suggestions().getByRole('button').first().click()
    expect(await suggestions().count()).toBe(0)
    expect(question).toBe('What are the FDA UDI compliance dates by device class?')
    expect(await asked().inputValue()).toBe(question)
    expect(await questions().count()).toBe(0)
  })

  it('Enter sends it, and until the answer comes RegBot thinks and nothing can be sent [S3-2.8-12, S3-2.8-17, S3-4-21, S3-5-64]', async () => {
    const question = await asked().inputValue()
    await asked().fill('  ')
    expect(await send().isDisabled()).toBe(true)
    await asked().fill(question)
    await asked().press('Enter')
    expect(await asked().inputValue()).toBe('')
    await questions().getByText(question, { exact: true }).waitFor()
    await chat().getByText('RegBot is thinking...', { exact: true }).waitFor()
    await asked().fill('next')
    expect(await send().isDisabled()).toBe(true)
  })

  it('the answer stands there two seconds later, and the thinking has ended [S3-4-22, S3-9-05]', async () => {
    await answers('RegBot').first().getByText('September 24, 2014').waitFor()
    const [question = 0, answer = 0] = await times()
    expect(answer - question).toBeGreaterThanOrEqual(1950)
    expect(await chat().getByText('RegBot is thinking...').count()).toBe(0)
  })

  it('an answer by rule cites the three fixed sources and says how sure it is and of what it is [S3-2.8-20, S3-2.8-21, S3-2.8-22, S3-9-26, S3-9-27]', async () => {
    const first = answers('RegBot').first()
    expect(await first.getByRole('link').allInnerTexts()).toEqual([
      'FDA guidance: Unique Device Identification System',
      'EU MDR Article 27',
      'ISO 13485:2016',
    ])
    await first.getByText('Category: FDA').waitFor()
    await first.getByText('Confidence: 85%', { exact: true }).waitFor()
  })

  it('each message has an id, whose it is, its words and its time, and an answer what can be said of it [S3-3-53, S3-3-54]', async () => {
    for (const [message, from] of [
      [questions().first(), 'user'],
      [answers('RegBot').first(), 'bot'],
    ] as const) {
      expect(await message.getAttribute('id')).toMatch(/^message-\d/)
      expect(await message.getAttribute('data-from')).toBe(from)
      expect((await message.locator('p').first().textContent())?.length).toBeGreaterThan(10)
    }
    for (const time of await times()) expect(time).not.toBeNaN()
    const first = answers('RegBot').first()
    expect(await first.getByRole('region', { name: 'Sources' }).getByRole('listitem').count()).toBe(3)
    await first.getByText(/^Confidence: \d+%$/).waitFor()
    await first.getByText(/^Category: /).waitFor()
    // Neither is pressed until somebody says so.
    for (const name of ['Helpful', 'Not helpful'])
      expect(await first.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')).toBe(
        'false',
      )
  })

  it('what no rule covers is answered from the hub, sent by the button [S1-1-19, S3-1-13, S3-2.8-16, S3-9-26, S3-9-27]', async () => {
    await asked().fill('Which database does Australia use?')
    await send().click()
    const second = answers('RegBot').nth(1)
    await second.getByText('The database of Australia is AusUDID').first().waitFor()
    await second.getByText('1. Database and route of Australia').click()
    expect(await second.getByRole('link', { name: 'Open in the hub' }).first().getAttribute('href')).toBe('/')
    const sure = second.getByText(/^Confidence: \d+%$/)
    expect(await sure.textContent()).not.toContain('85')
    await second.getByText('Category: General').waitFor()
  })

  it('a chosen source alone is shown and alone is asked, and what it lacks is asked back [S3-2.8-05, S3-9-25]', async () => {
    await panel().getByLabel('Knowledge source').selectOption('ISO standards')
    expect(await cards().count()).toBe(1)
    await cards().getByRole('heading', { name: 'ISO standards' }).waitFor()
    await asked().fill('Which database does Australia use?')
    await asked().press('Enter')
    const third = answers('RegBot').nth(2)
    await third.getByText('I do not know').waitFor()
    await third
      .getByText('Please be more specific: name a country, a device class, a rule or a field.')
      .waitFor()
  })

  it('a sure answer is green, and what is not known has no figure [S3-9-28]', async () => {
    const figure = (at: number) =>
      answers('RegBot')
        .nth(at)
        .getByText(/^Confidence: \d+%$/)
    expect(await figure(0).getAttribute('data-tone')).toBe('green')
    expect(await figure(2).count()).toBe(0)
  })

  it('an answer is called helpful or not, and somebody is thanked for both [S3-2.8-18, S3-4-23, S3-8-38, S3-8-39]', async () => {
    const first = answers('RegBot').first()
    await first.getByRole('button', { name: 'Helpful', exact: true }).click()
    await page.getByText('Thank you for the positive feedback!').first().waitFor()
    await page.getByText('Feedback Recorded').first().waitFor()
    const second = answers('RegBot').nth(1)
    await second.getByRole('button', { name: 'Not helpful' }).click()
    await page.getByText("Thank you for the feedback. We'll work to improve our responses.").first().waitFor()
    // Each answer keeps what was said of it, and of it alone.
    const pressed = (answer: typeof first) =>
      answer
        .locator('button[aria-pressed]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')))
    expect(await pressed(first)).toEqual(['true', 'false'])
    expect(await pressed(second)).toEqual(['false', 'true'])
  })

  it('an answer is copied, which is told, and shown for two seconds [S3-2.8-19, S3-4-36, S3-8-40, S3-9-07]', async () => {
    const first = answers('RegBot').first()
    const before = Date.now()
    await first.getByRole('button', { name: 'Copy message' }).click()
    await first.getByRole('button', { name: 'Copied', exact: true }).waitFor()
    await page.getByText('Copied to Clipboard').first().waitFor()
    await page.getByText('The message has been copied to your clipboard.').first().waitFor()
    await first.getByRole('button', { name: 'Copy message' }).waitFor()
    expect(Date.now() - before).toBeGreaterThanOrEqual(1_900)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('September 24, 2014')
  })

  it('the buttons of its head download the conversation and begin a new one [S3-2.8-24, S3-OPEN-17]', async () => {
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
    await suggestions().waitFor()
  })

  it('what was said of an answer is kept with question, answer and person [S3-OPEN-18]', async () => {
    await open('/admin/settings')
    const section = page.getByRole('region', { name: 'Assistant and RegBot' })
    for (const [question, answer, said] of [
      ['What are the FDA UDI compliance dates by device class?', 'September 24, 2014', 'Helpful'],
      ['Which database does Australia use?', 'AusUDID', 'Not helpful'],
    ] as const) {
      const one = section.locator('details').filter({ hasText: question })
      await one.getByText(said, { exact: true }).waitFor()
      expect(await one.textContent()).toContain(answer)
      expect(await one.textContent()).toContain('Ada Lindgren')
    }
  })

  it('a model an administrator switches on is named, and where it fails the hub answers itself [S3-2.8-23, S3-4-21, S3-OPEN-16]', async () => {
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
    await suggestions().waitFor()
    await asked().fill('Which database does Australia use?')
    await asked().press('Enter')
    await questions().getByText('Which database does Australia use?', { exact: true }).waitFor()
    expect(await suggestions().count()).toBe(0)
    const answer = answers('RegBot').first()
    await answer.getByText('The language model did not answer').waitFor()
    await answer.getByText('The database of Australia is AusUDID').first().waitFor()
  })

  it('an answer being written is left to be read, and one that was cut off says so and is asked for again', async () => {
    await page.evaluate(modelThatWrites)
    await asked().fill('What does Australia ask for?')
    await asked().press('Enter')
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
