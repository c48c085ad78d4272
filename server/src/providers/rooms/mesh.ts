import { roomLimits } from '#contract/community/rooms.ts'
import type { Env } from '#kernel/env.ts'
import { iceServersFor } from './ice-servers.ts'
import type { MediaPort } from '#kernel/ports/rooms.ts'

/** Every page sends to every other one; the server passes on nothing but the signals. */
export const openMesh = (env: Env): MediaPort => ({
  kind: 'mesh',
  limits: { people: roomLimits.meshPeople, pictures: roomLimits.meshPictures },
  access: ({ personId }) => ({ url: '', token: '', iceServers: iceServersFor(env, personId) }),
})
