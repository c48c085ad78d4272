import type { Context } from '#kernel/services.ts'

/** What a deed works with: `db` is a transaction, and what reaches beyond the database follows its commit. */
export type DeedContext = Context & {
  /** Done after the commit, and not at all if there is none. */
  afterwards(effect: () => Promise<unknown> | void): void
}

/** Does something in one transaction. Events that it publishes, and what it leaves for afterwards, follow the commit. */
export async function carryOut<Result>(
  context: Context,
  work: (inside: DeedContext) => Promise<Result>,
): Promise<Result> {
  const { result, effects } = await within(context, work)
  // Grows while it is gone through: events of a part are published through those of the whole.
  for (const effect of effects)
    try {
      await effect()
    } catch (error) {
      // It is done, and somebody who tried again would find nothing to do.
      context.log.error({ err: error }, 'what follows a deed has failed')
    }
  return result
}

/** Does a part of a deed that may fail without the rest: then nothing of it stays, and nothing follows. */
export async function carryOutPart<Result>(
  inside: DeedContext,
  work: (inside: DeedContext) => Promise<Result>,
): Promise<Result> {
  const { result, effects } = await within(inside, work)
  for (const effect of effects) inside.afterwards(effect)
  return result
}

type Effect = Parameters<DeedContext['afterwards']>[0]

async function within<Result>(context: Context, work: (inside: DeedContext) => Promise<Result>) {
  const effects: Effect[] = []
  const afterwards = (effect: Effect) => void effects.push(effect)
  const events: Context['events'] = {
    publish: async (event, payload) => afterwards(() => context.events.publish(event, payload)),
  }
  const result = await context.db.transaction((db) => work({ ...context, db, events, afterwards }))
  return { result, effects }
}
