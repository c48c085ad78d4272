import { loginForm } from './harness/log-in.ts'
import { expect, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const messages = {
  zh: { phone: '请输入正确的手机号', code: '验证码长度错误', agreement: '请勾选服务协议' },
  en: { phone: 'phone error', code: 'code error', agreement: 'please tick the service agreement' },
}

for (const language of ['zh', 'en'] as const) {
  test(`wrong inputs show messages in ${language}`, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.goto(`/login?lang=${language}`)
    const form = loginForm(page, language)
    const said = messages[language]
    // The button looks disabled until everything is filled in, but a press still says what is missing.
    const submit = () => form.submit.click({ force: true })

    await form.phone.fill('12345678901')
    await tells(page, said.phone, () => form.send.click())
    await form.phone.fill('13912345678')
    await form.code.fill('123')
    await tells(page, said.code, submit)
    await form.code.fill('1234')
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true')
    await tells(page, said.agreement, submit)
    await form.agree.check()
    await expect(form.submit).not.toHaveAttribute('aria-disabled', 'true')
    expect(sent.filter((path) => /sendCode|codeLogin/.test(path))).toEqual([])
  })
}
