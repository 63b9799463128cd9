import { guide, type Topic } from '../topic.ts'

/** What each permission lets people do, with the roles that bring it (`lifecycle/permissions.ts`). */
interface Task {
  readonly id: string
  readonly permission: string
  readonly roles: string
  readonly does: string
  readonly ways: string
}

const tasks: readonly Task[] = [
  {
    id: 'view',
    permission: 'view-submissions',
    roles: 'every role',
    does: 'to see records, submissions, operators, requests and the calendar',
    ways: `which permission does one need just to look at records
which right is needed to read submissions
permission for viewing devices only
what permission shows me the records
which permission for read access`,
  },
  {
    id: 'create',
    permission: 'create-submissions',
    roles: 'Administrator, Regulatory Manager, Submission Coordinator, Manufacturer User and Standard User',
    does: 'to create records and submissions, by hand or by an upload',
    ways: `which permission does a colleague need to create a device
what right do I need to add a new record
permission for creating submissions
which permission lets me start a new submission
who is able to enter new devices in the hub
permission required to make a new record`,
  },
  {
    id: 'edit',
    permission: 'edit-submissions',
    roles:
      'Administrator, Regulatory Manager, Technical Reviewer, Submission Coordinator, Manufacturer User and Standard User',
    does: 'to change records and submissions',
    ways: `which permission is needed to change a record
what right do I need to edit a submission
permission for editing device data
which permission must a colleague have to correct a field
right required to modify records
who is able to change device data in the hub`,
  },
  {
    id: 'delete',
    permission: 'delete-submissions',
    roles: 'Administrator and Regulatory Manager',
    does: 'to delete records and submissions',
    ways: `which permission does a colleague need to delete a record
what right is needed for deleting devices
permission for removing a submission
which permission lets me delete
right required to remove a record
delete permission which roles have it`,
  },
  {
    id: 'export',
    permission: 'export-data',
    roles: 'every role but Manufacturer User',
    does: 'to make and download files: XML, CSV, lists, dossiers, archives and reports',
    ways: `which permission is needed to export
what right does a colleague need to download the XML
permission for making export files
which permission lets me create the EUDAMED file
right required to use the Export Center
who is able to download files and dossiers
permission needed for exports`,
  },
  {
    id: 'users',
    permission: 'manage-users',
    roles: 'Administrator',
    does: 'to manage accounts in User Management: roles, extra permissions, deactivation, passwords',
    ways: `which permission is needed to manage users
who can manage users
who may manage users
who can add or change accounts
who administers the users of the hub
who may create new accounts
what right lets someone give roles to others
permission for user management
which permission does a colleague need to deactivate accounts
right required to administer accounts
what does manage-users allow`,
  },
  {
    id: 'system',
    permission: 'system-admin',
    roles: 'Administrator',
    does: 'to change the settings of the hub, feeds, webhooks, EMDN files and the assistant, and to see security events',
    ways: `which permission is needed for the settings of the hub
what right does one need to set up webhooks
permission for the system settings
which permission does a colleague need to configure feeds
right required to change the configuration
what is system-admin for`,
  },
]

export const hubPermissions: readonly Topic[] = tasks.map(({ id, permission, roles, does, ways }) =>
  guide(
    `hub-permission-${id}`,
    `Permission “${permission}”`,
    ways,
    '/profile?tab=permissions',
    `The permission “${permission}” is needed ${does}. Roles that have it: ${roles}; an administrator can give it to a person besides.`,
  ),
)
