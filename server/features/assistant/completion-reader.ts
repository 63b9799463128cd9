import { StringDecoder } from 'node:string_decoder'

/** Reads what an OpenAI-compatible endpoint answers: piece by piece, or whole where it does not stream. */
export interface CompletionReader {
  /** The text a piece adds. */
  read(piece: Buffer): string
  /** The text that was still to come once all is there. */
  end(): string
  readonly problem: string | null
}

interface Chunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown }
    readonly message?: { readonly content?: unknown }
  }[]
  readonly error?: { readonly message?: unknown }
}

export function completionReader(): CompletionReader {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let problem: string | null = null
  const textOf = (json: string): string => {
    if (json.trim() === '[DONE]') return ''
    try {
      const { choices, error } = JSON.parse(json) as Chunk
      if (error) problem = 'The model reported an error while it answered'
      const [first] = choices ?? []
      const content = first?.delta?.content ?? first?.message?.content
      return typeof content === 'string' ? content : ''
    } catch {
      problem = 'The model answered something that is no answer'
      return ''
    }
  }
  const lineText = (line: string): string => (line.startsWith('data:') ? textOf(line.slice(5)) : '')
  return {
    read: (piece) => {
      rest += decoder.write(piece)
      // An answer that does not stream is one JSON document, on however many lines.
      if (rest.trimStart().startsWith('{')) return ''
      const lines = rest.split(/\r?\n/)
      rest = lines.pop() ?? ''
      return lines.map(lineText).join('')
    },
    end: () => {
      rest += decoder.end()
      return rest.trimStart().startsWith('{') ? textOf(rest) : lineText(rest)
    },
    get problem() {
      return problem
    },
  }
}
