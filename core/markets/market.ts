import type { Modelled } from '#core/code-lists/regions.ts'
import type { AnyDocument, Field, FieldRow, Fields } from '#core/dictionary/field.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Condition, Facts } from '#core/rules/condition.ts'
import type { RuleSet } from '#core/rules/evaluate.ts'
import type { Requirement } from '#core/rules/requirement.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import type { MarketChanges } from './change-statements.ts'
import type { MarketExchange, RegisteredState } from './exchange.ts'
import type { FileNature } from './file-nature.ts'
import type { Headings } from './headings.ts'
import type { ImportedRecord } from './imported-record.ts'
import type { NeighbourAnswers, NeighbourQuestion } from './neighbours.ts'
import type { ProductCodePlaces } from './product-codes.ts'
import type { Proposals } from './proposals.ts'
import type { AskingByDay } from './published.ts'
import type { MarketRegister, MarketRelease } from './register.ts'
import type { SaidOfRegister } from './said-of-register.ts'

/**
 * What a market answers, from its folder or, of a worksheet, from its file by way of country-kit/. Its form goes to the
 * browser (`MarketForm`, loaded only with that market's screen); its rules and its files stay on the server
 * (`MarketModule`, markets/index.ts).
 */

/** What a regulator asks of a field; what the field is, the dictionary or the market's own `fields.ts` says. */
export interface RegulatorField extends Headings {
  /** The regulator's number or element for it, by which its own documents call it. */
  readonly id?: string
  /** The same for columns of a table. */
  readonly columnIds?: Readonly<Record<string, string>>
  /** Instead of the dictionary's label, where the regulator's people know it by another name. */
  readonly label?: string
  /** Instead of the dictionary's help. */
  readonly help?: string
  /** Name of its column in this market's templates; the field's id when absent. */
  readonly column?: string
  /** The level of identity the value belongs to; it decides which message changes it. Absent where the hub keeps it to itself. */
  readonly level?: string
  /**
   * Whether a registered value may change; `stays`: under no UDI-DI; `adds`: it is only added to. Of a market with `judgeChange`
   * that decides.
   */
  readonly changeable?: 'yes' | 'no' | 'own-service' | 'stays' | 'adds'
  /** What the manufacturer gives may be another for this device: it is marked until somebody has looked at it. */
  readonly perDevice?: true
  /** A declaration: it must be stated explicitly. */
  readonly declaration?: true
  /** Asked only where this holds; with a value it is shown all the same. */
  readonly asked?: Condition
  /** With a `requiredMessage`: the field is needed while this holds, or always if absent. */
  readonly needed?: true | Condition
  /** Required to save a submission without a master record (decision D10). */
  readonly neededToSave?: true
  /** The error while the field is blank and needed, or needed to save. The rules have further requirements. */
  readonly requiredMessage?: string
  /** A rule of the market warns while the field is blank. */
  readonly advised?: true
  /** Tighter than the dictionary's: in characters, or of a whole number. */
  readonly maxLength?: number
  readonly max?: number
  /** The codes this market takes of a longer list; another is an error. */
  readonly codes?: readonly string[]
  /** The codes the form offers, by the first row that holds; others may be right where they are stored already. */
  readonly offered?: readonly Offer[]
  /** An input of its own instead of the one its type has, while this holds. */
  readonly widget?: { readonly name: WidgetName; readonly when: Condition }
}

export interface Offer {
  /** Always, without one. */
  readonly when?: Condition
  /** Of a table: the column whose codes these are. */
  readonly column?: string
  readonly codes: readonly string[]
}

/** Inputs that fill a field from others; the browser draws them by name. */
export type WidgetName = 'identifier-generator'

export type RegulatorFields = Readonly<Record<string, RegulatorField>>

/** A part of a country form: a title and its fields, in order; a long one under headings of their own. */
export interface FormSection {
  readonly id: string
  readonly title: string
  readonly purpose?: string
  readonly groups: readonly FormGroup[]
}

export interface FormGroup {
  readonly title?: string
  readonly fields: readonly string[]
}

