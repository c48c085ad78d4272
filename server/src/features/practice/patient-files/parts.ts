import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { patientFileLimits } from '#contract/practice/patient-files.ts'
import type { Services } from '#kernel/services.ts'
import type { PatientFileRow } from './patient-files.queries.ts'

const { partBytes } = patientFileLimits

type Storing = Pick<Services, 'providers' | 'vault'>

const keyAt = ({ parts_key }: PatientFileRow, offset: number) => `${parts_key}/${offset / partBytes}`

/** The offsets of the parts that have arrived. */
const offsetsOf = ({ received }: PatientFileRow) =>
  Array.from({ length: Math.ceil(received / partBytes) }, (_, at) => at * partBytes)

/** A part is sealed before it is stored: nothing of a patient lies readable in the storage while a file arrives. */
export const storePart = (
  { providers, vault }: Storing,
  row: PatientFileRow,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<void> => providers.storage.put(keyAt(row, offset), vault.seal(bytes), 'application/octet-stream')

/** Writes all parts one after the other to a file of this machine. */
export async function joinParts({ providers, vault }: Storing, row: PatientFileRow, path: string) {
  const target = await open(path, 'wx')
  try {
    for (const offset of offsetsOf(row)) {
      const sealed = await buffer(await providers.storage.read(keyAt(row, offset)))
      await target.write(vault.open(sealed))
    }
  } finally {
    await target.close()
  }
}

/** One part more than was counted may have been stored when a server died. */
export async function removeParts(
  { providers, log }: Pick<Services, 'providers' | 'log'>,
  row: PatientFileRow,
) {
  for (const offset of [...offsetsOf(row), Math.ceil(row.received / partBytes) * partBytes])
    await providers.storage
      .remove(keyAt(row, offset))
      .catch((error: unknown) =>
        log.error({ err: error, key: keyAt(row, offset) }, 'a part could not be removed'),
      )
}
