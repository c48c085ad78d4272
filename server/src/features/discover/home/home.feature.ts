import { defineFeature } from '#kernel/feature.ts'
import { getContentList, getRecommendList } from './content.ts'
import { listBanners, listContentBlocks, listMenuIcons } from './layout.ts'
import { listExperts, listNow, listPlayback, listUpcomingMeetings } from './lists.ts'
import { getCollegeShareConfig, getSeoConfig } from './site.ts'
import { homePages } from './home.pages.ts'
import { bannersResource, menuItemsResource } from './home.console.ts'
import { sectionsResource } from './sections.console.ts'

export const homeFeature = defineFeature({
  name: 'home',
  resources: [bannersResource, menuItemsResource, sectionsResource],
  calls: [
    getSeoConfig,
    getCollegeShareConfig,
    listBanners,
    listNow,
    listMenuIcons,
    listContentBlocks,
    getContentList,
    getRecommendList,
    listExperts,
    listUpcomingMeetings,
    listPlayback,
  ],
  pages: homePages,
})
