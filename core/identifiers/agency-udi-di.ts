import { checkGtin } from './gtin.ts'
import { checkHibcDi, checkHibcPrimary } from './hibc.ts'
import { checkIsbtDi } from './iccbba.ts'
import type { IdentifierResult } from './identifier-result.ts'
import { checkPpn } from './ifa.ts'
import type { IssuingEntityCode } from './issuing-entities.ts'
import { checkMasterUdiDi } from './master-udi-di.ts'

/** The designated agencies; EUDAMED only numbers legacy devices, often by wrapping one of theirs. */
export type AgencyCode = Exclude<IssuingEntityCode, 'EUDAMED'>

/** Judges a UDI-DI by the rules of the agency that is said to have issued it. */
export function checkAgencyUdiDi(value: string, agency: AgencyCode): IdentifierResult {
  switch (agency) {
    case 'GS1':
      return checkGs1UdiDi(value)
    case 'HIBCC':
      return value.startsWith('+') ? checkHibcPrimary(value) : checkHibcDi(value)
    case 'ICCBBA':
      return checkIsbtDi(value)
    case 'IFA':
      return checkPpn(value)
  }
}

/**
 * The agencies whose UDI-DI the value could be, the likeliest first: those whose check characters agree
 * before those that have none. Several can fit: the text alone does not tell.
 */
export function agenciesOf(value: string): AgencyCode[] {
  const order = (['GS1', 'IFA', 'HIBCC', 'ICCBBA'] as const).filter((agency) => looksLike(value, agency))
  const fits = order.map((agency) => ({ agency, result: checkAgencyUdiDi(value, agency) }))
  const verified = fits.filter(({ result }) => result.valid && result.checkedBy === 'check-characters')
  const plausible = fits.filter(({ result }) => result.valid && result.checkedBy !== 'check-characters')
  return [...verified, ...plausible].map(({ agency }) => agency)
}

/**
 * Habits that keep a guess from being silly, no rules: agency codes of IFA are digits, labeler and facility
 * codes start with a letter, and ten characters alone are hardly ever a blood container.
 */
function looksLike(value: string, agency: AgencyCode): boolean {
  switch (agency) {
    case 'GS1':
    case 'IFA':
      return /^[0-9]/.test(value)
    case 'HIBCC':
      return /^[+A-Z]/.test(value)
    case 'ICCBBA':
      return /^(=|[A-Z].{15}$)/.test(value)
  }
}

function checkGs1UdiDi(value: string): IdentifierResult {
  const asGtin = checkGtin(value)
  if (asGtin.valid || /^[0-9]*$/.test(value)) return asGtin
  const asMaster = checkMasterUdiDi(value)
  if (!asMaster.valid) return asGtin
  const message =
    'This is not a GTIN. It is well formed as a Master UDI-DI (contact lenses), and a Basic UDI-DI looks the same: make sure it belongs here.'
  return { ...asMaster, warnings: [...asMaster.warnings, { code: 'only_for_master_udi_di', message }] }
}
