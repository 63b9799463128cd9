import { readMessage } from '#core/markets/eu/reader/read-message.ts'

interface Refusal {
  readonly code: string
  readonly detail: string
}

/** What EUDAMED answers to a file it does not look into: one entry that names nothing. */
export function refusalOf(file: string, responseCode: string, { code, detail }: Refusal): string {
  const answer = acknowledgementOf(file)
  const report = `<m:report><m:elementReport><m:operationErrorCode>${code}</m:operationErrorCode><m:operationErrorDetail>${detail}</m:operationErrorDetail></m:elementReport></m:report>`
  return answer.replace(
    /<m:responseEntities>.*<\/m:responseEntities>/s,
    `<m:responseEntities><m:responseEntity><m:responseCode>${responseCode}</m:responseCode>${report}</m:responseEntity></m:responseEntities>`,
  )
}

/** What EUDAMED answers to a file: accepted, but for what `refused` names. */
export function acknowledgementOf(
  file: string,
  refused: (codes: readonly string[], at: number) => Refusal | undefined = () => undefined,
  extra = '',
): string {
  const message = readMessage(file)
  if (message.type !== 'Push' || !message.message) throw new Error('No file for EUDAMED')
  const { correlationID, entities } = message.message
  const entries = entities.map((entity, at) => {
    const codes = [...JSON.stringify(entity.content).matchAll(/"DICode":"([^"]+)"/g)].map(
      ([, code]) => code ?? '',
    )
    // Of a device that is posted with its Basic UDI-DI the answer names that alone.
    const own =
      entity.service === 'DEVICE.POST'
        ? Object.entries(entity.content).find(([name]) => /BasicUDI$|EUDI$/.test(name))?.[1].identifier.DICode
        : codes[0]
    const refusal = refused(codes, at)
    const report = refusal
      ? `<m:report><m:elementReport><m:operationErrorCode>${refusal.code}</m:operationErrorCode><m:operationErrorDetail>${refusal.detail}</m:operationErrorDetail></m:elementReport></m:report>`
      : ''
    const outcome = refusal ? 'INVALID_REQUEST_OBJECTS' : 'SUCCESS'
    return `<m:responseEntity><m:entityCode>${own}</m:entityCode><m:responseCode>${outcome}</m:responseCode>${report}</m:responseEntity>`
  })
  const end = (code: string) =>
    `<m:node><s:nodeActorCode>${code}</s:nodeActorCode></m:node><m:service><s:serviceID>DEVICE</s:serviceID><s:serviceOperation>POST</s:serviceOperation></m:service>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<m:Acknowledgement xmlns:m="https://ec.europa.eu/tools/eudamed/dtx/servicemodel/Message/v1" xmlns:s="https://ec.europa.eu/tools/eudamed/dtx/servicemodel/Service/v1" version="3.0.25"><m:correlationID>${correlationID}</m:correlationID><m:creationDateTime>2026-11-20T09:00:00Z</m:creationDateTime><m:messageID>answer</m:messageID><m:recipient>${end('DE-MF-000000001')}</m:recipient><m:payload/><m:sender>${end('EUDAMED')}</m:sender><m:responseEntities>${entries.join('')}${extra}</m:responseEntities></m:Acknowledgement>`
}
