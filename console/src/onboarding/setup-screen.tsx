import { Alert, Button, Card, Form, Input } from 'antd'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { goToLogin, logInBy } from '../session/session.ts'
import { onboardingMutations } from './queries.ts'
import { setupText } from './text.ts'

type Entered = { setup_code: string; phone: string; truename: string; password: string }

/** Makes the first administrator and logs them in; the second step is set up next. */
export function SetupScreen() {
  const text = useText(setupText)
  const [problem, setProblem] = useState('')
  const [isKnown, setIsKnown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function handleBegin(entered: Entered) {
    setIsBusy(true)
    setProblem('')
    try {
      const { is_new } = await onboardingMutations.begin(entered)
      if (!is_new) return setIsKnown(true)
      await logInBy(() => onboardingMutations.logIn(entered.phone, entered.password))
      location.replace('/console/')
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <main className="console-gate">
      <Card className="console-gate-card" title={<h1 className="console-title">{text.title}</h1>}>
        {isKnown ? (
          <Alert
            type="success"
            title={text.known}
            action={<Button onClick={goToLogin}>{text.toLogin}</Button>}
          />
        ) : (
          <Form layout="vertical" onFinish={(entered: Entered) => void handleBegin(entered)}>
            <p>{text.about}</p>
            {problem !== '' && <Alert type="error" title={problem} showIcon role="alert" />}
            <Form.Item name="setup_code" label={text.code} rules={[{ required: true }]}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is what the page is for */}
              <Input autoFocus autoComplete="off" placeholder="XXXX-XXXX-XXXX" maxLength={20} />
            </Form.Item>
            <Form.Item name="truename" label={text.name} rules={[{ required: true, whitespace: true }]}>
              <Input autoComplete="name" maxLength={20} />
            </Form.Item>
            <Form.Item name="phone" label={text.phone} rules={[{ required: true }]}>
              <Input autoComplete="tel" inputMode="tel" maxLength={15} />
            </Form.Item>
            <Form.Item
              name="password"
              label={text.password}
              extra={text.passwordHint}
              rules={[{ required: true }]}
            >
              <Input.Password autoComplete="new-password" maxLength={20} />
            </Form.Item>
            <Button type="primary" htmlType="submit" block loading={isBusy}>
              {text.begin}
            </Button>
          </Form>
        )}
      </Card>
    </main>
  )
}
