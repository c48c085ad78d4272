import { getContentList, getRecommendList } from './content.ts'
import { listBanners, listColleges, listContentBlocks, listDiseases, listMenuIcons } from './layout.ts'
import { listExperts, listPlayback, listUpcomingMeetings } from './lists.ts'
import { getCollegeShareConfig, getSeoConfig } from './site.ts'

export const homeRoutes = [
  getSeoConfig,
  getCollegeShareConfig,
  listColleges,
  listDiseases,
  listBanners,
  listMenuIcons,
  listContentBlocks,
  getContentList,
  getRecommendList,
  listExperts,
  listUpcomingMeetings,
  listPlayback,
]
