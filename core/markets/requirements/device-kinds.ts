/**
 * Kinds of devices, other than risk classes, that a date may be for, and how to recognise them. EMDN codes: version 2 of
 * the nomenclature; special devices: EUDAMED's list. As of 2026-11-23.
 */
export const deviceKinds = {
  'contact-lenses': {
    emdn: ['Q021004'],
    special: [
      'MDR_STANDARD_SOFT_CONTACT_LENSES',
      'MDR_RIGID_GAS_PERMEABLE',
      'MDR_MADE_TO_ORDER',
      'MDR_MADE_TO_ORDER_RIGID_GAS_PERMEABLE',
    ],
  },
  spectacles: {
    emdn: ['Q021001', 'Q021002', 'Q021003'],
    special: ['MDR_SPECTACLES_FRAMES', 'MDR_SPECTACLES_LENSES', 'MDR_READY_MADE_SPECTACLES'],
  },
  /** Devices used more than once, which are marked directly. */
  reusable: { flag: 'singleUse', is: false },
  /** Kinds that no field of a record identifies. */
  untold: {},
} as const satisfies Readonly<Record<string, KindRule>>

interface KindRule {
  readonly emdn?: readonly string[]
  readonly special?: readonly string[]
  readonly flag?: 'singleUse'
  readonly is?: boolean
}

export type DeviceKind = keyof typeof deviceKinds

/** What decides whether a date concerns a device. */
export interface DeviceTraits {
  readonly riskClass: string | null
  readonly emdnCode: string | null
  readonly specialDevice: string | null
  readonly singleUse: boolean | null
}

/** `unclear` where the deciding value is blank. */
export type Concern = 'yes' | 'no' | 'unclear'

/**
 * Whether a date concerns a device: by its class, if the market has that class, and by its kind. A device that nothing
 * identifies as one of a rare kind (lenses, spectacles) is not one.
 */
export function concernOf(
  { classes, kind }: { readonly classes?: readonly string[]; readonly kind?: DeviceKind },
  device: DeviceTraits,
  classesOfMarket: ReadonlySet<string>,
): Concern {
  const ofClass = concernOfClass(classes, device.riskClass, classesOfMarket)
  const ofKind = concernOfKind(kind, device)
  if (ofClass === 'no' || ofKind === 'no') return 'no'
  return ofClass === 'yes' && ofKind === 'yes' ? 'yes' : 'unclear'
}

function concernOfClass(
  classes: readonly string[] | undefined,
  own: string | null,
  classesOfMarket: ReadonlySet<string>,
): Concern {
  if (!classes) return 'yes'
  if (own === null || !classesOfMarket.has(own)) return 'unclear'
  return classes.includes(own) ? 'yes' : 'no'
}

function concernOfKind(kind: DeviceKind | undefined, device: DeviceTraits): Concern {
  if (kind === undefined) return 'yes'
  const { emdn, special, flag, is }: KindRule = deviceKinds[kind]
  if (flag) {
    const value = device[flag]
    if (value === null) return 'unclear'
    return value === is ? 'yes' : 'no'
  }
  if (!emdn || !special) return 'unclear'
  const { emdnCode, specialDevice } = device
  const isOne =
    (emdnCode !== null && emdn.some((code) => emdnCode.startsWith(code))) ||
    (specialDevice !== null && special.includes(specialDevice))
  return isOne ? 'yes' : 'no'
}
