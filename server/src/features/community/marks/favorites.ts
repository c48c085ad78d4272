import { favoritePageSize, markCalls } from '#contract/community/marks.ts'
import type { MarkType } from '#contract/wire/item-types.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { loadItems } from '#server/features/community/items/load-items.ts'
import { mostSearched, pageOfFound } from '#server/features/community/items/page-of-found.ts'
import { presentFavorite } from './marks.present.ts'
import { countCollected, deleteMarks, insertCollected, selectCollected } from './marks.queries.ts'

type Asked = { userId: number; itemType: MarkType | undefined }

export const listFavorites = answer(markCalls.favorites, async ({ item_type, keyword, page }, context) => {
  const asked = { userId: memberOf(context).userId, itemType: item_type }
  const [{ data, total }, counts] = await Promise.all([
    keyword === '' ? listPage(context, asked, page) : search(context, asked, keyword, page),
    countCollected(context, asked.userId),
  ])
  return { ...pageOf(data, total, page, favoritePageSize), counts }
})

async function listPage(context: Context, asked: Asked, page: number) {
  const { rows, total } = await readPage(page, favoritePageSize, (limit, offset) =>
    selectCollected(context, asked, { limit, offset }),
  )
  return { data: await load(context, rows), total }
}

async function search(context: Context, asked: Asked, keyword: string, page: number) {
  const all = await load(context, await selectCollected(context, asked, { limit: mostSearched, offset: 0 }))
  return pageOfFound(all, ({ title }) => title, { keyword, page, size: favoritePageSize })
}

async function load(context: Context, rows: Awaited<ReturnType<typeof selectCollected>>) {
  const loaded = await loadItems(
    context,
    rows.map((row) => ({ row, kind: row.item_type, id: row.item_id })),
  )
  return loaded.map(({ ref, item }) => presentFavorite(ref.row, item))
}

export const removeFavorites = answer(markCalls.removeFavorites, async ({ items }, context) => {
  const { userId } = memberOf(context)
  await context.db.transaction(async (db) => {
    for (const [itemType, some] of Map.groupBy(items, (item) => item.item_type))
      await deleteMarks(
        db,
        userId,
        'collect',
        itemType,
        some.map((item) => item.item_id),
      )
  })
  await context.events.announce(context.db, userChanged, { userId })
  return {}
})

export const restoreFavorites = answer(markCalls.restoreFavorites, async ({ items }, context) => {
  const { userId } = memberOf(context)
  const now = new Date()
  const collected = items.map(({ item_type, item_id, collect_time }) => {
    const collectedAt = readShanghaiTime(collect_time)
    if (!collectedAt || collectedAt > now) throw refuse(failures.parameterError, { detail: 'collect_time' })
    return { itemType: item_type, itemId: item_id, collectedAt }
  })
  const known = await loadItems(
    context,
    collected.map((item) => ({ ...item, kind: item.itemType, id: item.itemId })),
  )
  if (known.length > 0)
    await insertCollected(
      context.db,
      userId,
      known.map(({ ref }) => ref),
    )
  await context.events.announce(context.db, userChanged, { userId })
  return {}
})
