import type { Locator, Page } from '@playwright/test'
import { commentCalls } from '#contract/community/comments.ts'
import { actionCalls } from '#contract/console/resources.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import type { SandboxCode } from '#server/sandbox/serve-second-step.ts'
import { pushStream } from '#server/testing/push-stream.ts'
import { axe } from './harness/axe.ts'
import {
  agree,
  askFor,
  consolePhones,
  doAction,
  localTime,
  openConsole,
  openFirst,
  openRequest,
  refusesAction,
  startAction,
  visitConsole,
} from './harness/console.ts'
import { logIn } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { wordPaste } from '../console/src/records/rich/word-paste.fixture.ts'

const picture = 'web/public/icon-512.png'
const film = 'demo/assets/lecture.mp4'

const editor = (page: Page) => page.locator('.tiptap')
const confirm = (page: Page, dialog: string) =>
  page
    .getByRole('dialog', { name: dialog })
    .getByRole('button', { name: /^确\s*定$/ })
    .click()
/** Drags a session of the timetable by the mouse, and waits until it has moved. */
async function dragDown(page: Page, session: Locator) {
  const before = await session.innerText()
  const { x, y } = (await session.boundingBox())!
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(session).not.toHaveText(before)
}

test('an editor writes with pictures, pastes from Word, previews, and publishes at a time @desk', async ({
  page,
}) => {
  await openConsole(page, consolePhones.editor, 'articles/new')
  const title = `出院后的第一个月 ${Date.now()}`
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await page.getByRole('combobox', { name: '学科' }).click()
  await page.locator('.ant-select-item-option').first().click()
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await confirm(page, '裁剪图片')

  await editor(page).click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('先打电话')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await editor(page).evaluate((target, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, wordPaste)
  await expect(editor(page).getByRole('listitem').filter({ hasText: '早餐前' }).last()).toBeVisible()
  await expect(editor(page)).not.toContainText('supportLists')
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: '图片', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '图片' })
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await expect(dialog.locator('img')).toBeVisible()
  await confirm(page, '图片')
  await expect(dialog.getByText('请填写图片说明')).toBeVisible()
  await dialog.getByRole('textbox', { name: /图片说明/ }).fill('一朵杏花')
  await axe(page, '.ant-modal')
  await page.keyboard.press('Enter')
  await expect(editor(page).getByRole('img', { name: '一朵杏花' })).toBeVisible()
  await axe(page, 'main')

  await page.getByRole('button', { name: /^预\s*览$/ }).click()
  const preview = page.frameLocator('iframe[title=预览]')
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.getByRole('img', { name: '一朵杏花' })).toBeVisible()
  await page.getByText('电脑', { exact: true }).click()
  await expect(preview.getByText('第二周门诊')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '定时发布' }).click()
  await page.getByRole('textbox', { name: '发布时间' }).fill(localTime(-1))
  await page.keyboard.press('Enter')
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /^确\s*定$/ })
    .click()
  await expect(page.getByText('已定时')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(async () => {
    await page.goto(`/console/articles?f.q=${encodeURIComponent(title)}`)
    await expect(row).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.goto((await row.getByRole('link', { name: '打开页面' }).getAttribute('href'))!)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('img', { name: '一朵杏花' })).toBeVisible()
  await refusesAction(page, 'articles', 'take_back')
})

