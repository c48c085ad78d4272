import useApp from 'antd/es/app/useApp'
import { useEffect } from 'react'
import { reactToFailures } from '#web/platform/api.ts'
import { recoverLogin } from '../session/session.ts'

/** Shows what a call that nobody else speaks for has failed with. */
export function ReportFailures() {
  const { message } = useApp()
  useEffect(() => {
    reactToFailures({ showFailure: (words) => void message.error(words), recoverLogin })
  }, [message])
  return null
}
