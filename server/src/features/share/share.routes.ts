import { countShareVisit } from './count-visit.ts'
import { listShareLinks, makeShareLink } from './share-links.ts'

export const shareRoutes = [makeShareLink, listShareLinks, countShareVisit]
