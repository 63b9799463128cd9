import type { Page } from 'playwright-core'

/** Sends what the open dialog names to somebody for approval, and waits until it is closed. */
export async function sendTo(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Assigned user' }).click()
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await dialog.getByLabel('Due date').fill('2999-12-31')
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await dialog.waitFor({ state: 'detached' })
}
