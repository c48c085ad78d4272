import type { DemoPart } from '#demo/demo-part.ts'
import { loadHomepages } from './doctor-homepage.ts'
import { fitFigures } from './fitting-figures.queries.ts'
import { loadHome } from './home.ts'
import { loadInbox } from './inbox.ts'
import { loadMeetingHomes } from './meeting-home.ts'
import { loadPersonal } from './personal-center.ts'
import { loadSearchTerms } from './search.ts'

export const discoverDemo: DemoPart[] = [
  { name: 'search', after: ['subjects'], load: loadSearchTerms },
  { name: 'home', after: ['encyclopedia'], load: loadHome },
  { name: 'meeting-home', after: ['halls'], load: loadMeetingHomes },
  { name: 'doctor-homepage', after: ['follows'], load: loadHomepages },
  { name: 'personal-center', after: ['unions'], load: loadPersonal },
  { name: 'inbox', after: ['consultations'], load: loadInbox },
  { name: 'fitting-figures', after: ['figures', 'records'], load: ({ db }) => fitFigures(db) },
]
