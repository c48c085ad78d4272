import { Button } from 'antd'
import { Link } from 'react-router'
import { useText } from '#web/ui/language.ts'
import { LateResult } from '../late-result.tsx'
import { frameText } from './text.ts'

/** An address that leads nowhere stays in the frame, with the menu and the search. */
export function UnknownScreen() {
  const text = useText(frameText)
  return (
    <LateResult
      status="404"
      title={<h1 className="console-title">{text.unknown}</h1>}
      extra={
        <Link to="/">
          <Button type="primary">{text.toStart}</Button>
        </Link>
      }
    />
  )
}
