/**
 * Writes the fields of a call as they travel: as text. It does the same as the codecs of `fields.ts` without them, because pages do not
 * ship the schemas. A test compares the two for every call.
 */
export const writeFields = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, written(name, value)]],
    ),
  )

function written(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  // A toggle is always called `type`, and off is 2.
  if (typeof value === 'boolean') return value ? '1' : name === 'type' ? '2' : '0'
  return JSON.stringify(value)
}
