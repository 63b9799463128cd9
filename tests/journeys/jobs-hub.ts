import { csvFormatRows } from 'd3-dsv'
import type { Page } from 'playwright-core'
import type { Package } from '#core/contract/exchange.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { euSubmissionInput, uniqueGtin } from '#tests/factories.ts'
import { fiftyDevices } from '../fifty-devices.ts'
import { type Hand, keyboard, mouse } from './hands.ts'
import { type KnownPerson, register, signInBrowser, startVisit } from './person.ts'

/** How a job is done: by mouse or keyboard, on a screen of this width in CSS pixels. */
export interface Way {
  readonly way: Hand['way']
  readonly width: number
  /** Of the browser; the width is what is left of the screen's own. */
  readonly zoom?: number
}

/** Where a person works. */
export interface Desk {
  readonly page: Page
  readonly hand: Hand
}

/** A hub with two people: one does the jobs, the other one approves. */
export interface JobsHub {
  readonly address: string
  readonly author: KnownPerson
  /** What went wrong on any page. */
  readonly problems: string[]
  desk(): Promise<Desk>
  approversDesk(): Promise<Desk>
  /** A manufacturer as an economic operator with what its submissions begin with. */
  storeOperator(name: string, values: Readonly<Record<string, unknown>>, certificate: string): Promise<void>
  upload(name: string, text: string): Promise<void>
  /** A device that was sent to EUDAMED and answered. */
  answeredDevice(name: string, answer: 'accepted' | 'refused'): Promise<MasterRecord>
  end(): Promise<void>
}

export async function startJobsHub({ way, width, zoom = 1 }: Way): Promise<JobsHub> {
  const visit = await startVisit('grace')
  const { address } = visit.hub
  const author = await register(address, 'ada')
  const problems: string[] = []
  const headers = { authorization: `Bearer ${author.token}` }
  const deskOf = async (person: KnownPerson): Promise<Desk> => {
    const page = await visit.browser.newPage({
      viewport: { width, height: Math.round(1000 / zoom) },
      deviceScaleFactor: zoom,
      acceptDownloads: true,
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
    })
    await signInBrowser(page, address, person)
    await page.goto(address)
    await page.getByRole('region', { name: 'My Work' }).waitFor()
    return { page, hand: way === 'mouse' ? mouse(page) : keyboard(page) }
  }
  const post = async (path: string, name: string, content: string, type: string) => {
    const form = new FormData()
    form.append('file', new Blob([content], { type }), name)
    const answer = await fetch(address + path, { method: 'POST', body: form, headers })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const submissionOf = async (record: MasterRecord): Promise<Submission> => {
    const copies = { masterDiIds: [record.id], countries: ['EU'] }
    await author.send('POST', '/api/submissions/copies', copies)
    const [draft] = await author.send<Submission[]>('GET', `/api/submissions?masterDiId=${record.id}`)
    // Names stay what was copied of the record: only those follow it.
    const { registrationType: _, tradeNames: __, deviceName: ___, ...rest } = euSubmissionInput()
    const values = { ...rest, udiDi: record.udiDi }
    const { id } = await author.send<Submission>('PUT', `/api/submissions/${draft?.id}`, values)
    return author.send<Submission>('POST', `/api/submissions/${id}/validate`)
  }
  return {
    address,
    author,
    problems,
    desk: () => deskOf(author),
    approversDesk: () => deskOf(visit.person),
    async storeOperator(name, values, certificate) {
      const { id } = await visit.person.send<{ id: number }>('POST', '/api/actors', {
        ...{ actorType: 'manufacturer', name, legalName: name, address: 'Hafenstr. 1', city: 'Hamburg' },
        ...{ postalCode: '20095', country: 'DE', email: 'ra@example.com', ...values },
      })
      await visit.person.send('POST', `/api/actors/${id}/certifications`, {
        ...{ certificationType: certificate, certificationNumber: 'G10 1', issueDate: '2024-01-01' },
        ...{ issuingBody: '0123', expiryDate: '2029-12-31' },
      })
    },
    upload: (name, text) => post('/api/master-di/bulk-upload', name, text, 'text/csv'),
    async answeredDevice(deviceName, answer) {
      const values = { deviceName, udiDi: uniqueGtin(), brandName: 'First' }
      const record = await author.createMaster(values)
      const { id } = await submissionOf(record)
      const sent = await author.send<Package>('POST', '/api/export', { submissionIds: [id] })
      await author.send('POST', '/api/export/sent', { packageIds: [sent.id], sent: true })
      for (const file of sent.files) {
        const content = await fetch(`${address}/api/export/files/${file.id}/content`, { headers })
        const refusal = { code: 'E-I-1', detail: 'MDNCodes is not known' }
        const xml = acknowledgementOf(await content.text(), () =>
          answer === 'refused' ? refusal : undefined,
        )
        await post('/api/export/answers', 'answer.xml', xml, 'application/xml')
      }
      return record
    },
    end: () => visit.end(),
  }
}

/** A company’s own list with one device, as a spreadsheet saves it. */
export const oneDevice = {
  manufacturer: 'Nordic Pumps',
  file: {
    name: 'devices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      csvFormatRows([
        'Item no.;Device name;GTIN;Manufacturer;Model;REF;Quantity;UDI-PI;Risk class;EMDN code;Intended purpose;Markets'.split(
          ';',
        ),
        [
          ...[
            'NP-9',
            'Infusion pump',
            '09521234000099',
            'Nordic Pumps',
            'NP 9',
            'NP-9',
            '1',
            'Serial number',
          ],
          ...['Class IIa', 'A0101010102', 'Infusion of medicines', 'EU'],
        ],
      ]),
    ),
  },
} as const

/** Two hundred records that five countries are named in, as a file of the hub's own template. */
export const twoHundred = csvFormatRows([
  ['deviceNumber', 'deviceName', 'manufacturerName', 'targetCountries'],
  ...Array.from({ length: 200 }, (_, n) => [
    ...[`SV-${n}`, `Serial valve ${n}`, 'Nordic Valves', 'EU,US,CN,JP,BR'],
  ]),
])

export const fifty = fiftyDevices()
