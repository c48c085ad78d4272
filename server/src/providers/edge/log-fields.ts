export const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}

/** What an answer says it holds: `bytes 0-499/1234`. */
export function readContentRange(header: string): { from: number } | undefined {
  const from = /^bytes (\d{1,15})-\d{1,15}\//.exec(header)?.[1]
  return from === undefined ? undefined : { from: Number(from) }
}

/** What was asked for; the last bytes of a file (`bytes=-500`) are not known without its length. */
function readAskedRange(header: string): { from: number; to: number } | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? []
  if (from === undefined) return undefined
  return { from: Number(from), to: to ? Number(to) + 1 : Infinity }
}

/** Logs that know the asked range, and how much was sent with the headers of the answer. */
export function sentOf(
  status: number,
  range: string,
  bytes: number,
): { from: number; to: number } | undefined {
  if (bytes === 0) return undefined
  if (status === 200) return { from: 0, to: bytes }
  const asked = status === 206 ? readAskedRange(range) : undefined
  return asked && { from: asked.from, to: Math.min(asked.to, asked.from + bytes) }
}

/** Path and query of an address, which logs name with or without its host. */
export const readAddress = (text: string): URL | undefined => URL.parse(text, 'http://edge') ?? undefined
