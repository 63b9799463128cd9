import { expect } from 'vitest'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { eu } from '#core/markets/eu/index.ts'
import { createMarketSchemas } from '#server/platform/market-schemas.ts'

/** Our own schema always, the Commission's where the reference material is; the release is the hub's own. */
export async function expectSchemaValid(xml: string): Promise<void> {
  const [file] = eu.files
  if (!file?.schema) throw new Error('The EU has no file with a schema')
  const schemas = createMarketSchemas(process.env.HUB_REFERENCE_DIR)
  expect(await schemas.check(file.schema, xml, file.releaseOf?.(settingsOutOfTheBox))).toEqual([])
}
