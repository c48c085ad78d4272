import type { ResultProps } from 'antd'
import { lazy, Suspense } from 'react'

/** Its drawings are large, and it is hardly ever shown. */
const Result = lazy(async () => ({ default: (await import('antd/es/result')).default }))

export function LateResult(props: ResultProps) {
  return (
    <Suspense>
      <Result {...props} />
    </Suspense>
  )
}
