import { changeEffectsApi } from '#core/contract/change-effects.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { masterSyncApi } from '#core/contract/master-sync.ts'
import { masterInput, unique, uniqueGtin } from '../factories.ts'
import { gudidFileOf } from '../gudid-file.ts'
import { dueDate } from '../request-hub.ts'
import { type Call, type Command, type Commands, choose, plain } from './command.ts'
import { signing } from './signing.ts'
import { approverAt, count } from './world.ts'

/** Records, requests about them, and files of records. */

const reason = { reason: 'Gone' }
const changeReason = { changeReason: 'It has changed' }

/** The next version as the screen begins it, a first one, or the first one once more. */
async function newRecord({ as, variant, pick }: Call) {
  if (variant % 3 === 1) return { body: masterInput({ targetCountries: ['EU', 'AU'], udiDi: uniqueGtin() }) }
  const { body: versions } = await as.api.call(masterDiApi.versions, { id: await pick('master-di') })
  const [latest] = versions
  const isNext = variant % 3 === 0
  const numbers = isNext ? { versionNumber: latest?.nextVersionNumber, changeReason: 'Next' } : {}
  return { body: { ...latest, parentId: null, ...numbers } }
}

/** Devices as a file has them: new ones, or those that are there with other values. */
async function deviceTable({ as, variant, pick }: Call, more = ''): Promise<readonly [string, string]> {
  const header = `deviceNumber,deviceName,manufacturerName,targetCountries,brandName${more && ',Colour'}`
  if (variant % 2 === 0) return [`${header}\n${unique('UP')},Pump,Maker,EU,${unique('B')}${more}\n`, 'a.csv']
  const { body } = await as.api.call(masterDiApi.get, { id: await pick('master-di') })
  const { deviceNumber, deviceName, manufacturerName } = body
  return [`${header}\n${deviceNumber},${deviceName},${manufacturerName},EU,${unique('B')}${more}\n`, 'a.csv']
}

const afterJobs: Command['learn'] = ({ world }) => world.hub.hub.jobs.idle()

export const records: Commands = {
  'POST /api/master-di': { ask: newRecord },
  'PUT /api/master-di/:id': {
    ask: ({ variant }) => ({
      body: choose<object>(variant, { modelNumber: unique('M') }, { brandName: unique('B') }),
    }),
  },
  'PUT /api/master-di/:id/soft-delete': { ask: () => ({ body: reason }) },
  'DELETE /api/master-di/:id': { ask: () => ({ body: reason }) },
  'PUT /api/master-di/:id/request-update': { ask: () => ({ body: changeReason }) },
  'PUT /api/master-di/:id/request-delete': { ask: () => ({ body: changeReason }) },
  'POST /api/master-di/:id/send-for-approval': {
    ask: ({ world, variant }) => ({ body: { assignedUserId: approverAt(world, variant), dueDate } }),
  },
  'POST /api/master-di/:id/carry-over': {
    ask: async ({ as, id, variant }) => {
      const { body } = await as.api.call(masterSyncApi.outdated, { id })
      const behind = body.submissions.filter(({ fields }) => fields.length > 0)
      const submissions = behind.map(({ id: submissionId, revision, fields }) => ({
        ...{ submissionId, revision, fields: fields.map(({ field }) => field) },
        beginUpdate: variant % 2 === 0,
      }))
      return submissions.length > 0 ? { body: { submissions } } : null
    },
  },
  'POST /api/master-di/:id/change-effects/act': {
    ask: async ({ as, world, id, variant }) => {
      const { body } = await as.api.call(changeEffectsApi.ofRecord, { id })
      const submissions = (body.markets ?? []).flatMap(({ submissionId, submissionRevision }) =>
        submissionId === null ? [] : [{ submissionId, revision: submissionRevision }],
      )
      const sending = { assignedUserId: approverAt(world, variant), dueDate }
      return submissions.length > 0 ? { body: { submissions, sending } } : null
    },
    learn: afterJobs,
  },
  'POST /api/master-di/bulk-upload': {
    ask: async (call) => ({ file: await deviceTable(call) }),
    learn: afterJobs,
  },
  'POST /api/imports': {
    ask: () => ({ query: '?source=gudid', file: [gudidFileOf(uniqueGtin()), 'gudid.csv'] }),
    learn: afterJobs,
  },
  'POST /api/imports/previews': {
    ask: async (call) => ({ query: '?kind=master-di', file: await deviceTable(call, ',blue') }),
  },
  'PUT /api/imports/previews/:id': {
    ask: ({ variant }) => ({
      body:
        variant % 2 === 0
          ? { mapping: [{ column: 5, field: null }] }
          : { cells: [{ row: 2, column: 1, text: 'Pump 2' }] },
    }),
  },
  'POST /api/imports/previews/:id/commit': { learn: afterJobs },
  'DELETE /api/imports/previews/:id': plain,
  'POST /api/jobs/:id/updates': {
    ask: () => ({ body: changeReason }),
    learn: ({ world }) => {
      count(world, 'taken over from a file')
      return world.hub.hub.jobs.idle()
    },
  },
  'POST /api/jobs/:id/cancel': plain,
  'POST /api/jobs/:id/undo': {
    ask: () => ({ body: { reason: 'Wrong file' } }),
    learn: ({ world }) => {
      count(world, 'undone')
      return world.hub.hub.jobs.idle()
    },
  },
  'GET /api/jobs/:id/errors': plain,
  'POST /api/pending-changes/:id/approve': {
    ask: ({ as, world }) => ({ body: signing(as, world) }),
    learn: ({ world }) => count(world, 'decided'),
  },
  'POST /api/pending-changes/:id/reject': {
    ask: ({ as, world }) => ({ body: { ...signing(as, world), rejectionNotes: 'No' } }),
  },
  'POST /api/pending-changes/:id/reassign': {
    ask: ({ world, variant }) => ({
      body: { assignedTo: variant % 3 === 2 ? world.founders[2]?.id : approverAt(world, variant), dueDate },
    }),
  },
  'POST /api/master-di/:id/comments': {
    ask: async ({ pick, variant }) => {
      const attachmentIds = variant % 2 === 0 ? [] : [await pick('comment-files')]
      return { body: { text: 'See the label', attachmentIds } }
    },
  },
}
