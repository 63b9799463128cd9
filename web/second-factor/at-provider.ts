import { authApi, type ProviderAnswer } from '#core/contract/auth.ts'
import { call } from '#web/platform/api-client.ts'
import { storeToken } from '#web/platform/session-token.ts'

/** Leaves for the provider. */
export async function goToProvider(): Promise<void> {
  const { address } = await call(authApi.beginProvider)
  window.location.assign(address)
}

/** Where a window goes to prove to the provider again who is signed in. */
export async function confirmationAddress(): Promise<string> {
  return (await call(authApi.confirmWithProvider)).address
}

/** What the provider sent the browser back with; a session that it opens is stored. */
export async function finishProvider(query: string): Promise<ProviderAnswer> {
  const answer = await call(authApi.finishProvider, { body: { query } })
  if ('token' in answer) storeToken(answer.token)
  return answer
}

const channelName = 'provider-confirmation'

/** Hands what signs a decision to the window that asked for it. */
export function handConfirmation(confirmation: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(confirmation)
  channel.close()
}

/** Calls back once another window of this hub has it; answers how to stop waiting. */
export function awaitConfirmation(take: (confirmation: string) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (typeof data === 'string') take(data)
  }
  return () => channel.close()
}
