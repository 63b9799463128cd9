/**
 * How many attributes each regulator's data set has, as the specification gives them (document 3 section 9); shown
 * beside the number of columns a template really has. ID and TW have no figure (decision D20).
 */
export const countryAttributes: Readonly<Record<string, number>> = {
  EU: 188,
  US: 45,
  CA: 35,
  AU: 30,
  JP: 42,
  KR: 38,
  CN: 40,
  SG: 25,
  MY: 28,
  SA: 32,
  CH: 35,
  GB: 40,
  TR: 30,
  EG: 25,
  AR: 22,
  CO: 20,
  IN: 35,
  BR: 28,
  MX: 25,
}
