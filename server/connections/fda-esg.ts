import { createHash, randomUUID } from 'node:crypto'
import { restAfterRefusal } from '#core/connections/connection-kind.ts'
import { fdaEsg as kind } from '#core/connections/fda-esg.ts'
import type {
  Driver,
  HandedOver,
  MessageThere,
  OutgoingMessage,
  Pending,
  Reach,
  TransportState,
} from './driver.ts'
import {
  ask,
  below,
  callWeb,
  isGood,
  propertyOf,
  shown,
  textIn,
  tokenOf,
  type WebAnswer,
} from './web-calls.ts'

/**
 * ESG NextGen of the FDA, as public clients know it: open a submission, take a slot, upload, submit, then ask for its
 * acknowledgements. Only the last call hands the document over: until then it can be begun anew.
 */

const loginOf = ({ settings, secrets }: Reach) => ({
  address: below(settings.address, 'as/token.oauth2'),
  form: {
    client_id: settings.clientId ?? '',
    client_secret: secrets.clientSecret ?? '',
    scope: 'openid profile',
  },
  header: (token: string): Readonly<Record<string, string>> =>
    settings.header === 'bearer' ? { authorization: `Bearer ${token}` } : { accesstoken: token },
  restSeconds: restAfterRefusal(kind),
})

const call = (reach: Reach, address: string, question = {}): Promise<WebAnswer> =>
  callWeb(reach, loginOf(reach), address, question)

const asJson = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Where the answer has it: itself, or in its `data`. */
const told = (json: unknown, name: string): string | undefined =>
  textIn(propertyOf(json, name)) ?? textIn(propertyOf(propertyOf(json, 'data'), name))

/** A step that did not lead on: nothing has been handed over yet. */
function stopped(step: string, answer: WebAnswer): HandedOver {
  if (answer.kind === 'nothing')
    return { result: 'later', told: `${step}: ${answer.told}`, afterSeconds: answer.afterSeconds }
  return { result: 'refused', told: `${step} was refused (${shown(answer)})` }
}

/** Numbers are numbers there. */
const numberIn = (text: string | undefined): number | string | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : text

async function open(reach: Reach, { fileName }: OutgoingMessage) {
  const { settings, environment } = reach
  const place = environment === 'production' ? 'api' : 'api/test'
  const authorizing = numberIn(settings.authorizingCompanyId)
  return call(
    reach,
    below(settings.address, `api/esgng/v1/credentials/${place}`),
    asJson({
      user_id: numberIn(settings.userId),
      company_id: numberIn(settings.companyId),
      fda_center: settings.center,
      submission_type: settings.submissionType,
      submission_name: fileName,
      submission_protocol: 'API',
      file_count: 1,
      description: fileName,
      ...(authorizing !== undefined && { authorizing_company_id: authorizing }),
    }),
  )
}

