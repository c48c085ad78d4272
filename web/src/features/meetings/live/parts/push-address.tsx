import { useState } from 'react'
import type { Studio } from '#contract/meetings/live.ts'
import { copyText } from '#web/platform/copy-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { liveMutations } from '../mutations.ts'
import { pushAddressFrom } from '../push-address-from.ts'
import { liveText } from '../text.ts'

/** The address to which OBS or ffmpeg send the stream, with its key. */
export function PushAddress({ studio }: { studio: Studio }) {
  const text = useText(liveText)
  const [isKeyShown, setIsKeyShown] = useState(false)
  const server = pushAddressFrom(studio.push_address, location.hostname)

  async function copy(value: string) {
    const isDone = await copyText(value)
    toast(isDone ? text.copied : text.copyFailed, isDone ? 'success' : 'failure')
  }

  async function rotate() {
    if (!(await confirm({ title: text.rotateAsk, text: text.rotateNote, yes: text.rotate }))) return
    await liveMutations.rotateKey({ meeting_id: studio.meeting_id })
    toast(text.rotated, 'success')
  }

  if (!server)
    return (
      <Section title={text.push}>
        <p className="studio-body studio-note">{text.ingestOff}</p>
      </Section>
    )
  return (
    <Section title={text.push}>
      <div className="studio-body">
        <p className="studio-note">{text.pushIntro}</p>
        <div className="studio-fields">
          <Field
            label={text.server}
            value={server}
            onValue={() => undefined}
            readOnly
            suffix={
              <Button small variant="quiet" onClick={() => copy(server)}>
                {text.copy}
              </Button>
            }
          />
          <Field
            label={text.key}
            value={isKeyShown ? studio.stream_key : '•'.repeat(16)}
            onValue={() => undefined}
            readOnly
            hint={text.keyNote}
            suffix={
              <>
                <Button small variant="quiet" onClick={() => setIsKeyShown(!isKeyShown)}>
                  {isKeyShown ? text.hide : text.show}
                </Button>
                <Button small variant="quiet" onClick={() => copy(studio.stream_key)}>
                  {text.copy}
                </Button>
              </>
            }
          />
        </div>
        <div className="studio-actions">
          <Button onClick={rotate}>{text.rotate}</Button>
        </div>
      </div>
    </Section>
  )
}
