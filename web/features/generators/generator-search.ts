/** In their order (specification, document 2 section 2.12); the first has no word in the address. */
export const generatorTabs = [
  'gmn',
  'gmn-validation',
  'basic-udi-di',
  'basic-udi-di-validation',
  'families',
] as const
export type GeneratorTab = (typeof generatorTabs)[number]

export interface GeneratorAddress {
  readonly tab?: Exclude<GeneratorTab, 'gmn'>
}

export function readGeneratorAddress({ tab }: Readonly<Record<string, unknown>>): GeneratorAddress {
  const known = generatorTabs.find((one) => one === tab)
  return known === undefined || known === 'gmn' ? {} : { tab: known }
}
