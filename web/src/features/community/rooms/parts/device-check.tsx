import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { DeviceField } from '#web/ui/device-field/device-field.tsx'
import { MicrophoneIcon, VideoIcon } from '#web/ui/icon/room-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { playTone } from '../sound-level.ts'
import { roomText } from '../text.ts'
import type { RoomHandle } from '../use-room.ts'
import { StreamVideo } from './stream-video.tsx'
import './device-check.css'

export type NetworkState = 'checking' | 'good' | 'slow' | 'offline'

type DeviceCheckProps = {
  room: RoomHandle
  hasPicture: boolean
  /** Entering means to agree to be recorded. */
  isRecorded: boolean
  network: NetworkState
}

/** Before entering: what one looks like, whether one is heard and hears, and whether the network carries it. */
export function DeviceCheck({ room, hasPicture, isRecorded, network }: DeviceCheckProps) {
  const text = useText(roomText)
  const { own, view } = room
  const { tracks, trouble, isMuted, devices, chosen } = own
  const isOpen = tracks.camera !== null || tracks.microphone !== null
  return (
    <Section title={text.check}>
      <div className="device-check">
        <p className="device-check-note">{hasPicture ? text.checkIntro : text.soundRoom}</p>
        {hasPicture && isOpen && (
          <div className="device-check-preview">
            {own.streams.camera ? (
              <StreamVideo
                className="device-check-video"
                stream={own.streams.camera}
                label={text.ownPicture}
              />
            ) : (
              <span>{text.cameraOff}</span>
            )}
          </div>
        )}
        {trouble && (
          <p className="device-check-problem" role="alert">
            {text.troubles[trouble]}
          </p>
        )}
        {isOpen && (
          <>
            <div className="device-check-switches">
              <Button onClick={() => room.prepareMuted(!isMuted)}>
                <MicrophoneIcon size="small" off={isMuted} />
                {isMuted ? text.unmute : text.mute}
              </Button>
              {hasPicture && (
                <Button onClick={() => room.prepareCamera(tracks.camera === null)}>
                  <VideoIcon size="small" off={tracks.camera === null} />
                  {tracks.camera ? text.stopCamera : text.startCamera}
                </Button>
              )}
            </div>
            {hasPicture && (
              <DeviceField
                label={text.camera}
                devices={devices.cameras}
                value={chosen.camera}
                onChoose={(camera) => room.chooseDevice({ camera })}
              />
            )}
            <DeviceField
              label={text.microphone}
              devices={devices.microphones}
              value={chosen.microphone}
              onChoose={(microphone) => room.chooseDevice({ microphone })}
            />
          </>
        )}
        <dl className="device-check-list">
          {tracks.microphone && (
            <Line title={text.level} note={text.levelHint}>
              <LevelMeter label={text.level} level={room.level} />
            </Line>
          )}
          <Line title={text.testSpeaker} note={text.speakerHint}>
            <Button small onClick={playTone}>
              {text.testSpeaker}
            </Button>
          </Line>
          <Line title={text.network}>
            <output data-state={network}>{text.networks[network]}</output>
          </Line>
        </dl>
        {view.problem && (
          <p className="device-check-problem" role="alert">
            {view.problem}
          </p>
        )}
        <div className="device-check-actions">
          {isOpen ? (
            <Button
              variant="primary"
              block
              busy={view.phase === 'entering'}
              onClick={() => room.enter(isRecorded)}
            >
              {isRecorded
                ? text.agreeAndEnter
                : tracks.camera || !hasPicture
                  ? text.enter
                  : text.enterSoundOnly}
            </Button>
          ) : (
            <>
              <Button variant="primary" block onClick={() => room.openDevices(hasPicture)}>
                {text.openDevices}
              </Button>
              <Button
                variant="quiet"
                block
                busy={view.phase === 'entering'}
                onClick={() => room.enter(isRecorded)}
              >
                {isRecorded ? text.agreeAndEnter : text.enterWithout}
              </Button>
            </>
          )}
        </div>
      </div>
    </Section>
  )
}

function Line({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="device-check-line">
      <dt>
        {title}
        {note && <span className="device-check-note">{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Quick enough to follow speech. */
const levelMs = 120

function LevelMeter({ label, level }: { label: string; level: () => number }) {
  const [share, setShare] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setShare(Math.min(1, level() * 4)), levelMs)
    return () => clearInterval(timer)
  }, [level])
  return <meter className="device-check-level" aria-label={label} min={0} max={1} value={share} />
}
