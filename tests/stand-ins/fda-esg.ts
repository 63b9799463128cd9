import { createHash } from 'node:crypto'
import { type Answered, type Asked, clientSecret, type WebStandIn, webStandIn } from './web.ts'

/**
 * ESG NextGen, made from what public clients call: a submission is opened, its file uploaded and submitted with its
 * SHA-256; acknowledgements come one after the other.
 */
export interface EsgStandIn extends WebStandIn {
  /** What was submitted, by core id. */
  readonly submitted: Map<string, string>
  /** Numbers of those that were opened, in the order of opening. */
  readonly opened: string[]
  header: 'accesstoken' | 'bearer'
  /** So many acknowledgements of a submission have come. */
  acknowledged: number
  /** What the third one says. */
  verdict: string
  /** Refuses this step. */
  refuse: string | undefined
  /** Answers to this step are lost, once. */
  lose: string | undefined
}

export const tempPassword = 'a-password-for-one-submission'

export async function esgStandIn(): Promise<EsgStandIn> {
  const uploads = new Map<string, string>()

  const open = ({ body }: Asked): Answered => {
    const { user_id, company_id, file_count } = JSON.parse(body)
    if (!Number.isInteger(user_id) || !Number.isInteger(company_id) || file_count !== 1)
      return { status: 400, json: { esgngcode: 'ESGNG219', told: 'Numbers are numbers' } }
    const core_id = `core-${standIn.opened.length + 1}`
    standIn.opened.push(core_id)
    return { status: 200, json: { core_id, temp_user: core_id, temp_password: tempPassword } }
  }

  const upload = ({ body, path }: Asked): Answered => {
    const file = /filename="[^"]+"\r\n.*\r\n\r\n([\s\S]*)\r\n--[\w-]+--\r\n$/.exec(body)?.[1]
    if (file === undefined) return { status: 400 }
    uploads.set(path.split('/').at(-2) ?? '', file)
    return { status: 200, json: { data: {} } }
  }

  const submit = ({ body, path }: Asked): Answered => {
    const { username, password, sha256_checksum } = JSON.parse(body)
    const file = uploads.get(path.split('/').at(-2) ?? '')
    const isWhole = file !== undefined && createHash('sha256').update(file).digest('hex') === sha256_checksum
    if (password !== tempPassword || !isWhole) return { status: 400, json: { told: password } }
    standIn.submitted.set(username, file)
    return { status: 200, json: { esgngcode: 'ESGNG270' } }
  }

  const state = ({ path }: Asked): Answered => {
    const core = path.split('/').at(-1) ?? ''
    if (!standIn.submitted.has(core)) return { status: 200, json: { status: 'OPEN' } }
    const acknowledgements = [1, 2, 3].slice(0, standIn.acknowledged).map((at) => ({ id: `${core}.${at}` }))
    return { status: 200, json: { status: 'RECEIVED', esgngcode: 'ESGNG270', acknowledgements } }
  }

  const acknowledgement = ({ path }: Asked): Answered => {
    const [core = '', at = ''] = (path.split('/').at(-1) ?? '').split('.')
    const raw_message = at === '3' ? standIn.verdict : `ACK${at} of ${core}`
    return { status: 200, json: { type: `ACK${at}`, raw_message } }
  }

  const answers: Readonly<Record<string, (asked: Asked) => Answered>> = {
    open,
    slot: () => ({ status: 200, json: { data: { payloadId: `payload-${uploads.size + 1}` } } }),
    upload,
    submit,
    state,
    acknowledgement,
  }
  const web = await webStandIn({
    tokenPath: '/as/token.oauth2',
    open: ['submit'],
    operationOf: (path) =>
      [
        [/^\/api\/esgng\/v1\/credentials\/api(\/test)?$/, 'open'],
        [/^\/rest\/forms\/v1\/fileupload\/payload$/, 'slot'],
        [/^\/rest\/forms\/v1\/fileupload\/payload\/[\w-]+\/file$/, 'upload'],
        [/^\/rest\/forms\/v1\/fileupload\/payload\/[\w-]+\/submit$/, 'submit'],
        [/^\/api\/esgng\/v1\/submissions\/[\w-]+$/, 'state'],
        [/^\/api\/esgng\/v1\/acknowledgements\/[\w.-]+$/, 'acknowledgement'],
      ].find(([pattern]) => (pattern as RegExp).test(path))?.[1] as string | undefined,
    tokenIn: ({ accesstoken, authorization }) =>
      standIn.header === 'bearer' ? /^Bearer (.+)$/.exec(authorization ?? '')?.[1] : String(accesstoken),
    answer: (asked) =>
      asked.operation === standIn.refuse
        ? { status: 400, json: { esgngcode: 'ESGNG334', told: asked.body } }
        : (answers[asked.operation]?.(asked) ?? { status: 404 }),
  })
  const standIn: EsgStandIn = Object.assign(web, {
    submitted: new Map(),
    opened: [],
    header: 'accesstoken' as const,
    acknowledged: 0,
    verdict: 'A verdict nobody has published',
    refuse: undefined,
    lose: undefined,
  })
  standIn.before = (operation) => {
    if (operation !== standIn.lose) return false
    standIn.lose = undefined
    return true
  }
  return standIn
}

/** What an administrator enters to reach it. */
export const toEsg = ({ address }: Pick<EsgStandIn, 'address'>, settings = {}) => ({
  kind: 'fda-esg',
  enabled: true,
  secrets: { clientSecret },
  settings: {
    address,
    uploadAddress: address,
    clientId: 'hub',
    userId: '17',
    companyId: '4711',
    center: 'CDRH',
    submissionType: 'GUDID',
    header: 'accesstoken',
    answerHours: '24',
    ...settings,
  },
})
