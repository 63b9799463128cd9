import { z } from 'zod'
import { transmissionStates } from '#core/connections/transmission.ts'
import { plainText } from '#core/dictionary/field-schema.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { environments } from '#core/markets/exchange.ts'
import { FileNature } from './file-nature.ts'
import { IdParams } from './id-params.ts'
import { exportedFileSorts, fileAnswers } from './list-filters.ts'
import { day, listQuery, several, wholeList } from './list-query.ts'
import { marketWithExchange } from './register-market.ts'
import { SubmissionListQuery } from './submissions.ts'
import { givenNumber } from './whole-number.ts'

/** Export to a register and its answers (decisions D11, D19, D118). */

/** Why a submission is not in the files, what somebody has to do something about first. */
export const leftOutKinds = [
  'refused',
  'not-valid',
  'not-approved',
  'out-of-date',
  'declarations',
  'incomplete',
  'not-changeable',
  'record-deleted',
  'elsewhere',
  'already-sent',
  'nothing-to-send',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

export const LeftOut = z.object({
  submissionId: z.int(),
  masterDiId: z.int().nullable(),
  deviceName: z.string().nullable(),
  udiDi: z.string().nullable(),
  kind: z.enum(leftOutKinds),
  /** The field it is about, where it is about one. */
  field: z.string().nullable(),
  why: z.string(),
})
export type LeftOut = z.infer<typeof LeftOut>

const Remark = z.object({
  code: z.string().nullable(),
  message: z.string(),
  /** Fields of the submission that it names. */
  fields: z.array(z.object({ field: z.string(), label: z.string() })),
})
export type AttemptRemark = z.infer<typeof Remark>

/** A submission in a created file, and its outcome (decision D59). */
export const Attempt = z.object({
  id: z.int(),
  submissionId: z.int(),
  submissionRevision: z.int(),
  masterDiId: z.int().nullable(),
  deviceName: z.string().nullable(),
  udiDi: z.string().nullable(),
  fileId: z.int().nullable(),
  fileName: z.string().nullable(),
  /** SHA-256 of the file, hex. */
  hash: z.string().nullable(),
  environment: z.enum(environments),
  service: z.string(),
  madeAt: z.string(),
  madeByName: z.string().nullable(),
  /** Null until the file is marked as sent, or an answer shows that it was sent. */
  sentAt: z.string().nullable(),
  sentByName: z.string().nullable(),
  /**
   * Created by an earlier version of the hub, which did not record whether it was sent; or it waited to be sent when the
   * backup was made that the hub was restored from.
   */
  sendingUnknown: z.boolean(),
  /** Without an approval that counts before anybody said whether it was uploaded: it lapsed, or controlled mode began. */
  approvalLapsed: z.boolean(),
  /** Null until it is answered. */
  outcome: z.enum(['accepted', 'rejected', 'replaced']).nullable(),
  responseCode: z.string().nullable(),
  remarks: z.array(Remark),
  answeredAt: z.string().nullable(),
  answeredByName: z.string().nullable(),
})
export type Attempt = z.infer<typeof Attempt>

/** An exported file. */
export const ExportedFile = z.object({
  id: z.int(),
  fileName: z.string(),
  service: z.string(),
  environment: z.enum(environments),
  market: z.string(),
  sender: z.string().nullable(),
  packageId: z.int().nullable(),
  /** Its place in the order of uploading, in a package. */
  place: z.int().nullable(),
  devices: z.int(),
  /** SHA-256, hex. */
  hash: z.string(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  /** Who approved what is in it. */
  approvedBy: z.string().nullable(),
  /** Of a version of a document: the set it belongs to, the same over its life, and its number. */
  setId: z.string().nullable(),
  documentVersion: z.int().nullable(),
  accepted: z.int(),
  rejected: z.int(),
  /** Of those that were sent. */
  unanswered: z.int(),
  /** Created, but not marked as sent. */
  notSent: z.int(),
  /** Not marked as sent when they lost their approval: they may have been uploaded, and are not to be sent as they are. */
  approvalLapsed: z.int(),
  /** Of those that were not marked as sent: nobody knows whether they were. */
  sendingUnknown: z.int(),
  /** How far it is on its way through a connection; null where it was sent through none. */
  sending: z.enum(transmissionStates).nullable(),
})
export type ExportedFile = z.infer<typeof ExportedFile>

export const ExportedFileQuery = listQuery(ExportedFile, exportedFileSorts, {
  market: several.optional(),
  environment: several.optional(),
  service: several.optional(),
  /** Files with something in them that is answered so. */
  answer: z.enum(fileAnswers).optional(),
  /** Files sent through a connection and so far; of failed and unknown ones those that still need somebody. */
  sending: z.enum(transmissionStates).optional(),
  packageId: IdParams.shape.id.optional(),
})
export type ExportedFileQuery = z.output<typeof ExportedFileQuery>

/** The filters of the list of submissions; the market is the register's. */
const filters = SubmissionListQuery.omit({ ...wholeList, country: true, sort: true }).shape

export const ExportQuery = z.strictObject({
  ...filters,
  market: marketWithExchange.optional(),
  environment: z.enum(environments).optional(),
})
export type ExportQuery = z.output<typeof ExportQuery>

export const PackageRequest = z.object({
  submissionIds: z.array(IdParams.shape.id).min(1).max(100_000).nullish(),
  status: z.array(z.string().max(40)).max(20).nullish(),
  standing: z.array(z.string().max(40)).max(20).nullish(),
  masterDiId: givenNumber(),
  search: plainText(200).nullish(),
  changedSince: day.nullish(),
  market: marketWithExchange.nullish(),
  environment: z.enum(environments).nullish(),
  /** Also what has been sent and not answered yet. */
  again: z.boolean().nullish(),
})
export type PackageRequest = z.output<typeof PackageRequest>

const ServiceCount = z.object({ service: z.string(), devices: z.int(), files: z.int() })

/** Preview of a package. */
export const ExportCheck = z.object({
  environment: z.enum(environments),
  /** Of the regulator's data exchange. */
  release: z.string(),
  /** Submissions that match. */
  matching: z.int(),
  /** Those that would be in the files. */
  ready: z.int(),
  services: z.array(ServiceCount),
  /** Whether the regulator accepts such files, or what else they are. */
  nature: FileNature,
  /** What the files cannot say, and of how many submissions: it is entered in the register by hand. */
  byHand: z.array(z.object({ what: z.string(), devices: z.int() })),
  leftOutCount: z.int(),
  /** The first 500. */
  leftOut: z.array(LeftOut),
})
export type ExportCheck = z.infer<typeof ExportCheck>

export const Package = z.object({
  id: z.int(),
  market: z.string(),
  status: z.enum(['running', 'ready', 'failed']),
  environment: z.enum(environments),
  release: z.string(),
  fileName: z.string(),
  hash: z.string().nullable(),
  devices: z.int(),
  done: z.int(),
  total: z.int(),
  message: z.string().nullable(),
  leftOut: z.array(LeftOut),
  files: z.array(ExportedFile),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
})
export type Package = z.infer<typeof Package>

export const AnswerResult = z.object({
  file: ExportedFile,
  accepted: z.int(),
  rejected: z.int(),
  /** In the file, and not named by the answer. */
  unanswered: z.int(),
  /** Named by the answer, and not in the file. */
  unknownCodes: z.array(z.string()),
  /** The answer had already been read; nothing changed. */
  repeated: z.boolean(),
  /** Set where the register refused the file for being of another release of its data exchange. */
  release: z
    .object({ environment: z.enum(environments), wanted: z.string(), set: z.string() })
    .nullable()
    .describe('wanted: the release the register accepts; set: the release files are made in now'),
  attempts: z.array(Attempt),
})
export type AnswerResult = z.infer<typeof AnswerResult>

export const ExchangeService = z.object({
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  entry: z.string().optional().describe('The entry of the upload page, where its name is known'),
})

export const Acknowledgement = z.object({
  outcome: z.enum(['accepted', 'rejected'], 'Say whether it was accepted or rejected'),
  /** What the register calls the version it has now. */
  registeredVersion: plainText(60).nullish(),
  /** When; today where it is absent. */
  registeredAt: day.nullish(),
  notes: reasonText.nullish(),
  environment: z.enum(environments).nullish(),
  revision: givenNumber(),
})
export type Acknowledgement = z.output<typeof Acknowledgement>

/** States whether files were uploaded to the register (decision D59). */
export const Sending = z.strictObject({
  fileIds: z.array(IdParams.shape.id).max(5000).nullish(),
  /** All files of these packages. */
  packageIds: z.array(IdParams.shape.id).max(1000).nullish(),
  /** All files for which it is unknown. */
  unknown: z.boolean().nullish(),
  /** False undoes the mark, or states that they were never sent. */
  sent: z.boolean(),
})
export type Sending = z.output<typeof Sending>

export const SendingResult = z.object({
  sent: z.boolean(),
  files: z.int(),
  submissions: z.int(),
})
export type SendingResult = z.infer<typeof SendingResult>

/** What the register has of a submission, and every attempt to send it. */
export const SubmissionExchange = z.object({
  environment: z.enum(environments),
  /** What may be called there. */
  register: z.string(),
  registrations: z.array(
    z.object({
      environment: z.enum(environments),
      registeredVersion: z.string().nullable(),
      registeredAt: z.string(),
      source: z.enum(['answer', 'by-hand', 'import']),
      /** As in the submission. */
      toBeConfirmed: z.boolean(),
      versions: z.record(z.string(), z.int()),
    }),
  ),
  /** The newest first; the last 100. */
  attempts: z.array(Attempt),
  /** What was sent and waits for an answer, where the submission has changed since: an answer entered now is about that. */
  answerAbout: z.object({ revision: z.int(), sentAt: z.string().nullable() }).nullable(),
  abilities: z.object({ acknowledge: z.boolean(), download: z.boolean() }),
})
export type SubmissionExchange = z.infer<typeof SubmissionExchange>
