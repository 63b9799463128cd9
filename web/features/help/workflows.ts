import type { Topic } from './guide.ts'

type Level = 'Beginner' | 'Intermediate' | 'Advanced'

export interface Workflow {
  readonly id: string
  readonly title: string
  /** In minutes. */
  readonly minutes: string
  readonly level: Level
  readonly steps: readonly Topic[]
}

/** Four ways through the hub (S3-OPEN-33). */
export const workflows: readonly Workflow[] = [
  {
    id: 'first-device',
    title: 'Your first device',
    minutes: '15-20',
    level: 'Beginner',
    steps: [
      {
        id: 'create',
        title: 'Create the master record',
        text: 'Enter number, name, manufacturer and what else you know. A UDI-DI is checked where you type it. A yes or no that you do not know stays “Not stated”.',
        to: '/master-di/create',
      },
      {
        id: 'aim',
        title: 'Aim it at its markets',
        text: 'Choose the countries under “Target Regulatory Jurisdictions” in the same form; later, edit the record to choose others.',
        to: '/master-di/records',
      },
      {
        id: 'fill',
        title: 'Fill what is missing',
        text: 'Press a cell of the matrix: it lists what that market still misses, to be filled in place.',
        to: '/readiness',
      },
    ],
  },
  {
    id: 'upload',
    title: 'Many devices from a file',
    minutes: '10-15',
    level: 'Beginner',
    steps: [
      {
        id: 'template',
        title: 'Take the template, or the file you have',
        text: 'Columns are recognised by name. CSV and Excel are read as they are, leading zeros included.',
        to: '/master-di/bulk-upload',
      },
      {
        id: 'look',
        title: 'Look before you import',
        text: 'Tick “Check the file before importing”. The check says per row what would happen, and cells can be mended in place; nothing is stored yet. A file with problems is shown so in any case.',
        to: '/master-di/bulk-upload',
      },
      {
        id: 'import',
        title: 'Import, and take back if need be',
        text: 'Good rows are stored, the others come back as a file with the reasons. “Undo this import” stands with its result: it deletes the records that nobody has changed since and nothing depends on.',
        to: '/master-di/bulk-upload',
      },
    ],
  },
  {
    id: 'eu-submission',
    title: 'An EU submission, from draft to EUDAMED',
    minutes: '20-30',
    level: 'Advanced',
    steps: [
      {
        id: 'derive',
        title: 'Derive it from the record',
        text: 'In the menu of a record choose “EU submission”. The form opens with the record’s data in it; create the submission there.',
        to: '/master-di/records',
      },
      {
        id: 'basic',
        title: 'Give it a Basic UDI-DI',
        text: 'The generator makes the GMN, which EUDAMED accepts, beside the specified 15-character code, which it refuses. It goes into the form’s field Basic UDI-DI.',
        to: '/gmn-generator',
      },
      {
        id: 'validate',
        title: 'Validate',
        text: 'Field rules, the catalogue of 19, the EUDAMED rules and the official schema are checked together. Each finding leads to its field.',
        to: '/validation',
      },
      {
        id: 'export',
        title: 'Export, upload, read the answer in',
        text: 'The Export Center packs what is ready, 300 devices a file at most. Upload it to EUDAMED, then drop its answer under Answers: what was refused stays open with the reason.',
        to: '/export',
      },
    ],
  },
  {
    id: 'approve',
    title: 'Approve a change',
    minutes: '10-15',
    level: 'Intermediate',
    steps: [
      {
        id: 'open',
        title: 'Open what waits for you',
        text: 'Approval Workflow lists what waits for a decision; choose “Assigned to me” for what was given to you. The bell tells of it.',
        to: '/approval-workflow',
      },
      {
        id: 'compare',
        title: 'Read what changes',
        text: 'Each field shows its old and its new value. You decide on exactly this revision.',
        to: '/approval-workflow',
      },
      {
        id: 'decide',
        title: 'Decide',
        text: 'Approve, or reject with the reason. Where signatures are required you type your password. The audit trail keeps who decided on what.',
        to: '/approval-workflow',
      },
    ],
  },
]
