/**
 * A table has a text a row; "Other" may stand on a label several times, and rows with the same figure are the texts
 * of one of them (decision D37). Without a figure they are those of the first. What a regulator tells twice of another
 * code is kept apart in the same way.
 */
export const otherNumber = <S extends string>(section: S) =>
  ({
    type: 'integer',
    label: 'Which "Other" (1, 2, …)',
    section,
    min: 1,
    max: 9999,
    help: 'Only for several entries of "Other": the texts of one of them have the same figure, a language each. Without a figure a text belongs to the first.',
  }) as const
