import { gudidFile } from '../gudid-file.ts'
import { register } from './person.ts'

/** So many of the real devices fill every list, with more than one page of records. */
const devices = 120

/**
 * An account with devices uploaded, and one of each thing that has a screen of its own: number 1 of its kind, but for the
 * draft of a record, which comes after the devices. Answers its token.
 */
export async function accountWithDevices(address: string): Promise<string> {
  const { token, send, createMaster } = await register(address, 'ada')
  const form = new FormData()
  const file = gudidFile()
  const firstLines = file.text
    .split('\n')
    .slice(0, devices + 1)
    .join('\n')
  form.append('file', new Blob([firstLines], { type: 'text/csv' }), file.name)
  await fetch(`${address}/api/master-di/bulk-upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  await createMaster({ deviceNumber: 'DRAFT-1', versionNumber: '1.0-draft' })
  await send('POST', '/api/submissions/copies', { masterDiIds: [1], countries: ['EU'] })
  await send('POST', '/api/submission-sheets', { country: 'EU', masterDiIds: [1, 3] })
  const project = await send<{ id: number }>('POST', '/api/rim/submissions', { productName: 'Renewal' })
  const subject = { type: 'project', id: project.id }
  await send('POST', '/api/tasks', { kind: 'task', title: 'Translate the label', subject })
  await send('POST', '/api/impact-assessments', { updateId: 1 })
  return token
}
