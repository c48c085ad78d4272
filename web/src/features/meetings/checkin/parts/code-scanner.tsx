import { Button } from '#web/ui/button/button.tsx'
import { CameraIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { codeIn } from '../code-in.ts'
import { checkinText } from '../text.ts'
import { useScanner } from '../use-scanner.ts'
import './code-scanner.css'

/** Scans the code on site inside the page, for those who have come here without scanning it. */
export function CodeScanner({ onCode }: { onCode: (code: string) => void }) {
  const text = useText(checkinText)
  const { videoRef, isOpen, trouble, start, close } = useScanner((scanned) => {
    const code = codeIn(scanned, location.origin)
    if (code) onCode(code)
    return code !== undefined
  })
  if (!isOpen)
    return (
      <>
        <Button variant="primary" onClick={start}>
          <CameraIcon size="small" />
          {text.openCamera}
        </Button>
        {trouble && (
          <p className="code-scanner-trouble" role="alert">
            {text.cameraTroubles[trouble]}
          </p>
        )}
      </>
    )
  return (
    <>
      <video
        ref={videoRef}
        className="code-scanner-picture"
        muted
        playsInline
        aria-label={text.cameraPicture}
      />
      <p>{text.aimAtCode}</p>
      <Button onClick={close}>{text.closeCamera}</Button>
    </>
  )
}
