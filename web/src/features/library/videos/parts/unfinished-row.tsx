import type { Video } from '#contract/library/videos.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { videoMutations } from '../mutations.ts'
import { videoText } from '../text.ts'
import './upload-row.css'

type UnfinishedRowProps = { video: Video; onChoose: () => void }

/** An upload that was left: the browser may only read its file again when the person chooses it. */
export function UnfinishedRow({ video, onChoose }: UnfinishedRowProps) {
  const text = useText(videoText)
  const { video_id, file_name, received, bytes } = video

  async function giveUp() {
    const asked = { title: text.cancelTitle, text: text.cancelText, yes: text.cancelYes, no: text.cancelNo }
    if (await confirm(asked)) await videoMutations.delete({ video_id })
  }

  return (
    <li className="upload-row">
      <div className="upload-row-words">
        <span className="upload-row-name">{file_name}</span>
        <span className="upload-row-state">{text.unfinished(Math.floor((received / bytes) * 100))}</span>
        <ProgressBar label={file_name} share={received / bytes} />
        <span className="upload-row-state">{text.unfinishedHint}</span>
        <div>
          <Button small onClick={onChoose}>
            {text.chooseAgain}
          </Button>
        </div>
      </div>
      <IconButton label={text.cancel(file_name)} icon={<CloseIcon size="small" />} onClick={giveUp} />
    </li>
  )
}
