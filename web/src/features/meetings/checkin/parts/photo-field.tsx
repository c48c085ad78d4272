import { useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { CameraIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { checkinText } from '../text.ts'
import { usePhoto } from '../use-photo.ts'
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

/** One photo: taken or chosen, made smaller, sent at once, and shown. */
export function PhotoField({ label, name, value, onValue, onBusy, error }: PhotoFieldProps) {
  const text = useText(checkinText)
  const input = useRef<HTMLInputElement>(null)
  const photo = usePhoto(value, onValue)
  const { state } = photo

  async function take(file: File | undefined) {
    if (!file) return
    onBusy(true)
    await photo.send(file)
    onBusy(false)
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
  }

  return (
    <div className="photo-field">
      <span className="field-label">{label}</span>
      <div className="photo-field-frame" data-wrong={error ? true : undefined}>
        {state.is !== 'none' && <img className="photo-field-preview" src={state.preview} alt={label} />}
        {state.is === 'sending' && (
          <div className="photo-field-progress">
            <ProgressBar label={`${text.sending} ${label}`} share={state.share} />
          </div>
        )}
        <button
          type="button"
          name={name}
          className="photo-field-take"
          data-over={state.is !== 'none' || undefined}
          aria-label={`${label} ${state.is === 'none' ? text.addPhoto : text.changePhoto}`}
          onClick={() => input.current?.click()}
        >
          <CameraIcon />
          {state.is === 'none' ? text.addPhoto : text.changePhoto}
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
        data-wrong={error || state.is === 'failed' ? true : undefined}
        aria-live="polite"
      >
        {state.is === 'failed' ? (
          <>
            {state.reason}{' '}
            <Button small variant="quiet" onClick={async () => photo.retry()}>
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
