/** The three issuing agencies that most markets accept, as codes of a column and as what is asked of a field. */
const accepted = ['GS1', 'HIBCC', 'ICCBBA'] as const

export const agencies = accepted.map((code) => ({ code, label: code }))

export const issuer = {
  codes: accepted,
  help: 'Who issued that code: GS1, HIBCC or ICCBBA.',
}