export interface MarketForm extends AskingByDay {
  readonly code: string
  /** See MarketModule. */
  readonly modelled: Modelled
  /** What its regulator asks for besides is not public: named beside the form. Absent where all of it is known. */
  readonly untold?: readonly string[]
  /** The regulator's system, named before its numbers of fields. */
  readonly system: string
  readonly sections: readonly FormSection[]
  /** Every field it can hold, tab after tab, where the market has a form of all of them as well. */
  readonly tabs?: readonly FormSection[]
  /** A shorter form with the main fields, if the market has one; some labels and required fields differ. */
  readonly entry?: Pick<MarketForm, 'sections' | 'fields' | 'regulatorFields'>
  /** Every field a submission of this market can hold, shared and own. */
  readonly fields: Fields
  readonly regulatorFields: RegulatorFields
  /** The requirements that mark its fields: the same as the market's. */
  readonly requirements: readonly Requirement[]
  /** Reminders beside the form. */
  readonly hints: readonly string[]
  /** Where the rules can be read; absent where the hub shows none. */
  readonly rulesPage?: string
  /** What it proposes for blank fields; absent where it has nothing to go by. */
  readonly proposals?: Proposals
  /** See MarketModule. */
  readonly ofImport?: (record: ImportedRecord) => AnyDocument
  /** See MarketModule. */
  readonly ofMaster?: (master: Readonly<Record<string, unknown>>) => AnyDocument
}

/** A field as this market uses it. */
export function usedField(form: MarketForm, id: string): Field | undefined {
  const field = form.fields[id]
  if (!field) return undefined
  const { label, help, id: regulatorId } = form.regulatorFields[id] ?? {}
  return {
    ...field,
    ...(label === undefined ? {} : { label }),
    ...(help === undefined ? {} : { help }),
    ...(regulatorId === undefined ? {} : { regulatorNames: `${form.system} ${regulatorId}` }),
  }
}

/** A value that is probably wrong, though no rule refuses it. */
export interface Doubt {
  readonly field: string
  readonly message: string
}

export interface MarketModule extends AskingByDay, SaidOfRegister {
  readonly code: string
  /** How completely the hub models the regulator’s requirements (decision D55). */
  readonly modelled: Modelled
  /** Every field a submission of this market can hold, shared and own. */
  readonly fields: Fields
  readonly regulatorFields: RegulatorFields
  /** When fields are required, by its fields and its rules: see requirementsOf. */
  readonly requirements: readonly Requirement[]
  /** All problems of a submission. `today` is YYYY-MM-DD. */
  judge(document: AnyDocument, facts: Facts, today: string): RuleIssue[]
  /** The sets it is judged by besides the field rules; each proves itself by its examples. */
  readonly ruleSets: readonly RuleSet[]
  readonly ruleSetVersions: Readonly<Record<string, string>>
  /** What it has to know of other submissions. */
  readonly questions: readonly NeighbourQuestion[]
  /** The facts that follow from the answers, by the names its rules and files use. */
  factsAbout(document: AnyDocument, answers: NeighbourAnswers): string[]
  /**
   * What the regulator keeps once for several devices: submissions that agree in the field `by` have one value of each
   * of `fields` (decision D41). Absent where every submission stands alone.
   */
  readonly shared?: { readonly by: string; readonly fields: readonly string[] }
  /** The statements with legal weight that are asked of this submission, by field id. */
  declarationsAsked(document: AnyDocument): readonly string[]
  /**
   * What a submission starts with where its manufacturer is this operator, by field (decision D42); `document` is what
   * is known of the submission. Absent where the market takes nothing of it.
   */
  fromOperator?(operator: AnyDocument, document: AnyDocument): AnyDocument
  /**
   * Another market whose submission of the same device says what this one asks, and what of it is taken over. Absent
   * where no other market's data is this one's.
   */
  readonly takesOver?: {
    readonly market: string
    values(document: AnyDocument): AnyDocument
  }
  /** The market whose certificates of notified bodies its devices stand under as well. */
  readonly takesCertificatesOf?: string
  /** Probable mistakes in fields that no rule judges: reported for imported submissions. */
  doubtsAbout?(document: AnyDocument): readonly Doubt[]
  /** What a submission takes of a file its master record came from, beyond what every market takes. */
  ofImport?(record: ImportedRecord): AnyDocument
  /** What follows for it from the fields of the master record, beyond those of the same name. */
  ofMaster?(master: Readonly<Record<string, unknown>>): AnyDocument
  /** The columns of its upload, in order (decision D20). */
  readonly template: readonly TemplateColumn[]
  /** The files made for it, each with its nature; the first is the one the form offers. */
  readonly files: readonly MarketFile[]
  /** Reads its worksheet where that has other columns than the template; the upload takes both. */
  readonly worksheet?: WorksheetReader
  /** What its regulator says of changes to a device it has. */
  readonly changes: MarketChanges
  /** Absent if the regulator has no register that accepts files. */
  readonly exchange?: MarketExchange
  /** Reads register downloads; absent if there are none. */
  readonly register?: MarketRegister
  readonly productCodes?: ProductCodePlaces
  /** Reads the regulator’s published files; absent if there are none. */
  readonly release?: MarketRelease
}

