import { hash } from '@node-rs/argon2'
import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { authApi, type CurrentUser, type Registration, type SignInAnswer } from '#core/contract/auth.ts'
import { type CommentFile, commentsApi } from '#core/contract/comments.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { type Portfolio, portfolioApi } from '#core/contract/portfolio.ts'
import { type SettingsChange, settingsApi } from '#core/contract/settings.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import type { UserWithLink } from '#core/contract/users.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { gs1CheckDigit } from '#core/identifiers/gtin.ts'
import { checkPpn } from '#core/identifiers/ifa.ts'
import type { Permission, Role } from '#core/lifecycle/permissions.ts'
import { houseRules, settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { type TokenPermission, tokenPermissions } from '#core/lifecycle/token-permissions.ts'
import { appendToTrail } from '#server/platform/audit.ts'
import type { Actor } from '#server/platform/hub.ts'
import { openSession } from '#server/platform/session.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

let counter = 0
const next = () => {
  counter += 1
  return counter
}

/** A name no other test of the file uses; every file has a database of its own. */
export const unique = (prefix: string): string => `${prefix}-${next()}`

/**
 * A new GTIN-14 under the GS1 demonstration prefix 952 that is not a PPN as well: one in a hundred has IFA's check digits
 * by chance, and validation would then ask who issued it.
 */
export function uniqueGtin(): string {
  const body = `09521${String(next()).padStart(8, '0')}`
  const gtin = body + gs1CheckDigit(body)
  return checkPpn(gtin).valid ? uniqueGtin() : gtin
}

export const password = 'correct horse'

export function registration(overrides: Partial<Registration> = {}): Registration {
  const username = unique('person')
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${username}@example.org`,
    username,
    password,
    company: 'Analytical Engines',
    jobTitle: 'Engineer',
    department: 'Regulatory',
    roles: ['user'],
    ...overrides,
  }
}

/** An account made through the interface. The first one of a test app is its administrator. */
export async function registerUser(
  testApp: TestApp,
  overrides: Partial<Registration> = {},
): Promise<{ user: CurrentUser; input: Registration }> {
  const input = registration(overrides)
  const { body: user } = await testApp.api().call(authApi.register, { body: input })
  return { user, input }
}

/** What signing in answers where no second factor is asked for. */
export function opened(answer: SignInAnswer) {
  if (!('token' in answer)) throw new Error('A second factor is asked for')
  return answer
}

/** Signs in through the interface; answers the token. */
export async function signIn(testApp: TestApp, emailOrUsername: string, word = password): Promise<string> {
  const answer = await testApp.api().call(authApi.login, { body: { emailOrUsername, password: word } })
  return opened(answer.body).token
}

export interface Person {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly token: string
  readonly api: Client
}

/** Of `password`; weak, because it is made for every test file. */
const cheapHash = hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })

/** Somebody signed in with these roles, put straight into database and trail: quick, and without being first. */
export async function person(
  testApp: TestApp,
  roles: readonly Role[] = ['user'],
  extraPermissions: readonly Permission[] = [],
): Promise<Person> {
  const username = unique('somebody')
  const now = testApp.hub.now()
  return testApp.hub.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('users')
      .values({
        username,
        username_key: username,
        email: `${username}@example.org`,
        email_key: `${username}@example.org`,
        first_name: 'Some',
        last_name: username,
        company: 'Analytical Engines',
        job_title: null,
        department: null,
        phone: null,
        profile_image_url: null,
        roles: [...roles],
        extra_permissions: [...extraPermissions],
        password_hash: await cheapHash,
        last_login: null,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const event = { action: 'registered', entityType: 'user', entityId: id } as const
    await appendToTrail(tx, now, [{ event, by: null }])
    const token = await openSession(tx, id, now)
    return { id, username, name: `Some ${username}`, token, api: testApp.api(token) }
  })
}

/** Fields of a form; the contract's own type of them names only the bookkeeping ones. */
type FormFields = Readonly<Record<string, unknown>>

/** What the form sends for a new device. */
export function masterInput(overrides: FormFields = {}): FormFields {
  return {
    deviceNumber: unique('DEV'),
    deviceName: unique('Infusion pump'),
    manufacturerName: 'Analytical Engines',
    deviceFamily: 'Pumps',
    targetCountries: ['EU', 'US'],
    ...overrides,
  }
}

/** An upload of devices that are there with other values; answers the number of its job. */
export async function uploadOtherValues(api: Client, devices = 2): Promise<number> {
  const rows: string[] = []
  for (let n = 0; n < devices; n += 1)
    rows.push(`${(await createMaster(api)).deviceNumber},${unique('Brand')}`)
  const file = ['deviceNumber,brandName', ...rows].join('\n')
  return (await api.upload<ImportResult>('/api/master-di/bulk-upload', file)).body.jobId
}

/** What holds in a hub nobody has set up. */
export const usualRules = houseRules(settingsOutOfTheBox, { exposed: false })

/** Somebody who may do nothing but be named. */
export const actorOf = ({ id, name, username }: Pick<Person, 'id' | 'name' | 'username'>): Actor => ({
  id,
  name,
  username,
  roles: [],
  permissions: [],
  rules: usualRules,
})

/** Decides something for the whole hub, as an administrator. */
export async function decideSettings(testApp: TestApp, change: SettingsChange): Promise<void> {
  const admin = await person(testApp, ['admin'])
  const second = await person(testApp, ['admin'])
  if (change.wayOfWorking === 'controlled') await person(testApp, ['quality-manager'])
  const { body } = await admin.api.call(settingsApi.update, { body: change })
  if (body.awaitsCountersignature === null) return
  const id = body.awaitsCountersignature
  await second.api.call(countersignaturesApi.sign, { id, body: { password } })
}

export async function createMaster(api: Client, overrides: FormFields = {}): Promise<MasterRecord> {
  return (await api.call(masterDiApi.create, { body: masterInput(overrides) })).body
}

export function uniqueGmn(): string {
  const gmn = generateGmnFromUdiDi(uniqueGtin())
  if (!gmn.valid) throw new Error(gmn.problem.message)
  return gmn.value
}

/** A complete EU submission of a class I device: nothing a regulator would object to. */
export function euSubmissionInput(overrides: FormFields = {}): FormFields {
  return {
    basicUdiDi: uniqueGmn(),
    udiDi: uniqueGtin(),
    deviceName: unique('Scissors'),
    registrationType: 'new-basic',
    riskClass: 'class-i',
    emdnCode: 'A0101010102',
    intendedUse: 'Cutting of dressings.',
    manufacturerName: 'Analytical Engines',
    manufacturerSrn: 'DE-MF-000000001',
    modelNumber: 'S-1',
    catalogueNumber: unique('REF'),
    deviceStatus: 'ON_THE_MARKET',
    productionIdentifiers: ['BATCH_NUMBER'],
    baseQuantity: 1,
    tradeNames: [{ language: 'EN', text: 'Scissors' }],
    marketAvailability: [{ country: 'DE', firstPlaced: true, startDate: '2026-01-15' }],
    conformityAssessmentProcedure: 'self-declaration',
    declarationsChecked: true,
    ...overrides,
  }
}

export async function createSubmission(api: Client, overrides: FormFields = {}): Promise<Submission> {
  return (await api.call(submissionsApi.create, { body: euSubmissionInput(overrides) })).body
}

/** A comment with a file, by the nouns of their paths. */
export async function createComment(api: Client, masterId: number): Promise<Record<string, number>> {
  const file = (await api.upload<CommentFile>(commentsApi.upload.path, 'A label', 'label.txt')).body
  const body = { text: 'See the label', attachmentIds: [file.id] }
  const comment = await api.call(commentsApi.addToRecord, { id: masterId, body })
  return { comments: comment.body.id, 'comment-files': file.id }
}

export async function createPortfolio(api: Client, overrides: FormFields = {}): Promise<Portfolio> {
  const body = { productFamily: unique('Family'), deviceCount: 3, ...overrides }
  return (await api.call(portfolioApi.create, { body })).body
}

/** The link of an account that no second administrator has to sign for. */
export function linkOf({ link }: Pick<UserWithLink, 'link'>): NonNullable<UserWithLink['link']> {
  if (!link) throw new Error('The link waits for a second administrator')
  return link
}

/** One that opens nothing: its key is none. */
export async function passkeyOf({ hub: { db, now } }: TestApp, { id }: Person): Promise<number> {
  const passkey = {
    user_id: id,
    credential_id: `none-${id}`,
    public_key: Buffer.alloc(0),
    counter: 0,
    transports: [],
  }
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, rp_id: 'localhost', name: 'None', created_at: now(), last_used_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Something under the bell of somebody; answers its number. */
export async function notificationOf({ hub: { db, now } }: TestApp, { id }: Person): Promise<number> {
  const values = { user_id: id, title: 'Title', body: 'Body', link: '/', created_at: now() }
  return (await db.insertInto('notifications').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** An API token of somebody, with all a token may do where nothing else is said. */
export async function makeToken({ api }: Person, scope: readonly TokenPermission[] = tokenPermissions) {
  return (await api.call(apiTokensApi.create, { body: { name: unique('ERP'), scope: [...scope] } })).body
}
