import sharp from 'sharp'

/** Hashes of this many differing bits belong to pictures that a person would call the same. */
const mostDifferent = 8

/** In a plain field neighbours differ by noise alone, which another encoding changes. */
const leastStep = 3

/**
 * What a picture looks like, in 64 bits: whether each field of a coarse grid is clearly darker than its right neighbour. It
 * survives resizing, another format and small changes.
 */
export async function lookOf(picture: string | Buffer): Promise<bigint> {
  const grey = await sharp(picture).rotate().greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let bits = 0n
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++)
      bits = (bits << 1n) | (grey[y * 9 + x + 1]! - grey[y * 9 + x]! > leastStep ? 1n : 0n)
  return BigInt.asIntN(64, bits)
}

export function isAlike(one: bigint, other: bigint): boolean {
  let different = 0
  for (let bits = BigInt.asUintN(64, one ^ other); bits > 0n; bits &= bits - 1n) different++
  return different <= mostDifferent
}

/** When the camera says that a picture was taken; undefined if it says nothing. Cameras here show Beijing time. */
export async function takenAt(picture: string): Promise<Date | undefined> {
  const { exif } = await sharp(picture).metadata()
  const moments = exif?.toString('latin1').match(/\d{4}:\d\d:\d\d \d\d:\d\d:\d\d/g) ?? []
  const times = moments
    .map((text) => new Date(`${text.slice(0, 10).replaceAll(':', '-')}T${text.slice(11)}+08:00`))
    .filter((at) => !Number.isNaN(at.getTime()))
  // The others say when it was edited.
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0]
}
