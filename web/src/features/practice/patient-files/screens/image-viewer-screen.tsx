import { dicomMime } from '#contract/wire/uploads.ts'
import { useSearchParams } from '#web/shell/navigation.ts'
import { MissingState } from '#web/shell/missing-state.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useBack } from '#web/shell/use-back.ts'
import { useText } from '#web/ui/language.ts'
import { FileViewer } from '../parts/file-viewer.tsx'
import { patientFileText } from '../text.ts'

/** `file` in the address is a stored DICOM file, as a chat links to it. */
export function ImageViewerScreen() {
  const text = useText(patientFileText)
  const [query] = useSearchParams()
  const back = useBack()
  const url = query.get('file') ?? ''
  const name = query.get('name') ?? ''
  return (
    <ScreenFrame>
      {/^\/files\/[\w./-]+$/.test(url) ? (
        <FileViewer file={{ url, name, mime: dicomMime }} onClose={back} />
      ) : (
        <MissingState text={text.noFile} />
      )}
    </ScreenFrame>
  )
}
