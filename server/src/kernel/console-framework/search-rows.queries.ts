import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { prepared } from '#kernel/prepared.ts'
import type { Context } from '#kernel/services.ts'
import type { Resource } from './resource.ts'
import { resourcesOf } from './resources.ts'
import type { Resources } from './resources.ts'
import { soughtBy } from './rows.queries.ts'

const rowsOfEach = 5

const sought = {
  words: sql.placeholder('words'),
  begin: sql.placeholder('begin'),
  pattern: sql.placeholder('pattern'),
}

/** One row with a column for each list: the numbers of its best rows. */
const prepareSearch = ({ all }: Resources) =>
  prepared('search_lists', (db, names: string[]) => {
    const columns: Record<string, SQL<number[]>> = {}
    for (const { name, rows } of all)
      if (names.includes(name))
        columns[name] = sql`array_to_json(array(${rows.finding!(db, sought, rowsOfEach)}))`
    return db.select(columns).from(sql`(values (1)) as one`)
  })

/** By registry: a server has one. A statement names the lists that it searches, so that each set of rights has its own. */
const searches = new WeakMap<Resources, ReturnType<typeof prepareSearch>>()

function searchOf(resources: Resources) {
  let search = searches.get(resources)
  if (!search) searches.set(resources, (search = prepareSearch(resources)))
  return search
}

/**
 * Planning this many subqueries takes 50 ms, and PostgreSQL would plan the first five executions of each connection for their
 * words alone. None of the plans depends on the words.
 */
async function findTogether(
  context: Context,
  names: string[],
  words: string,
): Promise<Record<string, number[]>> {
  if (names.length === 0) return {}
  return context.db.transaction(async (db) => {
    await db.execute(sql`set local plan_cache_mode = force_generic_plan`)
    const [found] = await searchOf(resourcesOf(context))(db, names).execute(soughtBy(words))
    return found!
  })
}

/**
 * The numbers of the best rows of each of these lists that has any. One statement asks them all, except for lists whose
 * condition depends on who asks or on the words.
 */
export async function findInLists(
  context: Context,
  lists: Resource[],
  words: string,
): Promise<{ list: Resource; ids: number[] }[]> {
  const together = lists.filter(({ rows }) => rows.finding)
  const alone = lists.filter(({ rows }) => !rows.finding)
  const [found, idsAlone] = await Promise.all([
    findTogether(
      context,
      together.map(({ name }) => name),
      words,
    ),
    Promise.all(alone.map(({ rows }) => rows.find(context, words, rowsOfEach))),
  ])
  return [
    ...together.map((list) => ({ list, ids: found[list.name] ?? [] })),
    ...alone.map((list, at) => ({ list, ids: idsAlone[at] ?? [] })),
  ].filter(({ ids }) => ids.length > 0)
}
