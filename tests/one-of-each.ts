import type { Endpoint } from '#core/contract/endpoint.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { assessmentOf, updateOf } from './assessment-of.ts'
import { countersignatureOf } from './countersignature-of.ts'
import {
  createComment,
  createMaster,
  createSubmission,
  type Person,
  passkeyOf,
  person,
  uploadOtherValues,
} from './factories.ts'
import { findingOf } from './finding-of.ts'
import { createNounsAround } from './integration-factories.ts'
import { createOperatorNouns } from './operator-factories.ts'
import { uploadToLookAt } from './preview-factories.ts'
import { certificateOfRegister, readOfRegister } from './register-reads.ts'
import type { TestApp } from './test-app.ts'

/** Something of each noun, by the beginning of its path. */
export async function oneOfEach(hub: TestApp, admin: Person): Promise<Readonly<Record<string, number>>> {
  const masterId = (await createMaster(admin.api)).id
  const { api } = await person(hub)
  const request = { id: (await createMaster(api)).id, body: { changeReason: 'A new label' } }
  const asked = await api.call(masterCommandsApi.requestUpdate, request)
  const around = await createNounsAround(admin.api)
  const assessmentId = await assessmentOf(hub, admin.api)
  const updateId = await updateOf(hub)
  return {
    ...(await createOperatorNouns(admin.api, masterId)),
    ...around,
    'export/unmatched-answers': await strayAnswer(hub, around.connections ?? 0),
    ...(await createComment(admin.api, masterId)),
    'master-di': masterId,
    submissions: (await createSubmission(admin.api)).id,
    'pending-changes': asked.body.pendingChange.id,
    jobs: await uploadOtherValues(admin.api),
    imports: await uploadToLookAt(admin.api),
    'eudamed-import': await readOfRegister(admin.api),
    'register-certificates': await certificateOfRegister(admin.api),
    'validation-errors': await findingOf(admin),
    'admin/countersignatures': await countersignatureOf(hub),
    'impact-assessments': assessmentId,
    'regulatory-intelligence/updates': updateId,
    'users/second-factor': await passkeyOf(hub, admin),
  }
}

/** As if it had come through a connection. */
async function strayAnswer({ hub: { db, now } }: TestApp, connectionId: number): Promise<number> {
  const answer = {
    connection_id: connectionId,
    transport_id: 'stray',
    content: Buffer.from('<nothing/>'),
    hash: '',
    state: 'unmatched',
    received_at: now(),
  } as const
  const { id } = await db
    .insertInto('received_messages')
    .values(answer)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Something the path can name. */
export function idOf(ids: Readonly<Record<string, number>>, { path }: Endpoint): number {
  const [, , noun = '', part = ''] = path.split('/')
  return ids[`${noun}/${part}`] ?? ids[noun] ?? ids.submissions ?? 0
}
