import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  consumeCameraRequest,
  isOwnDocument,
  missingForCamera,
  reloadWithCamera,
  troubleOf,
} from '#web/platform/camera-access.ts'
import type { CameraTrouble } from '#web/platform/camera-access.ts'

/** The part of the browser's own detector that is used; not all browsers have one. */
type Detector = { detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: ['qr_code'] }) => Detector

const lookEveryMs = 150

async function createDetector(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass }
  const Detector: DetectorClass = own ?? (await import('qr/decode.js')).BarcodeDetector
  return new Detector({ formats: ['qr_code'] })
}

/** Looks for QR codes through the camera on the back of the phone, until `onFound` accepts one. */
export function useScanner(onFound: (text: string) => boolean) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [isOpen, setIsOpen] = useState(consumeCameraRequest)
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const accept = useEffectEvent(onFound)

  useEffect(() => {
    if (!isOpen) return undefined
    let media: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const scan = async (detector: Detector, video: HTMLVideoElement) => {
      const found = await detector.detect(video).catch(() => [])
      if (isOver) return
      if (found.some(({ rawValue }) => accept(rawValue))) return setIsOpen(false)
      timer = setTimeout(() => void scan(detector, video), lookEveryMs)
    }
    const open = async () => {
      const video = videoRef.current!
      const [detector, opened] = await Promise.all([
        createDetector(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ])
      media = opened
      if (isOver) return stop(opened)
      video.srcObject = opened
      await video.play()
      return scan(detector, video)
    }
    open().catch((error: unknown) => {
      if (isOver) return
      setTrouble(troubleOf(error))
      setIsOpen(false)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      if (media) stop(media)
    }
  }, [isOpen])

  function start() {
    const missing = missingForCamera()
    setTrouble(missing)
    if (missing) return
    if (isOwnDocument()) setIsOpen(true)
    else reloadWithCamera()
  }

  return { videoRef, isOpen, trouble, start, close: () => setIsOpen(false) }
}

function stop(media: MediaStream) {
  for (const track of media.getTracks()) track.stop()
}
