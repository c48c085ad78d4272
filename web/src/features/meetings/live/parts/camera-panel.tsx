import { useEffect, useRef } from 'react'
import type { Studio } from '#contract/meetings/live.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DeviceField } from '#web/ui/device-field/device-field.tsx'
import { CameraIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { liveText } from '../text.ts'
import { useCamera } from '../use-camera.ts'
import './camera-panel.css'

/** Broadcasts directly from this browser, for people without OBS. */
export function CameraPanel({ studio }: { studio: Studio }) {
  const text = useText(liveText)
  return (
    <Section title={text.camera}>
      <div className="studio-body">
        <p className="studio-note">{studio.has_ffmpeg === 1 ? text.cameraIntro : text.cameraNeedsFfmpeg}</p>
        {studio.has_ffmpeg === 1 && <Camera meetingId={studio.meeting_id} />}
      </div>
    </Section>
  )
}

function Camera({ meetingId }: { meetingId: number }) {
  const text = useText(liveText)
  const camera = useCamera(meetingId)
  const { media, trouble, line, end } = camera
  const isOn = line !== 'off'
  const problem = trouble
    ? text.troubles[trouble]
    : end && (typeof end === 'string' ? text.lineEnds[end] : end.message)
  return (
    <>
      {media && <Preview media={media} label={text.ownPicture} />}
      {media && (
        <div className="camera-panel-choices">
          <DeviceField
            label={text.cameraDevice}
            devices={camera.devices.cameras}
            value={camera.chosen.camera}
            onChoose={(id) => camera.choose({ camera: id })}
          />
          <DeviceField
            label={text.microphoneDevice}
            devices={camera.devices.microphones}
            value={camera.chosen.microphone}
            onChoose={(id) => camera.choose({ microphone: id })}
          />
        </div>
      )}
      <output className="camera-panel-state" data-on={line === 'sending' || undefined}>
        {media && text.lines[line]}
      </output>
      {problem && (
        <p className="camera-panel-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="studio-actions">
        {!media && (
          <Button variant="primary" onClick={camera.open}>
            <CameraIcon size="small" />
            {text.openCamera}
          </Button>
        )}
        {media && !isOn && (
          <Button variant="primary" onClick={camera.start}>
            {text.startCamera}
          </Button>
        )}
        {media && isOn && (
          <Button variant="danger" onClick={camera.stop}>
            {text.stopCamera}
          </Button>
        )}
        {media && (
          <Button onClick={() => camera.setIsMuted(!camera.isMuted)}>
            {camera.isMuted ? text.unmute : text.mute}
          </Button>
        )}
      </div>
    </>
  )
}

function Preview({ media, label }: { media: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = media
  }, [media])
  return <video ref={video} className="camera-panel-preview" aria-label={label} autoPlay muted playsInline />
}
