import type { MarkType } from '#contract/wire/item-types.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { pageOf } from '#kernel/paging.ts'
import type { RowPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'

/** Doctors and reports have a card too, though nobody comments on them. */
export type ItemRef = { kind: MarkType | 'doctor'; id: number }

type Loading = Pick<Context, 'db' | 'items' | 'caller'>

/** Fetches each kind in one query and preserves the order of the references. Deleted items are left out. */
export async function loadItems<Ref extends ItemRef>(
  { db, items, caller }: Loading,
  refs: Ref[],
): Promise<{ ref: Ref; item: ListItem }[]> {
  const found = new Map<string, ListItem>()
  await Promise.all(
    Map.groupBy(refs, (ref) => ref.kind)
      .entries()
      .map(async ([kind, some]) => {
        const ids = some.map((ref) => ref.id)
        const cards = (await items.get(kind).cards?.(db, ids, caller.language)) ?? []
        for (const item of cards) found.set(`${kind} ${item.id}`, item)
      }),
  )
  return refs.flatMap((ref) => {
    const item = found.get(`${ref.kind} ${ref.id}`)
    return item ? { ref, item } : []
  })
}

/** One page of items in the shape of list calls. */
export async function presentItemPage(context: Loading, { rows, total, page, size }: RowPage<ItemRef>) {
  const loaded = await loadItems(context, rows)
  return pageOf(
    loaded.map(({ item }) => item),
    total,
    page,
    size,
  )
}
