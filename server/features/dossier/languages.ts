/** Markets whose Han characters have forms of their own. */
const languages: Readonly<Record<string, string>> = {
  CN: 'zh-cn',
  TW: 'zh-tw',
  HK: 'zh-hk',
  JP: 'ja',
  KR: 'ko',
}

export const languageOf = (market: string): string | undefined => languages[market]
