import { useEffect, useRef, useState } from 'react'
import { chatLimits } from '#contract/community/chat.ts'
import { isOwnDocument, missingForCamera, troubleOf } from '#web/platform/camera-access.ts'
import { clock } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { MicrophoneIcon } from '#web/ui/icon/room-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { chatText } from '../text.ts'
import { startVoice } from '../voice-recorder.ts'
import type { Recording, Voice } from '../voice-recorder.ts'

type VoiceButtonProps = { onRecorded: (recording: Recording) => void }

const tickMs = 500

/** Records a voice message. While it does, it stands for the whole row. */
export function VoiceButton({ onRecorded }: VoiceButtonProps) {
  const text = useText(chatText)
  const voice = useRef<Voice>(undefined)
  const [seconds, setSeconds] = useState<number>()

  // Leaving the screen lets the microphone go.
  useEffect(() => () => void voice.current?.stop(), [])
  useEffect(() => {
    if (seconds === undefined) return undefined
    const timer = setTimeout(() => setSeconds(voice.current?.elapsed()), tickMs)
    return () => clearTimeout(timer)
  }, [seconds])

  async function start() {
    const missing =
      missingForCamera() ?? ('MediaRecorder' in globalThis ? undefined : ('unsupported' as const))
    if (missing) return toast(text.voiceTrouble[missing], 'failure')
    if (!isOwnDocument()) {
      const isWanted = await confirm({
        title: text.voiceReload,
        text: text.voiceReloadText,
        yes: text.reload,
      })
      if (isWanted) location.reload()
      return undefined
    }
    try {
      voice.current = await startVoice(
        {
          openMicrophone: () => navigator.mediaDevices.getUserMedia({ audio: true }),
          Recorder: MediaRecorder,
          now: clock.now,
        },
        { mostSeconds: chatLimits.voiceSeconds, onEnd: () => void finish(true) },
      )
      return setSeconds(0)
    } catch (error) {
      return toast(text.voiceTrouble[troubleOf(error)], 'failure')
    }
  }

  async function finish(isSent: boolean) {
    const recorded = voice.current
    voice.current = undefined
    setSeconds(undefined)
    if (!recorded) return
    const recording = await recorded.stop()
    if (isSent) onRecorded(recording)
  }

  if (seconds === undefined)
    return <IconButton label={text.voice} icon={<MicrophoneIcon />} onClick={start} />
  const whole = Math.floor(seconds)
  return (
    <div className="chat-voice">
      <output>{text.recording(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`)}</output>
      <Button onClick={() => finish(false)}>{text.cancelVoice}</Button>
      <Button variant="primary" onClick={() => finish(true)}>
        {text.sendVoice}
      </Button>
    </div>
  )
}
