import { type Role, roleNames, rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import { accounts } from '#web/messages/en/accounts.ts'

/** The user guide. A topic belongs to a tab, says one thing, and leads to the screen it speaks of. */

export interface Topic {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly to?: string
}

/** What a role may do, in the words of the profile. */
const mayDo = (role: Role) =>
  rolePermissions[role]
    .map((permission) => accounts.permissions[permission])
    .map((words) => words.charAt(0).toLowerCase() + words.slice(1))
    .join('; ')

const listed = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

export const startTopics: readonly Topic[] = [
  {
    id: 'what',
    title: 'What the hub is for',
    text: 'Keep each device once, as a Master DI record. From it make the submissions each market asks for, check them by the rules of its regulator, have them approved, and export the files it takes.',
    to: '/master-di/records',
  },
  {
    id: 'first',
    title: 'The first ten minutes',
    text: 'Upload your devices from a CSV or Excel file, or a device file of AccessGUDID. With “Check the file before importing” you see what each column becomes and what would happen to each row; a file with problems or unknown columns is always shown first. Then open Readiness: it says what every market still misses.',
    to: '/master-di/bulk-upload',
  },
  {
    id: 'roles',
    title: 'Who may do what',
    text: `What you may do follows from your roles, and from what an administrator permits you besides.\n${roles
      .map((role) => `${roleNames[role]}: ${mayDo(role)}.`)
      .join('\n')}\nYours stand under Profile, Permissions; an administrator changes them.`,
    to: '/profile?tab=permissions',
  },
  {
    id: 'approval',
    title: 'How approval works',
    text: 'A change is sent to somebody who may approve: regulatory officers (role Regulatory Manager), quality managers, technical reviewers and administrators. There are four decisions: approve; reject, with the reason; request changes, which is a rejection whose notes say what to mend, so that a draft goes back to its author; escalate, which is “Reassign” and hands the request to another approver. In the open way only administrators may decide on what they asked for themselves, and the trail marks it as self-approved. In the controlled way nobody decides on what they asked for or wrote part of.',
    to: '/approval-workflow',
  },
  {
    id: 'operators',
    title: 'Economic operators',
    text: `Keep the companies behind your devices, each with its type: ${listed(['Manufacturer', 'Authorized Representative', 'Importer', 'Distributor'])}. What an operator says, its SRN for instance, is filled into new submissions.`,
    to: '/actors',
  },
  {
    id: 'ways',
    title: 'Two ways of working',
    text: 'In the open way, a new record is active as soon as it is saved under a version that is no draft, and a valid submission gives its file. In the controlled way nothing becomes active, changes or leaves as a file without a decision by somebody who wrote none of it. The open way holds until an administrator chooses under Settings.',
    to: '/admin/settings',
  },
  {
    id: 'find',
    title: 'Getting around',
    text: 'Ctrl K, or ⌘ K, finds screens, records, submissions, operators, rules and EMDN codes. The Multi-App Hub leads to the screens the sidebar does not name; those of administration stand above User Management.',
    to: '/multi-app-integration',
  },
]

export const featureTopics: readonly Topic[] = [
  {
    id: 'records',
    title: 'Master DI Records',
    text: 'The common data of a device and its versions. A released version is replaced by the next one; earlier ones stay readable.',
    to: '/master-di/records',
  },
  {
    id: 'countries',
    title: 'Country forms',
    text: 'Twenty-one markets, each with its form, rules, template and files. The EU, the US and China are covered in depth. The form of a market is opened from a record.',
    to: '/multi-country-udi',
  },
  {
    id: 'readiness',
    title: 'Readiness',
    text: 'Devices against markets: how much of the required data is there, what is missing, and a place to fill it in.',
    to: '/readiness',
  },
  {
    id: 'carry',
    title: 'When a record changes',
    text: 'The record page shows which submissions say something else since, and carries the change over field by field.',
    to: '/master-di/records',
  },
  {
    id: 'exchange',
    title: 'Export Center',
    text: 'Files for EUDAMED in packages, and what EUDAMED answered to them: what was refused, and why. The hub keeps each file with its SHA-256 and who made it.',
    to: '/export',
  },
  {
    id: 'register',
    title: 'From EUDAMED',
    text: 'Read in what EUDAMED has already, compare it field by field with the hub, and take it over as registered submissions.',
    to: '/eudamed-import',
  },
  {
    id: 'releases',
    title: 'Compare with published files',
    text: 'The regulators of the US, China and Switzerland publish devices as files (AccessGUDID, NMPA, swissdamed). “Compare with published files” stands with the submissions of a device for these countries.',
    to: '/multi-country-udi',
  },
  {
    id: 'emdn',
    title: 'EMDN Classifications',
    text: 'Search the nomenclature by words or code. An administrator loads a new version and sees which devices it concerns.',
    to: '/emdn',
  },
  {
    id: 'labels',
    title: 'UDI Label',
    text: 'Make the DataMatrix or GS1-128 barcode of a UDI with its text, or take a scanned code apart.',
    to: '/udi-label',
  },
  {
    id: 'news',
    title: 'Regulatory Intelligence',
    text: 'News of regulators, alerts on words and countries, and how many updates there were from year to year.',
    to: '/regulatory-intelligence',
  },
  {
    id: 'regbot',
    title: 'RegBot Assistant',
    text: 'Answers from the rules, dates and fields the hub knows, each with its source, or an honest “I do not know”.',
    to: '/regbot',
  },
  {
    id: 'rim',
    title: 'Simple RIM',
    text: 'Regulatory submissions, compliance items and documents with their deadlines.',
    to: '/simple-rim',
  },
  {
    id: 'integration',
    title: 'API and webhooks',
    text: 'Programs sign in with a token of their own scope. Webhooks, which an administrator sets up, tell other systems what happens, signed.',
    to: '/multi-app-integration?tab=api',
  },
  {
    id: 'trail',
    title: 'Audit trail',
    text: 'Every change is one entry, chained by hashes: who, when, what, from and to, why. It can be verified, searched, exported and printed.',
    to: '/admin/audit-trail',
  },
  {
    id: 'backup',
    title: 'Backup and restore',
    text: 'Whoever runs the hub writes a backup while it runs, by “npm run hub -- backup FILE”, and restores it into an empty hub.',
  },
]

export const questions: readonly Topic[] = [
  {
    id: 'eudamed-date',
    title: 'Since when is EUDAMED registration mandatory?',
    text: 'Since 28 May 2026 for devices new to the market. Devices that were on the market by then have until 28 November 2026 (Decision (EU) 2025/2371). The dashboard has the dates of every market with their sources.',
    to: '/',
  },
  {
    id: 'gmn',
    title: 'Why are there two Basic UDI-DIs?',
    text: 'The code of 15 characters that ends in X follows the specification of this hub; EUDAMED refuses it. The GS1 GMN is what EUDAMED accepts. An administrator chooses which one the generator fills in.',
    to: '/gmn-generator',
  },
  {
    id: 'unknown',
    title: 'Why does a field say “Not stated” and not “No”?',
    text: 'Nobody has said it. A regulator is never told “no” for what nobody stated, so no file is made until each such declaration is answered, or “Declarations checked” is ticked, which answers the open ones with no.',
  },
  {
    id: 'gmdn',
    title: 'Why are there no GMDN terms?',
    text: 'They are licensed by the GMDN Agency and are not part of this product. EMDN is free: an extract comes with the hub, and an administrator can load the whole.',
    to: '/emdn',
  },
  {
    id: 'low',
    title: 'What does “low confidence” mean?',
    text: 'The fact rests on little evidence. The hub shows it with its source and day, and never makes an error of it. Look it up before you rely on it.',
    to: '/',
  },
  {
    id: 'again',
    title: 'What happens when I send a file twice?',
    text: 'Rows that are there unchanged are skipped. Rows with other values are named with both values; nothing is overwritten until you press “Update these”.',
    to: '/master-di/bulk-upload',
  },
  {
    id: 'delete',
    title: 'Can something be deleted?',
    text: 'A draft of a submission that never left the hub can, with a reason; what has left stays. A record is marked as deleted, with a reason or by a request that somebody approves, and stays in the version history. In the controlled way only drafts that were never sent go without a request. The audit trail keeps all of it.',
  },
  {
    id: 'data',
    title: 'Where is my data?',
    text: 'In the database of your own hub. It asks other servers only for this: news from the feeds of regulators, which an administrator can switch off one by one; EUDAMED’s public site and a language model, once an administrator names them; and the addresses of webhooks.',
    to: '/admin/settings',
  },
]
