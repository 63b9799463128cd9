import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { commentsApi } from '#core/contract/comments.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { importPreviewsApi } from '#core/contract/import-previews.ts'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { contract } from '#core/contract/index.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { profileApi } from '#core/contract/profile.ts'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { validationRunsApi } from '#core/contract/validation-runs.ts'
import { countersignatureOf } from './countersignature-of.ts'
import {
  createComment,
  createMaster,
  createSubmission,
  makeToken,
  notificationOf,
  type Person,
  passkeyOf,
  password,
  signIn,
  unique,
  uploadOtherValues,
} from './factories.ts'
import { uploadToLookAt } from './preview-factories.ts'
import type { TestApp } from './test-app.ts'

/** Whose the things are that endpoints name by a number: of whoever has the permission, or of one person. */

/** The company's: the permission of the endpoint is all it takes. By noun and name in the contract. */
const ofTheCompany: Readonly<Record<string, readonly string[]>> = {
  // Accounts, by who manages people or runs the hub.
  users: ['update', 'setStatus', 'remove', 'openWork', 'makeLink', 'sessions', 'endSessions'],
  'second-factor': ['resetState', 'reset'],
  identities: ['get', 'link', 'unlink'],
  countersignatures: ['sign', 'refuse'],
  connections: [
    ...['update', 'delete', 'test', 'transmissions', 'ofFile', 'stop'],
    ...['unmatchedContent', 'assign', 'setAside'],
  ],
  workbooks: ['get', 'save', 'propose', 'delete', 'restore', 'check', 'fill'],
  webhooks: ['update', 'delete', 'test', 'deliveries', 'again'],
  // Records, and what is decided and said about them.
  'master-di': [
    ...['get', 'versions', 'update', 'softDelete', 'delete'],
    ...['requestUpdate', 'requestDelete', 'sendForApproval'],
  ],
  requests: ['approve', 'reject', 'reassign'],
  dossiers: ['record', 'submission', 'project'],
  comments: ['ofRecord', 'addToRecord', 'ofSubmission', 'addToSubmission', 'file'],
  submissions: [
    ...['get', 'sharing', 'update', 'delete', 'revert', 'validate', 'sendForApproval', 'approve', 'reject'],
    ...['xml', 'file', 'generateXml'],
  ],
  'eudamed-udi-submissions': ['get', 'update'],
  'carry-over': ['outdated', 'sync'],
  'change-effects': ['ofRecord', 'preview', 'act'],
  'submission-sheets': ['get', 'group', 'joining', 'makeDrafts', 'check', 'change'],
  'sheet-gaps': ['file', 'read'],
  'validation-errors': ['resolve'],
  'version-control': ['versions', 'compare', 'auditTrail', 'auditTrailFile'],
  readiness: ['ofRecord'],
  'operator-defaults': ['ofRecord'],
  actors: ['get', 'update', 'delete', 'sync'],
  certifications: ['create', 'update', 'delete'],
  'device-links': ['delete'],
  portfolio: ['get', 'update', 'delete', 'candidates', 'match', 'unmatch'],
  rim: [
    ...['updateSubmission', 'deleteSubmission', 'updateCompliance', 'deleteCompliance'],
    ...['updateDocument', 'deleteDocument', 'files', 'approveDocument', 'addFile', 'file'],
  ],
  projects: ['get', 'scope', 'addScope', 'removeScope', 'documents', 'history', 'completeRenewal'],
  tasks: ['get', 'update', 'delete'],
  'impact-assessments': ['get', 'update', 'reopen', 'delete', 'devices', 'devicesExport'],
  // What left for a register, what it answered, and what was read from it.
  exchange: ['acknowledge', 'ofSubmission', 'package', 'packageContent', 'file', 'fileContent', 'auditCopy'],
  register: ['get', 'store', 'device'],
  certificates: ['get', 'carryOver', 'renew'],
  'regulatory-intelligence': ['changeFeed', 'update', 'changeScope', 'devices', 'devicesExport'],
}

/** The thing is the company's, and what a person marks or types there is her own. */
const ofEachPerson: Readonly<Record<string, readonly string[]>> = {
  'working-copies': ['get', 'put', 'delete'],
  'regulatory-intelligence': ['read'],
}

const endpointsOf = (names: Readonly<Record<string, readonly string[]>>): Endpoint[] =>
  Object.entries(names).flatMap(([noun, some]) =>
    some.map((name) => {
      const found = contract[noun]?.[name]
      if (!found) throw new Error(`The contract has no ${noun}.${name}`)
      return found
    }),
  )

export const shared: readonly Endpoint[] = [...endpointsOf(ofTheCompany), ...endpointsOf(ofEachPerson)]

