import type { CompressedEncoding } from './decode-compressed.ts'
import type { DecodeRequest } from './decoder.worker.ts'
import { DicomUnreadable } from './read-dicom.ts'
import type { Samples } from './samples.ts'

let opened: Worker | undefined

/**
 * Decodes beside the page: it takes up to a second for a large frame. A worker is also where WebAssembly may run, which the
 * policy of the pages does not allow.
 */
export function decodeInWorker(
  encoding: CompressedEncoding,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Samples> {
  const worker = (opened ??= new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module' }))
  const { port1, port2 } = new MessageChannel()
  return new Promise<Samples>((resolve, reject) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Samples | undefined>) =>
      data ? resolve(data) : reject(new DicomUnreadable('damaged')),
    )
    port1.start()
    // Its script could not be loaded: the next try loads it again.
    worker.addEventListener('error', () => {
      opened = undefined
      reject(new Error('the decoder could not be loaded'))
    })
    worker.postMessage({ encoding, bytes, port: port2 } satisfies DecodeRequest, [port2])
  }).finally(() => port1.close())
}
