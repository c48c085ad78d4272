import { homeCalls, recommendPageSize } from '#contract/discover/home.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'
import type { HomePlace } from './paths.ts'

const wire = ({ collegeId, diseaseId }: HomePlace) => ({ college_id: collegeId, disease_id: diseaseId })

export const homeQueries = {
  seo: () => queryOf(homeCalls.seoConfig, { siteType: 1 }),
  colleges: () => queryOf(homeCalls.allColleges, {}),
  diseases: (collegeId: number) => queryOf(homeCalls.diseaseList, { college_id: collegeId }),
  banners: (collegeId: number) => queryOf(homeCalls.banners, { college_id: collegeId }),
  menu: (place: HomePlace) => queryOf(homeCalls.menuIcons, wire(place)),
  blocks: (collegeId: number) => queryOf(homeCalls.contentManage, { collegeId }),
  content: (place: HomePlace) => queryOf(homeCalls.contentList, wire(place)),
  picks: (collegeId: number, blockId: number) =>
    queryOf(homeCalls.recommendList, {
      college_id: collegeId,
      content_manage_id: blockId,
      page: 1,
      pageSize: recommendPageSize,
    }),
  experts: (place: HomePlace) =>
    pagedQueryOf(homeCalls.expertList, { college: place.collegeId, disease_id: place.diseaseId }),
}
