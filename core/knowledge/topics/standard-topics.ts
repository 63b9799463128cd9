import { standards } from '#core/markets/requirements/standards.ts'
import { define, type Topic } from './topic.ts'

/** Which words ask for a standard of the table. */
const words: Readonly<Record<string, string>> = {
  'ISO 13485:2016': 'qms|qms udi|where qms udi',
  'ISO/IEC 15459': 'iso-15459',
  'ISO 15223-1:2021': 'iso-15223|iso-15223 label|standard symbol label|standard symbol',
  'ISO 20417:2021': 'iso-20417|standard information manufacturer',
  '21 CFR 801 Subpart B and 830': 'cfr-801|cfr-830|cfr-801 cfr-830',
}

const may = 'where mandatory standard udi manufacturer symbol label fda how requirement udi-di clause'

export const standardTopics: readonly Topic[] = standards.flatMap(({ items }) =>
  items.flatMap(({ name, about }) => {
    const ask = words[name]
    return ask === undefined
      ? []
      : [
          define(`standard-${name}`, name, ask, `${name}: ${about}.`, name, {
            may,
            screen: '/?tab=compliance',
          }),
        ]
  }),
)
