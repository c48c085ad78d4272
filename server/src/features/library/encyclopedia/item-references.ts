import type { ItemType } from '#contract/wire/item-types.ts'
import { referencesField } from '#kernel/console-framework/fields.ts'

/** The fields of a form that refer to items of each kind. */
export const itemReferences = {
  meeting: referencesField('相关会议', 'Meetings', 'meetings'),
  information: referencesField('相关文章', 'Articles', 'articles'),
  operation: referencesField('相关手术视频', 'Surgical videos', 'operations'),
  production: referencesField('相关课程', 'Courses', 'courses'),
} satisfies Record<ItemType, unknown>

type Reference<Kind> = { item_kind: Kind; item_id: number }

/** The numbers under each kind. */
export const byKind = <Kind extends string>(kinds: readonly Kind[], rows: Reference<Kind>[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, rows.filter((row) => row.item_kind === kind).map((row) => row.item_id)]),
  ) as Record<Kind, number[]>

export const asRows = <Kind extends string>(kinds: readonly Kind[], ids: Record<Kind, number[]>) =>
  kinds.flatMap((kind) => ids[kind].map((item_id): Reference<Kind> => ({ item_kind: kind, item_id })))
