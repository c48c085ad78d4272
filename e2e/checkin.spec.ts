import type { Page } from '@playwright/test'
import { onSiteCalls } from '#contract/meetings/checkin.ts'
import { axe } from './harness/axe.ts'
import { replaceCamera, showCode } from './harness/camera-picture.ts'
import { meetingByTitle } from './harness/find-meeting.ts'
import { passCheckin } from './harness/judge.ts'
import { logIn, logInByCode } from './harness/log-in.ts'
import { asOperator } from './harness/operator.ts'
import { pictures } from './harness/pictures.ts'
import { masked, post } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import { addSensor } from './harness/verified-phone.ts'

const photos = ['id_card_front', 'id_card_back', 'badge', 'practising_certificate']

async function choose(page: Page, field: RegExp, path: string[]) {
  await page.getByRole('button', { name: field }).click()
  for (const name of path) await page.getByRole('button', { name, exact: true }).click()
}

test('a check-in with papers is corrected, reviewed and passed, and then opens the video', async ({
  page,
}) => {
  test.slow()
  const id = await meetingByTitle(page, '处方药学术交流会（实名签到）')
  const phone = newPhone()
  await logIn(page, phone, `/meetingPlaybackDetail?meeting_id=${id}`)
  await expect(page.getByText('请先签到再观看')).toBeVisible()
  await page.getByRole('link', { name: '去签到' }).click()
  const submit = () => page.getByRole('button', { name: '提交签到' }).click({ force: true })
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  await fill('真实姓名', '王晓明王晓明王晓明王晓')
  await tells(page, '真实姓名最多10个字', submit)
  await fill('真实姓名', '王晓明')
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(masked(phone))
  await fill('邮箱', 'a@b')
  await tells(page, '邮箱不正确', submit)
  await fill('邮箱', 'wang@example.cn')
  await tells(page, '信息不完整，请完善后签到', submit)
  await page.getByRole('radio', { name: '医生', exact: true }).check()
  await page.getByRole('radio', { name: '是', exact: true }).check()
  await fill('医院', '江城大学附属第一医院')
  await choose(page, /^科室/, ['外科', '骨科'])
  await fill('专业', '关节外科')
  await choose(page, /^职称/, ['副主任医师'])
  await expect(page.getByLabel('公司', { exact: true })).toHaveCount(0)
  await fill('身份证号', '110105194912310021')
  await tells(page, '身份证格式不正确', submit)
  await fill('身份证号', '11010519491231002x')
  await fill('医师资格证号', '199911110210111')
  await tells(page, '身份证正面不能为空', submit)
  for (const [at, photo] of photos.entries())
    await page.locator(`input[data-field="${photo}"]`).setInputFiles(pictures[at % 2]!)
  for (const label of ['身份证正面', '身份证反面', '胸牌照片', '执业证书照片'])
    await expect(page.getByRole('img', { name: label })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await axe(page)
  await submit()
  await expect(page.getByRole('heading', { name: '签到信息审核中' })).toBeVisible()
  await passCheckin(page, id)
  await page.getByRole('link', { name: '返回会议' }).click()
  await expect(page).toHaveURL(/\/meetingPlaybackDetail/)
  await expect(page.locator('video')).toBeAttached()
})

/** Scans the code that the screen on site shows now; one that ran out on the way is scanned again. */
async function scan(page: Page, meetingId: number) {
  await expect(async () => {
    let code = ''
    await asOperator(page, async (token) => {
      const fields = { meeting_id: String(meetingId), schedule_id: '0' }
      code = (await post<{ code: string }>(page, onSiteCalls.code.path, fields, token)).code
    })
    await page.goto(`/checkinScan?code=${code}`)
    await expect(page.getByRole('heading').last()).not.toHaveText(/签到码已失效/)
    await expect(page.getByRole('button', { name: '确认签到' })).toBeVisible()
    await page.getByRole('button', { name: '确认签到' }).click()
    await expect(page.getByText('您正在现场签到')).toBeHidden()
    await expect(page.getByRole('heading', { name: '确认超时' })).toBeHidden()
  }).toPass()
}

test('the code is scanned inside the page', async ({ page }) => {
  test.slow()
  const id = await meetingByTitle(page, '江城医学论坛·线下专场')
  await replaceCamera(page)
  await logIn(page, newPhone(), '/checkinScan')
  await page.getByRole('button', { name: '打开相机扫码' }).click()
  await expect(page.getByText('将签到码放入画面中')).toBeVisible()
  await axe(page)
  await showCode(page, 'https://example.com/checkinScan?code=1')
  await expect(async () => {
    await asOperator(page, async (token) => {
      const fields = { meeting_id: String(id), schedule_id: '0' }
      const { code } = await post<{ code: string }>(page, onSiteCalls.code.path, fields, token)
      const scanAgain = page.getByRole('button', { name: '打开相机扫码' })
      if (await scanAgain.isVisible()) await scanAgain.click()
      await showCode(page, `${new URL(page.url()).origin}/checkinScan?code=${code}`)
    })
    await expect(page.getByRole('button', { name: '确认签到' })).toBeVisible({ timeout: 4000 })
  }).toPass()
})

test('a phone that verifies its user checks in one person, also after a logout', async ({ page }) => {
  test.slow()
  await addSensor(page)
  const id = await meetingByTitle(page, '江城医学论坛·线下专场')
  await page.goto('/checkinScan?code=any')
  await expect(page.getByRole('heading', { name: '请先登录，再扫描屏幕上的签到码' })).toBeVisible()
  await logIn(page, newPhone())
  await scan(page, id)
  await expect(page.getByRole('heading', { name: '签到成功' })).toBeVisible()
  await axe(page)
  await page.goto('/checkinScan?code=old')
  await expect(page.getByRole('heading', { name: /签到码已失效/ })).toBeVisible()
  await page.goto(`/meetingDetail?meeting_id=${id}`)
  await expect(page.getByText('您已在现场签到')).toBeVisible()
  await page.goto('/personalCenter')
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByText('已退出登录')).toBeVisible()
  // Through the screen: logging in beside it would clear what the browser stores.
  await logInByCode(page, newPhone())
  await scan(page, id)
  await expect(page.getByRole('heading', { name: /该设备已为其他账号签到，请到签到台/ })).toBeVisible()
  await axe(page)
})
