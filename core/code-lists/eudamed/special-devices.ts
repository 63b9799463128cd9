/**
 * Special device types of the regulations and of the directives they replaced; the code begins with the
 * legislation. EUDAMED takes no new orthopaedic ones (BR-UDID-737).
 * Source: EUDAMED DTX schema set 3.0.25, basicudi:MDRSpecialDeviceTypeEnum, IVDRSpecialDeviceTypeEnum.
 */

export const specialDevices = [
  { code: 'MDR_SOFTWARE', label: 'Software' },
  { code: 'MDR_STANDARD_SOFT_CONTACT_LENSES', label: 'Standard soft contact lenses' },
  { code: 'MDR_RIGID_GAS_PERMEABLE', label: 'Rigid gas permeable (RGP) contact lenses' },
  { code: 'MDR_MADE_TO_ORDER', label: 'Made-to-order soft contact lenses' },
  { code: 'MDR_SPECTACLES_FRAMES', label: 'Spectacle frames' },
  { code: 'MDR_SPECTACLES_LENSES', label: 'Spectacle lenses' },
  { code: 'MDR_READY_MADE_SPECTACLES', label: 'Ready-made reading spectacles' },
  { code: 'MDR_ORTHOPEDIC', label: 'Orthopaedic' },
  {
    code: 'MDR_MADE_TO_ORDER_RIGID_GAS_PERMEABLE',
    label: 'Made-to-order rigid gas permeable (RGP) contact lenses',
  },
  { code: 'MDD_SOFTWARE', label: 'Software (MDD)' },
  { code: 'MDD_STANDARD_SOFT_CONTACT_LENSES', label: 'Standard soft contact lenses (MDD)' },
  { code: 'MDD_RIGID_GAS_PERMEABLE', label: 'Rigid gas permeable (RGP) contact lenses (MDD)' },
  { code: 'MDD_MADE_TO_ORDER', label: 'Made-to-order soft contact lenses (MDD)' },
  { code: 'MDD_SPECTACLES_FRAMES', label: 'Spectacle frames (MDD)' },
  { code: 'MDD_SPECTACLES_LENSES', label: 'Spectacle lenses (MDD)' },
  { code: 'MDD_READY_MADE_SPECTACLES', label: 'Ready-made reading spectacles (MDD)' },
  { code: 'MDD_ORTHOPEDIC', label: 'Orthopaedic (MDD)' },
  { code: 'AIMDD_SOFTWARE', label: 'Software (AIMDD)' },
  { code: 'AIMDD_ORTHOPEDIC', label: 'Orthopaedic (AIMDD)' },
] as const

export type SpecialDevice = (typeof specialDevices)[number]['code']

export const ivdSpecialDevices = [
  { code: 'IVDR_SOFTWARE', label: 'Software (IVDR)' },
  { code: 'IVDD_SOFTWARE', label: 'Software (IVDD)' },
] as const

export type IvdSpecialDevice = (typeof ivdSpecialDevices)[number]['code']