test('a meeting is copied, planned, goes live, is moderated, and gets its recording @desk', async ({
  page,
  browser,
}) => {
  test.slow()
  await openConsole(page, consolePhones.meetingManager)
  await openFirst(page, 'meetings?f.q=筹备中', '心衰管理基层培训（筹备中）')
  await page.getByRole('button', { name: '复制为新会议' }).click()
  const copy = page.getByRole('dialog', { name: '复制为新会议' })
  const title = `基层培训 ${Date.now()}`
  await copy.getByRole('textbox', { name: '新标题' }).fill(title)
  await copy.getByRole('textbox', { name: '开始时间' }).fill(localTime(-5))
  await page.keyboard.press('Tab')
  await copy.getByRole('button', { name: '复制为新会议' }).click()
  await expect(copy).toBeHidden()
  await openFirst(page, `meetings?f.q=${title}`, title)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await doAction(page, '发布')

  // The place says what is missing and leads there; a session made in it belongs to it.
  await page.getByRole('link', { name: '去处理: 议程' }).click()
  await expect(page).toHaveURL(/\/programme$/)
  await page
    .getByRole('navigation', { name: '本页导航' })
    .getByRole('link', { name: '议程', exact: true })
    .click()
  await page.getByRole('button', { name: /^新\s*建$/ }).click()
  await page.getByRole('textbox', { name: '主题' }).fill('病例讨论')
  // In the morning, so that it can be moved at any hour at which this runs.
  const day = localTime(-5).slice(0, 10)
  await page.getByRole('textbox', { name: '开始' }).fill(`${day} 10:00`)
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: '结束' }).fill(`${day} 10:30`)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: /^保\s*存$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/meetings/${id}/sessions/\\d+$`))
  await visitConsole(page, `meetings/${id}/programme`)
  const session = page.getByRole('button', { name: /^病例讨论/ })
  const before = await session.innerText()
  await session.focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(session).not.toHaveText(before)
  await dragDown(page, session)
  await page.getByRole('main').getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('已撤销')).toBeVisible()
  await axe(page, 'main')

  await visitConsole(page, `meetings/${id}/live`)
  await page.getByRole('button', { name: '显示密钥' }).click()
  const [address, key] = await page.locator('.ant-descriptions .ant-typography').allInnerTexts()
  const stream = pushStream(`${address!.trim()}/${key!.trim()}`)
  try {
    await expect(page.getByText('直播中', { exact: true })).toBeVisible({ timeout: 60_000 })
    const viewer = await (await browser.newContext()).newPage()
    const { token } = await logIn(viewer, newPhone(), `/meetingDetail?meeting_id=${id}`)
    const said = { item_type: 'meeting', item_id: id, content: '请问哪里可以领资料', play_time: '5' }
    await post(viewer, commentCalls.set.path, said, token)
    const read = viewer.getByRole('log').getByText(said.content)
    await expect(read).toBeVisible()
    const comment = page.locator('.live-comment').filter({ hasText: said.content })
    await expect(comment).toBeVisible()
    const picture = page.getByLabel('直播画面')
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(1)
    await axe(page, 'main')
    await comment.getByRole('button', { name: /^删\s*除$/ }).click()
    await page
      .getByRole('tooltip')
      .getByRole('button', { name: /^确\s*定$/ })
      .click()
    await expect(comment).toBeHidden()
    await expect(read).toBeHidden()
    await viewer.context().close()
  } finally {
    await stream.kill()
  }

  await visitConsole(page, `meetings/${id}/recordings/new`)
  await page.getByRole('textbox', { name: '名称' }).fill('全程回放')
  await page.locator('input[type=file][accept*=video]').first().setInputFiles(film)
  await expect(page.getByRole('textbox', { name: /^\*? ?视频$/ })).toHaveValue(/^\/files\//, {
    timeout: 180_000,
  })
  // Read from the file.
  await expect(page.getByRole('spinbutton', { name: '时长（秒）' })).toHaveValue(/^[1-9]\d*$/)
  await page.getByRole('button', { name: /^保\s*存$/ }).click()
  await expect(page).toHaveURL(/\/recordings\/\d+$/)
  await doAction(page, '发布', '会议已结束')
  await expect(page.getByRole('button', { name: '隐藏' })).toBeVisible()

  await visitConsole(page, `meetings/${id}`)
  await doAction(page, '发放学分与证书', '会议已结束')
  await expect(page.getByText('已完成 1 条', { exact: true })).toBeVisible()
  await refusesAction(page, 'meetings', 'publish')
})

test('a reviewer verifies a doctor and refuses a work @desk', async ({ page }) => {
  await openConsole(page, consolePhones.reviewer)
  await openFirst(page, 'verifications?f.q=邹静宜', '邹静宜')
  await expect(page.getByRole('img', { name: '证件照片' })).toBeVisible()
  await doAction(page, '通过')
  await expect(page.getByText('已通过')).toBeVisible()

  await openFirst(page, 'works', '神经外科围手术期管理（系列）')
  await page.getByRole('button', { name: '拒绝', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '拒绝' })
  await dialog.getByRole('button', { name: '拒绝', exact: true }).click()
  await expect(dialog.getByText('请填写原因')).toBeVisible()
  await dialog.getByRole('textbox', { name: '原因' }).fill('第二讲没有声音')
  await dialog.getByRole('button', { name: '拒绝', exact: true }).click()
  await expect(page.getByText('未通过')).toBeVisible()
  await refusesAction(page, 'verifications', 'pass')
  await refusesAction(page, 'works', 'refuse')
})

/** The server asks for the second step again once the last one was five minutes ago, of which this is the answer. */
async function letStepGrowOld(page: Page) {
  const { status, zh: message } = operatorFailures.freshStepNeeded
  let isAsked = false
  await page.route(`**${actionCalls.run.path}`, (route) => {
    const isTrial = new URLSearchParams(route.request().postData()!).get('try') === '1'
    if (isTrial || isAsked) return route.continue()
    isAsked = true
    return route.fulfill({ json: { status, message, data: null } })
  })
}

async function confirmStep(page: Page, phone: string) {
  const dialog = page.getByRole('dialog', { name: '二次验证' })
  await expect(dialog).toBeVisible()
  // What is behind it waits, and is paler.
  await axe(page, '.ant-modal:has([autocomplete="one-time-code"])')
  const answer = await page.request.get('/sandbox/second-step.json')
  const codes = (await answer.json()) as SandboxCode[]
  await dialog.getByLabel('验证码').fill(codes.find((one) => one.phone === phone)!.code)
  await dialog.getByRole('button', { name: '验证', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a clerk asks for a refund and a withdrawal, to which another person agrees @desk', async ({
  page,
  browser,
}) => {
  test.slow()
  await openConsole(page, consolePhones.clerk)
  await openFirst(page, 'refunds', '重复购买')
  const refund = { address: page.url(), title: await askFor(page, '通过') }
  await openFirst(page, 'withdrawals?f.q=程怀瑾', '4,500.00')
  await axe(page)
  const withdrawal = { address: page.url(), title: await askFor(page, '通过') }
  await expect(page.getByText('待审核')).toBeVisible()

  const approver = await (await browser.newContext()).newPage()
  await openConsole(approver, consolePhones.approver)
  await openRequest(approver, refund.title)
  await axe(approver)
  await agree(approver)
  await approver.goto(refund.address)
  await expect(approver.getByText(/已同意|退款中|已到账/).first()).toBeVisible()
  await openRequest(approver, withdrawal.title)
  await expect(approver.getByRole('insertion').getByText('¥4,500.00')).toBeVisible()
  await agree(approver)

  await page.goto(withdrawal.address)
  await expect(page.getByText('待付款')).toBeVisible()
  await expect(page.getByRole('button', { name: '付款', exact: true })).toBeHidden()
  await approver.goto(withdrawal.address)
  await letStepGrowOld(approver)
  const paying = await startAction(approver, '付款', '已核对收款人')
  await confirmStep(approver, consolePhones.approver)
  await expect(paying).toBeHidden()
  await expect(approver.getByText(/付款中|已到账/).first()).toBeVisible()
  await approver.context().close()
  await refusesAction(page, 'refunds', 'pass')
  await refusesAction(page, 'withdrawals', 'pay')
})
