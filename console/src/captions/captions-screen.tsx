import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Popconfirm, Result, Skeleton, Tabs, Tag, Upload } from 'antd'
import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { TalkCaptions } from '#contract/library/talk-captions.ts'
import { talks } from '#contract/library/transcripts.ts'
import { transcribedLanguages } from '#contract/library/videos.ts'
import type { TranscribedLanguage } from '#contract/library/videos.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { VideoFact } from '../records/video-fact.tsx'
import { consoleText, contentLanguage } from '../text.ts'
import { CaptionLines } from './caption-lines.tsx'
import { captionMutations, captionQueries } from './queries.ts'
import type { OfTalk } from './queries.ts'
import { captionText } from './text.ts'
import './captions.css'

/** The captions of a recording, a lesson or a surgical video: made by a machine, from a file, or typed beside the player. */
export function CaptionsScreen() {
  const text = useText(captionText)
  const common = useText(consoleText)
  const { talk: name, id } = useParams()
  const talk = talks.find((one) => one === name)
  const captions = useQuery({
    ...captionQueries.talk({ talk: talk ?? 'recording', talk_id: Number(id) }),
    enabled: talk !== undefined,
  })
  if (!talk) return <Result status="404" title={text.missing} />
  if (captions.isPending) return <Skeleton active title paragraph={{ rows: 8 }} />
  if (captions.error)
    return (
      <Result
        status="warning"
        title={captions.error.message}
        extra={<Button onClick={() => void captions.refetch()}>{common.retry}</Button>}
      />
    )
  return <TalkEditor key={`${talk} ${id}`} talk={captions.data} />
}

function TalkEditor({ talk }: { talk: TalkCaptions }) {
  const text = useText(captionText)
  const player = useRef<HTMLVideoElement>(null)
  // An address is signed again every quarter of an hour: the player keeps the one that it began with.
  const [address] = useState(talk.address)

  function playFrom(second: number) {
    const video = player.current
    if (!video) return
    video.currentTime = second
    void video.play()
  }

  return (
    <>
      <div className="console-head">
        <Link to={`/${talk.talk}-captions`}>{text.back[talk.talk]}</Link>
        <span aria-hidden>/</span>
        <h1 className="console-title" lang={contentLanguage}>
          {talk.title}
        </h1>
      </div>
      <p lang={contentLanguage}>{talk.item_title}</p>
      <div className="captions-columns">
        <div className="captions-player">
          <VideoFact address={address} player={player} />
        </div>
        <Tabs
          className="captions-editor"
          items={transcribedLanguages.map((language) => ({
            key: language,
            label: text.languages[language],
            children: <LanguageCaptions talk={talk} language={language} player={player} onPlay={playFrom} />,
          }))}
        />
      </div>
    </>
  )
}

type LanguageCaptionsProps = {
  talk: TalkCaptions
  language: TranscribedLanguage
  player: React.RefObject<HTMLVideoElement | null>
  onPlay: (second: number) => void
}

function LanguageCaptions({ talk, language, player, onPlay }: LanguageCaptionsProps) {
  const text = useText(captionText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [saves, setSaves] = useState(0)
  const ofTalk: OfTalk = { talk: talk.talk, talk_id: talk.talk_id }
  const known = talk.captions.find((caption) => caption.language === language)
  const transcription = talk.transcription?.language === language ? talk.transcription : undefined
  const isWaiting = talk.transcription?.state === 'waiting'

  /** Whether it was done. */
  async function run(work: () => Promise<TalkCaptions>, done?: string): Promise<boolean> {
    setIsBusy(true)
    try {
      const changed = await work()
      client.setQueryData(captionQueries.talk(ofTalk).queryKey, changed)
      if (done) void message.success(done)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      void message.error(error.message)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  async function save(file: File) {
    if (await run(() => captionMutations.save(ofTalk, language, file), text.saved)) setSaves(saves + 1)
  }

  const transcribe = () => run(() => captionMutations.transcribe(ofTalk, language))
  return (
    <>
      <Flex gap="small" wrap align="center">
        {known && (
          <Tag color={known.is_machine ? 'warning' : 'success'}>
            {known.is_machine ? text.machine : text.checked}
          </Tag>
        )}
        {(!known || known.is_machine) && transcription?.state !== 'failed' && (
          <Button disabled={isBusy || isWaiting} onClick={() => void transcribe()}>
            {known ? text.retry : text.transcribe}
          </Button>
        )}
        <Upload
          accept=".vtt,.srt,text/vtt"
          showUploadList={false}
          beforeUpload={(file) => {
            void save(file)
            return false
          }}
        >
          <Button disabled={isBusy}>{text.upload}</Button>
        </Upload>
        {known && (
          <Popconfirm
            title={text.removeAsk(text.languages[language])}
            onConfirm={() => run(() => captionMutations.remove(ofTalk, language), text.removed)}
          >
            <Button danger disabled={isBusy}>
              {text.remove}
            </Button>
          </Popconfirm>
        )}
      </Flex>
      {transcription?.state === 'waiting' && (
        <Alert
          className="captions-state"
          type="info"
          showIcon
          title={transcription.is_handed_in ? text.listening(transcription.began_time) : text.preparing}
        />
      )}
      {transcription?.state === 'failed' && (
        <Alert
          className="captions-state"
          type="error"
          showIcon
          role="alert"
          title={text.failed}
          description={text.reasons[transcription.reason]}
          action={
            <Button size="small" disabled={isBusy} onClick={() => void transcribe()}>
              {text.retry}
            </Button>
          }
        />
      )}
      {!known && !transcription && <p>{text.absent}</p>}
      <CaptionLines
        // What was saved takes the place of what was typed; what a machine has brought does not.
        key={saves}
        talk={ofTalk}
        language={language}
        revision={known?.revision ?? ''}
        player={player}
        isBusy={isBusy}
        onPlay={onPlay}
        onSave={save}
      />
    </>
  )
}
