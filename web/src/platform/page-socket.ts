import { clock } from './clock.ts'
import { environment } from './environment.ts'
import { pageHosts } from './page-config.ts'
import { createSocket } from './socket.ts'
import type { Socket } from './socket.ts'
import { storage } from './storage.ts'
import { visitorId } from './visitor-id.ts'

let opened: Socket | undefined

/** The only socket of the current page. */
export function pageSocket(): Socket {
  opened ??= createSocket({
    url: pageHosts().socket,
    clock,
    identity: () => ({
      platform: environment().platform,
      userid: storage.get('userid'),
      token: storage.get('token'),
      guestId: visitorId(storage),
    }),
  })
  return opened
}
