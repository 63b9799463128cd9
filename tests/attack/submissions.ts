import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { euSubmissionInput, unique, uniqueGtin } from '../factories.ts'
import { dueDate } from '../request-hub.ts'
import { type Call, type Commands, choose, plain } from './command.ts'
import { submissionFor } from './markets.ts'
import { signing } from './signing.ts'
import { approverAt, count } from './world.ts'

/** Submissions of every market, and the ways in which they are written. */

const jobs = ({ world }: Call) => world.hub.hub.jobs.idle()

/** Something of the fields that most markets have. */
/** As readings of the register tell it otherwise. */
export const statedCertificate = {
  certificateType: 'MDR_TECHNICAL_DOCUMENTATION',
  notifiedBody: '0123',
  certificateNumber: 'ATTACKED-1',
}

const change = (variant: number) =>
  choose<object>(
    variant,
    { modelNumber: unique('M') },
    { deviceName: unique('Scissors') },
    { website: 'https://example.org' },
    { deviceStatus: null },
    { certificates: [statedCertificate] },
  )

async function sheetOf({ as, id }: Call) {
  const { body } = await as.api.call(submissionSheetsApi.get, { id })
  return { body, devices: body.groups.flatMap(({ devices }) => devices) }
}

async function newSubmission({ variant, pick }: Call) {
  const market = choose(variant, 'EU', 'AU', 'CH', 'US', 'CN', 'JP')
  const isOfRecord = variant % 2 === 0
  const masterDiId = isOfRecord ? { masterDiId: await pick('master-di') } : {}
  return { body: { ...(await submissionFor(market)), ...masterDiId } }
}

/** The columns of the upload for the EU. */
function table(udiDi: string): string {
  const { basicUdiDi, deviceName, registrationType, riskClass, emdnCode } = euSubmissionInput()
  const cells = { udiDi, basicUdiDi, deviceName, registrationType, riskClass, emdnCode }
  return `${Object.keys(cells).join()}\n${Object.values(cells).join()}`
}

const entry = () => {
  const { udiDi, basicUdiDi, deviceName, manufacturerName, ...eudamedData } = euSubmissionInput()
  const names = { udi: udiDi, basicUdi: basicUdiDi, deviceName, manufacturerName }
  return { ...names, deviceNumber: unique('N'), eudamedData }
}

export const submissions: Commands = {
  'POST /api/submissions': { ask: newSubmission },
  'PUT /api/submissions/:id': { ask: ({ variant }) => ({ body: change(variant) }) },
  'DELETE /api/submissions/:id': { ask: () => ({ body: { reason: 'Made twice' } }) },
  'POST /api/submissions/:id/revert': { ask: () => ({ body: { versionNumber: 1 } }) },
  'POST /api/submissions/:id/validate': plain,
  'POST /api/submissions/:id/send-for-approval': {
    ask: ({ world, variant }) => ({ body: { assignedUserId: approverAt(world, variant), dueDate } }),
  },
  'POST /api/submissions/:id/approve': {
    ask: ({ as, world }) => ({ body: signing(as, world) }),
    learn: ({ world }) => count(world, 'decided'),
  },
  'POST /api/submissions/:id/reject': {
    ask: ({ as, world }) => ({ body: { ...signing(as, world), rejectionNotes: 'No' } }),
  },
  'POST /api/submissions/:id/comments': { ask: () => ({ body: { text: 'Why?' } }) },
  'POST /api/eudamed-udi-submissions': { ask: () => ({ body: entry() }) },
  'PUT /api/eudamed-udi-submissions/:id': { ask: () => ({ body: { deviceName: unique('Name') } }) },
  'POST /api/submissions/copies': {
    ask: async ({ pick, variant }) => ({
      body: {
        masterDiIds: [await pick('master-di')],
        countries: choose(variant, ['EU'], ['AU', 'JP'], ['CH']),
      },
    }),
  },
  'POST /api/submissions/copies/undo': {
    ask: async ({ pick, place }) => ({
      body: { submissionIds: [await pick('submissions'), await pick('submissions', place + 1)] },
    }),
  },
  'POST /api/submissions/bulk-upload': {
    ask: async ({ as, pick, variant }) => {
      const { body } = await as.api.call(submissionsApi.get, { id: await pick('submissions') })
      const udiDi = variant % 2 === 0 ? uniqueGtin() : (body.udiDi ?? uniqueGtin())
      return { file: [table(udiDi), 'submissions.csv'] }
    },
    learn: jobs,
  },
  'POST /api/country-specific/bulk-upload/:country': {
    ask: async ({ pick, variant }) => {
      const country = choose(variant, 'AU', 'JP', 'US', 'CN')
      const fields = { masterDiId: String(await pick('master-di')), country }
      return {
        path: { country },
        fields,
        file: [`udiDi,brandName\n${uniqueGtin()},${unique('B')}`, 'rows.csv'],
      }
    },
    learn: jobs,
  },
  'PUT /api/submissions/:id/working-copy': {
    ask: () => ({ body: { revision: 1, values: { website: 'h' } } }),
  },
  'DELETE /api/submissions/:id/working-copy': plain,
  'POST /api/submissions/validate': {
    ask: async ({ pick, place }) => ({
      body: { ids: [await pick('submissions'), await pick('submissions', place + 1)] },
    }),
  },
  'POST /api/validations': {
    ask: async ({ pick }) => ({ body: { ids: [await pick('submissions')] } }),
    learn: jobs,
  },
  'POST /api/validation-errors/fix': {
    ask: async ({ pick }) => ({ body: { errorCode: 'BR-504', submissionIds: [await pick('submissions')] } }),
  },
  'POST /api/validation-errors/:id/resolve': { ask: () => ({ body: { reason: 'Settled by hand' } }) },
  'POST /api/basic-udi-di/generate-for-family': {
    ask: async ({ pick }) => ({ body: { deviceIds: [await pick('master-di')] } }),
  },
  'POST /api/submission-sheets': {
    ask: async ({ pick, variant }) =>
      variant % 2 === 0
        ? { body: { masterDiIds: [await pick('master-di')] } }
        : { body: { submissionIds: [await pick('submissions')] } },
  },
  'PUT /api/submission-sheets/:id': {
    ask: async (call) => {
      const { devices } = await sheetOf(call)
      const masterDiIds = devices.flatMap(({ masterDiId, submissionId }) =>
        masterDiId !== null && submissionId === null ? [masterDiId] : [],
      )
      return { body: { groups: [{ name: 'All', masterDiIds }] } }
    },
  },
  'POST /api/submission-sheets/:id/joining': {
    ask: async ({ pick }) => ({
      body: { basicUdiDi: '08612345DE200LK', masterDiIds: [await pick('master-di')] },
    }),
  },
  'POST /api/submission-sheets/:id/drafts': plain,
  'POST /api/submission-sheets/:id/values': {
    ask: async (call) => {
      const { devices } = await sheetOf(call)
      const submissionId = devices.find((one) => one.submissionId !== null)?.submissionId
      return submissionId
        ? { body: { changes: [{ submissionId, values: { modelNumber: unique('M') } }] } }
        : null
    },
  },
  'GET /api/submission-sheets/:id/gaps': { ask: () => ({ query: '?fields=modelNumber,deviceName' }) },
  'POST /api/submission-sheets/:id/gaps': {
    ask: async (call) => {
      const { devices } = await sheetOf(call)
      const udiDi = devices.find((one) => one.udiDi !== null)?.udiDi
      return udiDi ? { file: [`UDI-DI,modelNumber\n${udiDi},${unique('M')}`, 'gaps.csv'] } : null
    },
  },
}
