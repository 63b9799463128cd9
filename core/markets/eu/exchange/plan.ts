import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import {
  comparable,
  type ItemToSend,
  type PlanContext,
  type PlannedFile,
  type Unsent,
  type UploadPlanned,
} from '#core/markets/exchange.ts'
import { judgeChange } from '../change/judge-change.ts'
import { messagesDue } from '../change/messages-due.ts'
import { unknownOfBasicUdi } from '../change/unknown-of-basic-udi.ts'
import { senderOf } from '../device/device-of.ts'
import { missingElements } from '../device/missing-elements.ts'
import { normaliseValues } from '../device/normalise-values.ts'
import { writeMessage } from '../eudamed-writer.ts'
import { planUpload, type UploadItem } from '../message/upload-plan.ts'
import { eudamedGroups, groupOf } from './group.ts'
import { inEnvironment } from './playground-actors.ts'
import { releaseOf } from './release.ts'
import { type DueItem, sharedOnce } from './shared-once.ts'

/** What is due of a submission, or why nothing is. */
type Due = { readonly items: readonly UploadItem[] } | Omit<Unsent, 'reference'>

/**
 * Divides submissions into files for EUDAMED: the first of a Basic UDI-DI that EUDAMED does not have yet is posted with
 * it, the others are added to it; of registered ones goes what has changed. What devices of a Basic UDI-DI share is
 * sent once for all of them.
 */
export function plan(given: readonly ItemToSend[], context: PlanContext): UploadPlanned {
  const unsent: Unsent[] = []
  const due: DueItem[] = []
  const groups = new Set(context.knownGroups)
  for (const { reference, document: now, registered: state } of given) {
    const document = inEnvironment(normaliseValues(now), context)
    const registered = state && {
      ...state,
      document: inEnvironment(normaliseValues(state.document), context),
    }
    const found = dueOf({ reference, document, registered }, groups)
    if ('why' in found) {
      unsent.push({ reference, ...found })
      continue
    }
    const group = groupOf(document)
    if (group !== undefined) groups.add(group)
    due.push({ reference, document, isNamedByAnother: registered?.namedByAnother ?? false, ...found })
  }
  const { items, shared, refused } = sharedOnce(due)
  unsent.push(...refused)
  const release = releaseOf(context.settings, context.environment)
  const { files, manifest } = planUpload(items, release, () => ({
    correlationID: context.newId(),
    messageID: context.newId(),
    creationDateTime: context.createdAt,
  }))
  const planned = manifest.files.map((file, at): PlannedFile => {
    const message = files[at]?.message
    return {
      order: file.order,
      name: file.name,
      service: file.service,
      sender: file.sender,
      correlationId: file.correlationID,
      messageId: file.messageID,
      parts: file.entities.map(({ reference, codes }) => ({
        references:
          file.service === 'BASIC_UDI.PATCH' ? (shared.get(codes[0] ?? '') ?? [reference]) : [reference],
        codes,
      })),
      write() {
        if (!message) throw new Error(`The file ${file.name} has no message`)
        return writeMessage(message, { version: release, indent: '  ' })
      },
    }
  })
  return { release, files: planned, unsent }
}

function dueOf(
  { reference, document, registered }: ItemToSend & { readonly document: SubmissionDocument },
  groups: ReadonlySet<string>,
): Due {
  const [missing] = missingElements(document)
  if (missing) return { field: missing.field, why: missing.message }
  const group = groupOf(document)
  const there = registered && comparable({ groups: eudamedGroups }, registered, document)
  const refused = there && refusedChange(there, document)
  if (refused) return refused
  const unknown = registered && unknownOfBasicUdi(registered, document)
  if (unknown) return { field: unknown.field, why: unknown.message }
  const entities = messagesDue(document, {
    basicUdiDiRegistered: group !== undefined && groups.has(group),
    ...(registered && { registered }),
  })
  if (entities.length === 0) {
    return {
      field: null,
      why: 'Nothing that EUDAMED keeps has changed since EUDAMED took it. There is nothing to send.',
    }
  }
  const sender = senderOf(document)
  return { items: entities.map((entity) => ({ reference, sender, entity })) }
}

function refusedChange(registered: SubmissionDocument, now: SubmissionDocument): Due | undefined {
  const [error] = judgeChange(registered, now).filter(({ severity }) => severity === 'error')
  return error && { field: error.field, why: error.message, isRefusedChange: true }
}
