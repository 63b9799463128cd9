import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { euFields } from '#core/markets/eu/fields.ts'
import { tabs } from '#core/markets/eu/form/tabs.ts'
import { createMaster, createSubmission, euSubmissionInput, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What the specification says of a submission and its calls (document 2 sections 3 to 7, 9). */
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const post = (body: Record<string, unknown>) => user.api.post<Submission>('/api/submissions', body)

describe('a submission', () => {
  let fresh: Submission

  it('made of the five it needs is a draft for the EU, found by its number [S2-3-01, S2-3-02, S2-3-25, S2-7-05, S2-7-06]', async () => {
    const made = await post({
      basicUdiDi: '9521234MINIMAL13R',
      deviceName: 'Scissors',
      registrationType: 'new-basic',
      riskClass: 'class-i',
      emdnCode: 'A0101010102',
    })
    expect(made.status).toBe(201)
    fresh = (await user.api.call(submissionsApi.get, { id: made.body.id })).body
    expect(fresh).toMatchObject({
      id: made.body.id,
      status: 'draft',
      updatedAt: hub.clock.now().toISOString(),
      portfolioId: null,
      targetCountries: ['EU'],
      basicUdiDi: '9521234MINIMAL13R',
      udiDi: null,
      deviceName: 'Scissors',
      registrationType: 'new-basic',
      riskClass: 'class-i',
      emdnCode: 'A0101010102',
    })
  })

  it('says its revision, what one may do with it, and nothing of a validation that did not run [S2-3-27]', () => {
    expect(fresh).toMatchObject({
      revision: 1,
      validationResults: null,
      abilities: { edit: true, validate: true, download: false },
    })
  })

  it('has some 150 fields that may be left out, its statements false unless made [S2-1-02, S2-3-08, S2-3-24, S2-5-06]', () => {
    const five = ['basicUdiDi', 'deviceName', 'registrationType', 'riskClass', 'emdnCode']
    const others = Object.entries(submissionFields).filter(([id]) => !five.includes(id))
    expect(others.length).toBeGreaterThanOrEqual(145)
    const statements = others.filter(([, { type }]) => type === 'boolean')
    expect(statements.length).toBeGreaterThan(20)
    for (const [id] of statements) expect([id, fresh[id]]).toEqual([id, false])
  })

  it('carries what its last validation found, which is no schema where no message can be made [S2-3-06, S2-3-07]', async () => {
    const { body: validated } = await user.api.call(submissionsApi.validate, { id: fresh.id })
    expect(validated.validationResults).toMatchObject({
      schemaValid: false,
      businessRulesValid: false,
      warnings: expect.any(Array),
      issues: expect.any(Array),
      ruleSetVersions: expect.any(Object),
      at: hub.clock.now().toISOString(),
    })
  })

  it.each([
    ['S2-3-09', { implantableDevice: true, activeDevice: true }],
    ['S2-3-10', { notifiedBodyNumber: '0123' }],
    ['S2-3-11', { containsLatex: true, containsMedicinalSubstance: true }],
    ['S2-3-12', { clinicalEvaluation: 'By literature' }],
    ['S2-3-13', { implantCardProvided: true, electronicInstructions: true }],
    ['S2-3-14', { manufacturerName: 'Analytical Engines' }],
    ['S2-3-15', { authorizedRepresentativeName: 'Babbage GmbH' }],
    ['S2-3-16', { gmdnCode: '12345' }],
    ['S2-3-17', { manufacturingCountry: 'DE' }],
    ['S2-3-18', { firstMarketDate: '2025-03-01' }],
    ['S2-3-19', { tradeNames: [{ language: 'EN', text: 'Snip' }] }],
    ['S2-3-20', { synonyms: 'Shears' }],
    ['S2-3-21', { regulatoryStatus: 'On the market' }],
    [
      'S2-3-22',
      { certificates: [{ certificateType: 'MDR_TECHNICAL_DOCUMENTATION', certificateNumber: 'C 1' }] },
    ],
    ['S2-3-23', { dimensions: '10 x 4 cm' }],
  ])('keeps what is optional as it was given [%s]: %j', async (_line, given) => {
    const { id } = (await post(euSubmissionInput(given))).body
    expect((await user.api.call(submissionsApi.get, { id })).body).toMatchObject(given)
  })

  it('refuses a first day on a market that is no date of the calendar [S2-3-18]', async () => {
    const refused = await post(euSubmissionInput({ firstMarketDate: '01.03.2025' }))
    expect([refused.status, refused.problem.issues?.map(({ path }) => path)]).toEqual([
      400,
      ['firstMarketDate'],
    ])
  })

  it.each(['new-basic', 'legacy', 'master', 'new-device-registration'])(
    'is registered as %s [S2-3-03, S3-3-07]',
    async (registrationType) => {
      expect((await post(euSubmissionInput({ registrationType }))).body).toMatchObject({ registrationType })
    },
  )

  it('takes the classes of all laws, and no other [S2-3-04]', async () => {
    const classes =
      'class-i class-iia class-iib class-iii class-a class-b class-c class-d aimdd ivd-list-a ivd-list-b ivd-self-testing ivd-general'
    for (const riskClass of classes.split(' '))
      expect((await post(euSubmissionInput({ riskClass }))).body).toMatchObject({ riskClass })
    expect((await post(euSubmissionInput({ riskClass: 'class-v' }))).status).toBe(400)
  })

  it('of a master record carries its numbers, and is judged with a warning while that is a draft [S2-3-26, S2-4-14]', async () => {
    const draft = await createMaster(user.api, { versionNumber: '1.0-draft' })
    const { body } = await post(euSubmissionInput({ masterDiId: draft.id, udiDi: undefined }))
    expect(body).toMatchObject({
      masterDiId: draft.id,
      deviceNumber: draft.deviceNumber,
      versionNumber: '1.0-draft',
    })
    const { body: validated } = await user.api.call(submissionsApi.validate, { id: body.id })
    expect(validated.validationResults?.warnings.join(' ')).toMatch(/not.*(active|in force)|draft/i)
    const approver = await person(hub, ['quality-manager'])
    expect((await approver.api.post(`/api/submissions/${body.id}/approve`, {})).status).toBe(409)
  })
})

it('names what is needed to save it, each in its words [S2-5-01, S2-5-02, S2-5-03, S2-5-04, S2-5-05]', async () => {
  const { status, problem } = await post({})
  expect(status).toBe(400)
  expect(problem).toMatchObject({ message: expect.any(String), type: 'validation_failed' })
  expect(Object.fromEntries((problem.issues ?? []).map(({ path, message }) => [path, message]))).toEqual({
    basicUdiDi: 'Basic UDI-DI is required',
    deviceName: 'Device name is required',
    registrationType: 'Registration type is required',
    riskClass: 'Risk class is required',
    emdnCode: 'EMDN code is required',
  })
})

it('answers an error with its message, its type and its issues [S2-8-31]', async () => {
  const { problem } = await post({})
  expect(problem).toMatchObject({ message: expect.stringMatching(/\w+ \w+/), type: 'validation_failed' })
  for (const issue of problem.issues ?? [])
    expect(issue).toMatchObject({ path: expect.any(String), message: expect.any(String) })
})

describe('validation', () => {
  const rulesOf = async (values: Record<string, unknown>) => {
    const { id } = await createSubmission(user.api, values)
    const { body } = await user.api.call(submissionsApi.validate, { id })
    return { status: body.status, rules: body.validationResults?.issues.map(({ ruleId }) => ruleId) ?? [] }
  }

  it('leads to validated or to error, and is refused once it is approved [S2-4-06, S2-4-07, S2-7-08, S2-OPEN-01]', async () => {
    const good = await createSubmission(user.api)
    expect((await user.api.call(submissionsApi.validate, { id: good.id })).body.status).toBe('validated')
    expect((await rulesOf({ emdnCode: 'nonsense' })).status).toBe('error')
    for (const status of ['approved-user', 'approved-eudamed'] as const) {
      await hub.hub.db.updateTable('submissions').set({ status }).where('id', '=', good.id).execute()
      const answer = await user.api.post(`/api/submissions/${good.id}/validate`)
      expect([answer.status, answer.problem.type]).toEqual([409, 'invalid_transition'])
    }
    expect(submissionStatuses).toContain('validating')
    const { body } = await user.api.call(submissionsApi.list, { query: { status: 'validating' } })
    expect(body).toEqual([])
  })

  it('judges the lengths of identifiers [S2-9-10, S2-9-11]', async () => {
    expect((await rulesOf({ udiDi: '1'.repeat(26) })).rules).toContain('BR-001')
    expect((await rulesOf({ basicUdiDi: 'no code' })).rules).toContain('BR-102')
    expect((await rulesOf({})).rules).not.toContain('BR-102')
  })
})

describe('the list', () => {
  it('has the submissions of all markets, paged, sorted and searched; one that is not there is 404 [S2-4-01, S2-7-03, S2-7-04, S2-7-07, S2-2.1-17]', async () => {
    const eu = await createSubmission(user.api, { deviceName: 'Needle Zebra' })
    await createSubmission(user.api, { deviceName: 'Needle Yak', targetCountries: ['US'] })
    const found = async (query: Record<string, string>) =>
      (await user.api.get<Submission[]>(`/api/submissions?${new URLSearchParams(query)}`)).body
    expect((await found({ search: 'needle' })).map(({ targetCountries: [one] }) => one).sort()).toEqual([
      'EU',
      'US',
    ])
    expect((await found({ search: 'needle', country: 'EU' })).map(({ id }) => id)).toEqual([eu.id])
    expect(await found({ country: 'EU', limit: '2', offset: '1' })).toHaveLength(2)
    const changed = await user.api.put<Submission>(`/api/submissions/${eu.id}`, { deviceName: 'Needle Emu' })
    expect([changed.status, changed.body.deviceName, changed.body.status]).toEqual([
      200,
      'Needle Emu',
      'draft',
    ])
    expect((await user.api.get('/api/submissions/999999')).status).toBe(404)
  })
})

it('has its records counted by country, status and family [S2-7-35]', async () => {
  const record = await createMaster(user.api, { deviceFamily: 'Counted pumps', targetCountries: ['JP'] })
  const { body } = await user.api.get<Record<string, unknown>>('/api/master-di/distribution')
  expect(Object.keys(body).length).toBeGreaterThanOrEqual(3)
  for (const word of ['JP', record.status, 'Counted pumps'])
    expect(JSON.stringify(body)).toContain(`"${word}"`)
})

describe('the form of all fields', () => {
  it('has twelve tabs in their order, and each field on one of them [S2-2.2-01, S2-2.2-02, S2-9-08, S2-OPEN-06, S2-OPEN-07]', () => {
    expect(tabs.map(({ title }) => title.toLowerCase())).toEqual(
      'basic classification regulatory characteristics clinical technical manufacturing packaging market safety naming compliance'.split(
        ' ',
      ),
    )
    const shown = tabs.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    expect([...shown].sort()).toEqual(Object.keys(euFields).sort())
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length).toBeGreaterThan(150)
  })

  it('counts shelf life in months [S2-9-25]', () => {
    expect(submissionFields.shelfLife).toMatchObject({ unit: 'months' })
  })
})
