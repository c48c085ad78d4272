import type { DemoPart } from './demo-part.ts'
import { commerceDemo } from './commerce/commerce.demo.ts'
import { communityDemo } from './community/community.demo.ts'
import { consoleDemo } from './console/console.demo.ts'
import { discoverDemo } from './discover/discover.demo.ts'
import { libraryDemo } from './library/library.demo.ts'
import { meetingsDemo } from './meetings/meetings.demo.ts'
import { peopleDemo } from './people/people.demo.ts'
import { practiceDemo } from './practice/practice.demo.ts'

/** By group, in the order of the groups. */
export const demoParts: DemoPart[] = [
  ...peopleDemo,
  ...communityDemo,
  ...meetingsDemo,
  ...libraryDemo,
  ...commerceDemo,
  ...practiceDemo,
  ...discoverDemo,
  ...consoleDemo,
]
