/** What the browser does with passkeys. Its library is loaded when one is made or used. */

export type NoPasskeys = 'insecure' | 'unsupported'

/** Why there are none here: browsers want https and a host name, localhost excepted. */
export function whyNoPasskeys(): NoPasskeys | undefined {
  const { hostname } = window.location
  if (!window.isSecureContext || /^[\d.]+$|^\[/.test(hostname)) return 'insecure'
  return 'PublicKeyCredential' in window ? undefined : 'unsupported'
}

/** The browser, or its person, did not go along. */
export class PasskeyCancelled extends Error {}

interface Options {
  readonly challenge: string
}

interface Answer {
  readonly id: string
  readonly [part: string]: unknown
}

export async function makePasskey(options: Options): Promise<Answer> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return asked(() => startRegistration({ optionsJSON: options as never }))
}

export async function answerOfPasskey(options: Options): Promise<Answer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return asked(() => startAuthentication({ optionsJSON: options as never }))
}

async function asked(ask: () => Promise<unknown>): Promise<Answer> {
  try {
    return (await ask()) as Answer
  } catch (error) {
    throw new PasskeyCancelled(String(error))
  }
}
