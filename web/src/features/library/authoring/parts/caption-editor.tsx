import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { captionLabels } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import type { CaptionItem } from '#contract/wire/video.ts'
import { videoMutations } from '#web/features/library/videos/mutations.ts'
import { videoQueries } from '#web/features/library/videos/queries.ts'
import { useVideo } from '#web/features/library/videos/state.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { PenIcon } from '#web/ui/icon/identity-icons.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { captionFileName } from '#web/features/meetings/transcript/queries.ts'
import { authoringText } from '../text.ts'
import { CaptionTyping } from './caption-typing.tsx'
import './caption-editor.css'

type CaptionLanguage = 'zh' | 'en'

type CaptionName = Pick<CaptionItem, 'language' | 'label'>

/** The captions of a video: from a file, or typed beside the player. They are saved with the video at once. */
export function CaptionEditor({ videoId }: { videoId: number }) {
  const text = useText(authoringText)
  const client = useQueryClient()
  const { video } = useVideo(videoId)
  const input = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState<CaptionLanguage>('zh')
  const [isTyping, setIsTyping] = useState(false)
  const [typed, setTyped] = useState<CaptionName>()
  if (!video || video.state === 'uploading') return null
  const chosen: CaptionName = { language, label: language === 'zh' ? text.chinese : text.english }
  const known = video.captions.find((caption) => caption.language === typed?.language)

  async function save({ language, label }: CaptionName, file: File): Promise<void> {
    try {
      const changed = await videoMutations.setCaption({ video_id: videoId, language, label }, file)
      client.setQueryData(videoQueries.detail(videoId).queryKey, changed)
    } catch (error) {
      showFailure(error)
      return
    }
    setIsTyping(false)
    toast(text.captionSaved, 'success')
  }

  function type(captions: CaptionName) {
    setTyped(captions)
    setIsTyping(true)
  }

  function take(file: File | undefined) {
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
    return file && save(chosen, file)
  }

  return (
    <fieldset className="caption-editor">
      <legend className="field-label">{text.captions}</legend>
      <CaptionRows video={video} onEdit={type} />
      <Segmented
        label={text.captionLanguage}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'zh', label: text.chinese },
          { value: 'en', label: text.english },
        ]}
      />
      <div className="caption-editor-tools">
        <Button small onClick={() => input.current?.click()}>
          {text.uploadCaption}
        </Button>
        <Button small disabled={video.address === ''} onClick={() => type(chosen)}>
          {text.typeCaption}
        </Button>
        <Button
          small
          disabled={video.state === 'failed' || video.transcription?.state === 'waiting'}
          onClick={() => videoMutations.transcribe({ video_id: videoId, language })}
        >
          {text.transcribe}
        </Button>
      </div>
      <output className="field-note">{transcriptionText(text, video) ?? text.captionsHint}</output>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt,text/vtt"
        aria-label={text.uploadCaption}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Sheet open={isTyping} onClose={() => setIsTyping(false)} title={text.typing}>
        {typed && (
          // What is typed stays while the sheet is closed, until it is saved or another language is typed.
          <CaptionTyping
            key={known ? captionFileName(known.address) : typed.language}
            video={video}
            known={known}
            onSave={(file) => save(typed, file)}
          />
        )}
      </Sheet>
    </fieldset>
  )
}

function transcriptionText(text: typeof authoringText.zh, { transcription }: Video): string | undefined {
  if (!transcription) return undefined
  const language = captionLabels[transcription.language as CaptionLanguage]
  return transcription.state === 'waiting' ? text.transcribing(language) : text.transcriptionFailed(language)
}

type CaptionRowsProps = { video: Video; onEdit: (captions: CaptionName) => void }

function CaptionRows({ video, onEdit }: CaptionRowsProps) {
  const text = useText(authoringText)

  async function remove(language: string, label: string) {
    if (!(await confirm({ title: text.removeCaptionAsk(label) }))) return
    await videoMutations.deleteCaption({ video_id: video.video_id, language })
  }

  if (video.captions.length === 0) return null
  return (
    <ul className="caption-editor-rows">
      {video.captions.map(({ language, label, is_machine: isMachine }) => (
        <li key={language} className="caption-editor-row">
          {label}
          {isMachine && <span className="caption-editor-machine">{text.machineMade}</span>}
          <IconButton
            label={text.editCaption(label)}
            icon={<PenIcon size="small" />}
            disabled={video.address === ''}
            onClick={() => onEdit({ language, label })}
          />
          <IconButton
            label={text.removeCaption(label)}
            icon={<CloseIcon size="small" />}
            onClick={() => remove(language, label)}
          />
        </li>
      ))}
    </ul>
  )
}
