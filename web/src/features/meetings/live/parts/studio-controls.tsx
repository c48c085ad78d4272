import type { LiveAction, LiveInfo } from '#contract/meetings/live.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import type { ConfirmRequest } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { liveMutations } from '../mutations.ts'
import { liveText } from '../text.ts'

const looks: Record<LiveInfo['live_state'], TagKind> = {
  preview: 'notice',
  live: 'live',
  in_progress: 'credit',
  tea_break: 'notice',
  ended: 'playback',
}

/** The state of the broadcast, and the actions on it. */
export function StudioControls({ info, watchers }: { info: LiveInfo; watchers: number }) {
  const text = useText(liveText)
  const { meeting_id: meetingId, live_state: state } = info

  async function act(action: LiveAction, question?: ConfirmRequest) {
    if (question && !(await confirm(question))) return
    await liveMutations.setState({ meeting_id: meetingId, action })
    toast(text.done[action], 'success')
  }

  const isRunning = state === 'live' || state === 'in_progress'
  return (
    <Section title={text.stage}>
      <div className="studio-body">
        <dl className="studio-facts">
          <dt>{text.now}</dt>
          <dd aria-live="polite">
            <Tag kind={looks[state]}>{text[state]}</Tag>
          </dd>
          {state !== 'ended' && (
            <>
              <dt>{text.signal}</dt>
              <dd aria-live="polite">
                <span className="studio-signal" data-on={info.is_streaming === 1 || undefined}>
                  {info.is_streaming === 1 ? text.hasSignal : text.noSignal}
                </span>
              </dd>
            </>
          )}
        </dl>
        {state === 'preview' && <p className="studio-note">{text.preshow}</p>}
        {watchers > 0 && <p className="studio-note">{text.watchers(watchers)}</p>}
        <div className="studio-actions">
          {state === 'preview' && (
            <Button
              variant="primary"
              onClick={() => act('begin', { title: text.beginAsk, text: text.beginNote, yes: text.begin })}
            >
              {text.begin}
            </Button>
          )}
          {isRunning && <Button onClick={() => act('break')}>{text.pause}</Button>}
          {state === 'tea_break' && (
            <Button variant="primary" onClick={() => act('resume')}>
              {text.resume}
            </Button>
          )}
          {(isRunning || state === 'tea_break') && (
            <Button
              variant="danger"
              onClick={() => act('end', { title: text.endAsk, text: text.endNote, yes: text.end })}
            >
              {text.end}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
