/** The samples of a frame: pixel by pixel or in planes, 16 bits with the lower byte first. */
export type Samples = { bytes: Uint8Array<ArrayBuffer>; bytesPerSample: 1 | 2; isPlanar: boolean }
