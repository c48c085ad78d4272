import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { userTypes } from '#contract/people/account.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { currentCode } from '#server/features/people/second-step/totp.ts'
import { openSmtpStandIn } from '#server/testing/smtp-stand-in.ts'
import { axe } from './harness/axe.ts'
import { doAction, localTime } from './harness/console.ts'
import { carrierLogin, masked, post } from './harness/register.ts'
import { spawnServer } from './harness/spawn-server.ts'
import type { SpawnedServer } from './harness/spawn-server.ts'
import { expect, test as base } from './harness/test.ts'

type SmtpStandIn = Awaited<ReturnType<typeof openSmtpStandIn>>

/** A server of its own, without the demo world, and a mail server that it believes. */
const test = base.extend<{ server: SpawnedServer; smtp: SmtpStandIn }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  smtp: async ({}, use) => {
    const smtp = await openSmtpStandIn()
    await use(smtp)
    await smtp.close()
  },
  server: async ({ smtp }, use, info) => {
    const file = info.outputPath('mail-server.pem')
    await writeFile(file, smtp.certificate)
    const server = await spawnServer({ DEMO: 'off', NODE_EXTRA_CA_CERTS: file })
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.origin),
})

test('the first administrator brings an empty installation to life @desk', async ({
  page,
  browser,
  server,
  smtp,
}) => {
  test.slow()
  await expect.poll(() => setupCodeIn(server)).toBeTruthy()
  await page.goto('/console')
  await expect(page.getByRole('heading', { name: '初始化杏林' })).toBeVisible()
  await axe(page)
  await page.getByLabel('安装码').fill('AAAA-AAAA-AAAA')
  await page.getByLabel('姓名').fill('林晓')
  await page.getByLabel('手机号').fill('13812345678')
  await page.getByLabel('登录密码').fill('Xinglin2026')
  await page.getByRole('button', { name: '创建管理员' }).click()
  await expect(page.getByRole('alert')).toContainText('安装码错误')
  await page.getByLabel('安装码').fill(setupCodeIn(server)!)
  await page.getByRole('button', { name: '创建管理员' }).click()

  await page.getByRole('button', { name: '设置身份验证器' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await page.getByLabel('验证码').fill(currentCode(secret.trim()))
  await page.getByRole('button', { name: '验证', exact: true }).click()
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByRole('heading', { name: '开始使用' })).toBeVisible()
  await axe(page)

  const colleague = '13912345678'
  await register(browser, server, colleague)
  await page.getByRole('link', { name: '去完成 第二位管理员' }).click()
  await appoint(page, colleague)

  await goOn(page, '服务商')
  await page.getByRole('button', { name: '测试 文件存储' }).click()
  await expect(page.getByText('已写入、读出并删除一个文件')).toBeVisible()
  await axe(page, 'main')
  // Neither the sandbox nor the server's own disk is a service.
  await setUpMail(page, smtp)
  await goOn(page, '第一个学科')
  await nameInBoth(page, '心血管内科', 'Cardiology')
  await page.getByRole('button', { name: '从图库选择' }).click()
  await page.getByRole('tab', { name: '图标' }).click()
  await axe(page, '.ant-modal')
  await page.getByRole('button', { name: '心脏' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/subjects\/\d+$/)

  await goOn(page, '第一个首页菜单')
  await nameInBoth(page, '资讯', 'Articles')
  await addPicture(page)
  await choose(page, '打开', '医学资讯')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/menu_items\/\d+$/)

  await goOn(page, '第一篇文章')
  await page.getByRole('textbox', { name: '标题' }).fill('出院后第一周打一次电话')
  await choose(page, '学科', '心血管内科')
  await addPicture(page)
  await page.locator('.tiptap').fill('随访从出院那天开始。')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/articles\/\d+$/)

  await goOn(page, '第一场会议')
  await page.getByRole('button', { name: '新建' }).click()
  await page.getByRole('textbox', { name: '标题' }).fill('第一场会议')
  await choose(page, '类型', '线上会议')
  await choose(page, '学科', '心血管内科')
  await addPicture(page)
  await page.getByRole('textbox', { name: '开始时间' }).fill(localTime(24 * 60))
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: '结束时间' }).fill(localTime(25 * 60))
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/meetings\/\d+$/)
  await doAction(page, '发布')

  await goOn(page, '第一个首页栏目')
  await nameInBoth(page, '专业资讯', 'Articles')
  await choose(page, '内容', '文章')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/sections\/\d+$/)

  await goOn(page, '协议签约主体')
  await page.getByRole('textbox', { name: '单位名称' }).fill('江城医学会')
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill('91350100M000100Y43')
  await page.getByRole('textbox', { name: '授权签署人' }).fill('周明')
  await page.getByRole('textbox', { name: '原因' }).fill('开始使用')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/agreement-parties\/\d+$/)

  await page.goto('/console/coupons')
  await expect(page.getByText('可用 Excel 批量导入')).toBeVisible()
  await page.goto('/console/people/new')
  await page.getByRole('textbox', { name: '手机号' }).fill('13712345678')
  await page.getByRole('textbox', { name: '姓名' }).fill('周可')
  await page.getByRole('textbox', { name: '原因' }).fill('年会报名')
  // Enter never saves.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/people\/\d+$/)

  await page.goto('/console/onboarding')
  await expect(page.getByText('一切就绪')).toBeVisible()
  await axe(page, 'main')
  await page.getByRole('link', { name: '打开首页' }).click()
  await expect(page.getByText('出院后第一周打一次电话').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '资讯' }).first()).toBeVisible()

  await test.step('a doctor with a course that costs something', () => addCourse(page, browser, server))
  await test.step('a union of a doctor who has registered', async () => {
    await registerDoctor(browser, server, { phone: '13612345678', name: '顾清和' })
    await page.goto('/console/unions/new')
    await page.getByRole('textbox', { name: '名称' }).fill('江城心血管专科联盟')
    await choose(page, '负责人', '顾清和')
    await save(page, 'unions')
  })
  await test.step('an expert with a fee', () => inviteExpert(page))
  await test.step('coffee', () => offerCoffee(page))
  await test.step('a message to a segment', () => writeToSegment(page))

  await page.goto('/console/account')
  await expect(page.getByRole('cell', { name: '身份验证器' }).first()).toBeVisible()
  await axe(page, 'main')
})

