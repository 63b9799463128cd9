/** The sets the screen lists. Apart from the rules themselves: the address bar is read before they are loaded. */
export const ruleGroups = ['catalogue', 'eudamed', 'validation', 'checks'] as const
export type RuleGroup = (typeof ruleGroups)[number]
