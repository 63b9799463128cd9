import type { Endpoint } from '#core/contract/endpoint.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
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
import { readOfRegister } from './register-reads.ts'
import type { TestApp } from './test-app.ts'

/** Something of each noun, by the beginning of its path. */
export async function oneOfEach(hub: TestApp, admin: Person): Promise<Readonly<Record<string, number>>> {
  const masterId = (await createMaster(admin.api)).id
  const { api } = await person(hub)
  const request = { id: (await createMaster(api)).id, body: { changeReason: 'A new label' } }
  const asked = await api.call(masterCommandsApi.requestUpdate, request)
  return {
    ...(await createOperatorNouns(admin.api, masterId)),
    ...(await createNounsAround(admin.api)),
    ...(await createComment(admin.api, masterId)),
    'master-di': masterId,
    submissions: (await createSubmission(admin.api)).id,
    'pending-changes': asked.body.pendingChange.id,
    jobs: await uploadOtherValues(admin.api),
    imports: await uploadToLookAt(admin.api),
    'eudamed-import': await readOfRegister(admin.api),
    'validation-errors': await findingOf(admin),
    'admin/countersignatures': await countersignatureOf(hub),
    'users/second-factor': await passkeyOf(hub, admin),
  }
}

/** Something the path can name. */
export function idOf(ids: Readonly<Record<string, number>>, { path }: Endpoint): number {
  const [, , noun = '', part = ''] = path.split('/')
  return ids[`${noun}/${part}`] ?? ids[noun] ?? ids.submissions ?? 0
}
