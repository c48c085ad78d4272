import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'
import { useDanmakuChoices } from '../choices.ts'
import type { DanmakuChoices } from '../choices.ts'
import type { Line } from '../feed.ts'
import { lagOf } from '../lag-of.ts'
import { openStage } from '../stage.ts'
import type { Stage } from '../stage.ts'
import type { DanmakuRoom } from '../use-danmaku.ts'

type VideoRef = RefObject<HTMLVideoElement | null> | undefined

type DanmakuLayerProps = {
  room: DanmakuRoom
  /** The video that the layer covers, if there is one. */
  videoRef?: VideoRef
}

const clockEvents = ['timeupdate', 'seeked', 'playing']

/** Lines that move over the picture. The list of comments is the accessible alternative. */
export function DanmakuLayer({ room, videoRef }: DanmakuLayerProps) {
  const choices = useDanmakuChoices()
  const tick = useEffectEvent(room.tick)

  useEffect(() => {
    const video = videoRef?.current
    if (!video) return undefined
    const read = () => tick(video.currentTime, lagOf(video))
    for (const event of clockEvents) video.addEventListener(event, read)
    return () => {
      for (const event of clockEvents) video.removeEventListener(event, read)
    }
  }, [videoRef])

  if (!choices.isOn || choices.mode === 'list') return null
  const { area, size, speed } = choices
  // Another size or area needs a new stage, because the lines are measured.
  return <Passing key={`${area} ${size} ${speed}`} room={room} videoRef={videoRef} choices={choices} />
}

type PassingProps = { room: DanmakuRoom; videoRef: VideoRef; choices: DanmakuChoices }

function Passing({ room: { feed, isLive }, videoRef, choices }: PassingProps) {
  const { opacity, area, speed, size } = choices
  const placeRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const target = placeRef.current
    if (!target) return undefined
    const video = isLive ? undefined : (videoRef?.current ?? undefined)
    let isOver = false
    let stage: Stage | undefined
    // Collects lines while the library loads. For a recording, everything known so far is added at its own time.
    const waiting: [line: Line, isNow: boolean][] = isLive ? [] : feed.lines().map((line) => [line, false])
    const ends = [
      feed.onAdded((line) => {
        const isNow = line.isOwn && line.isNow
        if (stage) stage.add(line, isNow)
        else waiting.push([line, isNow])
      }),
      feed.onRemoved((id) => stage?.remove(id)),
    ]
    async function open(element: HTMLElement) {
      const opened = await openStage(element, video, { speed })
      if (isOver) return opened.close()
      stage = opened
      for (const [line, isNow] of waiting) stage.add(line, isNow)
      return undefined
    }
    // Without the library no lines move; the list of comments still shows them all.
    open(target).catch(() => undefined)
    return () => {
      isOver = true
      ends.forEach((end) => end())
      stage?.close()
    }
  }, [feed, isLive, speed, videoRef])

  return (
    <div
      ref={placeRef}
      className="danmaku-layer"
      data-area={area}
      data-size={size}
      style={{ opacity }}
      aria-hidden
    />
  )
}
