import pg from 'pg'

export type Seen = { name: string; text: string; values: unknown[] }

type Asked = string | { name?: string; text: string; values?: unknown[] }

/** Notes what this process reads from the database, each statement with the values of its last run. */
export function watchStatements(): { seen: Map<string, Seen>; stop(): void } {
  const seen = new Map<string, Seen>()
  const proto = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const usual = proto.query
  proto.query = function watched(this: unknown, ...args: unknown[]) {
    const [asked, more] = args as [Asked, unknown]
    const text = typeof asked === 'string' ? asked : asked?.text
    if (
      typeof text === 'string' &&
      /^\s*(?:select|with)\b/i.test(text) &&
      !/\bfor (?:no key )?update\b/i.test(text)
    ) {
      const given = typeof asked === 'string' ? undefined : asked.values
      const values = given ?? (Array.isArray(more) ? (more as unknown[]) : [])
      const name = (typeof asked === 'string' ? undefined : asked.name)?.replace(/_[\da-f]{20}$/, '')
      seen.set(text, { name: name ?? text.trim().slice(0, 80).replace(/\s+/g, ' '), text, values })
    }
    return Reflect.apply(usual, this, args)
  }
  return { seen, stop: () => void (proto.query = usual) }
}
