import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { it } from 'vitest'
import { wildSubmission } from '#tests/arbitraries/submission-wild.ts'
import { judgeSubmission } from '#core/rules/validate-submission.ts'
import { mdrDeviceOf, missingElements } from '#core/markets/eu/mdr-device.ts'
import { mdrDevicePost } from '#core/markets/eu/message/mdr-device-post.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { hubSchemaEntry } from '#core/markets/eu/schema/files.ts'
import { loadXmlSchema } from '#server/platform/xml-schema.ts'
it('escape', { timeout: 300000 }, () => {
  const hub = loadXmlSchema(fileURLToPath(new URL('../core/markets/eu/schema', import.meta.url)), hubSchemaEntry)
  const off = loadXmlSchema(join('/work/shared/data/eudamed/xsd-3.0.25'), 'service/Message.xsd')
  let escaped = 0, clean = 0
  const t = performance.now()
  for (let seed = 20; performance.now() - t < 100000; seed++)
  for (const d of fc.sample(wildSubmission, { numRuns: 1000, seed }) as any[]) {
    if (judgeSubmission(d, new Set(), '2026-11-20').some(i=>i.severity==='error')) continue
    clean++
    let bad: unknown
    try {
      if (missingElements(d).length) bad = 'missing'
      else { const xml = writeMessage({correlationID:'a',creationDateTime:'2026-09-21T09:00:00.000+02:00',messageID:'b',sender:{nodeActorCode:d.manufacturerSrn},entities:[mdrDevicePost(mdrDeviceOf(d))]}); bad = [...hub.validate(xml),...off.validate(xml)][0] }
    } catch (e) { bad = String(e) }
    if (bad) { escaped++; console.log(bad, JSON.stringify(d).slice(0, 600)) }
  }
  console.log('escaped', escaped, 'of clean', clean)
})
