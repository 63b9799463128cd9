import type { DrawingName } from './drawing-names.ts'
import type { Examples } from './examples.ts'
import type { Topic } from './guide.ts'

type Level = 'Beginner' | 'Intermediate' | 'Advanced'

export interface Step extends Topic {
  /** Where the step is done, in the state it needs. */
  readonly to: string
  /** Opened instead where the user has one. */
  readonly example?: keyof Examples
  readonly drawing: DrawingName
}

export interface Workflow {
  readonly id: string
  readonly title: string
  /** In minutes. */
  readonly minutes: string
  readonly level: Level
  readonly steps: readonly Step[]
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
        text: 'Enter number, name, manufacturer and what else you know. A UDI-DI is checked as you type. A yes-or-no answer you do not know stays “Not stated”.',
        to: '/master-di/create',
        drawing: 'recordForm',
      },
      {
        id: 'aim',
        title: 'Choose its markets',
        text: 'Choose the countries under “Target Regulatory Jurisdictions” in the same form; later, edit the record to choose others.',
        to: '/master-di/create#targetCountries',
        drawing: 'markets',
      },
      {
        id: 'fill',
        title: 'Fill in what is missing',
        text: 'Select a cell of the matrix: it lists the fields that market still requires, and you can fill them in there.',
        to: '/readiness',
        example: 'cell',
        drawing: 'matrix',
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
        title: 'Use the template or your own file',
        text: 'Columns are recognised by name. CSV and Excel values are read unchanged, including leading zeros.',
        to: '/master-di/bulk-upload',
        drawing: 'template',
      },
      {
        id: 'look',
        title: 'Check before you import',
        text: 'Tick “Check the file before importing”. The check shows what would happen to each row, and you can correct cells there; nothing is stored yet. A file with problems is always checked first.',
        to: '/master-di/bulk-upload?check=true',
        drawing: 'check',
      },
      {
        id: 'import',
        title: 'Import, and undo if necessary',
        text: 'Valid rows are stored; the others come back as a file with the reasons. “Undo this import”, shown with the result, deletes the records that have not been changed since and that nothing depends on.',
        to: '/master-di/bulk-upload',
        example: 'upload',
        drawing: 'undo',
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
        title: 'Create it from the record',
        text: 'In the menu of a record choose “EU submission”. The form opens with the record’s data in it; create the submission there.',
        to: '/master-di/records?status=active',
        drawing: 'recordMenu',
      },
      {
        id: 'basic',
        title: 'Give it a Basic UDI-DI',
        text: 'The generator creates the GMN, which EUDAMED accepts, and the specified 15-character code, which EUDAMED refuses. Enter the code in the Basic UDI-DI field of the form.',
        to: '/gmn-generator',
        drawing: 'generator',
      },
      {
        id: 'validate',
        title: 'Validate',
        text: 'Field rules, the catalogue of 19, the EUDAMED rules and the official schema are checked together. Each finding leads to its field.',
        to: '/validation?group=pending',
        drawing: 'findings',
      },
      {
        id: 'export',
        title: 'Export and upload',
        text: 'The Export Center packages what is ready, with at most 300 devices per file. Download the files and upload them to EUDAMED.',
        to: '/export',
        drawing: 'package',
      },
      {
        id: 'answer',
        title: 'Read the answer',
        text: 'Drop EUDAMED’s answer under Answers. Accepted submissions count as registered; refused ones stay open with the reason.',
        to: '/export?tab=answers',
        drawing: 'answer',
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
        title: 'Open your requests',
        text: 'Approval Workflow lists the requests waiting for a decision. Choose “Assigned to me” for yours. Notifications announce new ones.',
        to: '/approval-workflow?mine=assigned',
        drawing: 'queue',
      },
      {
        id: 'compare',
        title: 'Review the changes',
        text: 'Each field shows its old and its new value. You decide on exactly this revision.',
        to: '/approval-workflow?mine=assigned',
        example: 'request',
        drawing: 'changes',
      },
      {
        id: 'decide',
        title: 'Decide',
        text: 'Approve, or reject with the reason. Where signatures are required, enter your password. The audit trail records who decided on what.',
        to: '/approval-workflow?mine=assigned',
        example: 'request',
        drawing: 'decision',
      },
    ],
  },
]
