import type { Issue } from '#core/contract/problem.ts'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { missingFields } from '#core/dictionary/document.ts'
import { certificationIssues } from '#core/rules/certification-checks.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { certificationEntities } from './certification-entities.ts'
import { lockCertification } from './certification-queries.ts'
import { certificationEdit } from './certification-service.ts'

/** The new end of a certification, and its number where it has a new one; answers what is wrong with them. */
export async function renewCertification(
  unit: Unit,
  actor: Actor,
  id: number,
  given: { readonly expiryDate?: string; readonly certificationNumber?: string },
): Promise<readonly Issue[]> {
  const before = await lockCertification(unit.tx, id)
  if (!before) return [{ path: 'expiryDate', message: 'The certification was deleted' }]
  const document = { ...before.document, ...given }
  const issues = [...missingFields(certificationFields, document), ...certificationIssues(document)]
  if (issues.length > 0)
    return issues.map(({ message, path }) => ({
      path: path === 'certificationNumber' ? 'number' : path,
      message,
    }))
  await certificationEntities.change(unit, actor, [certificationEdit(before, document)])
  return []
}
