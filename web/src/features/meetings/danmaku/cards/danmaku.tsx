import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { PlayerExtras, PlayerVideo } from '#web/features/meetings/player/state.ts'
import { useDanmakuChoices } from '../choices.ts'
import { DanmakuBar } from '../parts/danmaku-bar.tsx'
import { DanmakuLayer } from '../parts/danmaku-layer.tsx'
import { DanmakuList } from '../parts/danmaku-list.tsx'
import { DanmakuToggle } from '../parts/danmaku-toggle.tsx'
import { danmakuQueries } from '../queries.ts'
import { useDanmaku } from '../use-danmaku.ts'
import type { DanmakuTarget, DanmakuRoom } from '../use-danmaku.ts'
import './danmaku.css'

type DanmakuProps = {
  target: DanmakuTarget
  /** Instead of the usual words in the empty field of a broadcast. */
  prompt?: string | undefined
  /** Shown beside the field of a broadcast, which is at the bottom of the page. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * Adds danmaku to the player of a meeting: `<Danmaku target={{ meetingId, recordingId }}><Player … /></Danmaku>`, or
 * with `liveSince` for a live broadcast. The layer is rendered inside the player below it, so that it stays visible
 * in full screen; over a broadcast without a player yet it covers the placeholder picture.
 */
export function Danmaku({ target, prompt, aside, children }: DanmakuProps) {
  const room = useDanmaku(target)
  const { isOn, mode } = useDanmakuChoices()
  const isInBrowser = useInBrowser()
  const [players, setPlayers] = useState(0)
  // Nobody needs it before the video plays.
  const density = useQuery({
    ...danmakuQueries.density(room.meetingId, room.recordingId),
    enabled: !room.isLive && room.shownSecond > 0,
  }).data?.counts
  const extras = useMemo(
    () => ({
      ...(density && { density }),
      overlay: <InPlayer room={room} onCount={setPlayers} />,
      tools: <DanmakuToggle className="danmaku-tool" />,
    }),
    [room, density],
  )
  return (
    <>
      <div className="player-stays">
        <PlayerExtras value={extras}>{children}</PlayerExtras>
        {players === 0 && room.isLive && <DanmakuLayer room={room} />}
      </div>
      <DanmakuBar room={room} place={room.isLive ? 'bottom' : 'below'} prompt={prompt} aside={aside} />
      {/* The chat is the list of a broadcast. */}
      {!isInBrowser && !room.isLive && <div className="danmaku-list danmaku-list-expected" />}
      {isOn && mode === 'list' && !room.isLive && <DanmakuList room={room} />}
    </>
  )
}

type InPlayerProps = { room: DanmakuRoom; onCount: (change: (count: number) => number) => void }

function InPlayer({ room, onCount }: InPlayerProps) {
  const videoRef = useContext(PlayerVideo)
  useEffect(() => {
    onCount((count) => count + 1)
    return () => onCount((count) => count - 1)
  }, [onCount])
  return (
    <>
      <DanmakuLayer room={room} videoRef={videoRef} />
      <DanmakuBar room={room} place="over" />
    </>
  )
}
