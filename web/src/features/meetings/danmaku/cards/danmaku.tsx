import { useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { PlayerExtras, PlayerVideo } from '#web/features/meetings/player/state.ts'
import { useDanmakuChoices } from '../choices.ts'
import { DanmakuBar } from '../parts/danmaku-bar.tsx'
import { DanmakuLayer } from '../parts/danmaku-layer.tsx'
import { DanmakuList } from '../parts/danmaku-list.tsx'
import { DanmakuToggle } from '../parts/danmaku-toggle.tsx'
import { useDanmaku } from '../use-danmaku.ts'
import type { DanmakuTarget, DanmakuRoom } from '../use-danmaku.ts'
import './danmaku.css'

/**
 * Adds danmaku to the player of a meeting: `<Danmaku target={{ meetingId, recordingId }}><Player … /></Danmaku>`, or
 * with `liveSince` for a live broadcast. The layer is rendered inside the player below it, so that it stays visible
 * in full screen; over a broadcast without a player yet it covers the placeholder picture.
 */
export function Danmaku({ target, children }: { target: DanmakuTarget; children: ReactNode }) {
  const room = useDanmaku(target)
  const { isOn, mode } = useDanmakuChoices()
  const isInBrowser = useInBrowser()
  const [players, setPlayers] = useState(0)
  const extras = useMemo(
    () => ({
      overlay: <InPlayer room={room} onCount={setPlayers} />,
      tools: <DanmakuToggle className="danmaku-tool" />,
    }),
    [room],
  )
  return (
    <>
      <div className="danmaku-stage">
        <PlayerExtras value={extras}>{children}</PlayerExtras>
        {players === 0 && room.isLive && <DanmakuLayer room={room} />}
      </div>
      <DanmakuBar room={room} />
      {!isInBrowser && <div className="danmaku-list danmaku-list-expected" />}
      {isOn && mode === 'list' && <DanmakuList room={room} />}
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
  return <DanmakuLayer room={room} videoRef={videoRef} />
}
