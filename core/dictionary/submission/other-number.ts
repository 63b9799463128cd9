/**
 * A table has a text a row; "Other" may stand on a label several times, and rows with the same number are the texts
 * of one of them (decision D37). Without a number they are those of the first. What a regulator tells twice of another
 * code is kept apart in the same way.
 */
export const otherNumber = <S extends string>(section: S) =>
  ({
    type: 'integer',
    label: 'Entry no.',
    section,
    min: 1,
    max: 9999,
    help: 'Only for several entries of one code, such as "Other": the texts of one of them have the same number, a language each. A text without a number belongs to the first.',
  }) as const
