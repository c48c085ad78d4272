import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { fetchUser } from '#web/features/people/account/state.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { shrinkPicture } from '#web/platform/shrink-picture.ts'
import { usePreview } from '#web/shell/use-preview.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { personText } from '../text.ts'
import './photo-sheet.css'

const mostPixels = 1024

type PhotoSheetProps = { open: boolean; onClose: () => void; photo: string }

/** Another portrait: chosen, looked at, sent. */
export function PhotoSheet({ open, onClose, photo }: PhotoSheetProps) {
  const text = useText(personText)
  return (
    <Sheet open={open} onClose={onClose} title={text.changePhoto}>
      <PhotoChoice photo={photo} onDone={onClose} />
    </Sheet>
  )
}

function PhotoChoice({ photo, onDone }: { photo: string; onDone: () => void }) {
  const text = useText(personText)
  const language = useLanguage()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads(profileCalls.uploadPhoto, {})
  const [chosen, setChosen] = useState<File>()
  const preview = usePreview(chosen)
  const sending = uploads.list.find((one) => one.is === 'sending')

  async function take(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (!file) return
    try {
      setChosen(await shrinkPicture(file, mostPixels))
    } catch {
      toast(uploadFailures.pictureUnreadable[language], 'failure')
    }
  }

  async function send() {
    const sent = chosen && (await uploads.replace(chosen))
    if (sent?.is === 'failed') toast(sent.reason, 'failure')
    if (sent?.is !== 'kept') return
    await Promise.all([invalidateTags(client, 'profile'), fetchUser()])
    toast(text.photoSaved, 'success')
    onDone()
  }

  const pick = () => input.current?.click()
  return (
    <div className="photo-sheet">
      <Avatar src={preview ?? photo} name={text.photo} size={160} />
      {sending ? (
        <ProgressBar label={text.sendingPhoto} share={sending.share} />
      ) : (
        <p className="photo-sheet-hint">{text.photoHint}</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {chosen ? (
        <>
          <Button variant="primary" block onClick={send}>
            {text.usePhoto}
          </Button>
          <Button block disabled={sending !== undefined} onClick={pick}>
            {text.anotherPhoto}
          </Button>
        </>
      ) : (
        <Button variant="primary" block onClick={pick}>
          {text.choosePhoto}
        </Button>
      )}
    </div>
  )
}
