/**
 * GUDID's own lists of values, spelled as its records spell them. Source: AccessGUDID release files and openFDA
 * `deviceudi_schema.json`, as of 2026-11-20. FDA adds to them now and then, so fields keep other values too.
 */

const asCodes = (...values: readonly string[]) => values.map((code) => ({ code, label: code }))

export const issuingAgencies = asCodes('GS1', 'HIBCC', 'ICCBBA', 'NDC/NHRIC')

export const distributionStatuses = asCodes('In Commercial Distribution', 'Not in Commercial Distribution')

export const recordStatuses = asCodes('Unpublished', 'Published', 'Deactivated')

export const sizeText = 'Device Size Text, specify'

export const sizeTypes = asCodes(
  'Angle',
  'Area/Surface Area',
  'Catheter Gauge',
  'Circumference',
  'Depth',
  'Height',
  'Length',
  'Lumen/Inner Diameter',
  'Needle Gauge',
  'Outer Diameter',
  'Pore Size',
  'Pressure',
  'Total Volume',
  'Weight',
  'Width',
  sizeText,
)

export const sizeUnits = asCodes(
  'Millimeter',
  'Centimeter',
  'Meter',
  'Micrometer',
  'Inch',
  'Feet',
  'French',
  'Gauge',
  'degree',
  'Milliliter',
  'Liter',
  'Fluid Ounce',
  'Square meter',
  'Gram',
  'KiloPascal',
  'millibar',
  'Pound per Square Inch',
)

export const specialStorage = 'Special Storage Condition, Specify'

export const storageTypes = asCodes(
  'Storage Environment Temperature',
  'Storage Environment Humidity',
  'Storage Environment Atmospheric Pressure',
  'Handling Environment Temperature',
  'Handling Environment Humidity',
  'Handling Environment Atmospheric Pressure',
  specialStorage,
)

export const storageUnits = asCodes(
  'Degrees Celsius',
  'Degrees Fahrenheit',
  'Degrees Kelvin',
  'Percent (%) Relative Humidity',
  'KiloPascal',
  'millibar',
)

export const sterilizationMethods = [
  'Chlorine Dioxide',
  'Dry Heat Sterilization',
  'Ethylene Oxide',
  'High Intensity Light or Pulse Light',
  'High-level Disinfectant',
  'Hydrogen Peroxide',
  'Liquid Chemical',
  'Microwave Radiation',
  'Moist Heat or Steam Sterilization',
  'Nitrogen Dioxide',
  'Ozone',
  'Peracetic Acid',
  'Radiation Sterilization',
  'Sound Waves',
  'Supercritical Carbon Dioxide',
  'Ultraviolet Light',
] as const

/** By the short names of the records. */
export const premarketTypes = [
  { code: 'PMN', label: '510(k) (PMN)' },
  { code: 'PMA', label: 'PMA' },
  { code: 'PDP', label: 'PDP' },
  { code: 'HDE', label: 'HDE' },
  { code: 'BLA', label: 'BLA' },
  { code: 'NDA', label: 'NDA' },
]

/** Kinds of a DI besides the primary and the packages. */
export const furtherDiTypes = asCodes('Secondary', 'Direct Marking', 'Unit of Use', 'Previous')