interface World {
  readonly hub: TestApp
  readonly owner: Person
}

/** An endpoint about something that is one person's. */
export interface Owned {
  readonly endpoint: Endpoint
  /** Something of the owner; answers its number. */
  readonly make: (world: World) => Promise<number>
  readonly body?: object
  /** Everybody may read it, so that it is there for others. */
  readonly strangersGet?: 403
  /** Somebody has to where its owner has left. */
  readonly administratorsToo?: true
  /** The job has ended by then. */
  readonly ownerGets?: 409
}

const upload = ({ owner }: World) => uploadOtherValues(owner.api)
const preview = ({ owner }: World) => uploadToLookAt(owner.api)

async function uploadNew({ owner }: World): Promise<number> {
  const file = `deviceNumber,deviceName,manufacturerName,targetCountries\n${unique('NEW')},Pump,Maker,EU\n`
  return (await owner.api.upload<ImportResult>('/api/master-di/bulk-upload', file)).body.jobId
}

async function comment({ owner: { api } }: World): Promise<number> {
  return (await createComment(api, (await createMaster(api)).id)).comments ?? 0
}

async function alert({ owner }: World): Promise<number> {
  const body = { name: 'Valves', keywords: ['valve'] }
  return (await owner.api.call(intelligenceApi.createAlert, { body })).body.id
}

/** Beside the one she asks with. */
async function session({ hub, owner }: World): Promise<number> {
  await signIn(hub, owner.username)
  const { body } = await owner.api.call(profileApi.sessions)
  return body.find(({ current }) => !current)?.id ?? 0
}

const apiToken = async ({ owner }: World) => (await makeToken(owner, ['view-submissions'])).id

async function validation({ owner: { api } }: World): Promise<number> {
  const body = { ids: [(await createSubmission(api)).id] }
  return (await api.call(validationRunsApi.start, { body })).body.id
}

export const owned: readonly Owned[] = [
  { endpoint: profileApi.endSession, make: session },
  {
    endpoint: secondFactorApi.removePasskey,
    make: ({ hub, owner }) => passkeyOf(hub, owner),
    body: { password },
  },
  { endpoint: apiTokensApi.revoke, make: apiToken, administratorsToo: true },
  { endpoint: notificationsApi.read, make: ({ hub, owner }) => notificationOf(hub, owner) },
  { endpoint: intelligenceApi.updateAlert, make: alert, body: { name: 'Pumps' } },
  { endpoint: intelligenceApi.deleteAlert, make: alert },
  { endpoint: commentsApi.update, make: comment, body: { text: 'Never said' }, strangersGet: 403 },
  { endpoint: commentsApi.delete, make: comment, strangersGet: 403 },
  { endpoint: importPreviewsApi.get, make: preview },
  { endpoint: importPreviewsApi.change, make: preview, body: {} },
  { endpoint: importPreviewsApi.commit, make: preview },
  { endpoint: importPreviewsApi.cancel, make: preview },
  { endpoint: jobsApi.get, make: upload },
  { endpoint: jobsApi.errorFile, make: upload },
  { endpoint: jobsApi.otherValues, make: upload },
  { endpoint: jobsApi.update, make: upload, body: {} },
  { endpoint: jobsApi.cancel, make: upload, administratorsToo: true, ownerGets: 409 },
  { endpoint: jobsApi.undo, make: uploadNew, body: { reason: 'Wrong file' }, administratorsToo: true },
  { endpoint: validationRunsApi.get, make: validation },
  {
    endpoint: countersignaturesApi.withdraw,
    make: ({ hub, owner }) => countersignatureOf(hub, owner),
  },
]

/** Lists that hold what is one's own, with the numbers in an answer. */
interface OwnList {
  readonly endpoint: Endpoint
  readonly make: (world: World) => Promise<number>
  readonly ids?: (body: never) => readonly { readonly id: number }[]
}

export const ownLists: readonly OwnList[] = [
  { endpoint: profileApi.sessions, make: session },
  {
    endpoint: secondFactorApi.get,
    make: ({ hub, owner }) => passkeyOf(hub, owner),
    ids: ({ passkeys }: { passkeys: { id: number }[] }) => passkeys,
  },
  { endpoint: apiTokensApi.list, make: apiToken },
  {
    endpoint: notificationsApi.list,
    make: ({ hub, owner }) => notificationOf(hub, owner),
    ids: ({ items }: { items: { id: number }[] }) => items,
  },
  { endpoint: intelligenceApi.alerts, make: alert },
  { endpoint: jobsApi.list, make: upload },
  { endpoint: countersignaturesApi.list, make: ({ hub, owner }) => countersignatureOf(hub, owner) },
]
