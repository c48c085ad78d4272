import type { FastifyInstance } from 'fastify'
import type { Handler } from './answer.ts'
import type { FindClosingNotes } from './closing-notes.ts'
import type { Figure } from './console-framework/figure.ts'
import type { PlacePart } from './console-framework/place.ts'
import type { Resource } from './console-framework/resource.ts'
import type { GuardedDeed } from './deeds/guarded-deed.ts'
import type { Listener } from './listeners.ts'
import type { FileReader } from './files/file-reader.ts'
import type { ItemKind } from './items.ts'
import type { Job } from './jobs/job.ts'
import type { Gauge } from './metrics/gauge.ts'
import type { TallyDefinition } from './metrics/tally.ts'
import type { MonthlyTable } from './monthly-tables/monthly-table.ts'
import type { NoticeDefinition } from './notice.ts'
import type { Page } from './pages/page.ts'
import type { RoomKind } from './room-kinds.ts'
import type { Services } from './services.ts'
import type { SocketGroup } from './socket/group-access.ts'
import type { Switch } from './switches.ts'
import type { TodoKind } from './todos.ts'

/** Removes what nobody needs any more. Runs once an hour, at one of the servers. */
export type Cleanup = (services: Services) => PromiseLike<unknown>

/** Ends what a feature started; the server waits for it. */
export type Stop = () => Promise<void> | void

/** Everything that a feature adds to the server. `server/src/features.ts` lists them all. */
export type Feature = {
  name: string
  /** The handlers of its calls. */
  calls?: Handler[]
  /** The pages that the server renders and describes to crawlers and chat previews. */
  pages?: Page[]
  /** The addresses of its pages that ask for a login and are rendered as the member sees them. */
  memberPages?: string[]
  /** The addresses of its pages that may use the camera and the microphone; all others may not. */
  cameraPages?: string[]
  /** The addresses of its pages that other sites may show in a frame. */
  embeddablePages?: string[]
  /** Who may listen to its groups on the socket. */
  socketGroups?: SocketGroup[]
  /** Who may read the private files that it takes. */
  fileReaders?: FileReader[]
  /** The kinds of items it owns, or knows something about. */
  items?: ItemKind[]
  /** The kinds of rooms it owns. */
  roomKinds?: RoomKind[]
  /** What waits for people in it. */
  todoKinds?: TodoKind[]
  /** What of it is still open for somebody who is about to delete the account. */
  closingNotes?: FindClosingNotes
  /** What operators can switch off. */
  switches?: Switch[]
  /** The lists of the console that show what it has. */
  resources?: Resource[]
  /** What it adds to the places of records, besides its lists. */
  placeParts?: PlacePart[]
  /** What takes two people. */
  deeds?: GuardedDeed[]
  /** What of it is counted by day. */
  figures?: Figure[]
  /** What it counts as it happens, for those who run the servers. */
  tallies?: TallyDefinition[]
  /** What it knows of the whole installation, for the same people. */
  gauges?: Gauge[]
  /** The events of which somebody gets a message. */
  notices?: NoticeDefinition[]
  /** What it does when a feature below reports something. */
  listeners?: Listener[]
  /** Work that it sends to be done later, or that is done by the clock. */
  jobs?: Job[]
  cleanups?: Cleanup[]
  /** Its tables that are kept by month. */
  monthlyTables?: MonthlyTable[]
  /** Called before the server listens: serves other addresses than calls, and starts what runs beside the calls. */
  start?(services: Services, app: FastifyInstance): Stop | void
}

export const defineFeature = (feature: Feature): Feature => feature