/** One file in a form, as browsers send it. */
function formOf({ fileName, content }: OutgoingMessage) {
  const boundary = `hub-${randomUUID()}`
  const name = fileName.replace(/[^\w.-]+/g, '_')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/xml\r\n\r\n`
  return {
    body: `${head}${content.toString('utf8')}\r\n--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

async function send(reach: Reach, message: OutgoingMessage): Promise<HandedOver> {
  const opened = await open(reach, message)
  const coreId = opened.kind === 'answer' && isGood(opened) ? told(opened.json, 'core_id') : undefined
  if (opened.kind === 'nothing' || coreId === undefined) return stopped('Opening the submission', opened)
  const username = told(opened.json, 'temp_user')
  const password = told(opened.json, 'temp_password')
  if (username === undefined || password === undefined || !/^[\w.-]{1,100}$/.test(coreId))
    return { result: 'refused', told: 'The gateway opened a submission without the login to it.' }
  // Given for this submission alone, and as secret as a password.
  reach.kept.set('password', password)
  const upload = below(reach.settings.uploadAddress, 'rest/forms/v1/fileupload/payload')
  const slot = await call(reach, upload)
  const payload = slot.kind === 'answer' && isGood(slot) ? told(slot.json, 'payloadId') : undefined
  if (slot.kind === 'nothing' || payload === undefined) return stopped('The slot for the upload', slot)
  const place = `${upload}/${encodeURIComponent(payload)}`
  const uploaded = await call(reach, `${place}/file`, formOf(message))
  if (uploaded.kind === 'nothing' || !isGood(uploaded)) return stopped('The upload', uploaded)
  // From here on it may have been handed over: whoever goes on asks by this number.
  await message.remember(coreId)
  const sha256_checksum = createHash('sha256').update(message.content).digest('hex')
  const submitted = await ask(
    reach,
    `${place}/submit`,
    restAfterRefusal(kind),
    asJson({ username, password, sha256_checksum }),
  )
  if (submitted.kind === 'nothing' && submitted.isNotTaken) await message.remember(null)
  if (submitted.kind === 'nothing') return stopped('The submission', submitted)
  return isGood(submitted)
    ? { result: 'handed-over', reference: coreId }
    : stopped('The submission', submitted)
}

const submissionOf = (reach: Reach, coreId: string) =>
  call(reach, below(reach.settings.address, `api/esgng/v1/submissions/${encodeURIComponent(coreId)}`))

/** All that is known of the states of the gateway is that there are some: only acknowledgements say more. */
async function status(reach: Reach, { reference }: MessageThere): Promise<TransportState> {
  // Its number is stored before it is submitted.
  if (reference === null) return { state: 'not-found', told: null }
  const answer = await submissionOf(reach, reference)
  if (answer.kind === 'nothing')
    return { state: 'no-answer', told: answer.told, afterSeconds: answer.afterSeconds }
  // It is not offered again: a number that was opened may have been submitted.
  if (!isGood(answer)) return { state: 'on-its-way', told: `Submission ${reference}: ${shown(answer)}` }
  const said = [told(answer.json, 'status'), told(answer.json, 'esgngcode')].filter(
    (one) => one !== undefined,
  )
  const words = `Submission ${reference}: ${said.join(', ') || 'no state'}`
  return acknowledgementsIn(answer.json).length > 0 || said.includes('ESGNG270')
    ? { state: 'delivered', told: words }
    : { state: 'on-its-way', told: words }
}

/** Wherever the answer names them: as a list of numbers or of objects, or one by one. */
function acknowledgementsIn(json: unknown): string[] {
  const found = [json, propertyOf(json, 'data')].flatMap((level) =>
    typeof level !== 'object' || level === null
      ? []
      : Object.entries(level)
          .filter(([name]) => /^ack/i.test(name))
          .flatMap(([, value]) => (Array.isArray(value) ? value : [value])),
  )
  const ids = found.flatMap((one) => {
    const id =
      textIn(one) ??
      ['acknowledgement_id', 'acknowledgementId', 'id']
        .map((name) => textIn(propertyOf(one, name)))
        .find(Boolean)
    return id !== undefined && /^[\w.-]{1,100}$/.test(id) ? [id] : []
  })
  return [...new Set(found.length > 0 ? ids : [])]
}

async function pending(reach: Reach, waiting: readonly MessageThere[]): Promise<Pending> {
  const ids: string[] = []
  for (const { id, reference } of waiting) {
    if (reference === null) continue
    const answer = await submissionOf(reach, reference)
    if (answer.kind === 'nothing') {
      const { told: why, afterSeconds } = answer
      return ids.length === 0 ? { noAnswer: why, afterSeconds } : { ids, rest: { told: why, afterSeconds } }
    }
    if (isGood(answer)) ids.push(...acknowledgementsIn(answer.json).map((one) => `${id}/${one}`))
  }
  return { ids }
}

export const fdaEsg: Driver = {
  async check(reach) {
    const token = await tokenOf(reach, loginOf(reach))
    return typeof token === 'string'
      ? { works: true, told: 'The gateway knows the client. Whether it may submit to GUDID is not known.' }
      : { works: false, told: token.told }
  },
  send,
  status,
  pending,
  async read(reach, id) {
    const [message = '', acknowledgement = ''] = id.split('/')
    const place = below(reach.settings.address, 'api/esgng/v1/acknowledgements')
    const answer = await call(reach, `${place}/${encodeURIComponent(acknowledgement)}`)
    return answer.kind === 'answer' && isGood(answer)
      ? { bytes: Buffer.from(answer.text), answers: message }
      : null
  },
}
