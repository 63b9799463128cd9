import { registerName } from '#core/code-lists/registers.ts'
import type { HouseRules } from './settings.ts'

/** Statuses of a submission (specification, document 2 section 4; decision D11). */
export const submissionStatuses = [
  'draft',
  'pending',
  'validating',
  'validated',
  'error',
  'approved-user',
  'approved-eudamed',
  'rejected',
] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

export const submissionStatusLabels: Record<SubmissionStatus, string> = {
  draft: 'Draft',
  pending: 'Pending',
  validating: 'Validating',
  validated: 'Validated',
  error: 'Failed',
  'approved-user': 'Approved (user)',
  'approved-eudamed': 'Approved (EUDAMED)',
  rejected: 'Rejected',
}

/** The label of a submission for a market: what another register than EUDAMED has accepted is called after that one. */
export const submissionStatusLabel = (status: SubmissionStatus, market?: string): string =>
  status === 'approved-eudamed' && market !== undefined
    ? `Approved (${registerName(market)})`
    : submissionStatusLabels[status]

/** How dashboards count (specification, document 2 section 2.1; decision D22); the others are in no group. */
export const submissionStatusGroups = {
  pending: ['pending', 'validated'],
  approved: ['approved-user', 'approved-eudamed'],
  rejected: ['rejected'],
  failed: ['error'],
} as const satisfies Record<string, readonly SubmissionStatus[]>

/** The same on the Validation screen, which counts every status once (decision S2-OPEN-02 of the checklist). */
export const validationGroups = {
  validated: ['validated', 'approved-user', 'approved-eudamed'],
  failed: ['error', 'rejected'],
  pending: ['draft', 'validating', 'pending'],
} as const satisfies Record<string, readonly SubmissionStatus[]>
export type ValidationGroup = keyof typeof validationGroups

/** Not decided and not pending. */
export const draftStatuses: readonly SubmissionStatus[] = ['draft', 'error']

/** A draft in one of these can be deleted, as long as it has never left the hub (S2-OPEN-12). */
export const deletableStatuses: readonly SubmissionStatus[] = ['draft', 'error', 'validated', 'rejected']

/**
 * Nothing is decided in these: a change takes nobody's decision away. What is in another one becomes a draft as well when
 * it is changed, which begins an update.
 */
export const undecidedStatuses: readonly SubmissionStatus[] = ['draft', 'error', 'validated', 'rejected']

/** The statuses from which each command is possible. */
export const submissionTransitions = {
  validate: ['draft', 'error', 'validated', 'pending', 'rejected'],
  download: ['validated', 'pending', 'approved-user', 'approved-eudamed'],
  sendForApproval: ['validated'],
  approve: ['validated', 'pending'],
  acknowledge: ['approved-user'],
  /** The regulator's answer to a file that left the hub, which in the open way may not have been approved. */
  answer: ['validated', 'approved-user', 'approved-eudamed', 'rejected'],
} as const satisfies Record<string, readonly SubmissionStatus[]>

/** Whether a submission in this status can take the command; who may give it is another question. */
export function submissionAllows(
  command: keyof typeof submissionTransitions,
  status: SubmissionStatus,
  { controlled }: Pick<HouseRules, 'controlled'> = { controlled: false },
): boolean {
  // In controlled mode, files need an approval (decision D46).
  const from: readonly SubmissionStatus[] =
    controlled && command === 'download' ? submissionStatusGroups.approved : submissionTransitions[command]
  return from.includes(status)
}

/**
 * In controlled mode an approval is of one file: where another one is due, for a new release of the data exchange, it is
 * taken back by validating what was approved, one by one (decision D60).
 */
export const mayValidate = (status: SubmissionStatus, rules?: Pick<HouseRules, 'controlled'>): boolean =>
  submissionAllows('validate', status) || (rules?.controlled === true && status === 'approved-user')
