import { subjectCalls } from '#contract/library/subjects.ts'
import { nativeAppCalls } from '#contract/people/native-app.ts'
import { homeCalls, recommendPageSize } from '#contract/discover/home.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import { preload } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { selectBanners, selectContentBlocks } from './home.queries.ts'
import { selectCollege } from '#server/features/library/subjects/taxonomy.queries.ts'
import { selectMeetingsOnAir } from '#server/features/meetings/meetings/meetings.queries.ts'
import { readSite } from './read-site.ts'

/** The width that the page requests. */
const pictureWidth = 750

export const homePages: Page[] = [
  {
    path: '/',
    async describe(query, { db }, language) {
      const scope = { college_id: readId(query.college_id), disease_id: readId(query.disease_id) }
      const [site, college, banners, blocks, onAir] = await Promise.all([
        readSite(db, language),
        selectCollege(db, scope.college_id),
        selectBanners(db, scope.college_id),
        selectContentBlocks(db, scope.college_id),
        selectMeetingsOnAir(db, { collegeId: scope.college_id, diseaseId: scope.disease_id }, 1),
      ])
      const first = onAir[0]?.cover ?? banners[0]?.banner.image
      const picture = first && `${first}?w=${pictureWidth}`
      const name = language === 'en' ? college?.name_en : college?.name
      return {
        title: name ? `${name} - ${site.title}` : site.title,
        description: college?.description || site.description,
        keywords: site.keywords,
        image: college?.logo ?? site.logo,
        ...(picture && { picture }),
        preload: [
          preload(nativeAppCalls.serviceConfig, {}),
          preload(homeCalls.seoConfig, { siteType: 1 }),
          preload(homeCalls.banners, { college_id: scope.college_id }),
          preload(homeCalls.now, scope),
          preload(homeCalls.menuIcons, scope),
          preload(subjectCalls.diseaseList, { college_id: scope.college_id }),
          preload(homeCalls.contentManage, { collegeId: scope.college_id }),
          preload(homeCalls.contentList, scope),
          ...blocks
            .filter(({ type }) => type === sectionTypes.picks)
            .map(({ id }) =>
              preload(homeCalls.recommendList, {
                college_id: scope.college_id,
                content_manage_id: id,
                page: 1,
                pageSize: recommendPageSize,
              }),
            ),
          preload(homeCalls.expertList, { college: scope.college_id, disease_id: scope.disease_id, page: 1 }),
        ],
      }
    },
  },
]
