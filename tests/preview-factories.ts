import type { ImportPreview, PreviewKind } from '#core/contract/import-previews.ts'
import { unique } from './factories.ts'
import type { Client } from './test-client.ts'

/** A file that is looked at before it is imported. */
export async function lookAt(
  api: Client,
  kind: PreviewKind,
  content: string | Buffer,
  name = 'file.csv',
): Promise<ImportPreview> {
  return (await api.upload<ImportPreview>(`/api/imports/previews?kind=${kind}`, content, name)).body
}

/** One that waits to be imported; answers its number. */
export async function uploadToLookAt(api: Client): Promise<number> {
  const file = `deviceNumber,deviceName,Colour\n${unique('LOOK')},,blue`
  return (await lookAt(api, 'master-di', file)).id
}
