import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import type { Outbox, Outgoing } from '../outbox.ts'
import { chatText } from '../text.ts'
import './chat-message.css'

/** A message that the server has not stored yet. */
export function OutgoingRow({ message, outbox }: { message: Outgoing; outbox: Outbox }) {
  const text = useText(chatText)
  const { clientId, file, is } = message
  return (
    <article className="chat-message" data-own data-state={is}>
      <div className="chat-message-body">
        <p className="chat-message-bubble">
          {message.kind === 'voice' ? text.kinds.voice : (file?.name ?? message.content)}
        </p>
        {file && is === 'sending' && <ProgressBar label={file.name} share={message.share} />}
        <p className="chat-message-foot" role={is === 'refused' ? 'alert' : 'status'}>
          <span>{is === 'refused' ? `${text.refused}：${message.reason}` : text[is]}</span>
          {is !== 'sending' && (
            <>
              <Button variant="quiet" small onClick={() => outbox.retry(clientId)}>
                {text.retry}
              </Button>
              <Button variant="quiet" small onClick={() => outbox.remove(clientId)}>
                {text.remove}
              </Button>
            </>
          )}
        </p>
      </div>
    </article>
  )
}
