import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { fetchUser } from '#web/features/people/account/state.ts'
import { profileTag } from '#web/features/people/profile/queries.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { shrinkPicture } from '#web/platform/shrink-picture.ts'
import { upload } from '#web/platform/upload.ts'
import { showFailure } from '#web/shell/show-failure.ts'
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
  const [chosen, setChosen] = useState<{ file: File; address: string }>()
  const [share, setShare] = useState<number>()

  useEffect(() => {
    if (!chosen) return undefined
    return () => URL.revokeObjectURL(chosen.address)
  }, [chosen])

  async function take(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (!file) return
    try {
      const small = await shrinkPicture(file, mostPixels)
      setChosen({ file: small, address: URL.createObjectURL(small) })
    } catch {
      toast(uploadFailures.pictureUnreadable[language], 'failure')
    }
  }

  async function send() {
    if (!chosen) return
    try {
      setShare(0)
      await upload(profileCalls.uploadPhoto, {}, chosen.file, { onProgress: setShare })
      await Promise.all([invalidateTags(client, profileTag), fetchUser()])
      toast(text.photoSaved, 'success')
      onDone()
    } catch (error) {
      showFailure(error)
      throw error
    } finally {
      setShare(undefined)
    }
  }

  const pick = () => input.current?.click()
  return (
    <div className="photo-sheet">
      <Avatar src={chosen?.address ?? photo} name={text.photo} size={160} />
      {share === undefined ? (
        <p className="photo-sheet-hint">{text.photoHint}</p>
      ) : (
        <ProgressBar label={text.sendingPhoto} share={share} />
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
          <Button block disabled={share !== undefined} onClick={pick}>
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
