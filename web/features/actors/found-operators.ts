import { type OperatorType, operatorTypes } from '#core/code-lists/operator-types.ts'
import { findOperators } from '#web/data/actors.ts'
import type { Found } from '#web/ui/use-found.ts'

/** An operator to choose, with what it is. */
export interface FoundOperator extends Found {
  readonly type?: OperatorType | undefined
}

interface Named {
  readonly id: number
  readonly name: string | null
  readonly srn: string | null
  readonly actorType: string | null
}

export const asFound = ({ id, name, srn, actorType }: Named): FoundOperator => {
  const type = operatorTypes.find(({ code }) => code === actorType)
  return {
    id,
    name: name ?? '',
    detail: [type?.label, srn].filter(Boolean).join(', '),
    type: type?.code,
  }
}

const offered = 20

/** By a few letters; without any, the first by name. */
export const findSomeOperators = async (search: string, signal: AbortSignal): Promise<FoundOperator[]> =>
  (await findOperators(search, offered, signal)).map(asFound)