/** Somebody registers in a browser of their own. */
async function register(browser: Browser, { origin }: SpawnedServer, phone: string): Promise<void> {
  const other = await browser.newContext({ baseURL: origin })
  await carrierLogin(other, phone)
  await other.close()
}

/** Makes somebody an administrator: as long as nobody could agree, the first one does so alone, for all to see. */
async function appoint(page: Page, phone: string): Promise<void> {
  await page
    .getByRole('row')
    .filter({ hasText: masked(phone) })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('button', { name: '调整角色', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '调整角色' })
  await dialog.getByRole('checkbox', { name: '管理员' }).check()
  await dialog.getByRole('textbox', { name: '原因' }).fill('第二位管理员')
  await axe(page)
  await dialog.getByRole('button', { name: '调整角色', exact: true }).click()
  await expect(page.getByText('已完成 1 条')).toBeVisible()
  await page.goto('/console/requests')
  await expect(page.getByRole('row').filter({ hasText: '第二位管理员' })).toContainText('首位管理员单独执行')
}

/** Enters a mail server by field and sends a mail over it. */
async function setUpMail(page: Page, smtp: SmtpStandIn): Promise<void> {
  const { hostname, port } = new URL(smtp.url)
  await page.getByRole('button', { name: '设置 邮件' }).click()
  await page.getByRole('textbox', { name: '邮件服务器' }).fill(hostname)
  await page.getByRole('textbox', { name: '端口' }).fill(port)
  await choose(page, '加密方式', 'starttls')
  await page.getByRole('textbox', { name: '发件人' }).fill('no-reply@xinglin.example')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('textbox', { name: '邮件 接收邮件的地址' }).fill('lin@xinglin.example')
  await page.getByRole('button', { name: '测试 邮件' }).click()
  await expect(page.getByText('邮件已被受理')).toBeVisible()
  expect(smtp.received).toMatchObject([{ isSecret: true }])
}

