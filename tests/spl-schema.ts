import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** HL7's schema of SPL is not part of the hub: it is used where the reference data has it. */
const schema = join(process.env.HUB_REFERENCE_DIR ?? '', 'hl7/SPL.xsd')
export const hasSplSchema = existsSync(schema)

/** What xmllint has against documents; nothing where all are valid. */
export function faultsBySplSchema(texts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spl-'))
  try {
    const paths = texts.map((text, at) => {
      const path = join(folder, `${at}.xml`)
      writeFileSync(path, text)
      return path
    })
    const checked = spawnSync('xmllint', ['--noout', '--schema', schema, ...paths], { encoding: 'utf8' })
    if (checked.error) throw checked.error
    const lines = checked.stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' validates'))
    if ((checked.status === 0) !== (lines.length === 0))
      throw new Error(`xmllint ended with ${checked.status}`)
    return lines
  } finally {
    rmSync(folder, { recursive: true })
  }
}
