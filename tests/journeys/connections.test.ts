import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#core/contract/connections.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { euSubmissionInput, masterInput } from '#tests/factories.ts'
import { type DomibusStandIn, domibusStandIn } from '#tests/stand-ins/domibus.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** From the settings to the answer in the device, without a file in anybody's hands. */
describe.skipIf(!chromiumPath)(
  'a connection to a register, in a browser',
  () => {
    let visit: Visit
    let page: Page
    let point: DomibusStandIn

    beforeAll(async () => {
      const login = { user: 'hub', password: 'a password of plugins' }
      point = await domibusStandIn(login, (message) => acknowledgementOf(message))
      visit = await startVisit('ada', { HUB_ALLOW_PRIVATE_ADDRESSES: 'true' })
      page = visit.page
      await visit.person.send('PUT', '/api/settings', { eudamedEnvironment: 'playground' })
      const master = await visit.person.send<MasterRecord>('POST', '/api/master-di', masterInput())
      const input = euSubmissionInput({ masterDiId: master.id })
      const { id } = await visit.person.send<Submission>('POST', '/api/submissions', input)
      await visit.person.send<Submission>('POST', `/api/submissions/${id}/validate`)
    })
    afterAll(async () => {
      await visit?.end()
      await point?.close()
    })

    it('is set up, tried, and takes a package to the register', async () => {
      await page.goto(`${visit.hub.address}/admin/settings`)
      await page.getByRole('button', { name: 'Add connection' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Save' }).waitFor()
      expect(await seriousProblems(page)).toEqual([])
      const entered = {
        Name: 'Our access point',
        'Address of the web service': point.address,
        'Plugin user': 'hub',
        'Your party ID': 'us',
        'Your role': 'sender',
        'Party ID of EUDAMED': 'eudamed',
        'Role of EUDAMED': 'receiver',
        Service: 'service',
        Action: 'action',
        'Original sender': 'c1',
        'Final recipient': 'c4',
        'Password of the plugin user': 'a password of plugins',
        'Security token of EUDAMED': 'a-token',
      }
      for (const [label, value] of Object.entries(entered))
        await dialog.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value)
      await dialog.getByLabel('Switched on').check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Connection saved').first().waitFor()
      await page.getByRole('button', { name: 'Test connection: Our access point' }).click()
      await page.getByText('The connection works').first().waitFor()
      await page.goto(`${visit.hub.address}/export`)
      await page.getByRole('button', { name: 'Create the file' }).click()
      await page.getByRole('button', { name: 'Send through Our access point' }).click()
      await page.getByText('Answered', { exact: true }).first().waitFor()
      await page.getByText('1 accepted, 0 refused').first().waitFor()
      await page.getByRole('tab', { name: 'Acceptance' }).click()
      const ways = page.getByRole('region', { name: 'Connections' })
      await ways.getByText('1 handed over, 1 answered').waitFor()
      expect(await seriousProblems(page)).toEqual([])
    })

    it('that somebody else has changed shows its current values in the dialog', async () => {
      const [shown] = await visit.person.send<Connection[]>('GET', '/api/connections')
      const { id, revision, settings } = shown as Connection
      await page.goto(`${visit.hub.address}/admin/settings`)
      await page.getByRole('button', { name: 'Edit: Our access point' }).click()
      const dialog = page.getByRole('dialog')
      const name = dialog.getByLabel(/^Name( \*)?$/)
      await name.fill('Mine')
      const theirs = { name: 'Theirs', settings, enabled: true, revision }
      await visit.person.send('PUT', `/api/connections/${id}`, theirs)
      const save = dialog.getByRole('button', { name: 'Save' })
      await save.click()
      await dialog.getByText('Someone else has changed this connection. Nothing was saved.').waitFor()
      await dialog.getByRole('button', { name: 'Load current values' }).click()
      expect(await name.inputValue()).toBe('Theirs')
      await name.fill('Mine all the same')
      await save.click()
      await page.getByText('Connection saved').first().waitFor()
      const [saved] = await visit.person.send<Connection[]>('GET', '/api/connections')
      expect(saved?.name).toBe('Mine all the same')
    })
  },
  90_000,
)
