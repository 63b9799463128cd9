import { type AuditEntry, auditApi } from '#core/contract/audit.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { type Person, person } from './factories.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** Long after every clock of a test. */
export const dueDate = '2999-12-31'

/** A hub with one who writes, one who decides and an administrator, and the steps that approvals begin with. */
export interface RequestHub extends Pick<TestApp, 'close'> {
  readonly hub: TestApp
  readonly author: Person
  readonly approver: Person
  readonly admin: Person
  readonly sending: { assignedUserId: number; dueDate: string; approvalNotes: string }
  read(id: number): Promise<MasterRecord>
  /** The next draft of a record, with another name. */
  draftOf(record: MasterRecord): Promise<MasterRecord>
  send(record: MasterRecord, by?: Person): ReturnType<typeof sendAs>
  trailOf(id: number): Promise<AuditEntry[]>
}

export async function startRequestHub(): Promise<RequestHub> {
  const hub = await startTestApp()
  const author = await person(hub)
  const approver = await person(hub, ['quality-manager'])
  const admin = await person(hub, ['admin'])
  const sending = { assignedUserId: approver.id, dueDate, approvalNotes: 'Please look at the label' }
  return {
    hub,
    author,
    approver,
    admin,
    sending,
    close: hub.close,
    read: async (id) => (await author.api.call(masterDiApi.get, { id })).body,
    draftOf: async (record) => {
      const body = {
        ...record,
        deviceName: `${record.deviceName} II`,
        versionNumber: record.nextVersionNumber,
        parentId: null,
        changeReason: 'New pump head',
      }
      return (await author.api.call(masterDiApi.create, { body })).body
    },
    send: (record, by = author) => sendAs(by, record.id, sending),
    trailOf: async (id) => (await author.api.call(auditApi.master, { query: { masterDiId: id } })).body,
  }
}

async function sendAs(by: Person, id: number, body: RequestHub['sending']) {
  return (await by.api.call(masterCommandsApi.sendForApproval, { id, body })).body
}
