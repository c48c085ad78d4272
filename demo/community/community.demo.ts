import type { DemoPart } from '#demo/demo-part.ts'
import { deliverMessages } from '#demo/demo.queries.ts'
import { followAsReaders } from '#demo/discover/links.queries.ts'
import { loadComments } from './comments.ts'
import { forgetLikes } from './marks.queries.ts'
import { loadMessages } from './messages.ts'
import { loadOwnNotes } from './notes.ts'
import { loadRooms } from './rooms.ts'

export const communityDemo: DemoPart[] = [
  { name: 'messages', after: ['home'], load: loadMessages },
  { name: 'deliveries', after: ['videos'], load: ({ db }) => deliverMessages(db) },
  { name: 'comments', after: ['authoring'], load: loadComments },
  { name: 'rooms', after: ['live'], load: loadRooms },
  { name: 'follows', after: ['sponsor-reports'], load: ({ db }) => followAsReaders(db) },
  { name: 'notes', after: ['personal-center'], load: loadOwnNotes },
  { name: 'marks', after: ['comments', 'fitting-figures'], load: ({ db }) => forgetLikes(db) },
]
