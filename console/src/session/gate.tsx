import { useQuery } from '@tanstack/react-query'
import { Button, Result, Spin } from 'antd'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { consoleText } from '../text.ts'
import { sessionQueries } from './queries.ts'
import { goToLogin, isLoggedIn, logOut } from './session.ts'
import { sessionText } from './text.ts'

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }))

/** Lets operators in who have done both login steps. */
export function Gate({ children }: { children: ReactNode }) {
  const text = useText(sessionText)
  const common = useText(consoleText)
  const state = useQuery({ ...sessionQueries.state(), enabled: isLoggedIn() })

  if (!isLoggedIn()) {
    goToLogin()
    return null
  }
  if (state.isPending) return <Spin fullscreen />
  if (state.error) {
    const isRefused =
      state.error instanceof CallFailure && state.error.status === failures.noPermission.status
    return (
      <div className="console-gate">
        {isRefused ? (
          <Result
            status="403"
            title={text.noOperator}
            extra={
              <>
                <Button href="/">{text.toProduct}</Button>
                <Button type="primary" onClick={() => void logOut().then(goToLogin)}>
                  {text.otherAccount}
                </Button>
              </>
            }
          />
        ) : (
          <Result
            status="warning"
            title={common.loadFailed}
            subTitle={state.error.message}
            extra={<Button onClick={() => void state.refetch()}>{common.retry}</Button>}
          />
        )}
      </div>
    )
  }
  if (state.data.elevated_until === '')
    return (
      <Suspense fallback={<Spin fullscreen />}>
        <SecondStep state={state.data} />
      </Suspense>
    )
  return children
}
