import { Alert, Button } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '#web/ui/language.ts'
import { Collisions } from './collisions.tsx'
import { recordText } from './text.ts'
import type { EditedRecord, RecordFormState } from './use-record-form.ts'

/** What stands above a form: what was restored, which draft is edited, what collides, why it was refused. */
export function FormNotices({ state, draft }: { state: RecordFormState; draft: EditedRecord['draft'] }) {
  const text = useText(recordText)
  const notices = useRef<HTMLDivElement>(null)
  const { kept, theirs, problem, refusals } = state

  // The buttons are below the form, what a refusal says is above it.
  useLayoutEffect(() => {
    if (refusals === 0) return
    notices.current?.scrollIntoView({ block: 'nearest' })
    notices.current?.focus({ preventScroll: true })
  }, [refusals])

  return (
    <>
      {kept && (
        <Alert
          type="info"
          title={text.kept}
          action={<Button onClick={state.dropKept}>{text.dropKept}</Button>}
          className="console-notice"
        />
      )}
      {draft && (
        <Alert
          type={draft.state === 'scheduled' ? 'success' : 'info'}
          title={
            draft.state === 'scheduled'
              ? text.scheduledShown(draft.publish_at ?? '')
              : text.draftShown(draft.saved_by, draft.saved_at)
          }
          action={<Button onClick={() => void state.dropDraft()}>{text.dropDraft}</Button>}
          className="console-notice"
        />
      )}
      <div ref={notices} tabIndex={-1} style={{ outline: 'none', scrollMarginTop: 80 }}>
        {theirs && (
          <Collisions
            theirs={theirs}
            fields={state.fields}
            mine={state.entered()}
            onKeepMine={state.settle}
            onUseTheirs={state.takeTheirs}
          />
        )}
        {problem !== '' && <Alert type="error" role="alert" title={problem} className="console-notice" />}
      </div>
    </>
  )
}
