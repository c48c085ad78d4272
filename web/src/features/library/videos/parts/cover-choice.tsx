import { useRef } from 'react'
import { uploadCalls } from '#contract/people/uploads.ts'
import { uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import type { Video } from '#contract/library/videos.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { videoMutations } from '../mutations.ts'
import { videoText } from '../text.ts'
import './cover-choice.css'

const faultOf = ({ size }: File) =>
  size > uploadLimits.pictureBytes ? uploadFailures.pictureTooLarge : undefined

/** One of the frames of the video, or a picture of one's own. */
export function CoverChoice({ video }: { video: Video }) {
  const text = useText(videoText)
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads(uploadCalls.upload, {}, { faultOf })
  const { video_id, cover, covers } = video
  const choices = cover && !covers.includes(cover) ? [...covers, cover] : covers
  const save = async (chosen: string) => void (await videoMutations.setCover({ video_id, cover: chosen }))

  async function take(file: File | undefined) {
    if (!file) return
    const sent = await uploads.replace(file)
    if (sent?.is === 'kept') await save(sent.url)
    else if (sent?.is === 'failed') toast(sent.reason, 'failure')
    if (input.current) input.current.value = ''
  }

  return (
    <fieldset className="cover-choice">
      <legend className="field-label">{text.covers}</legend>
      <div className="cover-choice-frames">
        {choices.map((address, index) => (
          <label key={address} className="cover-choice-frame">
            <input
              type="radio"
              className="visually-hidden"
              name={`cover-${video_id}`}
              checked={address === cover}
              onChange={() => void save(address)}
            />
            <Picture
              src={address}
              alt={index < covers.length ? text.cover(index + 1) : text.ownCoverNow}
              width={160}
              ratio="16 / 9"
            />
          </label>
        ))}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={text.ownCover}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button small onClick={() => input.current?.click()}>
        {text.ownCover}
      </Button>
      <span className="field-note">{text.coverHint}</span>
    </fieldset>
  )
}
