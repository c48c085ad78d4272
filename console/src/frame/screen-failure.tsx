import { Button } from 'antd'
import { useText } from '#web/ui/language.ts'
import { LateResult } from '../late-result.tsx'
import { consoleText } from '../text.ts'

/** In place of a screen that has thrown, or whose script is not on the server any more since a new version is. */
export function ScreenFailure() {
  const common = useText(consoleText)
  return (
    <LateResult
      status="warning"
      title={common.loadFailed}
      extra={<Button onClick={() => location.reload()}>{common.retry}</Button>}
    />
  )
}
