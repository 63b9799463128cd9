import type { ImportPreview, PreviewChange } from '#core/contract/import-previews.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { MappedColumn } from '#server/database/preview-tables.ts'
import { statedEncoding } from '#server/files/csv-encoding.ts'
import { type SpooledFile, spoolPieces } from '#server/files/spooled-file.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import type { Actor, Hub, Tx } from '#server/platform/hub.ts'
import type { Sender, UploadedFile } from '#server/platform/uploads.ts'
import { isOfFile } from './filled-fields.ts'
import type { StartedImport } from './import-answer.ts'
import { mappedAnew } from './mapped-anew.ts'
import { presentPreview, typedOf } from './preview-presenter.ts'
import {
  findPreview,
  lockPreview,
  type PreviewRecord,
  previewBytes,
  previewRows,
  rememberedColumns,
} from './preview-queries.ts'
import { forgetPreview, keepPreview, rememberColumns, replacePreview, replaceRows } from './preview-writes.ts'
import type { KeptFile, TypedCells, Wishes } from './previewed-file.ts'
import type { Previewer } from './previewer.ts'

/** Whether this person may send such a file. */
export function requireAccess({ permissions }: Actor, { access }: Pick<Previewer, 'access'>): void {
  if (permissions.includes(access)) return
  throw new Refusal('forbidden', `This needs the permission ${access}`)
}

const gone = () => notFound('This upload does not exist or has expired')

/** A person's own preview; for everybody else there is nothing here. */
export async function loadPreview(hub: Hub, actor: Actor, id: number): Promise<PreviewRecord> {
  const found = await findPreview(hub.db, id, hub.now())
  if (!found || found.created_by !== actor.id) throw gone()
  return found
}

export async function createPreview(
  hub: Hub,
  actor: Actor,
  { previewer, masterDiId }: { readonly previewer: Previewer; readonly masterDiId: number | null },
  upload: UploadedFile | SpooledFile<'csv' | 'xml'>,
  sender: Sender,
): Promise<ImportPreview> {
  const spooled = 'bytes' in upload ? undefined : upload
  try {
    const content = 'bytes' in upload ? upload.bytes : upload
    const encoding = statedEncoding(upload.fields.encoding)
    const file: KeptFile = { name: upload.name, kind: upload.kind, content, sender }
    const remembered = await rememberedColumns(hub.db, previewer.kind, actor.id)
    const previewed = await previewer.look(hub, actor, file, { remembered, encoding }, new Map())
    const id = await keepPreview(hub, actor, {
      ...previewed,
      kind: previewer.kind,
      masterDiId,
      fileName: upload.name,
      fileKind: upload.kind,
      content: 'bytes' in upload ? [upload.bytes] : upload.read(),
    })
    return await readPreview(hub, actor, previewer, id)
  } finally {
    await spooled?.close()
  }
}

export async function readPreview(
  hub: Hub,
  actor: Actor,
  previewer: Previewer,
  id: number,
): Promise<ImportPreview> {
  const preview = await loadPreview(hub, actor, id)
  const rows = await previewRows(hub.db, id)
  return presentPreview(preview, rows, [...previewer.fields(preview.mapping)])
}

const revisionOf = ({ result }: Pick<PreviewRecord, 'result'>): number => result.revision ?? 1

/** Two tabs show one check: what one of them changed is not undone by the other, which did not see it. */
function requireSeen(preview: Pick<PreviewRecord, 'result'>, seen: number | null | undefined): void {
  if (typeof seen !== 'number' || seen === revisionOf(preview)) return
  throw new Refusal(
    'stale_record',
    'This check was changed meanwhile, for instance in another tab. Look at it again, and repeat your change.',
  )
}

/** Other columns are read through the whole file; cells typed over in their rows alone. */
export async function changePreview(
  hub: Hub,
  actor: Actor,
  previewer: Previewer,
  preview: PreviewRecord,
  change: PreviewChange,
  sender: Sender,
): Promise<ImportPreview> {
  requireSeen(preview, change.revision)
  const { id } = preview
  const wishes = [...(change.mapping ?? []), ...(change.filled ?? [])]
  const rows = await previewRows(hub.db, id)
  const mapping = mappedAnew(previewer, preview.mapping, change)
  const issues = [
    ...mapping.issues,
    ...issuesOfCells(change, {
      rows: new Set(rows.map(({ row }) => row)),
      columns: preview.mapping.filter(isOfFile).length,
    }),
  ]
  if (issues.length > 0) throw invalid(issues)
  const encoding = change.encoding ?? undefined
  const isAnew = encoding !== undefined && encoding !== preview.result.encoding?.used
  // In another encoding columns may have other names.
  if (isAnew && wishes.length > 0) {
    throw invalid([{ path: 'mapping', message: 'Choose the encoding first, then the columns' }])
  }
  if (wishes.length > 0 || encoding) {
    const typed = typedAnew(typedOf(rows), change)
    const remembered = isAnew ? await rememberedColumns(hub.db, previewer.kind, actor.id) : new Map()
    const asked: Wishes = isAnew
      ? { remembered, encoding, filled: preview.mapping }
      : { ...wishesOf(preview, mapping.columns), ...(encoding && { encoding }) }
    const previewed = await withFile(hub, previewer, preview, sender, (file) =>
      previewer.look(hub, actor, file, asked, typed),
    )
    await hub.db.transaction().execute(async (tx) => {
      const before = await requireThere(tx, id)
      requireSeen(before, change.revision)
      const result = { ...previewed.result, revision: revisionOf(before) + 1 }
      await replacePreview(tx, id, { ...previewed, result }, typed)
    })
  } else if (change.cells && change.cells.length > 0) {
    await mend(hub, actor, previewer, id, change)
  }
  return readPreview(hub, actor, previewer, id)
}