async function save(page: Page, list: string): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/console/${list}/\\d+$`))
}

async function addCourse(page: Page, browser: Browser, server: SpawnedServer): Promise<void> {
  await page.goto('/console/doctors/new')
  const doctor = { 姓名: '沈知远', 职称: '主任医师', 医院: '江城大学附属第一医院', 科室: '心血管内科' }
  for (const [name, value] of Object.entries(doctor)) await page.getByRole('textbox', { name }).fill(value)
  await choose(page, '学科', '心血管内科')
  await addPicture(page)
  await page.getByRole('textbox', { name: '原因' }).fill('首位讲者')
  await save(page, 'doctors')

  await page.goto('/console/courses/new')
  await page.getByRole('textbox', { name: '标题' }).fill('心衰的容量管理')
  await choose(page, '讲者', '沈知远')
  await choose(page, '形式', '单节')
  await choose(page, '学科', '心血管内科')
  await addPicture(page)
  await page.getByRole('button', { name: '添加一行' }).click()
  await page.getByRole('textbox', { name: '标题' }).last().fill('第一讲')
  await page.locator('input[type=file][accept*=video]').setInputFiles('demo/assets/lecture.mp4')
  await expect(page.getByRole('spinbutton', { name: '时长（秒）' })).toHaveValue(/^[1-9]\d*$/, {
    timeout: 60_000,
  })
  await page.getByRole('spinbutton', { name: '价格', exact: true }).fill('19.9')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/courses\/\d+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const visitor = await browser.newPage({ baseURL: server.origin })
  await visitor.goto(`/doctorSharePage?production_id=${id}`)
  await expect(visitor.getByText('¥19.90').first()).toBeVisible()
  await visitor.close()
}

async function inviteExpert(page: Page): Promise<void> {
  await page.goto('/console/expert-tasks/new')
  await choose(page, '会议', '第一场会议')
  await save(page, 'expert-tasks')
  await page.goto('/console/experts/new')
  await choose(page, '任务书', '第一场会议')
  await page.getByRole('textbox', { name: '手机号' }).fill('13512345678')
  await page.getByRole('textbox', { name: '姓名' }).fill('程怀瑾')
  await save(page, 'experts')
  await page.goto('/console/expert-fees/new')
  await choose(page, '专家', '程怀瑾')
  await page.getByRole('textbox', { name: '名目' }).fill('讲课费')
  await page.getByRole('spinbutton', { name: '税前金额' }).fill('2000')
  await page.getByRole('textbox', { name: '原因' }).fill('首场会议')
  await save(page, 'expert-fees')
}

async function offerCoffee(page: Page): Promise<void> {
  await page.goto('/console/coffee-counters/new')
  await page.getByRole('textbox', { name: '名称' }).fill('一楼大厅')
  await save(page, 'coffee-counters')
  await page.goto('/console/coffee-campaigns/new')
  await page.getByRole('textbox', { name: '标题' }).fill('开幕日咖啡')
  await page.getByRole('textbox', { name: '饮品' }).fill('拿铁')
  await page.getByRole('spinbutton', { name: '库存' }).fill('200')
  for (const [name, hours] of [
    ['开始时间', 24],
    ['结束时间', 25],
    ['核销截止', 26],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(localTime(hours * 60))
    await page.keyboard.press('Tab')
  }
  await choose(page, '咖啡台', '一楼大厅')
  await page.keyboard.press('Escape')
  await save(page, 'coffee-campaigns')
}

async function writeToSegment(page: Page): Promise<void> {
  await page.goto('/console/announcements/new')
  await page.getByLabel('标题', { exact: true }).fill('第一场会议明日开始')
  await page.getByLabel('摘要', { exact: true }).fill('欢迎心血管内科的同道参加。')
  await choose(page, '消息分类', '会议')
  await page.getByRole('textbox', { name: '收件人：科室包含' }).fill('心血管内科')
  await expect(page.getByRole('status').getByText('当前共 1 人符合条件')).toBeVisible()
  await save(page, 'announcements')
  const address = page.url()
  await doAction(page, '发送', '首场会议通知')
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByText('已发送')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const reached = page.getByRole('row').filter({ hasText: '送达人数' }).getByRole('cell').first()
  await expect(reached).toHaveText('1')
}

/** A doctor registers in a browser of their own. */
async function registerDoctor(
  browser: Browser,
  { origin }: SpawnedServer,
  { phone, name }: { phone: string; name: string },
): Promise<void> {
  const other = await browser.newContext({ baseURL: origin })
  const { token } = await carrierLogin(other, phone)
  const work = { hospital: '江城大学附属第一医院', department: '心血管内科', title: '主治医师' }
  await post(other, profileCalls.setUserType.path, { user_type: String(userTypes.doctor) }, token)
  await post(other, profileCalls.saveForm.path, { truename: name, ...work }, token)
  await other.close()
}

const setupCodeIn = (server: SpawnedServer) => /setup code (\S+)/.exec(server.output())?.[1]

/** From any screen back to the guide, and on to the step that comes next. */
async function goOn(page: Page, step: string): Promise<void> {
  await page.getByRole('link', { name: `下一步：${step}` }).click()
  await page.getByRole('link', { name: `去完成 ${step}` }).click()
}

async function nameInBoth(page: Page, chinese: string, english: string): Promise<void> {
  await page.getByRole('textbox', { name: '名称' }).first().fill(chinese)
  await page.getByRole('textbox', { name: '英文名称' }).fill(english)
}

async function addPicture(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles('web/public/icon-512.png')
  await page.getByRole('dialog', { name: '裁剪图片' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: option }).click()
}
