import { type Role, roleNames, rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { wordsOf } from '#web/messages/words.ts'

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
    .map((permission) => wordsOf(accountsTexts.permissions)(permission))
    .map((words) => words.charAt(0).toLowerCase() + words.slice(1))
    .join('; ')

const listed = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

export const startTopics: readonly Topic[] = [
  {
    id: 'what',
    title: 'What the hub is for',
    text: 'Keep each device once, as a Master DI record. From it, create the submissions each market requires, check them against the regulator’s rules, have them approved, and export the files the regulator accepts.',
    to: '/master-di/records',
  },
  {
    id: 'first',
    title: 'The first ten minutes',
    text: 'Upload your devices from a CSV or Excel file, or an AccessGUDID device file. With “Check the file before importing” you see how each column is mapped and what would happen to each row; a file with problems or unknown columns is always checked first. Then open Readiness to see what each market still requires.',
    to: '/master-di/bulk-upload',
  },
  {
    id: 'roles',
    title: 'Who may do what',
    text: `What you may do depends on your roles and on any extra permissions an administrator has given you.\n${roles
      .map((role) => `${roleNames[role]}: ${mayDo(role)}.`)
      .join('\n')}\nYou find yours under Profile, Permissions; an administrator can change them.`,
    to: '/profile?tab=permissions',
  },
  {
    id: 'approval',
    title: 'How approval works',
    text: 'A change is sent to someone who may approve: regulatory officers (role Regulatory Manager), quality managers, technical reviewers and administrators. There are four decisions: approve; reject, with the reason; request changes, which is a rejection whose notes say what to fix, so that a draft goes back to its author; escalate, which is “Reassign” and hands the request to another approver. In open mode, only administrators may decide on what they asked for themselves, and the audit trail marks it as self-approved. In controlled mode, nobody decides on what they asked for or wrote part of.',
    to: '/approval-workflow',
  },
  {
    id: 'operators',
    title: 'Economic operators',
    text: `Keep the companies behind your devices, each with its type: ${listed(['Manufacturer', 'Authorized Representative', 'Importer', 'Distributor'])}. The operator’s details, such as its SRN, are filled in for new submissions.`,
    to: '/actors',
  },
  {
    id: 'ways',
    title: 'Two working modes',
    text: 'In open mode, a new record is active as soon as it is saved, unless its version is a draft, and the file of a valid submission can be downloaded. In controlled mode, nothing becomes active, is changed or is exported without a decision by someone who wrote none of it. Open mode applies until an administrator chooses a mode under Settings.',
    to: '/admin/settings',
  },
  {
    id: 'find',
    title: 'Getting around',
    text: 'Ctrl K, or ⌘ K, finds screens, records, submissions, operators, rules and EMDN codes. The Multi-App Hub links to the screens that are not in the sidebar; the administration screens are in the tabs above User Management.',
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
    text: 'Twenty-one markets, each with its form, rules, template and files. The EU, the US and China are covered in depth; of China, it is not public which fields are mandatory. The form of a market is opened from a record.',
    to: '/multi-country-udi',
  },
  {
    id: 'readiness',
    title: 'Readiness',
    text: 'Devices and markets in one matrix: how much of the required data is filled in, what is missing, and where to fill it in.',
    to: '/readiness',
  },
  {
    id: 'carry',
    title: 'When a record changes',
    text: 'The record page shows which submissions are out of date and lets you carry the changes over, field by field.',
    to: '/master-di/records',
  },
  {
    id: 'exchange',
    title: 'Export Center',
    text: 'Packages of files for EUDAMED and swissdamed and their answers: what was refused, and why. The hub keeps each file with its SHA-256 and the person who created it.',
    to: '/export',
  },
  {
    id: 'register',
    title: 'From EUDAMED',
    text: 'Read the data EUDAMED already has, compare it field by field with the hub, and store it as registered submissions.',
    to: '/eudamed-import',
  },
  {
    id: 'releases',
    title: 'Compare with published files',
    text: 'The regulators of the US, China and Switzerland publish devices as files (AccessGUDID, NMPA, swissdamed). You find “Compare with published files” with the submissions of a device for these countries.',
    to: '/multi-country-udi',
  },
  {
    id: 'emdn',
    title: 'EMDN Classifications',
    text: 'Search the nomenclature by words or code. When an administrator loads a new version, the hub shows which devices it affects.',
    to: '/emdn',
  },
  {
    id: 'labels',
    title: 'UDI Label',
    text: 'Create the DataMatrix or GS1-128 barcode of a UDI with its text, or decode a scanned code.',
    to: '/udi-label',
  },
  {
    id: 'news',
    title: 'Regulatory Intelligence',
    text: 'News from regulators with the devices each update affects, alerts for keywords and countries, and the number of updates per year.',
    to: '/regulatory-intelligence',
  },
  {
    id: 'assessments',
    title: 'Impact Assessments',
    text: 'Find out what an update means for your devices: assign it, add tasks, and complete it with an outcome. The affected devices are kept as they were on that day.',
    to: '/impact-assessments',
  },
  {
    id: 'regbot',
    title: 'RegBot Assistant',
    text: 'Answers questions from the rules, dates and fields the hub knows, with the source of each answer. It tells you when it does not know.',
    to: '/regbot',
  },
  {
    id: 'rim',
    title: 'Simple RIM',
    text: 'Regulatory submissions as projects: devices and markets, an owner, tasks, documents with versions and a history; compliance items and documents with their deadlines. Renewals start automatically, as many days before expiry as set under Settings.',
    to: '/simple-rim',
  },
  {
    id: 'tasks',
    title: 'Tasks and Calendar',
    text: 'Tasks, milestones and questions of authorities, each with an owner and a due date. Owners are reminded under the bell and by mail. The calendar also shows when certificates expire and regulatory dates that concern your devices, and other calendars can subscribe to it.',
    to: '/tasks',
  },
  {
    id: 'integration',
    title: 'API and webhooks',
    text: 'Programs authenticate with a token that has its own scope. Webhooks, set up by an administrator, notify other systems of events with signed messages.',
    to: '/multi-app-integration?tab=api',
  },
  {
    id: 'trail',
    title: 'Audit trail',
    text: 'Every change is one entry, chained by hashes: who, when, what, the old and new values, and why. It can be verified, searched, exported and printed.',
    to: '/admin/audit-trail',
  },
  {
    id: 'backup',
    title: 'Backup and restore',
    text: 'The operator of the installation can write a backup while the hub is running, with “npm run hub -- backup FILE”, and restore it into an empty hub.',
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
    text: 'Because no one has answered it. The hub never reports “no” to a regulator unless someone has stated it. No file is created until each such declaration is answered, or “Declarations checked” is ticked, which answers the open ones with no.',
  },
  {
    id: 'gmdn',
    title: 'Why are there no GMDN terms?',
    text: 'They are licensed by the GMDN Agency and are not part of this product. EMDN is free: an extract comes with the hub, and an administrator can load the full EMDN.',
    to: '/emdn',
  },
  {
    id: 'low',
    title: 'What does “low confidence” mean?',
    text: 'There is little evidence for the fact. The hub shows it with its source and date, and never reports an error because of it. Verify it before you rely on it.',
    to: '/',
  },
  {
    id: 'again',
    title: 'What happens when I upload a file twice?',
    text: 'Rows that already exist unchanged are skipped. Rows with different values are listed with both values; nothing is overwritten until you select “Update these”.',
    to: '/master-di/bulk-upload',
  },
  {
    id: 'delete',
    title: 'Can something be deleted?',
    text: 'A draft submission can be deleted, with a reason, if it was never exported; exported submissions are kept. A record is marked as deleted, with a reason or by an approved request, and stays in the version history. In controlled mode, only drafts that were never sent for approval can be deleted without a request. The audit trail records all of this.',
  },
  {
    id: 'data',
    title: 'Where is my data?',
    text: 'In the database of your own hub. The hub contacts other servers only to read regulators’ feeds, which an administrator can switch off one by one; to download the EMDN when an administrator starts it; and to use EUDAMED’s public site, a language model, a mail server or webhooks, once these are set up.',
    to: '/admin/settings',
  },
]
