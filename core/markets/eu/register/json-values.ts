/** Values of the public site's JSON, whose shape nobody promises: what is not as expected is absent. */

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectAt = (value: Json, key: string): Json | undefined => {
  const found = value[key]
  return isObject(found) ? found : undefined
}
export const listAt = (value: Json, key: string): readonly Json[] => {
  const found = value[key]
  return Array.isArray(found) ? found.filter(isObject) : []
}
export const textAt = (value: Json | undefined, key: string): string | undefined => {
  const found = value?.[key]
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined
}
export const flagAt = (value: Json, key: string): boolean | undefined => {
  const found = value[key]
  return typeof found === 'boolean' ? found : undefined
}
export const numberAt = (value: Json | undefined, key: string): number | undefined => {
  const found = value?.[key]
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

/** The last part of refdata.risk-class.class-iia. */
export const codeAt = (value: Json | undefined, key: string): string | undefined =>
  lastPart(textAt(value === undefined ? undefined : objectAt(value, key), 'code'))

export const lastPart = (code: string | undefined): string | undefined => code?.split('.').at(-1)

/** As the enumerations of the schema write it. */
export const upper = (code: string | undefined): string | undefined =>
  code?.toUpperCase().replaceAll('-', '_')

/** The texts of {texts: [{language, text}]}; without a language they are for all. */
export function textsAt(value: Json, key: string): { readonly language: string; readonly text: string }[] {
  const found = objectAt(value, key)
  return found === undefined
    ? []
    : listAt(found, 'texts').flatMap((one) => {
        const text = textAt(one, 'text')
        const language = textAt(objectAt(one, 'language'), 'isoCode')?.toUpperCase() ?? 'ANY'
        return text === undefined ? [] : [{ language, text }]
      })
}

/** Without cells that say nothing. */
export const filledRow = (cells: Readonly<Record<string, string | number | boolean | undefined>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as Record<
    string,
    string | number | boolean
  >
