import type { Db } from './database.ts'

type Work = (db: Db) => Promise<void>

/** What the open transactions leave for afterwards. */
const left = new WeakMap<Db, Work[]>()

/**
 * Runs `work` once the transaction of `db` is committed, and never if it is rolled back; at once where `db` is no
 * transaction. It gets the handle outside of the transaction, and must not reject: nothing can be undone any more.
 */
export async function afterCommit(db: Db, work: Work): Promise<void> {
  const works = left.get(db)
  if (works) works.push(work)
  else await work(db)
}

/** Lets the transactions of a handle run what is left for after their commit, before they return. */
export function runAfterCommit<Handle extends Db>(db: Handle): Handle {
  const begin = db.transaction.bind(db)
  const transaction: Db['transaction'] = async (work, config) => {
    const works: Work[] = []
    const result = await begin((tx) => work(collect(tx, works)), config)
    for (const each of works) await each(db)
    return result
  }
  return Object.assign(db, { transaction })
}

/** A transaction inside of another is a savepoint: what it leaves goes with it, or waits for the commit of the outer one. */
function collect<Handle extends Db>(tx: Handle, works: Work[]): Handle {
  left.set(tx, works)
  const begin = tx.transaction.bind(tx)
  const transaction: Db['transaction'] = async (work, config) => {
    const inner: Work[] = []
    const result = await begin((nested) => work(collect(nested, inner)), config)
    works.push(...inner)
    return result
  }
  return Object.assign(tx, { transaction })
}
