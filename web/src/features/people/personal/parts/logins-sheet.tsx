import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnLogin } from '#contract/people/own-account.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { personalMutations } from '../mutations.ts'
import { personalQueries } from '../queries.ts'
import { settingText } from '../setting-text.ts'

type LoginsSheetProps = { open: boolean; onClose: () => void }

/** Where the person is logged in, and the way to end it there. */
export function LoginsSheet({ open, onClose }: LoginsSheetProps) {
  const text = useText(settingText)
  const logins = useQuery({ ...personalQueries.logins(), enabled: open, staleTime: 0 })
  const hasOthers = logins.data?.some((login) => login.is_current === 0)

  async function endOthers() {
    if (!(await confirm({ title: text.endOthersAsk, text: text.endOthersText }))) return
    const { ended } = await personalMutations.endOtherLogins({})
    toast(text.endedOthers(ended), 'success')
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.logins}
      flush
      foot={
        hasOthers && (
          <Button block onClick={endOthers}>
            {text.endOthers}
          </Button>
        )
      }
    >
      {logins.data ? (
        logins.data.map((login) => <LoginRow key={login.login_id} login={login} />)
      ) : (
        <ListState
          status={logins.isError ? 'error' : 'loading'}
          errorText={logins.error?.message}
          onRetry={() => logins.refetch()}
        />
      )}
    </Sheet>
  )
}

function LoginRow({ login }: { login: OwnLogin }) {
  const text = useText(settingText)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const client = text.clients[login.client]

  async function end() {
    await personalMutations.endLogin({ login_id: login.login_id })
    toast(text.ended, 'success')
  }

  return (
    <ListRow
      title={client}
      note={text.seenAt(dateText(login.seen_at, now, language))}
      after={
        login.is_current === 1 ? (
          <Tag kind="free">{text.thisOne}</Tag>
        ) : (
          <Button small aria-label={text.endOneOf(client)} onClick={end}>
            {text.endOne}
          </Button>
        )
      }
    />
  )
}
