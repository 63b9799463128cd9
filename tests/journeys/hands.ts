import type { Locator, Page } from 'playwright-core'

/** A file as somebody picks it in the browser's own window. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/**
 * How somebody works a page, by mouse or by keyboard alone, with what it costs: `clicks` are clicks, choices and keys
 * that act (Enter, Space); `typed` are fields and cells written by hand. Moving about by Tab and arrows is free.
 */
export interface Hand {
  readonly way: 'mouse' | 'keyboard'
  clicks: number
  typed: number
  /** A button, link, tab, menu item, checkbox or radio. */
  click(target: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** One of the options of a field with a list. */
  choose(field: Locator, option: string): Promise<void>
  /** One of the options of the browser's own list, by its value. */
  select(field: Locator, value: string): Promise<void>
  /** A day, into the browser's own field for one, YYYY-MM-DD. */
  date(field: Locator, day: string): Promise<void>
  pick(button: Locator, file: PickedFile): Promise<void>
  /** A cell of the sheet, by the beginning of its row's and column's names. */
  cell(row: string, column: string, text: string): Promise<void>
}

export function mouse(page: Page): Hand {
  const hand: Hand = {
    way: 'mouse',
    clicks: 0,
    typed: 0,
    async click(target) {
      hand.clicks += 1
      await target.click()
    },
    async write(field, text) {
      if (!(await isFocused(field))) await hand.click(field)
      hand.typed += 1
      await field.fill(text)
    },
    async choose(field, option) {
      await hand.click(field)
      await hand.click(page.getByRole('option', { name: option, exact: true }))
    },
    async select(field, value) {
      hand.clicks += 1
      await field.selectOption(value)
    },
    async date(field, day) {
      await hand.write(field, day)
    },
    async pick(button, file) {
      const choosing = page.waitForEvent('filechooser')
      await hand.click(button)
      await (await choosing).setFiles(file)
    },
    async cell(row, column, text) {
      await hand.click(await cellAt(page, row, column))
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      hand.typed += 1
    },
  }
  return hand
}

export function keyboard(page: Page): Hand {
  const act = async (key: string) => {
    hand.clicks += 1
    await page.keyboard.press(key)
  }
  const hand: Hand = {
    way: 'keyboard',
    clicks: 0,
    typed: 0,
    async click(target) {
      await reach(page, target)
      const role = await target.evaluate(
        (element) => element.getAttribute('role') ?? (element as HTMLInputElement).type ?? '',
      )
      await act(['checkbox', 'radio', 'switch'].includes(role) ? 'Space' : 'Enter')
    },
    async write(field, text) {
      await reach(page, field)
      hand.typed += 1
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async choose(field, option) {
      await reach(page, field)
      await page.keyboard.press('ArrowDown')
      const wanted = page.getByRole('option', { name: option, exact: true })
      await wanted.waitFor()
      await stepTo(page, 'ArrowDown', () => isActiveOption(wanted), `option ${option}`)
      await act('Enter')
    },
    async select(field, value) {
      await reach(page, field)
      await stepTo(page, 'ArrowDown', async () => (await field.inputValue()) === value, `option ${value}`)
      hand.clicks += 1
    },
    async date(field, day) {
      await reach(page, field)
      hand.typed += 1
      // Its parts as the browser orders them.
      const [year = '', month = '', date = ''] = day.split('-')
      await page.keyboard.type(`${month}${date}${year}`)
    },
    async pick(button, file) {
      const choosing = page.waitForEvent('filechooser')
      await hand.click(button)
      await (await choosing).setFiles(file)
    },
    async cell(row, column, text) {
      const cell = await cellAt(page, row, column)
      if (!(await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell'))) {
        await reach(page, page.locator('[role=gridcell][tabindex="0"]').first())
      }
      await page.keyboard.press('Control+Home')
      const [down, right] = await placeOf(cell)
      for (let n = 0; n < down; n += 1) await page.keyboard.press('ArrowDown')
      for (let n = 0; n < right; n += 1) await page.keyboard.press('ArrowRight')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      hand.typed += 1
    },
  }
  return hand
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Moves the focus as who has no mouse does: by Tab, backwards where that is where it lies; by arrows within a menu or a strip of tabs. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  if (await isFocused(target)) return
  const role = await target.getAttribute('role')
  const isBehind = await target.evaluate((element) => {
    const at = document.activeElement?.compareDocumentPosition(element) ?? 0
    return (at & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  })
  const key = role === 'menuitem' ? 'ArrowDown' : isBehind ? 'Shift+Tab' : 'Tab'
  await stepTo(page, key, () => isFocused(target), String(target))
}

/** More keys than any screen has places to go. */
const manyKeys = 400

async function stepTo(
  page: Page,
  key: string,
  isThere: () => Promise<boolean>,
  sought: string,
): Promise<void> {
  for (let keys = 0; keys < manyKeys; keys += 1) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${sought}`)
}

/** In a combobox the focus stays in its field, and names the option that Enter takes. */
const isActiveOption = (option: Locator): Promise<boolean> =>
  option.evaluate(
    (element) =>
      element.hasAttribute('data-combobox-selected') ||
      document.activeElement?.getAttribute('aria-activedescendant') === element.id,
  )

async function cellAt(page: Page, row: string, column: string): Promise<Locator> {
  const grid = page.getByRole('grid')
  await grid
    .getByRole('columnheader', { name: new RegExp(`^${column}`) })
    .first()
    .waitFor()
  const heads = await grid.getByRole('columnheader').allTextContents()
  const at = heads.findIndex((each) => each.startsWith(column))
  const name = new RegExp(`^\\s*(Hide the devices of .*)?${row}`)
  const line = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  return line
    .first()
    .getByRole('gridcell')
    .nth(at - 1)
}

/** How far a cell lies from the first one of its grid. */
const placeOf = (cell: Locator): Promise<readonly [down: number, right: number]> =>
  cell.evaluate((element) => {
    const row = element.closest('tr')
    const rows = [...(element.closest('[role=grid]')?.querySelectorAll('tr') ?? [])].filter((each) =>
      each.querySelector('[role=gridcell]'),
    )
    const cells = [...(row?.querySelectorAll('[role=gridcell]') ?? [])]
    return [row ? rows.indexOf(row) : -1, cells.indexOf(element)] as const
  })
