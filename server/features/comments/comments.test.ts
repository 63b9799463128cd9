import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { auditApi } from '#core/contract/audit.ts'
import { type Comment, type CommentFile, commentLength, commentsApi } from '#core/contract/comments.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import type { Mail } from '#server/platform/mail.ts'
import { sendMails } from '#server/platform/mail-outbox.ts'
import { createMaster, createSubmission, type Person, person, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

const mails: Mail[] = []
let mailServerTakes = true
let hub: TestApp
let author: Person
let decider: Person
/** May look at nothing. */
let nobody: Person
beforeAll(async () => {
  const send = async (mail: Mail) => {
    if (!mailServerTakes) throw new Error('not now')
    mails.push(mail)
  }
  hub = await startTestApp({ mailer: { publicUrl: 'https://hub.example.org', send } })
  author = await person(hub)
  decider = await person(hub, ['quality-manager'])
  nobody = await person(hub, [])
})
afterAll(() => hub.close())

const say = (who: Person, id: number, text: string, attachmentIds?: number[]) =>
  who.api.call(commentsApi.addToRecord, { id, body: { text, ...(attachmentIds && { attachmentIds }) } })
const heard = async (who: Person, id: number): Promise<Comment[]> =>
  (await who.api.call(commentsApi.ofRecord, { id })).body
const upload = (who: Person, content: string | Buffer, name: string) =>
  who.api.upload<CommentFile>(commentsApi.upload.path, content, name)
const bellOf = async (who: Person) => (await who.api.call(notificationsApi.list)).body.items

it('is read by who may view, and written by who may edit or decide', async () => {
  const { id } = await createMaster(author.api)
  expect((await say(author, id, '  The label is old\nSee page 2 ')).status).toBe(201)
  expect((await say(decider, id, 'Which one?')).status).toBe(201)
  const reader = await person(hub, [], ['view-submissions'])
  expect(await heard(reader, id)).toMatchObject([
    {
      text: 'The label is old\nSee page 2',
      createdByName: author.name,
      masterDiId: id,
      versionNumber: '1.0',
    },
    { text: 'Which one?', createdByName: decider.name, revision: 1, editedAt: null, deletedAt: null },
  ])
  expect((await say(reader, id, 'May I?')).problem.message).toContain('edit-submissions')
  expect((await reader.api.call(commentsApi.upload)).status).toBe(403)
  expect((await nobody.api.call(commentsApi.ofRecord, { id })).status).toBe(403)
  expect((await nobody.api.call(commentsApi.people)).status).toBe(403)
})

it('is only read with a token that only reads', async () => {
  const { id } = await createMaster(author.api)
  const tokenOf = async (permissions: ('view-submissions' | 'edit-submissions')[]) => {
    const body = { name: 'ERP', scope: permissions }
    const { token } = (await author.api.call(apiTokensApi.create, { body })).body
    return hub.api(token)
  }
  const reading = await tokenOf(['view-submissions'])
  const body = { text: 'Said by a program' }
  expect((await reading.call(commentsApi.addToRecord, { id, body })).status).toBe(403)
  const writing = await tokenOf(['view-submissions', 'edit-submissions'])
  expect((await writing.call(commentsApi.addToRecord, { id, body })).status).toBe(201)
  expect((await reading.call(commentsApi.ofRecord, { id })).body).toHaveLength(1)
})

it('is one thread for all versions of a device, and one for each submission', async () => {
  const device = await createMaster(author.api)
  await say(author, device.id, 'Of the first version')
  const body = {
    ...device,
    versionNumber: device.nextVersionNumber,
    parentId: null,
    changeReason: 'New head',
  }
  const next = (await author.api.call(masterDiApi.create, { body })).body
  await say(decider, next.id, 'Of the second version')
  for (const { id } of [device, next]) {
    const said = await heard(author, id)
    expect(said.map(({ text, versionNumber }) => [text, versionNumber])).toEqual([
      ['Of the first version', '1.0'],
      ['Of the second version', '2.0-draft'],
    ])
  }
  const { id } = await createSubmission(author.api, { masterDiId: device.id })
  await author.api.call(commentsApi.addToSubmission, { id, body: { text: 'Of the submission' } })
  const list = await author.api.call(commentsApi.ofSubmission, {
    id,
    query: { limit: 5, sort: '-createdAt', search: 'SUBMISSION', fields: 'text,abilities' },
  })
  expect([list.total, list.body]).toMatchObject([
    1,
    [{ text: 'Of the submission', abilities: { change: true } }],
  ])
  expect(await heard(author, device.id)).toHaveLength(2)
  // What is said is no version of what it is said about.
  const timeLine = (await author.api.call(versionControlApi.versions, { id })).body
  expect(timeLine.filter(({ versionNumber }) => versionNumber !== null)).toHaveLength(1)
  const admin = await person(hub, ['admin'])
  await admin.api.call(submissionsApi.delete, { id, body: { reason: 'Not needed' } })
  expect((await author.api.call(commentsApi.ofSubmission, { id })).status).toBe(404)
  const { id: gone } = list.body[0] ?? { id: 0 }
  expect((await author.api.call(commentsApi.delete, { id: gone })).status).toBe(404)
})

describe('a mention', () => {
  it('is told under the bell and by mail, as is who took part; nobody else', async () => {
    const { id, deviceName } = await createMaster(author.api)
    const mentioned = await person(hub)
    const inactive = await person(hub)
    await hub.hub.db.updateTable('users').set({ is_active: false }).where('id', '=', inactive.id).execute()
    await say(decider, id, 'First')
    await sendMails(hub.hub)
    mails.length = 0
    const text = `@${mentioned.username.toUpperCase()}, @${nobody.username}, @${inactive.username}, @${author.username}: look`
    const { body } = await say(author, id, text)
    expect(body.mentions.map(({ username }) => username)).toEqual([author.username, mentioned.username])
    const link = `/master-di/records/${id}#comments`
    expect((await bellOf(mentioned))[0]).toMatchObject({
      title: 'You were mentioned',
      body: `${author.name} mentions you in a comment on ${deviceName}, version 1.0`,
      link,
    })
    expect((await bellOf(decider))[0]).toMatchObject({ title: 'New comment', link })
    expect(await bellOf(nobody)).toEqual([])
    expect((await bellOf(author)).filter((one) => one.link === link)).toEqual([])
    mailServerTakes = false
    await sendMails(hub.hub)
    expect(mails).toEqual([])
    mailServerTakes = true
    await sendMails(hub.hub)
    expect(mails).toEqual([])
    hub.clock.advance({ seconds: 61 })
    await sendMails(hub.hub)
    expect(mails.map(({ to }) => to.split('@')[0]).toSorted()).toEqual(
      [decider.username, mentioned.username].toSorted(),
    )
    expect(mails[0]?.text).toContain(`https://hub.example.org${link}`)
    expect(mails[0]?.text).not.toContain('look')
  })

  it('can be of anybody who may see it', async () => {
    const { body } = await author.api.call(commentsApi.people)
    const names = body.map(({ username }) => username)
    expect(names).toContain(decider.username)
    expect(names).not.toContain(nobody.username)
  })

  it('that is written later is told then, and only to who is new', async () => {
    const { id } = await createMaster(author.api)
    const said = (await say(author, id, `@${decider.username} look`)).body
    const before = await bellOf(decider)
    const other = await person(hub)
    const text = `@${decider.username} @${other.username} look`
    await author.api.call(commentsApi.update, { id: said.id, body: { text } })
    expect(await bellOf(decider)).toHaveLength(before.length)
    expect(await bellOf(other)).toHaveLength(1)
  })
})

describe('one’s own comment', () => {
  it('is changed and deleted while it is the last, and the trail keeps what it said', async () => {
    const { id } = await createMaster(author.api)
    const said = (await say(author, id, 'The lable is old')).body
    const body = { text: 'The label is old', revision: said.revision }
    const changed = (await author.api.call(commentsApi.update, { id: said.id, body })).body
    expect(changed).toMatchObject({ text: 'The label is old', revision: 2, editedAt: expect.any(String) })
    const other = await decider.api.call(commentsApi.update, { id: said.id, body })
    expect([other.status, other.problem.message]).toEqual([403, 'Only the author of a comment can change it'])
    expect((await decider.api.call(commentsApi.delete, { id: said.id })).status).toBe(403)
    const gone = (await author.api.call(commentsApi.delete, { id: said.id })).body
    expect(gone).toMatchObject({ text: null, deletedByName: author.name, abilities: { change: false } })
    expect(await heard(decider, id)).toEqual([{ ...gone }])
    expect((await author.api.call(commentsApi.ofRecord, { id, query: { search: 'label' } })).body).toEqual([])
    expect((await author.api.call(commentsApi.delete, { id: said.id })).status).toBe(409)
    const trail = (await author.api.call(auditApi.master, { query: { masterDiId: id } })).body
    expect(trail.slice(0, 3).map(({ action, changesData }) => [action, changesData?.actionNotes])).toEqual([
      ['comment_deleted', 'The label is old'],
      ['comment_changed', 'From: The lable is old\nTo: The label is old'],
      ['commented', 'The lable is old'],
    ])
    const verifier = await person(hub, ['admin'])
    expect((await verifier.api.call(auditApi.verify)).body.firstBroken).toBeNull()
  })

  it('stays as it is once something was said after it', async () => {
    const { id } = await createMaster(author.api)
    const first = (await say(author, id, 'One')).body
    await say(decider, id, 'Two')
    for (const answer of [
      await author.api.call(commentsApi.update, { id: first.id, body: { text: 'Other' } }),
      await author.api.call(commentsApi.delete, { id: first.id }),
    ]) {
      expect([answer.status, answer.problem.message]).toEqual([
        409,
        'Other comments follow this one, so it can no longer be changed. Write another comment to correct it.',
      ])
      expect(answer.problem.record).toMatchObject({ id: first.id, text: 'One', abilities: { change: false } })
    }
  })

  it('loses nothing when two windows change it', async () => {
    const { id } = await createMaster(author.api)
    const { id: commentId, revision } = (await say(author, id, 'One')).body
    const change = (text: string) =>
      author.api.call(commentsApi.update, { id: commentId, body: { text, revision } })
    const answers = await Promise.all([change('Left'), change('Right')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [kept] = await heard(author, id)
    const refused = answers.find(({ status }) => status === 409)?.problem
    expect(refused).toMatchObject({ type: 'stale_record', record: { text: kept?.text, revision: 2 } })
  })

  it('is the last of one thread only: nobody is told an order that was not', async () => {
    const { id } = await createMaster(author.api)
    const first = (await say(author, id, 'One')).body
    const [changed, answer] = await Promise.all([
      author.api.call(commentsApi.update, { id: first.id, body: { text: 'One!' } }),
      say(decider, id, 'Two'),
    ])
    expect([200, 409]).toContain(changed.status)
    expect(answer.status).toBe(201)
    expect((await heard(author, id)).map(({ text }) => text)).toEqual([
      changed.status === 200 ? 'One!' : 'One',
      'Two',
    ])
  })
})

describe('a file', () => {
  it('goes with a comment, is downloaded as it came and never shown', async () => {
    const { id } = await createMaster(author.api)
    const page = '<script>alert(1)</script>'
    const file = (await upload(author, page, '../<b>label\u202E.html')).body
    expect(file).toMatchObject({ fileName: 'b label .html', size: page.length })
    // Nobody has it before it is said.
    expect((await author.api.call(commentsApi.file, { id: file.id })).status).toBe(404)
    const taken = await say(decider, id, 'Mine', [file.id])
    expect([taken.status, taken.problem.issues?.[0]?.path]).toEqual([400, 'attachmentIds'])
    expect(await heard(author, id)).toEqual([])
    const said = (await say(author, id, 'Here', [file.id, file.id])).body
    expect(said.attachments).toEqual([file])
    expect((await say(author, id, 'Again', [file.id])).status).toBe(400)
    const answer = await decider.api.call(commentsApi.file, { id: file.id })
    expect(answer.text).toBe(page)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="b_label_.html"/),
    })
    const trail = (await author.api.call(auditApi.master, { query: { masterDiId: id } })).body
    expect(trail[0]?.changesData?.actionNotes).toContain(`Attached: b label .html (SHA-256 ${file.sha256})`)
    await author.api.call(commentsApi.delete, { id: said.id })
    expect((await decider.api.call(commentsApi.file, { id: file.id })).status).toBe(404)
  })

  it('is not empty nor too large', async () => {
    expect((await upload(author, '', 'empty.txt')).status).toBe(400)
    expect((await upload(author, Buffer.alloc(10 * 1024 * 1024 + 1), 'large.bin')).status).toBe(413)
  })
})

