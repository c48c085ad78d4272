import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '#web/platform/fetch-file.ts'
import { PauseIcon, PlayIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { chatText } from '../text.ts'

type VoicePlayerProps = { url: string; seconds: number }

/** Loaded whole with the first press: a sealed file is not sent in pieces, which Safari would ask for. */
export function VoicePlayer({ url, seconds }: VoicePlayerProps) {
  const text = useText(chatText)
  const audio = useRef<HTMLAudioElement>(null)
  const source = useRef('')
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => () => URL.revokeObjectURL(source.current), [])

  async function toggle() {
    const element = audio.current!
    if (isPlaying) return element.pause()
    try {
      if (!source.current) {
        const bytes = await fetchFile(url, AbortSignal.timeout(60_000))
        source.current = URL.createObjectURL(new Blob([bytes]))
        element.src = source.current
      }
      await element.play()
    } catch {
      toast(text.voiceFailed, 'failure')
    }
    return undefined
  }

  return (
    <>
      <button
        type="button"
        className="chat-message-bubble chat-message-voice"
        aria-label={isPlaying ? text.pauseVoice : text.playVoice(seconds)}
        onClick={toggle}
      >
        {isPlaying ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
        <span>{text.seconds(seconds)}</span>
      </button>
      {/* Speech that a colleague has just said has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
      />
    </>
  )
}
