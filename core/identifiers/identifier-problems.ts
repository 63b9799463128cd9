import type { IdentifierProblem } from './identifier-result.ts'

/** The problems most identifiers share, worded once. `name` is what a person calls the identifier. */

export function emptyProblem(name: string): IdentifierProblem {
  return { code: 'empty', message: `Enter the ${name}.` }
}

/** The character at `index` may not stand there; `allowed` completes the sentence "… may only contain". */
export function characterProblem(
  name: string,
  value: string,
  index: number,
  allowed: string,
): IdentifierProblem {
  return {
    code: 'bad_character',
    message: `Position ${index + 1} holds ${describeCharacter(value, index)}; a ${name} may only contain ${allowed}.`,
    index,
  }
}

/**
 * What copying from a table or a letter leaves before a code; undefined where it starts with something to be
 * seen. No identifier starts with a blank, so nothing else about it needs to be known.
 */
export function leadingBlankProblem(name: string, value: string): IdentifierProblem | undefined {
  if (!/^[\s\u200b-\u200d\u2060]/.test(value)) return undefined
  const message = `The ${name} starts with ${describeCharacter(value, 0)}, probably from copying. Remove it.`
  return { code: 'bad_character', message, index: 0 }
}

/** Undefined when the length is within the limits, both inclusive. */
export function lengthProblem(
  name: string,
  value: string,
  min: number,
  max: number,
): IdentifierProblem | undefined {
  const wanted = min === max ? `${min} characters` : `${min} to ${max} characters`
  const message = `A ${name} has ${wanted}; this one has ${value.length}.`
  if (value.length < min) return { code: 'too_short', message, index: value.length }
  if (value.length > max) return { code: 'too_long', message, index: max }
  return undefined
}

/** The check characters that end at `end` do not fit the rest of the value. */
export function checkProblem(
  name: string,
  value: string,
  expectedCheck: string,
  end = value.length,
): IdentifierProblem {
  const start = end - expectedCheck.length
  const found = value.slice(start, end)
  const firstWrong = [...expectedCheck].findIndex((character, offset) => character !== found[offset])
  const plural = expectedCheck.length > 1
  return {
    code: 'wrong_check_characters',
    message:
      `This ${name} ends in ${describeText(found)}, but its other characters call for ${describeText(expectedCheck)}. ` +
      `Either the check ${plural ? 'characters are' : 'character is'} wrong or another character was mistyped.`,
    index: start + Math.max(firstWrong, 0),
    expectedCheck,
  }
}

/** Index of the first character that is not in `allowed`, or -1. For short values outside hot paths. */
export function indexOutside(value: string, allowed: RegExp): number {
  for (let index = 0; index < value.length; index++) {
    if (!allowed.test(value.charAt(index))) return index
  }
  return -1
}

/** The character at an index in words: blanks and control characters would be invisible in a message. */
export function describeCharacter(value: string, index: number): string {
  const codePoint = value.codePointAt(index)
  if (codePoint === undefined) return 'nothing'
  if (codePoint === 0x20) return 'a blank'
  if (codePoint < 0x20 || codePoint === 0x7f || (codePoint >= 0xd800 && codePoint <= 0xdfff)) {
    return `an unprintable character (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')})`
  }
  if (/[\s\u200b-\u200d\u2060]/.test(String.fromCodePoint(codePoint))) return 'an invisible blank'
  return `"${String.fromCodePoint(codePoint)}"`
}

/** A sentence about the blank at an index, where one is: nobody sees it on the screen. */
export function blankSentence(value: string, index: number): string {
  if (!/[\s\u200b-\u200d\u2060]/.test(value.charAt(index))) return ''
  return ` Position ${index + 1} holds ${describeCharacter(value, index)}.`
}

function describeText(text: string): string {
  return text === ' ' ? 'a blank' : text
}