it('has at most 4,000 letters, and something to say', async () => {
  const { id } = await createMaster(author.api)
  const odd = '<img src=x> \u202E 😀 \\ \' " %'
  expect((await say(author, id, odd)).body.text).toBe(odd)
  expect((await say(author, id, 'x'.repeat(commentLength))).status).toBe(201)
  for (const text of ['x'.repeat(commentLength + 1), ' \n ', 'a\0b'])
    expect((await say(author, id, text)).problem.issues?.[0]?.path).toBe('text')
})

it('of a deleted record can be read, and nothing is said about it any more', async () => {
  const { id } = await createMaster(author.api)
  const said = (await say(author, id, 'Said before')).body
  const admin = await person(hub, ['admin'])
  await admin.api.call(masterCommandsApi.softDelete, { id, body: { reason: 'Not made any more' } })
  expect(await heard(author, id)).toHaveLength(1)
  expect((await say(author, id, 'Said after')).status).toBe(409)
  const body = { text: 'Changed after' }
  expect((await author.api.call(commentsApi.update, { id: said.id, body })).status).toBe(409)
})

it('drops a file that nothing was said with for a day', async () => {
  const { id } = await createMaster(author.api)
  const early = (await upload(author, 'early', 'early.txt')).body
  hub.clock.advance({ hours: 25 })
  const again = { ...author, api: hub.api(await signIn(hub, author.username)) }
  await upload(again, 'later', 'later.txt')
  expect((await say(again, id, 'Too late', [early.id])).status).toBe(400)
})
