import { afterAll, beforeAll, expect, it } from 'vitest'
import { readXlsx } from '#server/files/xlsx-file.ts'
import { type Person, person } from '#tests/factories.ts'
import { hasPoppler, pdfPages } from '#tests/pdf-text.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The checklist of markets and classes, in three formats. */

let hub: TestApp
let someone: Person
beforeAll(async () => {
  hub = await startTestApp()
  someone = await person(hub, ['technical-reviewer'])
})
afterAll(() => hub.close())

const url = (query: string) => `/api/requirements/checklist?${query}`
const bytesOf = async (query: string): Promise<Buffer> =>
  (await hub.app.inject({ url: url(query), headers: { authorization: `Bearer ${someone.token}` } }))
    .rawPayload

it('is a list to tick for the markets and classes that were chosen, with the data they ask for [S3-2.6-16]', async () => {
  const csv = await someone.api.get(url('format=csv&country=BR&country=uk&riskClass=class-iv'))
  expect(csv.headers['content-disposition']).toMatch(/udi-checklist-\d{4}-\d{2}-\d{2}\.csv/)
  const { text } = csv
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFDone,Part,What,Date,Kind,Note,Source,As of')
  expect(lines.some((line) => /^,Brazil,Class IV,2029-09-01,Data,/.test(line))).toBe(true)
  expect(text).not.toContain('2028-01-10')
  expect(lines.some((line) => /^,Brazil,.*UDI-DI.*,,Data to have ready,/.test(line))).toBe(true)
  expect(lines.some((line) => line.startsWith(',United Kingdom,'))).toBe(true)
  expect(text).not.toContain('European Union')
})

it('is the same as a workbook', async () => {
  const query = 'country=TR&country=JP'
  const csv = (await someone.api.get(url(`format=csv&${query}`))).text
  const workbook = await readXlsx(await bytesOf(`format=xlsx&${query}`), {
    id: 1,
    gone: new AbortController().signal,
  })
  expect(workbook.rows).toHaveLength(csv.split('\r\n').length - 2)
})

it.skipIf(!hasPoppler)('is the same as a PDF, with the letters of every market', async () => {
  const query = 'country=TR&country=JP'
  const csv = (await someone.api.get(url(`format=csv&${query}`))).text
  const pdf = pdfPages(await bytesOf(`format=pdf&${query}`)).join('\n')
  for (const words of ['UDI checklist', 'Türkiye', 'Japan', 'Bring in your devices', 'Data to have ready']) {
    expect(csv.includes(words) || words === 'UDI checklist').toBe(true)
    expect(pdf).toContain(words)
  }
  expect(pdf).not.toContain('?')
})

it('names every market and class that there is none of', async () => {
  const answer = await someone.api.get(url('format=pdf&country=XX&country=EU&riskClass=class-x'))
  expect(answer.status).toBe(400)
  expect(answer.problem.issues).toEqual([
    { path: 'country', message: 'Market XX does not exist' },
    { path: 'riskClass', message: 'Risk class class-x does not exist' },
  ])
})
