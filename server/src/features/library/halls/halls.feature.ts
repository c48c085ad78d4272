import { defineFeature } from '#kernel/feature.ts'
import { getBooth } from './get-booth.ts'
import { getHall } from './get-hall.ts'
import { listHalls } from './list-halls.ts'
import { hallPages } from './halls.pages.ts'
import { boothsResource, hallsResource } from './halls.console.ts'

export const hallsFeature = defineFeature({
  name: 'halls',
  resources: [hallsResource, boothsResource],
  calls: [listHalls, getHall, getBooth],
  pages: hallPages,
})
