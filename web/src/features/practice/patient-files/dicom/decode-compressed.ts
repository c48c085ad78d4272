import openCharls from '@cornerstonejs/codec-charls/decodewasmjs'
import openOpenJpeg from '@cornerstonejs/codec-openjpeg/decodewasmjs'
import { decodeJpegLossless } from './jpeg-lossless.ts'
import type { Samples } from './samples.ts'

/** Encodings that hospitals use and browsers cannot decode. */
export type CompressedEncoding = 'jpegLossless' | 'jpegLs' | 'jpeg2000'

/** Where the WebAssembly of the two decoders is. */
export type DecoderAddresses = { jpegLs: string; jpeg2000: string }

/** CharLS and OpenJPEG, the reference decoders, compiled to WebAssembly; loaded when a file needs them. */
export function createDecoders(addresses: DecoderAddresses) {
  let charls: ReturnType<typeof openCharls> | undefined
  let openJpeg: ReturnType<typeof openOpenJpeg> | undefined
  return async (encoding: CompressedEncoding, bytes: Uint8Array): Promise<Samples> => {
    if (encoding === 'jpegLossless') return decodeJpegLossless(bytes)
    if (encoding === 'jpegLs') {
      charls ??= openCharls({ locateFile: () => addresses.jpegLs })
      const { JpegLSDecoder } = await charls
      return decodeWith(new JpegLSDecoder(), bytes, (decoder) => decoder.getInterleaveMode() === 0)
    }
    openJpeg ??= openOpenJpeg({ locateFile: () => addresses.jpeg2000 })
    const { J2KDecoder } = await openJpeg
    return decodeWith(new J2KDecoder(), bytes, () => false)
  }
}

function decodeWith<Decoder extends WasmDecoder>(
  decoder: Decoder,
  bytes: Uint8Array,
  isPlanar: (decoder: Decoder) => boolean,
): Samples {
  try {
    decoder.getEncodedBuffer(bytes.length).set(bytes)
    decoder.decode()
    return {
      // A copy: the memory belongs to the decoder.
      bytes: Uint8Array.from(decoder.getDecodedBuffer()),
      bytesPerSample: decoder.getFrameInfo().bitsPerSample <= 8 ? 1 : 2,
      isPlanar: isPlanar(decoder),
    }
  } finally {
    decoder.delete()
  }
}
