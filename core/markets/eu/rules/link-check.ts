import { isBlank } from '#core/dictionary/document.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { type Legislation, legislationOf } from '../device/legislation.ts'
import { diagnosticFields } from '../scope.ts'

/**
 * What a legacy device and the device under a regulation that follows it must have in common before EUDAMED
 * links the two. Source: EUDAMED business rules UDI/Devices 2.18.1, BR-UDID-702 and BR-UDID-706.
 */

const ofBoth: readonly SubmissionFieldId[] = [
  'specialDevice',
  'containsHumanTissue',
  'containsAnimalTissue',
  'singleUse',
  'sterile',
  'sterilizeBeforeUse',
]
const ofMedicalDevices: readonly SubmissionFieldId[] = [
  'multiComponentType',
  'activeDevice',
  'administersMedicine',
  'implantableDevice',
  'measuringFunction',
  'reusableSurgicalInstrument',
  'containsMedicinalSubstance',
  'containsHumanBloodProduct',
  'containsLatex',
  'reprocessed',
]
interface Pair {
  readonly directive: Legislation
  readonly regulation: Legislation
  readonly fields: readonly SubmissionFieldId[]
}

const medical = [...ofBoth, ...ofMedicalDevices]
/** The AIMDD knew active implantable devices only, so it did not ask for the two flags (BR-UDID-706). */
const activeImplantable = medical.filter((field) => field !== 'activeDevice' && field !== 'implantableDevice')

const pairs: readonly Pair[] = [
  { directive: 'MDD', regulation: 'MDR', fields: medical },
  { directive: 'AIMDD', regulation: 'MDR', fields: activeImplantable },
  { directive: 'IVDD', regulation: 'IVDR', fields: [...ofBoth, ...diagnosticFields] },
]

/**
 * The fields in which two devices differ though linked devices must agree; the legislation itself where
 * EUDAMED does not link devices under these two laws at all.
 */
export function differencesOfLinked(
  one: SubmissionDocument,
  other: SubmissionDocument,
): readonly SubmissionFieldId[] {
  const laws = [legislationOf(one), legislationOf(other)]
  const pair = pairs.find(
    ({ directive, regulation }) => laws.includes(directive) && laws.includes(regulation),
  )
  if (!pair) return ['legislation']
  return pair.fields.filter((field) => plain(field, one) !== plain(field, other))
}

/** A value as the two can be compared: blank flags are not set, and special devices begin with their law. */
function plain(field: SubmissionFieldId, document: SubmissionDocument): string {
  const value = isBlank(document[field]) ? '' : String(document[field])
  if (field === 'multiComponentType') return value || 'DEVICE'
  return field === 'specialDevice' ? value.replace(/^(MDR|MDD|AIMDD|IVDR|IVDD)_/, '') : value
}
