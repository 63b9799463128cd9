/**
 * The laws a device can be registered under in EUDAMED, with the element types that carry them (DTX schema set
 * 3.0.25) and whether it is a regulation or a directive (legacy).
 */
export const legislations = [
  { code: 'MDR', label: 'MDR – Regulation (EU) 2017/745', kind: 'regulation' },
  { code: 'IVDR', label: 'IVDR – Regulation (EU) 2017/746', kind: 'regulation' },
  { code: 'SPP', label: 'System or procedure pack (MDR Art. 22)', kind: 'regulation' },
  { code: 'MDD', label: 'MDD – Directive 93/42/EEC (legacy)', kind: 'directive' },
  { code: 'AIMDD', label: 'AIMDD – Directive 90/385/EEC (legacy)', kind: 'directive' },
  { code: 'IVDD', label: 'IVDD – Directive 98/79/EC (legacy)', kind: 'directive' },
] as const
