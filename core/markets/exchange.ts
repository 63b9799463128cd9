import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Condition, Facts } from '#core/rules/condition.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import type { BrokenChangeRule } from './change-statements.ts'

/**
 * What leaves the hub for a regulator's register, what comes back, and what the register has: of the markets whose
 * regulator keeps one and takes files for it.
 */

export const environments = ['production', 'playground'] as const
/** The register itself, or the one to practise with; what one knows the other does not. */
export type Environment = (typeof environments)[number]

/** What screens have to know of a register that takes files; `code-lists/registers.ts` has them all. */
export interface RegisterFacts {
  /** Its name: where files are uploaded. */
  readonly register: string
  /** Those it has; the hub works for the first one where no setting says otherwise. */
  readonly environments: readonly [Environment, ...Environment[]]
  /** Answers to files come as files the hub reads (`answers`); otherwise people enter them by hand. */
  readonly answersInFiles: boolean
  /** It has sample files (`template`). */
  readonly hasSamples: boolean
  /** What it holds can be downloaded and read in (`register` of the market). */
  readonly hasDownloads: boolean
  /** What a file says depends on what the register has already, so only a package can be made of several devices. */
  readonly onlyInPackages: boolean
  /** Name and model of the device that registers a Basic UDI-DI stand for all its devices. */
  readonly namesGroupsOnce: boolean
}

/** A setting that names the environment the hub works for. */
export type EnvironmentSetting = {
  [Name in keyof HubSettings]: HubSettings[Name] extends Environment ? Name : never
}[keyof HubSettings]

/** What the register has of a device. */
export interface RegisteredState {
  /** The submission as it was when the register took it last. */
  readonly document: AnyDocument
  /** The version of each level, where it is known. */
  readonly versions: Readonly<Record<string, number>>
  /** Another device gave its group the values of `ownFields`: the document has those, and what this one says is no change. */
  readonly namedByAnother?: boolean
  /** Fields of which nobody knows what the register has: what the device says of them is the hub's own, and no change. */
  readonly unstated?: readonly string[]
}

/** A submission that is to be sent. */
export interface ItemToSend {
  /** What the caller knows it by. */
  readonly reference: string
  readonly document: AnyDocument
  readonly registered?: RegisteredState | undefined
  /** What else the hub knows of it; the register may have it though `registered` is not asked for. */
  readonly facts?: Facts | undefined
  /** The latest file of its document, where the register has documents (`documents`). */
  readonly lastDocument?: DocumentVersion | undefined
}

/** A document that stays the same over its life: its set id is one, its version counts up with every file. */
export interface DocumentVersion {
  readonly setId: string
  readonly version: number
}

export interface PlanContext {
  readonly environment: Environment
  readonly settings: HubSettings
  /** ISO 8601 with zone. */
  readonly createdAt: string
  /** Returns a new id on each call; core itself uses no randomness. */
  newId(): string
  /** Groups (`groups`) that the register has already, or has been sent. */
  readonly knownGroups: ReadonlySet<string>
  /** The files are looked at and not kept: they say so, where they could be taken for others. */
  readonly isPreview?: boolean | undefined
}

/** One item in a file with its submissions: a shared value is sent once for all of them. */
export interface PlannedPart {
  readonly references: readonly string[]
  /** What the register may call it by in its answer. */
  readonly codes: readonly string[]
}

export interface PlannedFile {
  /** From 1: the order of uploading. */
  readonly order: number
  readonly name: string
  readonly service: string
  readonly sender: string
  readonly correlationId: string
  readonly messageId: string
  readonly parts: readonly PlannedPart[]
  /** Which version of which document it is; `key` is what the register knows the document's thing by. */
  readonly document?: DocumentVersion & { readonly key: string }
  /** What of its submissions no file of the register can say: somebody enters it there by hand. */
  readonly byHand?: readonly string[]
  /** Throws an XmlWriteError where a value holds what the format cannot carry. */
  write(): string
}

