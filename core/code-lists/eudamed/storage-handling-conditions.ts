/**
 * Storage and handling conditions.
 * Rows with `comment` need one: 'plain' a value without language, 'translated' a text per language.
 * Source: EUDAMED DTX schema set 3.0.25, commondi:StorageHandlingConditionEnum.
 */

export const storageHandlingConditions = [
  { code: 'SHC001', label: 'Fragile, handle with care' },
  { code: 'SHC002', label: 'Keep away from sunlight' },
  { code: 'SHC003', label: 'Protect from heat and radioactive sources' },
  { code: 'SHC004', label: 'Protect from radioactive sources' },
  { code: 'SHC005', label: 'Keep dry' },
  { code: 'SHC006', label: 'Lower limit of temperature', comment: 'plain' },
  { code: 'SHC007', label: 'Upper limit of temperature', comment: 'plain' },
  { code: 'SHC008', label: 'Temperature limit', comment: 'plain' },
  { code: 'SHC009', label: 'Humidity limitation', comment: 'plain' },
  { code: 'SHC010', label: 'Atmospheric pressure limitation', comment: 'plain' },
  { code: 'SHC012', label: 'Dangerous voltage' },
  { code: 'SHC013', label: 'P401 – Store at …', comment: 'plain' },
  { code: 'SHC014', label: 'P402 – Store in a dry place.' },
  { code: 'SHC015', label: 'P403 – Store in a well-ventilated place.' },
  { code: 'SHC016', label: 'P404 – Store in a closed container.' },
  { code: 'SHC017', label: 'P405 – Store locked up.' },
  { code: 'SHC018', label: 'P406 – Store in corrosive resistant/… container with a resistant inner liner.' },
  { code: 'SHC019', label: 'P407 – Maintain air gap between stacks/pallets.' },
  { code: 'SHC021', label: 'P411 – Store at temperatures not exceeding … °C / … °F.', comment: 'plain' },
  {
    code: 'SHC022',
    label: 'P412 – Do not expose to temperatures exceeding 50 °C / 122 °F.',
    comment: 'plain',
  },
  {
    code: 'SHC023',
    label: 'P413 – Store bulk masses greater than … kg/… lbs at temperatures not exceeding … °C / … °F.',
    comment: 'plain',
  },
  { code: 'SHC024', label: 'P420 – Store away from other materials.' },
  { code: 'SHC025', label: 'P422 – Store contents below …', comment: 'plain' },
  { code: 'SHC033', label: 'Electrostatic sensitive devices' },
  { code: 'SHC035', label: 'Do not sterilize' },
  { code: 'SHC036', label: 'Do not freeze' },
  { code: 'SHC037', label: 'Do not cut' },
  { code: 'SHC038', label: 'Do not store near magnets or magnetic devices' },
  { code: 'SHC042', label: 'Avoid contact with water' },
  { code: 'SHC044', label: 'This way up' },
  { code: 'SHC045', label: 'Period-after-opening …', comment: 'plain' },
  { code: 'SHC046', label: 'Special storage conditions (see instructions for use)' },
  { code: 'SHC099', label: 'Other', comment: 'translated' },
] as const

export type StorageHandlingCondition = (typeof storageHandlingConditions)[number]['code']
