import type { AdDetail } from '#contract/library/ads.ts'
import { cleanRichText } from '#kernel/rich-text.ts'
import type { AdRow } from './ads.queries.ts'

/** `//host` and `/\host` look like paths but lead to another site. */
const safeLink = /^(?:https?:\/\/|\/(?![/\\]))/i

export const presentAd = (row: AdRow, reader: { mayEdit: boolean; isNew: boolean }): AdDetail => ({
  id: row.id,
  title: row.title,
  image: row.image,
  content: cleanRichText(row.body),
  advertiser: row.advertiser,
  link: safeLink.test(row.link) ? row.link : '',
  counts: reader.mayEdit
    ? { show_num: row.show_count + Number(reader.isNew), click_num: row.click_count }
    : null,
})
