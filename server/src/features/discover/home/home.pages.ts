import { homeCalls, recommendPageSize } from '#contract/discover/home.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import { ahead } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { selectBanners, selectCollege, selectContentBlocks } from './home.queries.ts'
import { readSite } from './read-site.ts'

/** As the page asks for them. */
const bannerWidth = 750

export const homePages: Page[] = [
  {
    path: '/',
    async describe(query, { db }, language) {
      const place = { college_id: readId(query.college_id), disease_id: readId(query.disease_id) }
      const [site, college, banners, blocks] = await Promise.all([
        readSite(db),
        selectCollege(db, place.college_id),
        selectBanners(db, place.college_id),
        selectContentBlocks(db, place.college_id),
      ])
      const picture = banners[0] && `${banners[0].banner.image}?w=${bannerWidth}`
      const name = language === 'en' ? college?.name_en : college?.name
      return {
        title: name ? `${name} - ${site.title}` : site.title,
        description: college?.description || site.description,
        keywords: site.keywords,
        image: college?.logo ?? site.logo,
        ...(picture && { picture }),
        ahead: [
          ahead(homeCalls.banners, { college_id: place.college_id }),
          ahead(homeCalls.menuIcons, place),
          ahead(homeCalls.diseaseList, { college_id: place.college_id }),
          ahead(homeCalls.contentManage, { collegeId: place.college_id }),
          ahead(homeCalls.contentList, place),
          ...blocks
            .filter(({ type }) => type === sectionTypes.picks)
            .map(({ id }) =>
              ahead(homeCalls.recommendList, {
                college_id: place.college_id,
                content_manage_id: id,
                page: 1,
                pageSize: recommendPageSize,
              }),
            ),
          ahead(homeCalls.expertList, { college: place.college_id, disease_id: place.disease_id, page: 1 }),
        ],
      }
    },
  },
]
