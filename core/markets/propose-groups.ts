import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { fold } from '#core/text/fold.ts'

/** What is known of a device that is to be put under a Basic UDI-DI. */
export interface DeviceToGroup {
  readonly brandName: string
  readonly deviceFamily: string
  readonly modelNumber: string
  readonly riskClass: string
  readonly emdnCode: string
  /** Generic types a regulator has put it into. */
  readonly productCodes: string
  /** The one a submission of the device has already. */
  readonly basicUdiDi: string
}

export interface ProposedGroup {
  readonly name: string
  /** Why these devices are proposed together, for people. */
  readonly reason: string
  readonly basicUdiDi: string | null
  /** Positions of the devices that were given. */
  readonly members: readonly number[]
}

type Trait = readonly [word: string, value: string]

/**
 * Proposes which devices share a Basic UDI-DI: those that have one already stay with it, the others go together where
 * family or brand, generic type, risk class and EMDN code are the same, and nothing of it differs. It is a proposal:
 * intended purpose, class and essential design decide, and only people know them (MDR Annex VI Part C 1).
 */
export function proposeGroups(devices: readonly DeviceToGroup[]): ProposedGroup[] {
  const groups = new Map<string, { traits: readonly Trait[]; basicUdiDi: string; members: number[] }>()
  for (const [index, device] of devices.entries()) {
    const traits = traitsOf(device)
    const key =
      device.basicUdiDi === ''
        ? JSON.stringify(traits.map(([word, value]) => [word, fold(value)]))
        : device.basicUdiDi
    const group = groups.get(key)
    if (group) group.members.push(index)
    else groups.set(key, { traits, basicUdiDi: device.basicUdiDi, members: [index] })
  }
  return [...groups.values()].map(({ traits, basicUdiDi, members }) => ({
    name: traits
      .slice(0, 2)
      .map(([, value]) => value)
      .join(' '),
    reason:
      basicUdiDi === ''
        ? `Same ${traits.map(([word, value]) => `${word} ${value}`).join(', ')}`
        : 'They have this Basic UDI-DI already',
    basicUdiDi: basicUdiDi === '' ? null : basicUdiDi,
    members,
  }))
}

function traitsOf(device: DeviceToGroup): Trait[] {
  const { deviceFamily, brandName, productCodes, riskClass, emdnCode } = device
  const line: Trait = deviceFamily === '' ? ['brand', brandName] : ['family', deviceFamily]
  // Without a generic type the model's own letters tell product lines apart.
  const kind: Trait =
    productCodes === '' ? ['model', stemOf(device.modelNumber)] : ['product code', productCodes]
  const traits: Trait[] = [line, kind, ['risk class', classWord(riskClass)], ['EMDN code', emdnCode]]
  return traits.filter(([, value]) => value !== '')
}

/** The label of a class; a code that is in no list is returned unchanged. */
const classWord = (code: string): string => riskClasses.find((one) => one.code === code)?.label ?? code

/** The letters a model number begins with: "AB" of "AB5000-2". */
const stemOf = (model: string): string => /^\p{L}{2,}/u.exec(model.trim())?.[0] ?? ''
