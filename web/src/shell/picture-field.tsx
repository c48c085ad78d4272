import { useRef, useState } from 'react'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { cropPicture } from '#web/platform/shrink-picture.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { CropArea } from '#web/ui/crop/crop-area.ts'
import { CropSheet } from '#web/ui/crop/crop-sheet.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { pictureText } from './picture-text.ts'
import { usePreview } from './use-preview.ts'
import type { Uploads } from './use-uploads.ts'
import '#web/ui/field/field.css'
import './picture-field.css'

type PictureFieldProps = {
  label: string
  /** The address of the stored picture; empty for none. */
  value: string
  onValue: (url: string) => void
  /** Where it is sent. The form must not be sent while it is under way. */
  uploads: Uploads
  /** Width divided by height. */
  ratio: number
  round?: boolean
  /** Of the longer edge, once it is cropped. */
  mostPixels: number
  error?: string | undefined
}

/** One picture of a form: chosen, cropped, sent at once. */
export function PictureField({ label, value, onValue, uploads, error, ...look }: PictureFieldProps) {
  const { ratio, round = false, mostPixels } = look
  const text = useText(pictureText)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const preview = usePreview(chosen)
  const upload = uploads.list.at(-1)

  function take(file: File | undefined) {
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
    setChosen(file)
  }

  function refuse() {
    setChosen(undefined)
    toast(uploadFailures.pictureUnreadable[language], 'failure')
  }

  async function send(area: CropArea) {
    if (!chosen) return
    const cropped = await cropPicture(chosen, area, mostPixels).catch(refuse)
    if (!cropped) return
    setChosen(undefined)
    finish(await uploads.replace(cropped))
  }

  const finish = (sent: Awaited<ReturnType<Uploads['retry']>>) => {
    if (sent?.is === 'kept') onValue(sent.url)
  }

  return (
    <fieldset className="picture-field">
      <legend className="field-label">{label}</legend>
      <div className="picture-field-row">
        <span className="picture-field-picture" data-round={round || undefined}>
          <Picture src={value || null} alt={label} width={400} ratio={String(ratio)} />
        </span>
        <div className="picture-field-side">
          <Button small disabled={upload?.is === 'sending'} onClick={() => input.current?.click()}>
            {value ? text.change : text.choose}
          </Button>
          {upload?.is === 'sending' && <ProgressBar label={text.sending} share={upload.share} />}
          {upload?.is === 'failed' && (
            <p className="field-note" data-wrong role="alert">
              {upload.reason}{' '}
              {upload.mayRetry && (
                <Button small variant="quiet" onClick={async () => finish(await uploads.retry(upload.id))}>
                  {text.retry}
                </Button>
              )}
            </p>
          )}
          <p className="field-note" data-wrong={error ? true : undefined} aria-live="polite">
            {error ?? text.hint}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => take(event.target.files?.[0])}
      />
      <CropSheet
        title={text.crop}
        src={preview}
        ratio={ratio}
        round={round}
        onClose={() => setChosen(undefined)}
        onUnreadable={refuse}
        onCrop={send}
      />
    </fieldset>
  )
}
