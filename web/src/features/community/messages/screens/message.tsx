import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import { failures } from '#contract/wire/failure.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { messageMutations } from '../mutations.ts'
import { messageQueries } from '../queries.ts'
import { messageText } from '../text.ts'
import './message.css'

const isMissing = (error: Error) =>
  error instanceof CallFailure && error.status === failures.dataMissing.status

export function Message() {
  const text = useText(messageText)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const isId = /^\d{1,15}$/.test(id)
  const message = useQuery({ ...messageQueries.text(Number(id)), enabled: isId })
  const login = useLoginState()
  const openedId = login.is === 'in' ? message.data?.id : undefined
  // Opening a message reads it, from wherever it was opened.
  useEffect(() => {
    if (openedId !== undefined) messageMutations.markRead({ id: openedId }).catch(() => undefined)
  }, [openedId])
  return (
    <ScreenFrame>
      {message.data ? (
        <article className="message">
          <header className="message-head">
            <h2>{message.data.title}</h2>
            <time dateTime={message.data.created_at}>{dateText(message.data.created_at, now, language)}</time>
          </header>
          <RichText html={message.data.body} />
        </article>
      ) : !isId || (message.error && isMissing(message.error)) ? (
        <ListState
          status="missing"
          emptyText={text.missing}
          emptyAction={<ButtonLink href="/">{text.backHome}</ButtonLink>}
        />
      ) : (
        <ListState
          status={message.isError ? 'error' : 'loading'}
          skeleton={<Skeleton shape="lines" count={8} />}
          onRetry={() => message.refetch()}
        />
      )}
    </ScreenFrame>
  )
}
