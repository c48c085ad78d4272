import pg from 'pg'

type Query = pg.QueryConfig & { submit?: unknown }

/**
 * Leaves prepared statements unnamed. A pooler in transaction mode gives each transaction another connection, which knows
 * none of the names: PgBouncer before 1.21, and later ones without `max_prepared_statements`.
 */
export class NamelessClient extends pg.Client {
  // The declared overloads of pg cannot be repeated here; what is passed on is what came.
  override query = ((first: string | Query, ...rest: unknown[]) => {
    const isPlain = typeof first === 'object' && first.name !== undefined && first.submit === undefined
    const { query } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
    return query.call(this, isPlain ? { ...first, name: undefined } : first, ...rest)
  }) as pg.Client['query']
}