export interface UploadPlanned {
  /** Of the regulator's data exchange. */
  readonly release: string
  readonly files: readonly PlannedFile[]
  /** Submissions left out, with reason and next step. */
  readonly unsent: readonly Unsent[]
}

export interface Unsent {
  readonly reference: string
  readonly field: string | null
  /** The register takes no such change, however complete it is. */
  readonly isRefusedChange?: true
  readonly why: string
}

/** One service of the register: what a person chooses when uploading a file. */
export interface ExchangeService {
  readonly id: string
  readonly title: string
  readonly purpose: string
  /** The entry of the regulator's own upload page, where its name is known. */
  readonly entry?: string
}

export interface AnswerRemark {
  readonly code: string | null
  readonly message: string
  /** Fields of the submission it names. */
  readonly fields: readonly string[]
}

/** What the register says of one part, by its place among those that were sent. */
export interface AnsweredPart {
  readonly part: number | undefined
  /** As the register calls it. */
  readonly code: string | null
  readonly outcome: 'accepted' | 'rejected'
  readonly responseCode: string
  readonly remarks: readonly AnswerRemark[]
  /** The device itself is refused, not its sender or its release, and not because the register failed. */
  readonly concernsContent: boolean
}

export interface RegisterAnswer {
  readonly correlationId: string | undefined
  /** Of everything sent, where it says so. */
  readonly whole: 'accepted' | 'rejected' | undefined
  /** What it says of the whole, in words. */
  readonly wholeWords: string | null
  /** The same for the message as a whole. */
  readonly wholeConcernsContent: boolean
  /** The release of the data exchange that it asks for, where it refuses files for being of another. */
  readonly releaseWanted: string | undefined
  /** Beside the verdict, in words. */
  readonly note?: string
  /** It says how far a file has come and is no verdict; a person may have to read it and enter one. */
  readonly receipt?: { readonly words: string; readonly isForPerson: boolean }
  answered(sent: readonly PlannedPart[]): readonly AnsweredPart[]
}

/** Devices that a register keeps under one code, which the first of them registers. */
export interface RegisterGroups {
  /** The group a device belongs to; undefined where none is named yet. */
  of(document: AnyDocument): string | undefined
  /** The services that register a group. */
  readonly foundingServices: readonly string[]
  /** What the register keeps once for the group, though each device says it of itself here. */
  readonly ownFields: readonly string[]
  /** The register takes these with the registration only; what stands here later is the hub's own. */
  readonly kept: readonly string[]
  /** Any change of the group replaces these, so what stands here is sent, even where nobody knows what the register has. */
  readonly replaced: readonly string[]
}

/** What the register has of a device, to compare it with what the hub has now. */
export function comparable(
  exchange: Pick<MarketExchange, 'groups'> | undefined,
  {
    document,
    namedByAnother,
    unstated = [],
  }: Pick<RegisteredState, 'document' | 'namedByAnother' | 'unstated'>,
  now: AnyDocument,
): AnyDocument {
  const { ownFields = [], replaced = [] } = exchange?.groups ?? {}
  const ofHub = [...(namedByAnother ? ownFields : []), ...unstated.filter((id) => !replaced.includes(id))]
  return ofHub.length > 0 ? withFieldsOf(now, document, ofHub) : document
}

/** A document with what another one says in these fields. */
export const withFieldsOf = (
  other: AnyDocument,
  document: AnyDocument,
  fields: readonly string[],
): AnyDocument => applyPatch(document, Object.fromEntries(fields.map((id) => [id, other[id] ?? null])))

/** The register's answers, where they are files. */
export interface RegisterAnswers {
  /** Throws an XmlReadError with a user message if it is not an answer. */
  read(bytes: Uint8Array): RegisterAnswer
  /** What the register has once it has taken what was sent to a service; `group`: the one that gave the group its values. */
  afterTaking(
    before: RegisteredState | undefined,
    sent: AnyDocument,
    service: string,
    group?: RegisteredState,
  ): RegisteredState
  /** What others of the group are known to be by that; `taken` is what the register has of the one that was sent. */
  afterTakingInGroup(before: RegisteredState, taken: RegisteredState, service: string): RegisteredState
}

