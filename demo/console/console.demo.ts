import type { DemoPart } from '#demo/demo-part.ts'
import { loadAnnouncements } from './announcements.ts'
import { loadFigures } from './figures.ts'
import { loadOnboarding } from './onboarding.ts'
import { loadConsole } from './records.ts'
import { loadSponsors } from './sponsor-reports.ts'

export const consoleDemo: DemoPart[] = [
  { name: 'sponsor-reports', after: ['expert-fees'], load: loadSponsors },
  { name: 'announcements', after: ['account'], load: loadAnnouncements },
  { name: 'figures', after: ['authoring'], load: loadFigures },
  { name: 'records', after: ['articles'], load: loadConsole },
  { name: 'onboarding', load: loadOnboarding },
]
