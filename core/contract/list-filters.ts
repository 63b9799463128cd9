/**
 * What lists are sorted and filtered by, apart from their contracts: the addresses of all screens are known to the
 * browser from the start, and need no more of a list.
 */

export const userSortFields = ['name', 'username', 'email', 'status', 'lastLogin', 'createdAt'] as const

/** `waiting`: registered, and not let in yet. */
export const userStatuses = ['active', 'inactive', 'waiting'] as const
export type UserStatus = (typeof userStatuses)[number]

export const portfolioSortFields = ['productFamily', 'createdAt', 'updatedAt', 'deviceCount'] as const

export const actorSortFields = ['name', 'type', 'srn', 'country', 'status', 'updatedAt', 'createdAt'] as const

export const actorStatuses = ['active', 'inactive'] as const

export const uploadedNouns = ['operators', 'certifications'] as const
export type UploadedNoun = (typeof uploadedNouns)[number]

export const masterSortFields = [
  'updatedAt',
  'createdAt',
  'deviceNumber',
  'deviceName',
  'deviceFamily',
  'manufacturerName',
  'status',
  'versionNumber',
] as const

export const submissionSortFields = ['updatedAt', 'createdAt', 'deviceName', 'status'] as const

export const affectedSortFields = ['deviceNumber', 'deviceName', 'manufacturerName'] as const

export const assessmentSortFields = ['dueDate', 'createdAt', 'updatedAt', 'title'] as const

export const updateSorts = ['publishedDate', 'priority', 'title'] as const

export const countersignatureSortFields = ['askedAt', 'resolvedAt'] as const

export const requestSortFields = ['createdAt', 'dueDate', 'resolvedAt'] as const

export const certificationSortFields = [
  'expiryDate',
  'issueDate',
  'operatorName',
  'certificationType',
  'certificationNumber',
  'updatedAt',
] as const

export const registerDeviceSorts = ['udiDi', 'deviceName', 'differenceCount', 'readAt'] as const

/** How a device of the register compares with the hub. */
export const registerOutcomes = [
  'new',
  'same',
  'different',
  'incomplete',
  'not-found',
  'could-not-ask',
] as const
export type RegisterOutcome = (typeof registerOutcomes)[number]

export const validationErrorSortFields = ['createdAt', 'errorCode', 'severity', 'deviceName'] as const

export const findingSeverities = ['error', 'warning'] as const
export type FindingSeverity = (typeof findingSeverities)[number]

export const deviceLinkSortFields = ['operatorName', 'deviceNumber', 'role', 'since', 'createdAt'] as const

export const entrySortFields = ['basicUdi', 'updatedAt'] as const

export const exportedFileSorts = ['createdAt', 'fileName', 'devices'] as const

export const fileAnswers = [
  'not-sent',
  'lapsed',
  'sending-unknown',
  'unanswered',
  'accepted',
  'rejected',
] as const

export const certificateSortFields = [
  'expiryDate',
  'number',
  'notifiedBody',
  'status',
  'readAt',
  'changedAt',
] as const

/** What the submissions of the hub say of a certificate of EUDAMED. */
export const certificateComparisons = ['same', 'different', 'not-stated-here'] as const
export type CertificateComparison = (typeof certificateComparisons)[number]

export const renewalStates = ['none', 'begun'] as const

export const taskSortFields = ['dueDate', 'createdAt', 'updatedAt', 'title'] as const

/** What a task belongs to. */
export const taskSubjects = ['project', 'assessment'] as const

/** How near the due date of an open task is. */
export const taskDues = ['overdue', 'within-7-days', 'within-30-days', 'later', 'none'] as const
export type TaskDue = (typeof taskDues)[number]

/** What the counters and tiles of Simple RIM count of the projects. */
export const projectCounts = ['active', 'overdue', 'decided', 'approved', 'reviewed', 'renewals'] as const
export type ProjectCount = (typeof projectCounts)[number]

/** What they count of the compliance items. */
export const complianceCounts = ['issues', 'compliant'] as const
export type ComplianceCount = (typeof complianceCounts)[number]