export interface WorksheetReader {
  readonly columns: readonly string[]
  /** `textOf` a column is blank where the table has no such column. */
  read(textOf: (column: string) => string): {
    readonly values: AnyDocument
    readonly problems: readonly { readonly column: string; readonly message: string }[]
  }
}

/** What prevents a file from being created. */
export interface Gap {
  readonly field: string
  readonly message: string
}

export interface MarketFile {
  /** Part of its address and of the file's name. */
  readonly id: string
  readonly label: string
  readonly format: 'xml' | 'csv' | 'xlsx' | 'json'
  /** Whether a regulator accepts it, or what else it is (decision D55). */
  readonly nature: FileNature
  /** The regulator takes no more devices in one file; absent where it has no limit. */
  readonly rowsPerFile?: number
  /**
   * What prevents it from being created; empty if nothing does. `today` is YYYY-MM-DD. Of a registered device it is the
   * file with its changes that is asked about. `facts` are what the hub knows of the submission.
   */
  missing(document: AnyDocument, today: string, registered?: RegisteredState, facts?: Facts): readonly Gap[]
  /** Throws an XmlWriteError where a value holds what the format cannot carry. */
  write(document: AnyDocument, context: FileContext): WrittenFile
  /** All messages due for a registered device; none if nothing has changed. */
  writeDue?(document: AnyDocument, context: FileContext): readonly WrittenFile[]
  /** The field that an element of the file says, by its path. */
  fieldOf?(path: string): string | undefined
  /** Which release of the regulator's data exchange it is made for. */
  releaseOf?(settings: HubSettings): string
  /** What the written file is checked by, besides the rules. */
  readonly schema?: FileSchema
}

export interface WrittenFile {
  /** What the regulator calls this kind of message, e.g. DEVICE.POST. */
  readonly service: string
  readonly content: string | FileTable
}

/** A table, written as CSV or as a workbook. */
export interface FileTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface FileSchema {
  /** The hub's own set: a folder under core/markets, and its entry. */
  readonly folder: string
  readonly entry: string
  /** What the set is called, as people are told. */
  readonly label: string
  /**
   * The regulator's own schema sets, where an administrator has installed them: the beginning of their names and of
   * their folders, both followed by the release, and their entry file.
   */
  readonly official?: { readonly name: string; readonly folder: string; readonly entry: string }
}

export interface FileContext {
  /** Ids and time come from the caller: core has no randomness and no clock. */
  readonly correlationId: string
  readonly messageId: string
  /** ISO 8601 with zone. */
  readonly createdAt: string
  readonly facts: Facts
  /** What the regulator has of it. */
  readonly registered?: RegisteredState
  /** Of the regulator's data exchange, as the administrator set it; the file's own default where absent. */
  readonly release?: string
}

/** A column of the template of a country upload. */
export interface TemplateColumn {
  readonly name: string
  /** The field it fills; null for the reason of the change, which belongs to the save. */
  readonly field: string | null
  /** Of a table that has a row of its own in such columns. */
  readonly column?: string
  /** What else the row then says; columns that say the same here fill one row. */
  readonly row?: FieldRow
}
