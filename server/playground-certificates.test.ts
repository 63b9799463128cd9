import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarApi } from '#core/contract/calendar.ts'
import { type Certificate, certificatesApi } from '#core/contract/certificates.ts'
import type { MyWork } from '#core/contract/my-work.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { projectsApi } from '#core/contract/projects.ts'
import { rimApi } from '#core/contract/rim.ts'
import {
  certificateHit as hit,
  keptCertificate,
  readCertificates,
  certificateSrn as srn,
  withStatus,
} from '#tests/certificate-answers.ts'
import { createSubmission, decideSettings, type Person, person } from '#tests/factories.ts'
import { createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { tellOfEndingCertificates } from './features/register/certificate-telling.ts'
import { beginDueRenewals } from './features/rim/renewal-upkeep.ts'

/** Certificates of EUDAMED's playground are there to try with: they are listed, and count nowhere (decision D148). */

let hub: TestApp
let editor: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['regulatory-manager'])
  await createOperator(editor.api, { srn })
})
afterAll(() => hub.close())

const counts = async () => {
  const { body } = await editor.api.get<MyWork>('/api/my-work')
  const lines = body.lines.filter(({ kind }) => kind.startsWith('register-certificates'))
  for (const { list, count } of lines) expect((await editor.api.get(list)).total).toBe(count)
  return lines.map(({ kind, count }) => [kind, count])
}

it('of a playground are in no work, calendar, notice or renewal; those of production are in all', async () => {
  const within = { expiryDate: '2026-12-10T00:00:00' }
  const real = await keptCertificate(editor.api, within)
  await decideSettings(hub, { eudamedEnvironment: 'playground' })
  const played = [await keptCertificate(editor.api, within), await keptCertificate(editor.api)]
  const [soon, other] = played
  const rowOf = ({ number }: Certificate) => ({
    ...{ certificateType: 'MDR_TECHNICAL_DOCUMENTATION', certificateNumber: number, notifiedBody: '0123' },
  })
  await createSubmission(editor.api, { certificates: played.map(rowOf) })
  const reads = (certificateNumber: string | undefined, more: object) =>
    readCertificates(editor.api, hit(srn, { certificateNumber, ...more }))
  await reads(other?.number, withStatus('withdrawn'))
  await reads(real.number, { expiryDate: '2031-12-10T00:00:00' })
  await decideSettings(hub, { eudamedEnvironment: 'production' })

  expect(await counts()).toEqual([['register-certificates-within-30-days', 1]])
  const { body: calendar } = await editor.api.call(calendarApi.get, {
    query: { from: '2026-11-01', to: '2027-03-01' },
  })
  const shown = calendar.entries.filter(({ kind }) => kind.startsWith('certificate'))
  expect(shown.map(({ title }) => title)).toEqual([real.number])
  await tellOfEndingCertificates(hub.hub, hub.clock.now())
  const { body: bell } = await editor.api.call(notificationsApi.list)
  const told = bell.items.filter(({ title }) => title.includes('expires soon')).map(({ body }) => body)
  expect(told).toEqual([expect.stringContaining(real.number)])
  expect(bell.items.filter(({ title }) => title.includes('changed'))).toEqual([])
  await beginDueRenewals(hub.hub)
  const { body: projects } = await editor.api.call(rimApi.submissions, { query: {} })
  expect(projects.map(({ renewal }) => renewal?.number)).toEqual([real.number])
  const { body: project } = await editor.api.call(projectsApi.get, { id: projects[0]?.id ?? 0 })
  expect(project.renewed).toEqual([])

  const { body: found } = await editor.api.call(certificatesApi.list, {
    query: { number: [soon?.number ?? ''] },
  })
  expect(found).toMatchObject([{ environment: 'playground', validity: 'within-30-days' }])
})
