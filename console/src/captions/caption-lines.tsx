import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Input, Pagination, Result, Spin } from 'antd'
import { useEffect, useState } from 'react'
import type { CaptionLine } from '#contract/library/talk-captions.ts'
import { useText } from '#web/ui/language.ts'
import { consoleText } from '../text.ts'
import { shortClock, withLine, writeVtt } from './edit-lines.ts'
import { captionQueries } from './queries.ts'
import type { OfTalk } from './queries.ts'
import { captionText } from './text.ts'

type CaptionLinesProps = {
  talk: OfTalk
  language: string
  /** Of the captions that there are; empty where there are none. */
  revision: string
  player: React.RefObject<HTMLVideoElement | null>
  isBusy: boolean
  onPlay: (second: number) => void
  onSave: (file: File) => Promise<void>
}

/** An hour of speech has hundreds of lines. */
const atOnce = 50

/** The lines of the captions, each beside the second at which it is heard. */
export function CaptionLines({
  talk,
  language,
  revision,
  player,
  isBusy,
  onPlay,
  onSave,
}: CaptionLinesProps) {
  const text = useText(captionText)
  const common = useText(consoleText)
  const read = useQuery(captionQueries.lines(talk, language, revision))
  const [changed, setChanged] = useState<CaptionLine[]>()
  const [page, setPage] = useState(1)
  const second = useSecond(player)
  const isChanged = changed !== undefined
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])

  if (read.isPending) return <Spin />
  if (read.error)
    return (
      <Result
        status="warning"
        title={read.error.message}
        extra={<Button onClick={() => void read.refetch()}>{common.retry}</Button>}
      />
    )
  const lines = changed ?? read.data.lines
  const shown = lines.slice((page - 1) * atOnce, page * atOnce)

  return (
    <>
      <ul className="captions-lines">
        {shown.map((line) => {
          const time = shortClock(line.from_ms)
          return (
            <li key={line.from_ms} className="captions-line">
              <Button type="link" aria-label={text.play(time)} onClick={() => onPlay(line.from_ms / 1000)}>
                {time}
              </Button>
              <Input.TextArea
                aria-label={text.line(time)}
                autoSize
                maxLength={400}
                value={line.words}
                onChange={({ target }) =>
                  setChanged(lines.map((one) => (one === line ? { ...one, words: target.value } : one)))
                }
              />
              <Button
                type="text"
                aria-label={text.removeLine(time)}
                onClick={() => setChanged(lines.filter((one) => one !== line))}
              >
                ×
              </Button>
            </li>
          )
        })}
      </ul>
      {lines.length > atOnce && (
        <Pagination
          current={page}
          pageSize={atOnce}
          total={lines.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
      <Flex gap="small" wrap align="center" className="captions-save">
        <Button
          onClick={() => {
            const added = withLine(lines, second * 1000)
            setChanged(added)
            setPage(Math.floor(added.findIndex(({ from_ms }) => from_ms === second * 1000) / atOnce) + 1)
          }}
        >
          {text.add(shortClock(second * 1000))}
        </Button>
        <Button
          type="primary"
          disabled={lines.every(({ words }) => words.trim() === '')}
          loading={isBusy}
          onClick={() => void onSave(new File([writeVtt(lines)], 'captions.vtt', { type: 'text/vtt' }))}
        >
          {text.save}
        </Button>
        {isChanged && <output>{text.unsaved}</output>}
      </Flex>
    </>
  )
}

/** The second that the player shows. */
function useSecond(player: React.RefObject<HTMLVideoElement | null>): number {
  const [second, setSecond] = useState(0)
  useEffect(() => {
    const video = player.current
    if (!video) return undefined
    const update = () => setSecond(Math.floor(video.currentTime))
    video.addEventListener('timeupdate', update)
    video.addEventListener('seeked', update)
    return () => {
      video.removeEventListener('timeupdate', update)
      video.removeEventListener('seeked', update)
    }
  }, [player])
  return second
}
