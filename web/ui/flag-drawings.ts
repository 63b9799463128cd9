/**
 * Drawings of flag-icons, each a small file of its own: Windows has no flag emoji. The build keeps the flags of the
 * countries that the hub names (scripts/browser-parts.ts).
 */
export const drawings = import.meta.glob<string>(
  // XX is drawn as an empty field.
  ['../../node_modules/flag-icons/flags/4x3/??.svg', '!**/xx.svg'],
  { query: '?url', import: 'default', eager: true },
)