/** What of it could not be read, in words for people. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
}

/** What a machine of the register takes instead of the file, made of the same submission. */
export interface RegisterMessage {
  /** The file of the market whose content it has: what is missing there, and what of it is approved, holds for both. */
  readonly file: string
  /** The id is new for each sending, and the same at each try. */
  write(document: AnyDocument, messageId: string): string
  /** What it lacks for what its connection is set to do, in words for people; null where it lacks nothing. */
  asks?(document: AnyDocument, settings: Readonly<Record<string, string>>): string | null
  /** The register would learn nothing from the second. */
  saysTheSame(before: AnyDocument, now: AnyDocument): boolean
}

/** What people read beside the files of a package. */
export interface UploadWords {
  /** What the files are, after "Files for …, ". */
  release(release: string): string
  /** How they are uploaded, step by step; `place` is the register or its playground. */
  steps(place: string): readonly string[]
  /** What it calls the environment to practise in; "the … playground" where absent. */
  readonly playground?: string
}

/** What an acceptance that somebody enters says of what the register has. */
export interface AnswersByHand {
  /** The versions the number stands for, or the problem with it. */
  versions(told: string): RegisteredState['versions'] | { readonly problem: string }
  /** What it has of the submission, with the versions that were told; `group` as in `RegisterAnswers`. */
  afterTaking(
    before: RegisteredState | undefined,
    taken: AnyDocument,
    told: RegisteredState['versions'],
    group: RegisteredState | undefined,
  ): RegisteredState
  /** What it has of another submission of the group. */
  afterTakingInGroup(other: RegisteredState, before: RegisteredState, taken: RegisteredState): RegisteredState
}

/** A register that takes files (decision D118). What a register does not have is absent, and screens leave it out. */
export interface MarketExchange extends RegisterFacts {
  /** The id of the market's file that it takes. */
  readonly file: string
  /** The setting that chooses among its environments. */
  readonly environmentSetting?: EnvironmentSetting
  releaseOf(settings: HubSettings, environment: Environment): string
  /** Absent where every device is registered by itself. */
  readonly groups?: RegisterGroups
  /** The devices it registers only once somebody else has confirmed them, though it has taken them (decision D152). */
  readonly toBeConfirmed?: Condition
  readonly services: readonly ExchangeService[]
  /** Divides submissions into files, in the order in which they are to be uploaded. */
  plan(items: readonly ItemToSend[], context: PlanContext): UploadPlanned
  readonly words: UploadWords
  /** A sample file of a service; undefined for a service there is not. */
  template?(service: string, release: string): string | undefined
  readonly answers?: RegisterAnswers
  /** Answers that come through a connection alone; people go on entering others by hand. */
  readonly connectionAnswers?: RegisterAnswers
  readonly message?: RegisterMessage
  /** Absent where any text may be the number of a registration. */
  readonly answersByHand?: AnswersByHand
  /** What it keeps stays one document over all its files; `keyOf` names the thing a document is about. */
  readonly documents?: { keyOf(document: AnyDocument): string | undefined }
  /** The fields that differ in what the register keeps. */
  changedFields(registered: AnyDocument, now: AnyDocument): readonly string[]
  /** What may not change any more, and what a change asks for. `today` is YYYY-MM-DD. */
  judgeChange?(registered: AnyDocument, now: AnyDocument, today: string): readonly RuleIssue[]
  /** What each rule of `judgeChange` asks for, by its id. */
  readonly changeRules?: Readonly<Record<string, BrokenChangeRule>>
}

/** The environment the hub works for; a regulator without such a register has only the one. */
export function environmentOf(exchange: MarketExchange | undefined, settings: HubSettings): Environment {
  if (!exchange) return 'production'
  const { environmentSetting, environments } = exchange
  return environmentSetting ? settings[environmentSetting] : environments[0]
}
