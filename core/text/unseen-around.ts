const unseen = /[\s\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/

/** A text without the space around it, nor what web pages and word processors leave there though nobody sees it. */
export function withoutUnseenAround(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && unseen.test(text.charAt(from))) from += 1
  while (to > from && unseen.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
