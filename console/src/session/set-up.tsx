import { useQueryClient } from '@tanstack/react-query'
import { startRegistration } from '@simplewebauthn/browser'
import { Alert, Button, Flex, Form, Input, QRCode, Typography } from 'antd'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { NewCodes } from './new-codes.tsx'
import { sessionMutations, sessionQueries } from './queries.ts'
import { sessionText } from './text.ts'

/** Sets up a way to prove who one is; the first one comes with recovery codes, which are shown once. */
export function SetUp({ onDone }: { onDone?: () => void }) {
  const text = useText(sessionText)
  const client = useQueryClient()
  const [secret, setSecret] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<string[]>()
  const [problem, setProblem] = useState('')

  async function tryTo(act: () => Promise<void>) {
    setProblem('')
    try {
      await act()
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : text.passkeyFailed)
    }
  }

  const enter = async () => {
    await client.invalidateQueries(sessionQueries.state())
    onDone?.()
  }

  async function finish({ recovery_codes }: { recovery_codes: string[] }) {
    if (recovery_codes.length > 0) setCodes(recovery_codes)
    else await enter()
  }

  const handlePasskey = () =>
    tryTo(async () => {
      const { options } = await sessionMutations.beginPasskey()
      const credential = await startRegistration({ optionsJSON: options as never })
      await finish(await sessionMutations.confirmPasskey(navigator.platform, credential))
    })

  if (codes) return <NewCodes codes={codes} onKept={() => void enter()} />

  return (
    <Flex vertical gap="middle">
      {problem !== '' && <Alert type="error" title={problem} showIcon role="alert" />}
      {secret ? (
        <Form
          layout="vertical"
          onFinish={({ code }: { code: string }) =>
            void tryTo(async () => finish(await sessionMutations.confirmTotp(code.trim())))
          }
        >
          <Typography.Paragraph>{text.setUpPrompt}</Typography.Paragraph>
          <Flex justify="center">
            <QRCode value={secret.uri} type="svg" />
          </Flex>
          <Typography.Paragraph copyable>{secret.secret}</Typography.Paragraph>
          <Form.Item name="code" label={text.code} rules={[{ required: true }]}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is what the page is for */}
            <Input autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          </Form.Item>
          <Button type="primary" htmlType="submit" block>
            {text.verify}
          </Button>
        </Form>
      ) : (
        <>
          <Button
            type="primary"
            onClick={() => void tryTo(async () => setSecret(await sessionMutations.beginTotp()))}
          >
            {text.start}
          </Button>
          <Button onClick={() => void handlePasskey()}>{text.startPasskey}</Button>
        </>
      )}
    </Flex>
  )
}
