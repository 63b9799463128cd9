/**
 * Languages of texts; ANY marks a text that belongs to none.
 * Source: EUDAMED DTX schema set 3.0.25, lsn:LanguageEnum.
 */

export const languages = [
  { code: 'ANY', label: 'Any language' },
  { code: 'EN', label: 'English' },
  { code: 'FR', label: 'French' },
  { code: 'DE', label: 'German' },
  { code: 'NL', label: 'Dutch' },
  { code: 'ES', label: 'Spanish' },
  { code: 'BG', label: 'Bulgarian' },
  { code: 'CS', label: 'Czech' },
  { code: 'DA', label: 'Danish' },
  { code: 'ET', label: 'Estonian' },
  { code: 'EL', label: 'Greek' },
  { code: 'GA', label: 'Irish' },
  { code: 'HR', label: 'Croatian' },
  { code: 'IT', label: 'Italian' },
  { code: 'LV', label: 'Latvian' },
  { code: 'LT', label: 'Lithuanian' },
  { code: 'HU', label: 'Hungarian' },
  { code: 'MT', label: 'Maltese' },
  { code: 'PL', label: 'Polish' },
  { code: 'PT', label: 'Portuguese' },
  { code: 'RO', label: 'Romanian' },
  { code: 'SK', label: 'Slovak' },
  { code: 'SL', label: 'Slovenian' },
  { code: 'FI', label: 'Finnish' },
  { code: 'SV', label: 'Swedish' },
  { code: 'IS', label: 'Icelandic' },
  { code: 'NO', label: 'Norwegian' },
  { code: 'TR', label: 'Turkish' },
] as const

export type Language = (typeof languages)[number]['code']
