import { Button } from '#web/ui/button/button.tsx'
import { CameraIcon } from '#web/ui/icon/media-icons.tsx'
import type { CameraTrouble } from '#web/platform/camera-access.ts'
import { useScanner } from './use-scanner.ts'
import './code-scanner.css'

type CodeScannerProps = {
  text: {
    openCamera: string
    closeCamera: string
    cameraPicture: string
    aimAtCode: string
    cameraTroubles: Record<CameraTrouble, string>
  }
  /** Says whether the scanned text is what is looked for; otherwise the camera goes on. */
  onScan: (scanned: string) => boolean
}

/** Scans a QR code by the camera, inside the page. */
export function CodeScanner({ text, onScan }: CodeScannerProps) {
  const { videoRef, isOpen, trouble, start, close } = useScanner(onScan)
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
