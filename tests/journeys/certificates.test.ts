import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { certificateHit, withStatus } from '../certificate-answers.ts'
import { euSubmissionInput } from '../factories.ts'
import { operatorInput } from '../operator-factories.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** From what EUDAMED shows of certificates to values carried over and a renewal begun. */
describe.skipIf(!chromiumPath)('certificates of EUDAMED in a browser', () => {
  const srn = 'DE-MF-000000077'
  const number = 'G1-0001'
  let visit: Visit
  let page: Page
  let submission: Submission

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const { send } = visit.person
    await send('POST', '/api/actors', operatorInput({ srn }))
    const master = await visit.person.createMaster()
    submission = await send('POST', '/api/submissions', {
      ...euSubmissionInput(),
      masterDiId: master.id,
      certificates: [
        {
          ...{
            certificateType: 'MDR_TECHNICAL_DOCUMENTATION',
            notifiedBody: '0123',
            certificateNumber: number,
          },
          expiryDate: '2026-06-30',
        },
        {
          certificateType: 'MDR_TECHNICAL_DOCUMENTATION',
          notifiedBody: '0123',
          certificateNumber: 'NOT-SHOWN',
        },
      ],
    })
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(`${visit.hub.address}${path}`)
  const read = async (hit: object) => {
    await open('/eudamed-import')
    const file = {
      name: 'certificates.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(hit)),
    }
    await page.locator('input[type=file]').setInputFiles(file)
  }
  const dialog = () => page.getByRole('dialog')

  it('are read in, and shown with what the submissions state', async () => {
    await open('/register-certificates')
    await page.getByText('No certificate has been read from EUDAMED yet').waitFor()
    await page.getByRole('region', { name: 'Only in this hub' }).getByText(number).waitFor()
    await read(certificateHit(srn))
    await page.getByText('1 certificate was kept.').waitFor()
    await page.getByRole('link', { name: 'Show certificates' }).click()
    await page.getByRole('heading', { level: 1, name: 'EUDAMED Certificates' }).waitFor()
    await page.getByText('1 of 1 differ').waitFor()
    const apart = page.getByRole('region', { name: 'Only in this hub' })
    await apart.getByText('NOT-SHOWN').waitFor()
    expect(await apart.getByText(number).count()).toBe(0)
  })

  it('stand below the rows of the form and on the page of the record', async () => {
    await open(`/country-specific/EU/${submission.masterDiId}?tab=form&submission=${submission.id}`)
    const beside = page.getByRole('list', { name: 'Certificates in EUDAMED' })
    await beside.getByText('Differs from this form').waitFor()
    await beside.getByText('not found in the data read from EUDAMED').waitFor()
    await open(`/master-di/records/${submission.masterDiId}`)
    const section = page.getByRole('region', { name: 'Certificates in EUDAMED' })
    await section.getByRole('link', { name: `Certificate ${number} in EUDAMED` }).click()
    await dialog().getByText('Expiry date: 2026-06-30 → 2027-01-01').waitFor()
  })

  it('are carried over once somebody confirms, and renewed once', async () => {
    await dialog().getByRole('button', { name: 'Carry over into 1 submission' }).click()
    await page.getByText('Carried over into 1 submission').first().waitFor()
    await dialog().getByText('Same').first().waitFor()
    const { certificates } = await visit.person.send<Submission>('GET', `/api/submissions/${submission.id}`)
    expect(certificates).toMatchObject([{ expiryDate: '2027-01-01', revisionNumber: '1' }, {}])
    await dialog().getByRole('button', { name: 'Begin renewal' }).click()
    await dialog().getByRole('link', { name: 'Open the renewal in Simple RIM' }).click()
    await page.getByText(`Renewal of certificate ${number}`).first().waitFor()
  })

  it('tell of a change under the bell, which leads to what has changed', async () => {
    await read(certificateHit(srn, { versionNumber: 2, ...withStatus('withdrawn') }))
    await page.getByText('1 certificate was kept; 1 has changed since it was last read.').waitFor()
    const { items } = await visit.person.send<{ items: { title: string; link: string }[] }>(
      'GET',
      '/api/notifications',
    )
    expect(items[0]?.title).toBe('EUDAMED: a certificate has changed')
    await open(items[0]?.link ?? '')
    await page.getByText('Changed by one reading').waitFor()
    await page.getByText('Withdrawn', { exact: true }).first().waitFor()
  })
})
