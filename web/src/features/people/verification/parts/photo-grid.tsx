import { useRef } from 'react'
import { verificationLimits } from '#contract/people/verification.ts'
import type { Upload } from '#web/shell/uploads.ts'
import type { Uploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CameraIcon } from '#web/ui/icon/media-icons.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { verificationText } from '../text.ts'
import '#web/ui/field/field.css'
import './photo-grid.css'

type PhotoGridProps = { photos: Uploads; error?: string }

const most = verificationLimits.mostPhotos

export function PhotoGrid({ photos, error }: PhotoGridProps) {
  const text = useText(verificationText)
  const input = useRef<HTMLInputElement>(null)
  const room = most - photos.list.length

  function take(chosen: FileList | null) {
    const files = [...(chosen ?? [])]
    if (files.length > room) toast(text.tooMany(most), 'failure')
    for (const file of files.slice(0, room)) void photos.add(file)
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = ''
  }

  return (
    <fieldset className="photo-grid-frame">
      <legend className="field-label">{text.photos}</legend>
      <ul className="photo-grid">
        {photos.list.map((photo, at) => (
          <PhotoTile key={photo.id} photo={photo} number={at + 1} {...photos} />
        ))}
        {room > 0 && (
          <li>
            <button type="button" className="photo-grid-add" onClick={() => input.current?.click()}>
              <CameraIcon />
              {text.addPhoto}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => take(event.target.files)}
      />
      <div className="field-note" data-hint data-wrong={error ? true : undefined} aria-live="polite">
        {error ?? text.photosHint}
      </div>
    </fieldset>
  )
}

type TileProps = { photo: Upload; number: number } & Pick<Uploads, 'remove' | 'retry'>

function PhotoTile({ photo, number, remove, retry }: TileProps) {
  const text = useText(verificationText)
  return (
    <li className="photo-grid-tile" data-is={photo.is}>
      {photo.is === 'kept' && <Picture src={photo.url} alt={text.photo(number)} width={400} ratio="4 / 3" />}
      {photo.is === 'sending' && (
        <span className="photo-grid-state">
          {Math.floor(photo.share * 100)}%
          <ProgressBar label={text.sendingPhoto(number)} share={photo.share} />
        </span>
      )}
      {photo.is === 'failed' && (
        <span className="photo-grid-state" role="alert">
          <span className="sentence">{photo.reason}</span>
          <Button small variant="quiet" onClick={() => retry(photo.id)}>
            {text.retry}
          </Button>
        </span>
      )}
      <span className="photo-grid-remove">
        <IconButton
          onPicture
          label={text.removePhoto(number)}
          icon={<CloseIcon size="small" />}
          onClick={() => remove(photo.id)}
        />
      </span>
    </li>
  )
}
