import type { Nomenclature } from '#core/emdn/nomenclature.ts'
import { readNomenclature } from '#core/emdn/read-file.ts'
import { readTable } from '#server/files/table-file.ts'
import { invalid } from '#server/platform/errors.ts'
import type { UploadedFile } from '#server/platform/uploads.ts'

export interface EmdnFile extends Nomenclature {
  readonly fileName: string
  readonly recognised: string
}

/** Reads the Commission's file, or refuses it with all that keeps it from being the nomenclature. */
export async function readEmdnFile(file: UploadedFile, name: string | undefined): Promise<EmdnFile> {
  const table = await readTable(file)
  const read = readNomenclature(table)
  if ('problems' in read) {
    throw invalid(
      read.problems.map(({ row, message }) => ({
        path: 'file',
        message: row === null ? message : `Row ${row}: ${message}`,
      })),
    )
  }
  const fileName = file.name.slice(0, 200)
  return {
    ...read,
    name: name?.trim() || fileName.replace(/\.+(csv|xlsx)$/i, '').slice(0, 120) || 'EMDN',
    fileName,
    recognised: table.recognised,
  }
}
