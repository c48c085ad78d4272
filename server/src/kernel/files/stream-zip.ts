import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

export type ZipFile = { name: string; body: Uint8Array }

/** Writes an archive while its files arrive, each as it is: PDFs are compressed already. Waits where the receiver is slower. */
export async function streamZip(files: AsyncIterable<ZipFile>, out: Writable): Promise<void> {
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error)
    else if (isLast) out.end(chunk)
    else out.write(chunk)
  })
  for await (const { name, body } of files) {
    if (out.destroyed) return
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(body, true)
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')])
  }
  zip.end()
}
