/** The address of a tab: the first of a screen has no word in it. Each has its own search and paging, so they are reset. */
export function tabAddress<First extends string, Rest extends string>(
  [, ...rest]: readonly [First, ...Rest[]],
  next: string | null,
): { readonly tab?: Rest } {
  const tab = rest.find((one) => one === next)
  return tab === undefined ? {} : { tab }
}
