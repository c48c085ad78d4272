/** The side data of a stream that says how its picture is turned. */
export const displayMatrix = 5

/** The filters that turn a picture upright, as its file says how the camera was held. */
export function rotationFilters(sideData: Buffer | null): string[] {
  const matrix = readMatrix(sideData)
  if (!matrix) return []
  const [turn, across, down] = [turnOf(matrix), matrix[0]!, matrix[4]!]
  const isMirrored = matrix[3]!
  if (turn === 90) return [`transpose=${isMirrored > 0 ? 'cclock_flip' : 'clock'}`]
  if (turn === 270) return [`transpose=${isMirrored < 0 ? 'clock_flip' : 'cclock'}`]
  if (turn === 180) return [...(across < 0 ? ['hflip'] : []), ...(down < 0 ? ['vflip'] : [])]
  return down < 0 ? ['vflip'] : []
}

/** How a picture is turned, in degrees, as ffprobe says it. */
export function rotationOf(sideData: Buffer | null): number | undefined {
  const matrix = readMatrix(sideData)
  return matrix && Math.round(-degreesOf(matrix))
}

const readMatrix = (bytes: Buffer | null): number[] | undefined =>
  bytes && bytes.length >= 36
    ? Array.from({ length: 9 }, (_, index) => bytes.readInt32LE(index * 4))
    : undefined

function degreesOf(matrix: number[]): number {
  const [a, b, , c, d] = matrix as [number, number, number, number, number]
  const scales = [Math.hypot(a, c), Math.hypot(b, d)] as const
  if (scales[0] === 0 || scales[1] === 0) return 0
  return (Math.atan2(b / scales[1], a / scales[0]) * 180) / Math.PI
}

/** Clockwise, as a quarter of a full turn that is nearest. */
const turnOf = (matrix: number[]) => (((Math.round(degreesOf(matrix) / 90) * 90) % 360) + 360) % 360
