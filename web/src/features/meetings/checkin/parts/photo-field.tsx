import { useRef } from 'react'
import { checkinCalls } from '#contract/meetings/checkin.ts'
import type { Upload } from '#web/shell/uploads.ts'
import { usePreview } from '#web/shell/use-preview.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CameraIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { checkinText } from '../text.ts'
import '#web/ui/field/field.css'
import './photo-field.css'

type PhotoFieldProps = {
  label: string
  name: string
  value: string
  onValue: (url: string) => void
  onBusy: (isBusy: boolean) => void
  error?: string | undefined
}

/** Large enough to read a certificate by; below so many bytes nothing is won by drawing it smaller. */
const shrink = { aboveBytes: 400_000, mostPixels: 2000 }

/** One photo: taken or chosen, made smaller, sent at once, and shown. */
export function PhotoField({ label, name, value, onValue, onBusy, error }: PhotoFieldProps) {
  const text = useText(checkinText)
  const input = useRef<HTMLInputElement>(null)
  const known = value ? [{ url: value, name }] : []
  const uploads = useUploads(checkinCalls.uploadPhoto, {}, { shrink, known })
  const [photo] = uploads.list
  // The picture in this browser costs no look at the stored one.
  const preview = usePreview(photo?.file) ?? (photo?.is === 'kept' ? photo.url : undefined)

  async function follow(sending: Promise<Upload | undefined>) {
    onBusy(true)
    onValue('')
    const sent = await sending
    if (sent?.is === 'kept') onValue(sent.url)
    onBusy(false)
  }

  async function take(file: File | undefined) {
    if (!file) return
    await follow(uploads.replace(file))
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
  }

  return (
    <div className="photo-field">
      <span className="field-label">{label}</span>
      <div className="photo-field-frame" data-wrong={error ? true : undefined}>
        {preview && <img className="photo-field-preview" src={preview} alt={label} />}
        {photo?.is === 'sending' && (
          <div className="photo-field-progress">
            <ProgressBar label={`${text.sending} ${label}`} share={photo.share} />
          </div>
        )}
        <button
          type="button"
          name={name}
          className="photo-field-take"
          data-over={photo ? true : undefined}
          aria-label={`${label} ${photo ? text.changePhoto : text.addPhoto}`}
          onClick={() => input.current?.click()}
        >
          <CameraIcon />
          {photo ? text.changePhoto : text.addPhoto}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        data-field={name}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <div
        className="field-note"
        data-wrong={error || photo?.is === 'failed' ? true : undefined}
        aria-live="polite"
      >
        {photo?.is === 'failed' ? (
          <>
            {photo.reason}{' '}
            <Button small variant="quiet" onClick={() => follow(uploads.retry(photo.id))}>
              {text.retry}
            </Button>
          </>
        ) : (
          error
        )}
      </div>
    </div>
  )
}
