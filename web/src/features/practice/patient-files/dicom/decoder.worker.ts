import charls from '@cornerstonejs/codec-charls/decodewasm?url'
import openJpeg from '@cornerstonejs/codec-openjpeg/decodewasm?url'
import { createDecoders } from './decode-compressed.ts'
import type { CompressedEncoding } from './decode-compressed.ts'

export type DecodeRequest = {
  encoding: CompressedEncoding
  bytes: Uint8Array<ArrayBuffer>
  port: MessagePort
}

const decode = createDecoders({ jpegLs: charls, jpeg2000: openJpeg })

/** Answers the samples, or nothing for a frame that cannot be decoded. */
addEventListener('message', async ({ data: { encoding, bytes, port } }: MessageEvent<DecodeRequest>) => {
  port.postMessage(await decode(encoding, bytes).catch(() => undefined))
})
