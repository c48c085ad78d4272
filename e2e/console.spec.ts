import { consoleKilobytes, consoleLimits } from '../tools/console-size.ts'
import { changeRecord, recordOf } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { consolePhones, openConsole } from './harness/console.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

test('an editor writes a draft, publishes it, and readers see it @desk', async ({ page }) => {
  await openConsole(page, consolePhones.editor, 'articles')
  await expect(page.getByRole('heading', { name: '文章' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page)
  await page.emulateMedia({ colorScheme: 'light' })

  await page.getByRole('button', { name: '新建' }).click()
  const title = `随访怎样做得更好 ${Date.now()}`
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  // What is typed survives a closed tab.
  await page.reload()
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(title)
  await page.getByRole('button', { name: '存为草稿' }).click()
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()

  await page.getByRole('link', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('学科 必填')).toBeVisible()
  await page.getByRole('combobox', { name: '学科' }).click()
  await page.locator('.ant-select-item-option').first().click()
  await page.locator('input[type=file]').first().setInputFiles('web/public/icon-512.png')
  await page.getByRole('dialog', { name: '裁剪图片' }).getByRole('button', { name: '确定' }).click()
  await page.locator('.tiptap').fill('出院后第一周打一次电话。')
  await axe(page, 'main')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/articles\/\d+$/)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await page.goto(`/homeConsultingDetail?information_id=${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('出院后第一周打一次电话。')).toBeVisible()
})

test('two who change a record at once lose nothing @desk', async ({ page }) => {
  await openConsole(page, consolePhones.editor, 'articles?f.state=shown')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('tab', { name: '编辑' }).click()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const [mine, theirs] = [`我的标题 ${id}`, `同事的标题 ${id}`]
  const title = page.getByRole('textbox', { name: '标题' })
  await title.fill(mine)
  await page.getByRole('textbox', { name: '来源' }).fill('我的来源')
  await changeRecord(page, 'articles', id, { title: theirs, intro: '同事的摘要' })

  // What changes for readers is shown first, word by word.
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const changes = page.getByRole('dialog', { name: '发布前请核对修改' })
  await expect(changes.getByRole('row').filter({ hasText: '标题' }).locator('ins')).toContainText('我的')
  await axe(page, '[role=dialog]')
  await changes.getByRole('button', { name: '发布' }).click()
  const question = page.getByRole('alert').filter({ hasText: '其他人已修改' })
  await expect(question.getByRole('row').filter({ hasText: theirs })).toContainText(mine)
  await expect(question).toBeInViewport()
  // What does not collide is there already.
  await expect(page.getByRole('textbox', { name: '摘要' })).toHaveValue('同事的摘要')
  await axe(page, 'form')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('请先逐项选择')).toBeInViewport()
  await question.getByRole('button', { name: '标题 采用对方的' }).click()
  await expect(question).toBeHidden()
  await expect(title).toHaveValue(theirs)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await changes.getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布').first()).toBeVisible()
  const { row, values } = await recordOf(page, 'articles', id)
  expect(row.title).toBe(theirs)
  expect(values).toMatchObject({ intro: '同事的摘要', source: '我的来源' })
})

test('the console is closed to those who are no operators, and its lists to other roles @desk', async ({
  page,
}) => {
  await page.goto('/console')
  await expect(page).toHaveURL(/\/console\/login\?from=%2Fconsole/)
  await logIn(page, newPhone())
  await page.goto('/console')
  await expect(page.getByText('此账号没有运营权限')).toBeVisible()
  await openConsole(page, consolePhones.analyst)
  await expect(page.getByRole('link', { name: '文章' })).toBeHidden()
  await page.goto('/console/articles')
  await expect(page.getByText('没有这个页面')).toBeVisible()
})

test('what the console loads before its first list stays within its limit @desk', async () => {
  for (const { screen, limit } of Object.values(consoleLimits))
    expect(await consoleKilobytes(screen), screen).toBeLessThanOrEqual(limit)
})
