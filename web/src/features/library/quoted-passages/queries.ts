import { passageCalls } from '#contract/library/quoted-passages.ts'
import type { SpokenKind } from '#contract/library/quoted-passages.ts'
import { queryOf } from '#web/platform/query.ts'

export const passageQueries = {
  spokenOf: (kind: SpokenKind, itemId: number) => queryOf(passageCalls.spokenOf, { kind, item_id: itemId }),
}
