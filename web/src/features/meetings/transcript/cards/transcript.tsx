import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CaptionItem } from '#contract/wire/video.ts'
import { useIsAsked } from '#web/features/meetings/study/state.ts'
import { useSidePanel } from '#web/shell/side-panel.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { InView } from '#web/ui/in-view/in-view.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Marked } from '#web/ui/marked/marked.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { useSignal } from '#web/ui/signal.ts'
import type { Signal } from '#web/ui/signal.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { findLines, lineAt } from '../find-lines.ts'
import { transcriptQueries } from '../queries.ts'
import type { Cue } from '../read-captions.ts'
import { transcriptText } from '../text.ts'
import './transcript.css'

type TranscriptProps = {
  captions: readonly CaptionItem[]
  /** The current second of the video. */
  second: Signal<number>
  onGo: (second: number) => void
}

/** What is said in a video, line by line: beside the player in a wide window, otherwise below it. */
export function Transcript({ captions, second, onGo }: TranscriptProps) {
  const beside = useMemo(
    () =>
      captions.length > 0 && (
        <div className="transcript-panel">
          <ChosenTranscript captions={captions} second={second} onGo={onGo} />
        </div>
      ),
    [captions, second, onGo],
  )
  useSidePanel(beside || null)
  return (
    <div className="transcript-below">
      <ChosenTranscript captions={captions} second={second} onGo={onGo} />
    </div>
  )
}

/** The current line is shown, and each leads to its second. */
function ChosenTranscript({ captions, second, onGo }: TranscriptProps) {
  const text = useText(transcriptText)
  const own = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const shown = captions.find(({ language }) => language === (chosen ?? own)) ?? captions[0]
  const isAsked = useIsAsked()
  if (!shown) return null
  if (isAsked)
    return (
      <Section title={text.title}>
        <output className="transcript-asked">{text.folded}</output>
      </Section>
    )
  return (
    <Section title={text.title}>
      {captions.length > 1 && (
        <div className="transcript-language">
          <Segmented
            label={text.language}
            options={captions.map(({ language, label }) => ({ value: language, label }))}
            value={shown.language}
            onChange={setChosen}
          />
        </div>
      )}
      {shown.is_machine && <p className="transcript-machine">{text.machineMade}</p>}
      <SearchedLines key={shown.address} address={shown.address} second={second} onGo={onGo} />
    </Section>
  )
}

type LinesProps = Pick<TranscriptProps, 'second' | 'onGo'> & { address: string }

/** As high before the lines have come as with them, so that nothing below is moved. */
function SearchedLines(props: LinesProps) {
  const text = useText(transcriptText)
  const [word, setWord] = useState('')
  return (
    <div className="transcript">
      <search>
        <SearchField label={text.search} maxLength={50} value={word} onValue={setWord} />
      </search>
      <div className="transcript-box">
        <InView waiting={null}>
          <Lines {...props} word={word.trim()} />
        </InView>
      </div>
    </div>
  )
}

function Lines({ address, word, second, onGo }: LinesProps & { word: string }) {
  const text = useText(transcriptText)
  const file = useQuery(transcriptQueries.lines(address))
  if (file.isPending) return <Skeleton shape="lines" count={4} />
  if (file.isError)
    return <ListState status="error" inline errorText={text.unread} onRetry={() => file.refetch()} />
  const cues = file.data
  const found = findLines(cues, word)
  return (
    <>
      <output className="transcript-found">
        {word !== '' && (found.length > 0 ? text.found(found.length) : text.nothingFound(word))}
      </output>
      <LineList cues={cues} found={found} isWhole={word === ''} second={second} onGo={onGo} />
    </>
  )
}

type LineListProps = Pick<TranscriptProps, 'second' | 'onGo'> & {
  cues: Cue[]
  found: ReturnType<typeof findLines>
  /** Nothing is searched for. */
  isWhole: boolean
}

/** Follows the video until somebody scrolls in it. */
function LineList({ cues, found, isWhole, second, onGo }: LineListProps) {
  const text = useText(transcriptText)
  const current = lineAt(cues, useSignal(second))
  const [isFollowing, setIsFollowing] = useState(true)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    const line = box?.querySelector<HTMLElement>(`[data-line="${current}"]`)
    if (!box || !line || !isFollowing || !isWhole) return
    box.scrollTo({ top: line.offsetTop - (box.clientHeight - line.clientHeight) / 2 })
  }, [current, isFollowing, isWhole])
  const stopFollowing = () => setIsFollowing(false)
  return (
    <>
      {/* The keyboard scrolls it by its lines, which are buttons. */}
      <ol ref={list} className="transcript-lines" onWheel={stopFollowing} onTouchMove={stopFollowing}>
        {found.map(({ at, hits }) => {
          const cue = cues[at]!
          return (
            <li key={at}>
              <button
                type="button"
                className="transcript-line"
                data-line={at}
                aria-current={at === current ? 'true' : undefined}
                onClick={() => {
                  setIsFollowing(true)
                  onGo(cue.second)
                }}
              >
                <span className="transcript-time">
                  <span className="visually-hidden">{text.goTo(durationText(cue.second))}</span>
                  <span aria-hidden>{durationText(cue.second)}</span>
                </span>
                <span>
                  <Marked text={cue.words} hits={hits} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {isWhole && !isFollowing && current >= 0 && (
        <div className="transcript-follow">
          <Button small onClick={() => setIsFollowing(true)}>
            {text.follow}
          </Button>
        </div>
      )}
    </>
  )
}
