import type { Env } from '#kernel/env.ts'
import { openLiveKit } from './livekit.ts'
import { openMesh } from './mesh.ts'
import { joinSaas, joinZoom } from './outside-rooms.ts'
import type { MediaPort, RoomsPort } from '#kernel/ports/rooms.ts'

export const openRooms = (env: Env): RoomsPort => ({
  media: openMedia(env),
  zoom:
    env.ZOOM_SDK_KEY && env.ZOOM_SDK_SECRET
      ? (asked) => joinZoom(env.ZOOM_SDK_KEY!, env.ZOOM_SDK_SECRET!, asked)
      : undefined,
  saas:
    env.SAAS_ROOM_URL && env.SAAS_ROOM_SECRET
      ? (asked) => joinSaas(env.SAAS_ROOM_URL!, env.SAAS_ROOM_SECRET!, asked)
      : undefined,
})

function openMedia(env: Env): MediaPort {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = env
  return url && key && secret ? openLiveKit(env, { url, key, secret }) : openMesh(env)
}
