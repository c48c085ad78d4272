import type { ItemType } from '#contract/wire/item-types.ts'
import type { TargetKind } from '#contract/wire/message-kinds.ts'
import type { NoticeTarget } from '#kernel/notice.ts'

const targetKinds: Record<ItemType, TargetKind> = {
  meeting: 'meeting',
  production: 'production',
  operation: 'operation',
  information: 'article',
}

/** Where a notice about an item leads. */
export const targetOfItem = ({ itemType, itemId }: { itemType: ItemType; itemId: number }): NoticeTarget => ({
  kind: targetKinds[itemType],
  id: itemId,
})
