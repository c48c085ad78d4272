import { contains, defineRows, pageAt, within } from '#kernel/console-framework/rows.queries.ts'
import { isPublishedIn, shownIfPublished, storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import { ads } from './ads.tables.ts'

export const adPage = '/adDetail?id='

export const storedAds = storedRows(ads)

export const adRows = defineRows({
  id: ads.id,
  values: {
    title: ads.title,
    image: ads.image,
    advertiser: ads.advertiser,
    link: ads.link,
    shows: ads.show_count,
    clicks: ads.click_count,
    created_at: ads.created_at,
    state: shownIfPublished(ads.published),
    page: pageAt(adPage, ads.id),
  },
  from: (db, values) => db.select(values).from(ads).$dynamic(),
  filters: {
    q: contains(ads.title, ads.advertiser),
    state: isPublishedIn(ads.published),
    created_at: within(ads.created_at),
  },
})
