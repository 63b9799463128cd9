import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { ExportedFile, Package } from '#core/contract/exchange.ts'
import type { WithPendingChange } from '#core/contract/master-commands.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { euSubmissionInput, uniqueGtin } from '#tests/factories.ts'
import { type KnownPerson, register, startVisit, type Visit } from './person.ts'
import { expectTold, type Figures, figuresOfDashboard, type Told } from './told.ts'

/** What the people of a story do beside the page that is looked at, and what every screen then says. */

/** A device with an EU submission that nothing is wrong with. */
export interface StoryDevice {
  readonly record: MasterRecord
  readonly submission: Submission
}

export interface Story {
  readonly author: KnownPerson
  /** Notes what the dashboard says: what it says later is compared with that. */
  begin(): Promise<void>
  device(values?: Readonly<Record<string, unknown>>): Promise<StoryDevice>
  /** Opens the next version with these values. */
  draft(record: Pick<MasterRecord, 'id'>, values: Readonly<Record<string, unknown>>): Promise<MasterRecord>
  approveVersion(draft: MasterRecord): Promise<void>
  validate(submission: Pick<Submission, 'id'>): Promise<Submission>
  approve(submission: Pick<Submission, 'id'>): Promise<void>
  /** A file of these, and that it was uploaded. */
  send(...submissions: readonly Pick<Submission, 'id'>[]): Promise<Package>
  /** EUDAMED's answer: accepted, but for the UDI-DI that is named. */
  answer(sent: Package, refused?: string): Promise<void>
  /** What is in a file that was made. */
  contentOf(file: Pick<ExportedFile, 'id'>): Promise<string>
  /** Of a device of the story, or of one that says its name. */
  tells(device: Pick<MasterRecord, 'id'> & Partial<MasterRecord>, told: Told): Promise<void>
}

interface Begun {
  readonly visit: Visit
  readonly page: Page
  readonly story: Story
}

/** In a `describe`: a hub with one page, and a story begun with each test; an error on the page fails the suite. */
export function useStory(started: (begun: Begun) => void): void {
  const problems: string[] = []
  let begun: Begun | undefined
  beforeAll(async () => {
    const visit = await startVisit('ada')
    visit.page.on('pageerror', (error) => problems.push(error.message))
    begun = { visit, page: visit.page, story: await startStory(visit) }
    started(begun)
  })
  beforeEach(() => begun?.story.begin())
  afterAll(async () => {
    await begun?.visit.end()
    expect(problems).toEqual([])
  })
}

async function startStory(visit: Visit): Promise<Story> {
  const { person: admin, page, hub } = visit
  const author = await register(hub.address, `author-${Math.floor(performance.now())}`)
  const me = await admin.send<{ id: number }>('GET', '/api/auth/me')
  const contentOf = async ({ id }: Pick<ExportedFile, 'id'>) => {
    const headers = { authorization: `Bearer ${admin.token}` }
    return (await fetch(`${hub.address}/api/export/files/${id}/content`, { headers })).text()
  }
  const names = new Map<number, string>()
  let before: Figures = new Map()
  const story: Story = {
    author,
    async begin() {
      await page.goto(hub.address)
      before = await figuresOfDashboard(page)
    },
    async device(values = {}) {
      const { udiDi = uniqueGtin(), deviceName, ...rest } = values
      const input = euSubmissionInput(rest)
      const name = String(deviceName ?? input.deviceName)
      const record = await author.createMaster({
        deviceName: name,
        udiDi,
        brandName: 'First',
        manufacturerName: input.manufacturerName,
        targetCountries: ['EU'],
      })
      const body = {
        ...input,
        udiDi,
        deviceName: name,
        brandName: 'First',
        masterDiId: record.id,
        targetCountries: ['EU'],
      }
      const submission = await author.send<Submission>('POST', '/api/submissions', body)
      names.set(record.id, name)
      return { record, submission }
    },
    async draft({ id }, values) {
      const before = await author.send<MasterRecord>('GET', `/api/master-di/${id}`)
      const next = { versionNumber: before.nextVersionNumber, parentId: id, changeReason: 'The next version' }
      const made = await author.send<MasterRecord>('POST', '/api/master-di', {
        ...before,
        ...values,
        ...next,
      })
      names.set(made.id, String(made.deviceName))
      return made
    },
    async approveVersion({ id }) {
      const sending = { assignedUserId: me.id, dueDate: '2999-12-31' }
      const path = `/api/master-di/${id}/send-for-approval`
      const { pendingChange } = await author.send<WithPendingChange>('POST', path, sending)
      await admin.send('POST', `/api/pending-changes/${pendingChange.id}/approve`, {})
    },
    validate: ({ id }) => author.send<Submission>('POST', `/api/submissions/${id}/validate`),
    async approve({ id }) {
      await admin.send('POST', `/api/submissions/${id}/approve`, {})
    },
    async send(...submissions) {
      const submissionIds = submissions.map(({ id }) => id)
      const made = await author.send<Package>('POST', '/api/export', { submissionIds })
      await author.send('POST', '/api/export/sent', { packageIds: [made.id], sent: true })
      return made
    },
    async answer({ files }, refused) {
      for (const file of files) {
        const xml = acknowledgementOf(await contentOf(file), (codes) =>
          refused !== undefined && codes.includes(refused)
            ? { code: 'E-I-1', detail: 'MDNCodes is not known' }
            : undefined,
        )
        const form = new FormData()
        form.append('file', new Blob([xml], { type: 'application/xml' }), 'answer.xml')
        const headers = { authorization: `Bearer ${author.token}` }
        const told = await fetch(`${hub.address}/api/export/answers`, { method: 'POST', body: form, headers })
        if (!told.ok) throw new Error(await told.text())
      }
    },
    contentOf,
    tells: ({ id, deviceName }, told) =>
      expectTold(page, hub.address, { id, name: names.get(id) ?? String(deviceName) }, told, before),
  }
  return story
}
