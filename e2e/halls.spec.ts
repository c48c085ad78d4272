import { expect, test } from './harness/test.ts'

test('from the home through a hall and a booth to a product, and all the way back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: '产品展厅' }).click()
  await page.getByRole('link', { name: /心血管与代谢新品馆/ }).click()
  await expect(page.getByRole('heading', { name: '心血管与代谢新品馆' })).toBeVisible()
  await page.getByRole('link', { name: /澄心医疗科技股份有限公司/ }).click()
  await expect(page.getByRole('heading', { name: '展出产品' })).toBeVisible()
  await page.getByRole('link', { name: /冠状动脉药物涂层球囊/ }).click()
  await expect(page).toHaveURL(/\/productDetail\?product_id=\d+/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '澄心医疗科技股份有限公司' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '心血管与代谢新品馆' })).toBeVisible()
})

test('a talk is found by its subject; an advertisement says where it leads before anybody leaves', async ({
  page,
}) => {
  await page.goto('/subjectTalkHomepage')
  await expect(page.getByRole('heading', { name: '正在与即将开讲' })).toBeVisible()
  await page.getByRole('link', { name: '全部讲堂' }).click()
  await page.getByRole('button', { name: '心血管内科' }).click()
  await page.getByRole('link', { name: /心内查房一刻钟/ }).click()
  await expect(page.getByRole('heading', { name: '主讲与主持' })).toBeVisible()

  await page.goto('/adDetail?id=2')
  await page.getByRole('button', { name: '了解详情' }).click()
  const notice = page.getByRole('alertdialog')
  await expect(notice.getByText(/training\.example\.com/)).toBeVisible()
  await notice.getByRole('button', { name: '留在这里' }).click()
  await expect(page).toHaveURL(/\/adDetail\?id=2$/)
})