/** What was said of a file so far: its columns, and what it is written in. */
function wishesOf({ result }: PreviewRecord, mapping: readonly MappedColumn[]): Wishes {
  const said = result.encoding?.isConfirmed ? result.encoding.used : undefined
  return { mapping, remembered: new Map(), encoding: said }
}

async function requireThere(tx: Tx, id: number): Promise<PreviewRecord> {
  const found = await lockPreview(tx, id)
  if (!found) throw gone()
  return found
}

async function mend(
  hub: Hub,
  actor: Actor,
  previewer: Previewer,
  id: number,
  change: PreviewChange,
): Promise<void> {
  const named = new Set(change.cells?.map(({ row }) => row))
  const shown = await findPreview(hub.db, id, hub.now())
  const kept = (await previewRows(hub.db, id)).filter(({ row }) => named.has(row))
  if (!shown) throw gone()
  const typed = typedAnew(typedOf(kept), change)
  const table = kept.map(({ row, cells }) => ({ row, cells: JSON.parse(cells) as string[] }))
  const run = await previewer.lookAgain(hub, actor, shown.mapping, table, typed)
  await hub.db.transaction().execute(async (tx) => {
    const before = await requireThere(tx, id)
    requireSeen(before, change.revision)
    const { result } = before
    const counts = { ...result.counts }
    // Another change may have come first: what is taken away is what stands there now.
    for (const { row, verdict } of await previewRows(tx, id)) if (named.has(row)) counts[verdict] -= 1
    for (const { verdict } of run.rows) counts[verdict] += 1
    await replaceRows(
      tx,
      id,
      { result: { ...result, counts, revision: revisionOf(before) + 1 }, rows: run.rows },
      typed,
    )
  })
}

export async function commitPreview(
  hub: Hub,
  actor: Actor,
  previewer: Previewer,
  preview: PreviewRecord,
  sender: Sender,
  seen: number | undefined,
): Promise<StartedImport> {
  requireSeen(preview, seen)
  if (preview.result.encoding?.isConfirmed === false) {
    const message = 'Confirm the encoding of the file, or choose another one, before it is imported'
    throw invalid([{ path: 'encoding', message }])
  }
  const typed = typedOf(await previewRows(hub.db, preview.id))
  let claimed = false
  const claim = async (tx: Tx) => {
    requireSeen(await requireThere(tx, preview.id), seen)
    await forgetPreview(tx, preview.id)
    claimed = true
    const columns = { kind: previewer.kind, mapping: preview.mapping, at: hub.now() }
    await rememberColumns(tx, actor, columns)
  }
  try {
    const file = await openFile(hub, previewer, preview, sender)
    return await previewer.start(hub, actor, file, wishesOf(preview, preview.mapping), typed, claim)
  } catch (error) {
    // Another one may have imported it meanwhile, and what is left of the file tells nobody anything.
    if (!claimed && !(await findPreview(hub.db, preview.id, hub.now()))) throw gone()
    throw error
  }
}

export async function cancelPreview(hub: Hub, id: number): Promise<{ id: number }> {
  await forgetPreview(hub.db, id)
  return { id }
}

async function openFile(
  hub: Hub,
  { isLarger }: Pick<Previewer, 'isLarger'>,
  { id, ...preview }: PreviewRecord,
  sender: Sender,
): Promise<KeptFile> {
  const bytes = previewBytes(hub.db, id)
  const named = { name: preview.file_name, kind: preview.file_kind, sender }
  const { file_kind } = preview
  if (isLarger && file_kind !== 'xlsx') {
    return { ...named, content: await spoolPieces(preview.file_name, file_kind, bytes) }
  }
  const pieces: Buffer[] = []
  for await (const piece of bytes) pieces.push(piece)
  return { ...named, content: Buffer.concat(pieces) }
}

async function withFile<T>(
  hub: Hub,
  previewer: Previewer,
  preview: PreviewRecord,
  sender: Sender,
  work: (file: KeptFile) => Promise<T>,
): Promise<T> {
  const file = await openFile(hub, previewer, preview, sender)
  try {
    return await work(file)
  } finally {
    if (!Buffer.isBuffer(file.content)) await file.content.close()
  }
}

function issuesOfCells(
  { cells }: PreviewChange,
  known: { readonly rows: ReadonlySet<number>; readonly columns: number },
): Issue[] {
  return (cells ?? []).flatMap(({ row, column }, at): Issue[] => [
    ...(known.rows.has(row)
      ? []
      : [{ path: `cells.${at}.row`, message: `Row ${row} is none of the rows with problems` }]),
    ...(column < known.columns
      ? []
      : [{ path: `cells.${at}.column`, message: `The file has no column ${column}` }]),
  ])
}

function typedAnew(before: TypedCells, { cells }: PreviewChange): TypedCells {
  const typed = new Map([...before].map(([row, texts]) => [row, { ...texts }]))
  for (const { row, column, text } of cells ?? []) {
    const texts = typed.get(row) ?? {}
    if (text === null) delete texts[String(column)]
    else texts[String(column)] = text
    typed.set(row, texts)
  }
  return typed
}
