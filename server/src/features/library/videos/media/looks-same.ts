import sharp from 'sharp'

/** Small enough to compare quickly; a line of text that a person can read still changes several of its points. */
const size = { width: 320, height: 180 }
/** What the encoder changes from frame to frame of a still picture is less. */
const mostDifference = 24

export const smallPixels = (file: string): Promise<Buffer> =>
  sharp(file)
    .resize({ ...size, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()

/** Whether two frames show the same, to the last point: a new line of text makes them differ. */
export const looksSame = (a: Buffer, b: Buffer): boolean =>
  a.length === b.length && a.every((value, at) => Math.abs(value - b[at]!) <= mostDifference)
