import { useEffect, useEffectEvent } from 'react'
import { pageHosts } from '#web/platform/page-config.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { LocalMediaView } from './local-media.ts'
import { roomMutations } from './mutations.ts'
import type { RoomView } from './room-view.ts'
import { streamOf } from './stream-of.ts'
import { roomText } from './text.ts'
import { sendVoice } from './voice-line.ts'

type VoiceFacts = {
  roomId: number
  view: RoomView
  own: Pick<LocalMediaView, 'tracks' | 'isMuted'>
  seat: () => string | undefined
}

/** While captions are on, this page sends its own sound to be recognised, and nothing of a microphone that is off. */
export function useVoice({ roomId, view, own: { tracks, isMuted }, seat }: VoiceFacts): void {
  const text = useText(roomText)
  const isCaptioned = view.phase === 'inside' && view.state?.room.is_captioned === 1
  const { microphone } = tracks
  const isHeard = isCaptioned && !isMuted && microphone !== null

  const askAddress = useEffectEvent(async () => {
    const { address } = await roomMutations.askVoice({ room_id: roomId, seat: seat() ?? '' })
    return pageHosts().api.replace(/^http/, 'ws') + address
  })

  useEffect(() => {
    const media = isHeard ? streamOf(microphone) : undefined
    if (!media || !('MediaRecorder' in globalThis)) return undefined
    return sendVoice(media, { askAddress: () => askAddress(), WebSocket, MediaRecorder })
  }, [isHeard, microphone])

  const tell = useEffectEvent(() => toast(text.captionsBegun))
  useEffect(() => {
    if (isCaptioned) tell()
  }, [isCaptioned])
}
