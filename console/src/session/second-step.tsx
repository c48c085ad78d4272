import { useQueryClient } from '@tanstack/react-query'
import { startAuthentication } from '@simplewebauthn/browser'
import { Alert, Button, Card, Flex, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { pageConfig } from '#web/platform/page-config.ts'
import { useText } from '#web/ui/language.ts'
import { sessionMutations, sessionQueries } from './queries.ts'
import { SetUp } from './set-up.tsx'
import { sessionText } from './text.ts'

type State = { factors: { kind: 'totp' | 'passkey' }[] }

/** Asks for the second proof; who has none yet sets one up. */
export function SecondStep({ state }: { state: State }) {
  const text = useText(sessionText)
  const isNew = state.factors.length === 0
  return (
    <main className="console-gate">
      <Card
        className="console-gate-card"
        title={<h1 className="console-title">{isNew ? text.setUp : text.secondStep}</h1>}
      >
        {isNew ? <SetUp /> : <Verify state={state} />}
      </Card>
    </main>
  )
}

type VerifyProps = { state: State; onVerified?: () => void }

export function Verify({ state, onVerified }: VerifyProps) {
  const text = useText(sessionText)
  const client = useQueryClient()
  const hasTotp = state.factors.some(({ kind }) => kind === 'totp')
  const hasPasskey = state.factors.some(({ kind }) => kind === 'passkey')
  const [isRecovery, setIsRecovery] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function verify(prove: () => Promise<unknown>) {
    setIsBusy(true)
    setProblem('')
    try {
      await prove()
      await client.invalidateQueries(sessionQueries.state())
      onVerified?.()
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : text.passkeyFailed)
    } finally {
      setIsBusy(false)
    }
  }

  async function provePasskey() {
    const { options } = await sessionMutations.askPasskey()
    const answer = await startAuthentication({ optionsJSON: options as never })
    await sessionMutations.verifyPasskey(answer)
  }

  const handleCode = ({ code }: { code: string }) =>
    verify(() =>
      isRecovery ? sessionMutations.verifyRecovery(code.trim()) : sessionMutations.verifyTotp(code.trim()),
    )

  return (
    <Flex vertical gap="middle">
      {problem !== '' && <Alert type="error" title={problem} showIcon role="alert" />}
      {(hasTotp || isRecovery) && (
        <Form layout="vertical" onFinish={(values: { code: string }) => void handleCode(values)}>
          <Typography.Paragraph>{isRecovery ? text.recoveryPrompt : text.codePrompt}</Typography.Paragraph>
          <Form.Item name="code" label={isRecovery ? text.recovery : text.code} rules={[{ required: true }]}>
            <Input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is what the page is for
              autoFocus
              autoComplete="one-time-code"
              inputMode={isRecovery ? 'text' : 'numeric'}
              maxLength={isRecovery ? 11 : 6}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" block loading={isBusy}>
            {text.verify}
          </Button>
        </Form>
      )}
      {hasPasskey && (
        <Button block onClick={() => void verify(provePasskey)} loading={isBusy}>
          {text.usePasskey}
        </Button>
      )}
      <Button type="link" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? text.useCode : text.useRecovery}
      </Button>
      <Typography.Text type="secondary">{text.hours}</Typography.Text>
      {pageConfig().sandbox && (
        <a href="/sandbox/second-step" target="_blank" rel="noreferrer">
          {text.sandbox}
        </a>
      )}
    </Flex>
  )
}
