import { teachingLimits } from '#contract/practice/teaching-cases.ts'
import type { CaseDraft } from '#contract/practice/teaching-cases.ts'
import { MaskedPicture } from '#web/features/community/masking/cards/masked-picture.tsx'
import type { Uploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { attachmentText } from '#web/shell/attachment-text.ts'
import { teachingText } from '../text.ts'

type CasePicturesProps = {
  files: CaseDraft['files']
  pictures: Uploads
  onPaint: (file: CaseDraft['files'][number]) => void
}

/** The images of the consultation, and the pictures that were made of them. */
export function CasePictures({ files, pictures, onPaint }: CasePicturesProps) {
  const text = useText(teachingText)
  const uploading = useText(attachmentText)
  return (
    <fieldset className="case-form-pictures">
      <legend className="field-label">{text.pictures}</legend>
      <p className="field-note">{files.length > 0 ? text.picturesHint : text.noFiles}</p>
      <ul className="case-form-list">
        {pictures.list.map((picture) => (
          <li key={picture.id} className="case-form-picture">
            {picture.is === 'kept' && <MaskedPicture url={picture.url} name={picture.name} />}
            {picture.is === 'sending' && <ProgressBar share={picture.share} label={picture.name} />}
            {picture.is === 'failed' && <span className="case-form-fault sentence">{picture.reason}</span>}
            {picture.is === 'failed' && picture.mayRetry && (
              <Button small variant="quiet" onClick={() => pictures.retry(picture.id)}>
                {uploading.retry}
              </Button>
            )}
            <IconButton
              label={uploading.remove(picture.name)}
              icon={<CloseIcon size="small" />}
              onClick={() => pictures.remove(picture.id)}
            />
          </li>
        ))}
      </ul>
      {pictures.list.length < teachingLimits.pictures &&
        files.map((file) => (
          <Button key={file.file_id} block onClick={() => onPaint(file)}>
            {text.prepare(file.name)}
          </Button>
        ))}
    </fieldset>
  )
}
