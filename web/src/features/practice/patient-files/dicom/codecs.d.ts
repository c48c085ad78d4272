// The packages have no types. Both are Emscripten modules with the same way of decoding.
type Codec<Decoder> = (options?: { locateFile?: () => string }) => Promise<Decoder>
type WasmDecoder = {
  getEncodedBuffer(length: number): Uint8Array
  decode(): void
  getDecodedBuffer(): Uint8Array
  getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number }
  delete(): void
}
type FrameInfo = {
  width: number
  height: number
  bitsPerSample: number
  componentCount: number
  isSigned: boolean
}
type WasmEncoder = {
  getDecodedBuffer(frame: FrameInfo): Uint8Array
  encode(): void
  getEncodedBuffer(): Uint8Array
  delete(): void
}

declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  const open: Codec<{ JpegLSDecoder: new () => WasmDecoder & { getInterleaveMode(): number } }>
  export default open
}
declare module '@cornerstonejs/codec-charls/wasmjs' {
  const open: Codec<{ JpegLSEncoder: new () => WasmEncoder & { setInterleaveMode(mode: number): void } }>
  export default open
}
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  const open: Codec<{ J2KDecoder: new () => WasmDecoder }>
  export default open
}
declare module '@cornerstonejs/codec-openjpeg/wasmjs' {
  const open: Codec<{
    J2KEncoder: new () => WasmEncoder & {
      setQuality(isReversible: boolean, quality: number): void
      setDecompositions(count: number): void
    }
  }>
  export default open
}
