import { useRef } from 'react'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { lectureSlideText } from '../text.ts'
import { useSlidesUpload } from '../use-slides-upload.ts'
import './slides-uploader.css'

/** What a phone or a computer calls the files that are accepted; the server looks at their content. */
const accepted = '.pdf,.ppt,.pptx,application/pdf'

export function SlidesUploader({ sheet, isFirst }: { sheet: SheetAddress; isFirst: boolean }) {
  const text = useText(lectureSlideText)
  const input = useRef<HTMLInputElement>(null)
  const { upload, send, pause } = useSlidesUpload(sheet, () => toast(text.uploaded, 'success'))
  const percent = upload ? Math.floor((upload.sent / upload.file.size) * 100) : 0

  function take(file: File | undefined) {
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
    if (file) void send(file)
  }

  return (
    <div className="slides-uploader">
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={text.upload}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {upload && (
        <output className="slides-uploader-file">
          <span>{upload.file.name}</span>
          {upload.is === 'failed' ? (
            <span className="slides-uploader-fault">{upload.reason}</span>
          ) : (
            <>
              <ProgressBar share={upload.sent / upload.file.size} label={upload.file.name} />
              <span>{upload.is === 'sending' ? text.sending(percent) : text.reconnecting}</span>
            </>
          )}
          <Button small onClick={() => (upload.is === 'failed' ? send(upload.file) : pause())}>
            {upload.is === 'failed' ? text.retry : text.pause}
          </Button>
        </output>
      )}
      <Button block variant={isFirst ? 'primary' : 'plain'} onClick={() => input.current?.click()}>
        {isFirst ? text.upload : text.uploadNew}
      </Button>
      <p className="field-note">{text.hint}</p>
    </div>
  )
}
