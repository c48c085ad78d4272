import { confirm } from '#web/ui/dialog/confirm.ts'
import { Button } from '#web/ui/button/button.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import { separated } from '#web/ui/format/separated.ts'
import { PauseIcon, PlayIcon } from '#web/ui/icon/media-icons.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import type { VideoUploads } from '../state.ts'
import { videoText } from '../text.ts'
import type { VideoUpload } from '../video-uploads.ts'
import './upload-row.css'

type UploadRowProps = { upload: VideoUpload } & Pick<VideoUploads, 'pause' | 'resume' | 'cancel'>

export function UploadRow({ upload, pause, resume, cancel }: UploadRowProps) {
  const text = useText(videoText)
  const { id, file } = upload
  const { name } = file
  const isUnderWay = upload.is === 'sending' || upload.is === 'reconnecting'
  const isBegun = isUnderWay || upload.is === 'paused'

  async function giveUp() {
    const asked = { title: text.cancelTitle, text: text.cancelText, yes: text.cancelYes, no: text.cancelNo }
    if (!isBegun || (await confirm(asked))) await cancel(id)
  }

  return (
    <li className="upload-row">
      <div className="upload-row-words">
        <span className="upload-row-name">{name}</span>
        <UploadState upload={upload} />
        {isBegun && <ProgressBar label={name} share={upload.sent / file.size} />}
      </div>
      {isUnderWay && (
        <IconButton label={text.pause(name)} icon={<PauseIcon size="small" />} onClick={() => pause(id)} />
      )}
      {upload.is === 'paused' && (
        <IconButton label={text.resume(name)} icon={<PlayIcon size="small" />} onClick={() => resume(id)} />
      )}
      {upload.is === 'failed' && upload.mayRetry && (
        <Button small variant="quiet" onClick={() => resume(id)}>
          {text.retry}
        </Button>
      )}
      <IconButton
        label={isBegun ? text.cancel(name) : text.remove(name)}
        icon={<CloseIcon size="small" />}
        onClick={giveUp}
      />
    </li>
  )
}

function UploadState({ upload }: { upload: VideoUpload }) {
  const text = useText(videoText)
  const { file, sent, bytesPerSecond } = upload
  const percent = Math.floor((sent / file.size) * 100)
  if (upload.is === 'sending') {
    const secondsLeft = bytesPerSecond > 0 ? Math.ceil((file.size - sent) / bytesPerSecond) : undefined
    const facts = [
      text.sending(fileSize(sent), fileSize(file.size)),
      bytesPerSecond > 0 && text.speed(fileSize(Math.round(bytesPerSecond))),
      secondsLeft !== undefined && text.timeLeft(durationText(secondsLeft)),
    ]
    return <span className="upload-row-state">{separated(facts)}</span>
  }
  const words = {
    waiting: text.waiting,
    reconnecting: text.reconnecting,
    paused: text.paused(percent),
    sent: text.sent,
    failed: upload.is === 'failed' ? upload.reason : '',
  }
  return (
    <output className="upload-row-state" data-is={upload.is}>
      <span className="sentence">{words[upload.is]}</span>
    </output>
  )
}
