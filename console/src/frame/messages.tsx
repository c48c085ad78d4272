import AppContext from 'antd/es/app/context'
import useMessage from 'antd/es/message/useMessage'
import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'

/** What `App.useApp().message` shows. antd's own `App` would load dialogs and notifications as well, before the first list. */
export function Messages({ children }: { children: ReactNode }) {
  const [message, holder] = useMessage()
  const rest = useContext(AppContext)
  const value = useMemo(() => ({ ...rest, message }), [rest, message])
  return (
    <AppContext value={value}>
      {holder}
      {children}
    </AppContext>
  )
}
