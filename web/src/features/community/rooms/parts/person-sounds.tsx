import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import type { PersonMedia } from '../media-line.ts'
import { roomText } from '../text.ts'

/** Plays everybody. A browser that wants a press before it plays gets a button. */
export function PersonSounds({ media }: { media: ReadonlyMap<number, PersonMedia> }) {
  const text = useText(roomText)
  const [isBlocked, setIsBlocked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const sounds = [...media].flatMap(([personId, { sound }]) => (sound ? [{ personId, sound }] : []))
  return (
    <div ref={box} className="person-sounds">
      {sounds.map(({ personId, sound }) => (
        <Sound key={personId} sound={sound} onBlocked={() => setIsBlocked(true)} />
      ))}
      {isBlocked && (
        <Button
          variant="primary"
          onClick={() => {
            for (const audio of box.current?.querySelectorAll('audio') ?? []) void audio.play()
            setIsBlocked(false)
          }}
        >
          {text.hear}
        </Button>
      )}
    </div>
  )
}

function Sound({ sound, onBlocked }: { sound: MediaStream; onBlocked: () => void }) {
  const audio = useRef<HTMLAudioElement>(null)
  const handleBlocked = useEffectEvent(onBlocked)
  useEffect(() => {
    const element = audio.current
    if (!element) return
    element.srcObject = sound
    element.play().catch((error: unknown) => {
      // Aborted when the person leaves at once; only a refusal needs a press.
      if (error instanceof DOMException && error.name === 'NotAllowedError') handleBlocked()
    })
  }, [sound])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for a conversation
  return <audio ref={audio} />
}
