import { homeCalls, recommendPageSize } from '#contract/discover/home.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'
import type { HomeScope } from '#web/paths/home.ts'

const wire = ({ collegeId, diseaseId }: HomeScope) => ({ college_id: collegeId, disease_id: diseaseId })

export const homeQueries = {
  seo: () => queryOf(homeCalls.seoConfig, { siteType: 1 }),
  banners: (collegeId: number) => queryOf(homeCalls.banners, { college_id: collegeId }),
  /** On air is what is on air now: the answer is old after half a minute. */
  now: (scope: HomeScope) => ({ ...queryOf(homeCalls.now, wire(scope)), staleTime: 30_000 }),
  menu: (scope: HomeScope) => queryOf(homeCalls.menuIcons, wire(scope)),
  blocks: (collegeId: number) => queryOf(homeCalls.contentManage, { collegeId }),
  content: (scope: HomeScope) => queryOf(homeCalls.contentList, wire(scope)),
  picks: (collegeId: number, blockId: number) =>
    queryOf(homeCalls.recommendList, {
      college_id: collegeId,
      content_manage_id: blockId,
      page: 1,
      pageSize: recommendPageSize,
    }),
  experts: (scope: HomeScope) =>
    pagedQueryOf(homeCalls.expertList, { college: scope.collegeId, disease_id: scope.diseaseId }),
}
