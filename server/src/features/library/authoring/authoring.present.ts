import { reviewStatuses } from '#contract/library/authoring.ts'
import type { OwnWork } from '#contract/library/authoring.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentProduction } from '#server/features/library/works/works.present.ts'
import type { WorkItemRow } from '#server/features/library/works/works.queries.ts'
import type { OwnWorkRow } from './authoring.queries.ts'

export function presentOwnWork({ latest, published }: OwnWorkRow): OwnWork {
  const isNewer = latest && (!published || latest.updated_at > published.published_at)
  return {
    ...presentProduction(published ?? asItem(latest!)),
    review_status: latest?.state ?? reviewStatuses.passed,
    review_reason: latest?.reason ?? '',
    is_published: asBit(published !== null),
    update_time: shanghaiTime(isNewer ? latest.updated_at : published!.published_at),
  }
}

/** A work that is not published, in the words of one that is. */
const asItem = (row: NonNullable<OwnWorkRow['latest']>): WorkItemRow => ({
  id: row.production_id,
  title: row.title,
  cover: row.cover,
  course_type: row.course_type,
  is_free: row.is_free,
  price_fen: row.price_fen,
  former_price_fen: row.former_price_fen,
  offer_ends_at: row.offer_ends_at,
  is_operation_review: false,
  operation_id: null,
  view_count: 0,
  published_at: row.updated_at,
})
